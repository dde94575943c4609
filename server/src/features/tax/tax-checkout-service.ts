import { sumCents, type TaxEstimate, type TaxQuote, type TaxSum } from '@sampan/contract'
import { isoNow } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { destinationOf, type TaxBook } from './tax-book-rules.ts'
import { taxClassOf } from './tax-class-rules.ts'
import { quoteTaxes } from './tax-quote-rules.ts'
import { type Customs, findCustoms, findShopDay } from './tax-sql.ts'

/** An order of one shop to one address. */
type Order = {
  freight_cents: number
  discount_cents: number
  lines: readonly { sku_id: string; price_cents: number; quantity: number; discount_cents: number }[]
}

type Place = { country: string; area: readonly string[] }

/** The taxes of orders, and what they were calculated with. */
export type OrderTaxes = {
  quotes: TaxQuote[]
  /** In the shop's time zone, like the day of a receipt. */
  day: string
  /** Of the rules. */
  version: number
  /** Millionths of a dollar per unit of each currency. */
  exchange_rates: Record<string, number>
}

/**
 * The taxes and duties of orders, one consignment each, as of today in the shop's time zone. They are due on arrival, because the shop
 * collects none at checkout. Without rules, nothing else is read.
 * @returns undefined without rules
 */
export async function taxesOfOrders(
  db: Db,
  book: TaxBook,
  place: Place,
  orders: readonly Order[],
): Promise<OrderTaxes | undefined> {
  if (book.byCountry.size === 0) return undefined
  const sku_ids = new Set(orders.flatMap(({ lines }) => lines.map(({ sku_id }) => sku_id)))
  const [facts, day] = await Promise.all([findCustoms(db, [...sku_ids]), findShopDay(db, isoNow())])
  const customs = new Map(facts.map((one) => [one.sku_id, one]))
  const destination = { country: place.country, region: regionOf(place), day }
  return {
    quotes: orders.map((order) => quoteTaxes(book, { ...destination, ...consignmentOf(order, customs) })),
    day: destination.day,
    version: book.version,
    exchange_rates: Object.fromEntries(destinationOf(book, destination)?.micros ?? []),
  }
}

function consignmentOf({ lines, ...order }: Order, customs: ReadonlyMap<string, Customs>) {
  const discounts = lines.map(({ discount_cents }) => discount_cents)
  return {
    buyer: 'consumer' as const,
    collects: false,
    // The part of a discount that is in no line is for freight.
    freight_cents: order.freight_cents - (order.discount_cents - sumCents(discounts)),
    discount_cents: discounts,
    lines: lines.map(({ sku_id, price_cents, quantity }) => {
      const { hs_code = null, origin = null, tax_class, weight_grams = null } = customs.get(sku_id) ?? {}
      const facts = { hs_code, origin, tax_class: tax_class ?? taxClassOf(hs_code) }
      return { ...facts, goods_cents: price_cents * quantity, quantity, weight_grams }
    }),
  }
}

/** The region of an address, such as CA in the United States. Areas have codes like US-CA. */
function regionOf({ country, area: [area = ''] }: Place): string | null {
  const region = area.startsWith(`${country}-`) ? area.slice(country.length + 1) : area
  return region || null
}

/** A quote without rules and their ids, for shoppers. */
export const estimateOf = (
  { outcome, arrival_cents, lines }: TaxQuote,
  goods: readonly { sku_id: string }[],
): TaxEstimate => ({
  outcome,
  arrival_cents,
  lines: goods.map(({ sku_id }, at) => ({
    sku_id,
    parts: (lines[at]?.parts ?? []).map(({ kind, name, rate_1000, amount_cents }) => ({
      ...{ kind, name, rate_1000, amount_cents },
    })),
  })),
})

/** The taxes of several consignments together. One unknown part makes the sum unknown. */
export function sumOfTaxes(quotes: readonly (TaxSum | null)[]): TaxSum | null {
  const some = quotes.filter((quote) => quote !== null)
  if (some.length === 0) return null
  if (some.some(({ outcome }) => outcome === 'unknown')) return { outcome: 'unknown', arrival_cents: null }
  const arrival_cents = sumCents(some.map((quote) => quote.arrival_cents ?? 0))
  return { outcome: arrival_cents > 0 ? 'about' : 'nothing', arrival_cents }
}
