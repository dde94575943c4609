import { type Cents, cents, type Reason, sumCents, type TaxQuote } from '@sampan/contract'
import {
  cheapestFirst,
  type Delivery,
  type DeliveryDays,
  type FreightTerms,
  type ShopService,
} from '@sampan/contract/delivery'
import type { FreightService } from '@sampan/contract/rules'
import {
  discountsOf,
  faultOf,
  isFor,
  lineDiscountsOf,
  type Promo,
  type PromoTerms,
  termsOf,
} from '../promo/promo-rules.ts'
import type { Offer, ShopTerms } from './checkout-sql.ts'

/** A line to buy, from the cart or directly from a product page. */
export type WantedLine = Offer & { cart_item_id: string | null; quantity: number }
export type PricedLine = WantedLine & {
  discount_cents: Cents
  /** Goods less discount: the amount that a refund of the line returns. */
  paid_cents: Cents
  /** Whether the promo code applies to this line. True if no code is entered. */
  counts_for_promo: boolean
}

export type PricedOrder = {
  shop_id: string
  lines: PricedLine[]
  goods_cents: Cents
  freight_cents: Cents
  discount_cents: Cents
  /** Taxes, duties and charges that are added to the price, and taxes that the price contains. */
  tax_cents: Cents
  included_tax_cents: Cents
  /** With the added taxes. */
  total_cents: Cents
  deliverable: boolean
  /** Whether the shop ships to the address, but not a parcel of this weight or value. */
  exceeds_limit: boolean
  /**
   * The terms under which this order has free freight. Null if the shopper pays freight, or if freight is always free.
   */
  free_freight: FreightTerms | null
  /** The chosen service, otherwise the cheapest one. Null without an address and when the shop does not ship there. */
  service: FreightService | null
  /** The services by which the shop can send these lines, the cheapest first. */
  deliveries: Delivery<ShopTerms>[]
  /** The shop's delivery days for the address. Null without an address and when the shop does not ship there. */
  days: DeliveryDays | null
}

/** The priced orders of all shops in one checkout. */
export type PricedCheckout = {
  orders: PricedOrder[]
  goods_cents: Cents
  freight_cents: Cents
  discount_cents: Cents
  tax_cents: Cents
  total_cents: Cents
  /** The entered code, the reason why it cannot be used, and its terms. */
  promo: ({ code: string; fault: Reason | undefined; minimum_cents: number } & PromoTerms) | null
}

type Terms = {
  /** The delivery rules of each shop that ships to the address. Undefined until an address is chosen. */
  rules: Map<string, ShopTerms[]> | undefined
  /** The entered code in upper case, or empty. */
  code: string
  promo: Promo | undefined
  shop_services?: readonly ShopService[] | undefined
}

/** Calculates the prices of lines by shop, in the sequence of the lines. A pure function, without clock or database. */
export function priced(lines: WantedLine[], { rules, code, promo, shop_services }: Terms): PricedCheckout {
  const shops = [...Map.groupBy(lines, (line) => line.shop_id)].map(([shop_id, wanted_lines]) =>
    shopSums(shop_id, wanted_lines, { rules, shop_services }),
  )
  const goods_cents = sumOf(shops, 'goods_cents')
  const sums = promo ? sumsFor(promo, shops) : []
  const matching_cents = promo ? sumOf(sums, 'matching_cents') : goods_cents
  const fault = code ? faultOf(promo, matching_cents) : undefined
  const counting = fault ? undefined : promo
  const discounts = counting ? discountsOf(counting, sums) : []
  const orders = shops.map((shop, index) => discounted(shop, discounts[index] ?? cents(0), counting))
  return {
    orders,
    goods_cents,
    freight_cents: sumOf(orders, 'freight_cents'),
    discount_cents: sumOf(orders, 'discount_cents'),
    tax_cents: cents(0),
    total_cents: sumOf(orders, 'total_cents'),
    promo: code ? { code, fault, minimum_cents: promo?.minimum_cents ?? 0, ...termsOf(promo, matching_cents) } : null,
  }
}

type Shop = { goods_cents: Cents; freight_cents: Cents } & ({ lines: WantedLine[] } | { wanted_lines: WantedLine[] })

