import { type Cents, cents, type Reason, sumCents } from '@sampan/contract'
import { type DeliveryDays, type FreightTerms, freightOf } from '@sampan/contract/delivery'
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
  total_cents: Cents
  deliverable: boolean
  /**
   * The terms under which this order has free freight. Null if the shopper pays freight, or if freight is always free.
   */
  free_freight: FreightTerms | null
  /** The shop's delivery days for the address. Null without an address and when the shop does not ship there. */
  days: DeliveryDays | null
}

/** The priced orders of all shops in one checkout. */
export type PricedCheckout = {
  orders: PricedOrder[]
  goods_cents: Cents
  freight_cents: Cents
  discount_cents: Cents
  total_cents: Cents
  /** The entered code, the reason why it cannot be used, and its terms. */
  promo: ({ code: string; fault: Reason | undefined; minimum_cents: number } & PromoTerms) | null
}

type Terms = {
  /** The delivery rule of each shop that ships to the address. Undefined until an address is chosen. */
  rules: Map<string, ShopTerms> | undefined
  /** The entered code in upper case, or empty. */
  code: string
  promo: Promo | undefined
}

/** Calculates the prices of lines by shop, in the sequence of the lines. A pure function, without clock or database. */
export function priced(lines: WantedLine[], { rules, code, promo }: Terms): PricedCheckout {
  const shops = [...Map.groupBy(lines, (line) => line.shop_id)].map(([shop_id, wanted_lines]) =>
    shopSums(shop_id, wanted_lines, rules),
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
  free_freight: FreightTerms | null
  days: DeliveryDays | null
}

function shopSums(shop_id: string, wanted_lines: WantedLine[], rules: Terms['rules']): ShopSums {
  const goods_cents = sumCents(wanted_lines.map(goodsOf))
  const pieces = wanted_lines.reduce((sum, line) => sum + line.quantity, 0)
  const rule = rules?.get(shop_id)
  const freight_cents = rule ? freightOf(rule, pieces, goods_cents) : cents(0)
  const deliverable = !rules || rule !== undefined
  const free_freight = rule && freight_cents === 0 ? freeTerms(rule) : null
  const days = rule ? daysOf(rule) : null
  return { shop_id, wanted_lines, goods_cents, freight_cents, deliverable, free_freight, days }
}

const freeTerms = ({ base_cents, each_further_cents, free_from_cents }: FreightTerms) =>
  free_from_cents === null ? null : { base_cents, each_further_cents, free_from_cents }

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
  return { ...shop, lines, discount_cents, total_cents }
}

const goodsOf = (line: WantedLine): Cents => cents(line.price_cents * line.quantity)
const matchingOf = (promo: Promo, line: WantedLine): Cents => (isFor(promo, line) ? goodsOf(line) : cents(0))

const sumOf = <Key extends string>(parts: readonly Record<Key, Cents>[], key: Key) =>
  sumCents(parts.map((part) => part[key]))
