import { type QuotedTaxes, sumCents, type TaxEstimate, type TaxQuote, type TaxSum } from '@sampan/contract'
import { isoNow } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { destinationOf, type TaxBook } from './tax-book-rules.ts'
import { taxClassOf } from './tax-class-rules.ts'
import { quoteTaxes } from './tax-quote-rules.ts'
import { addsDay, type Ordered } from './tax-scheme-rules.ts'
import { type Customs, findCustoms, findOrderedOn, findShopDay } from './tax-sql.ts'

/** An order of one shop to one address. */
type Order = {
  shop_id: string
  freight_cents: number
  discount_cents: number
  lines: readonly { sku_id: string; price_cents: number; quantity: number; discount_cents: number }[]
}

/** `user_id`: the shopper, if it is known. */
type Buying = { user_id?: string | null; buyer?: 'consumer' | 'business' }
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
  country: string
}

/**
 * The taxes and duties of orders, one consignment each, as of today in the shop's time zone. Without rules, nothing else is
 * read.
 * @returns undefined without rules
 */
export async function taxesOfOrders(
  db: Db,
  book: TaxBook,
  place: Place,
  orders: readonly Order[],
  { user_id = null, buyer = 'consumer' }: Buying = {},
): Promise<OrderTaxes | undefined> {
  if (book.byCountry.size === 0) return undefined
  const sku_ids = new Set(orders.flatMap(({ lines }) => lines.map(({ sku_id }) => sku_id)))
  const [facts, day] = await Promise.all([findCustoms(db, [...sku_ids]), findShopDay(db, isoNow())])
  const customs = new Map(facts.map((one) => [one.sku_id, one]))
  const destination = { country: place.country, region: regionOf(place), day }
  const ordered = await orderedToday(db, book, destination, user_id)
  return {
    quotes: orders.map((order) => {
      const ordered_today = ordered.get(order.shop_id)
      return quoteTaxes(book, { ...destination, buyer, ordered_today, ...consignmentOf(order, customs) })
    }),
    day: destination.day,
    version: book.version,
    country: place.country,
    exchange_rates: Object.fromEntries(destinationOf(book, destination)?.micros ?? []),
  }
}

type Today = { country: string; region: string | null; day: string }

/** The sums of the shopper's orders of today, by shop. Read only if a rule of the destination adds them up. */
async function orderedToday(
  db: Db,
  book: TaxBook,
  today: Today,
  user_id: string | null,
): Promise<ReadonlyMap<string, Ordered>> {
  const counts = destinationOf(book, today)?.schemes.some(addsDay) ?? false
  const rows = counts && user_id !== null ? await findOrderedOn(db, user_id, today.country, today.day) : []
  return new Map(rows.map(({ shop_id, ...sums }) => [shop_id, sums]))
}

function consignmentOf({ lines, ...order }: Order, customs: ReadonlyMap<string, Customs>) {
  const discounts = lines.map(({ discount_cents }) => discount_cents)
  return {
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
  { outcome, arrival_cents, added_cents, included_cents, lines }: TaxQuote,
  goods: readonly { sku_id: string }[],
): TaxEstimate => ({
  ...{ outcome, arrival_cents, added_cents, included_cents },
  lines: goods.map(({ sku_id }, at) => ({
    sku_id,
    parts: (lines[at]?.parts ?? []).map(({ kind, at, name, rate_1000, amount_cents }) => ({
      ...{ kind, at, name, rate_1000, amount_cents },
    })),
  })),
})

/** The limit above which consignments are, so that taxes are due on arrival; undefined if there are several limits. */
export function exceededLimit(quotes: readonly (TaxQuote | undefined)[]): QuotedTaxes['limit'] {
  const limits = quotes.flatMap((quote) => (quote?.why === 'above_limit' && quote.limit ? [quote.limit] : []))
  const [limit] = limits
  const are_same = limits.every((one) => one.amount === limit?.amount && one.currency === limit.currency)
  return are_same && limit ? { ...limit, same_day: limits.some(({ same_day }) => same_day) } : undefined
}

/** The taxes of several consignments together. One unknown part makes the sum on arrival unknown. */
export function sumOfTaxes(quotes: readonly (TaxSum | null)[]): TaxSum | null {
  const some = quotes.filter((quote) => quote !== null)
  if (some.length === 0) return null
  const added_cents = sumCents(some.map((quote) => quote.added_cents))
  const included_cents = sumCents(some.map((quote) => quote.included_cents))
  if (some.some(({ outcome }) => outcome === 'unknown'))
    return { outcome: 'unknown', arrival_cents: null, added_cents, included_cents }
  const arrival_cents = sumCents(some.map((quote) => quote.arrival_cents ?? 0))
  return { outcome: arrival_cents > 0 ? 'about' : 'nothing', arrival_cents, added_cents, included_cents }
}