/** The sums of each shop's order, including the value of the goods that the code applies to. */
export const sumsFor = (promo: Promo, shops: readonly Shop[]) =>
  shops.map((shop) => {
    const lines = 'lines' in shop ? shop.lines : shop.wanted_lines
    const { goods_cents, freight_cents } = shop
    return { goods_cents, freight_cents, matching_cents: sumCents(lines.map((line) => matchingOf(promo, line))) }
  })

type ShopSums = {
  shop_id: string
  wanted_lines: WantedLine[]
  goods_cents: Cents
  freight_cents: Cents
  deliverable: boolean
  exceeds_limit: boolean
  free_freight: FreightTerms | null
  service: FreightService | null
  deliveries: Delivery<ShopTerms>[]
  days: DeliveryDays | null
}

type DeliveryTerms = Pick<Terms, 'rules' | 'shop_services'>

function shopSums(shop_id: string, wanted_lines: WantedLine[], { rules, shop_services }: DeliveryTerms): ShopSums {
  const goods_cents = sumCents(wanted_lines.map(goodsOf))
  const of_shop = rules?.get(shop_id) ?? []
  const deliveries = cheapestFirst(of_shop, wanted_lines)
  const chosen = shop_services?.find((one) => one.shop_id === shop_id)?.service
  const delivery = deliveries.find(({ rule }) => rule.service === chosen) ?? deliveries[0]
  const { rule, freight_cents = cents(0) } = delivery ?? {}
  const deliverable = !rules || rule !== undefined
  const exceeds_limit = !deliverable && of_shop.length > 0
  const free_freight = rule && freight_cents === 0 ? freeTerms(rule) : null
  const days = rule ? daysOf(rule) : null
  const service = rule?.service ?? null
  const sums = { goods_cents, freight_cents, deliverable, exceeds_limit, free_freight }
  return { shop_id, wanted_lines, ...sums, service, deliveries, days }
}

const freeTerms = ({ base_cents, each_further_cents, free_from_cents, bands }: FreightTerms) =>
  free_from_cents === null ? null : { base_cents, each_further_cents, free_from_cents, ...(bands && { bands }) }

const daysOf = ({ handling_days, transit_days_min, transit_days_max }: DeliveryDays) => ({
  handling_days,
  transit_days_min,
  transit_days_max,
})

function discounted({ wanted_lines, ...shop }: ShopSums, discount_cents: Cents, promo: Promo | undefined): PricedOrder {
  const goods = wanted_lines.map((line) => (promo ? matchingOf(promo, line) : cents(0)))
  const discounts = lineDiscountsOf(promo, discount_cents, goods, shop.freight_cents)
  const lines = wanted_lines.map((line, index) => {
    const line_discount = discounts[index] ?? cents(0)
    const counts_for_promo = !promo || isFor(promo, line)
    return {
      ...line,
      discount_cents: line_discount,
      paid_cents: cents(goodsOf(line) - line_discount),
      counts_for_promo,
    }
  })
  const total_cents = cents(shop.goods_cents + shop.freight_cents - discount_cents)
  return { ...shop, lines, discount_cents, tax_cents: cents(0), included_tax_cents: cents(0), total_cents }
}

type Taxed = Pick<TaxQuote, 'added_cents' | 'included_cents'>

/** A checkout with the taxes that it collects, which are calculated from its prices. @param quotes one per order. */
export function withTaxes(checkout: PricedCheckout, quotes: readonly Taxed[]): PricedCheckout {
  const orders = checkout.orders.map((order, at) => {
    // Nothing is sent, and nothing taxed, where the shop does not deliver.
    const quote = order.deliverable ? quotes[at] : undefined
    const { added_cents: tax_cents = cents(0), included_cents: included_tax_cents = cents(0) } = quote ?? {}
    return { ...order, tax_cents, included_tax_cents, total_cents: cents(order.total_cents + tax_cents) }
  })
  return { ...checkout, orders, tax_cents: sumOf(orders, 'tax_cents'), total_cents: sumOf(orders, 'total_cents') }
}

const goodsOf = (line: WantedLine): Cents => cents(line.price_cents * line.quantity)
const matchingOf = (promo: Promo, line: WantedLine): Cents => (isFor(promo, line) ? goodsOf(line) : cents(0))

const sumOf = <Key extends string>(parts: readonly Record<Key, Cents>[], key: Key) =>
  sumCents(parts.map((part) => part[key]))
