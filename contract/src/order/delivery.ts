import { type FreightService, SHIPPED_COUNTRIES } from '../address/address-rules.ts'
import type { FREIGHT_BASES } from '../catalogue/catalogue-rules.ts'
import { type Cents, cents, sumCents } from '../text/cents.ts'

/**
 * Prices of a parcel by its weight in grams, or by the price of its goods in cents. The limits ascend, and each is the
 * last value of its band. Above the last limit, each started step costs `each_further_cents`; without a step the parcel
 * is not sent.
 */
export type FreightBands = {
  basis: (typeof FREIGHT_BASES)[number]
  limits: { up_to: number; cents: number }[]
  step: number | null
}

/**
 * A shop's freight for a parcel: the base price, and the price of its band or, without bands, of each further piece. If
 * `free_from_cents` is set, freight is free when the goods reach that total.
 */
export type FreightTerms = {
  base_cents: number
  each_further_cents: number
  free_from_cents: number | null
  bands?: FreightBands | null | undefined
}

/** The sums of a parcel's contents. */
export type ParcelSums = { pieces: number; goods_cents: number; grams: number }

/** Working days of a parcel: until the shop hands it over (handling), and for transport (transit). */
export type DeliveryDays = { handling_days: number; transit_days_min: number; transit_days_max: number }

/** A shop's rule for a country and a service; `*` is for all other countries it ships to. */
export type FreightRule = FreightTerms & DeliveryDays & { country: string; service: FreightService }

type DeliveryKey = { country: string; service?: FreightService | undefined }

/** Whether a rule replaces another rule of the shop: both have the same country and service. Older rules are standard. */
export const isSameDelivery = (rule: DeliveryKey, other: DeliveryKey): boolean =>
  rule.country === other.country && (rule.service ?? 'standard') === (other.service ?? 'standard')

/** The service by which a shop sends. */
export type ShopService = { shop_id: string; service: FreightService }

type PricedLine = { price_cents: number; quantity: number; weight_grams?: number | null | undefined }

/**
 * The freight of a parcel. Without bands, the base price includes the first piece. Free freight depends on the goods
 * before any discount.
 * @returns undefined if the parcel exceeds the last limit.
 */
export function freightOf(terms: FreightTerms, parcel: ParcelSums): Cents | undefined {
  const { base_cents, free_from_cents } = terms
  const content_cents = contentPrice(terms, parcel)
  if (content_cents === undefined) return undefined
  if (free_from_cents !== null && parcel.goods_cents >= free_from_cents) return cents(0)
  return cents(base_cents + content_cents)
}

function contentPrice({ each_further_cents, bands }: FreightTerms, { pieces, goods_cents, grams }: ParcelSums) {
  if (!bands) return each_further_cents * (pieces - 1)
  const { limits, step } = bands
  const measure = bands.basis === 'weight' ? grams : goods_cents
  const last = limits.at(-1)
  const band = limits.find(({ up_to }) => measure <= up_to)
  if (band || !last) return band?.cents
  return step === null ? undefined : last.cents + each_further_cents * Math.ceil((measure - last.up_to) / step)
}

/**
 * The rules for a country, or the rules for all other countries. The result is empty if the shop does not ship to the
 * country, and for countries that an address cannot have, because the address form refuses them.
 */
export function rulesFor<Rule extends { country: string }>(rules: readonly Rule[], country: string): Rule[] {
  if (!SHIPPED_COUNTRIES.includes(country)) return []
  const own = rules.filter((rule) => rule.country === country)
  return own.length > 0 ? own : rules.filter((rule) => rule.country === '*')
}

/** The sums of lines that are sent in one parcel. */
export const parcelSums = (lines: readonly PricedLine[]): ParcelSums => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  goods_cents: sumCents(lines.map(({ price_cents, quantity }) => price_cents * quantity)),
  grams: lines.reduce((sum, { weight_grams, quantity }) => sum + (weight_grams ?? 0) * quantity, 0),
})

/**
 * The freight of a parcel with these lines, and the amount of goods missing for free freight: 0 if freight is never
 * free, or already free.
 * @returns undefined if the parcel exceeds the last limit.
 */
export function parcelOf(
  terms: FreightTerms,
  lines: readonly PricedLine[],
): { freight_cents: Cents; missing_cents: Cents } | undefined {
  const sums = parcelSums(lines)
  const freight_cents = sums.pieces === 0 ? cents(0) : freightOf(terms, sums)
  if (freight_cents === undefined) return undefined
  const { free_from_cents } = terms
  const missing_cents = freight_cents === 0 || free_from_cents === null ? 0 : free_from_cents - sums.goods_cents
  return { freight_cents, missing_cents: cents(missing_cents) }
}

/** A way in which a shop can send lines to a country. */
export type Delivery<Rule> = { rule: Rule; freight_cents: Cents; missing_cents: Cents }

/** The ways in which lines can be sent by these rules: the cheapest first, at the same price the fastest. */
export const cheapestFirst = <Rule extends FreightTerms & Partial<DeliveryDays>>(
  rules: readonly Rule[],
  lines: readonly PricedLine[],
): Delivery<Rule>[] =>
  rules
    .flatMap((rule) => {
      const parcel = parcelOf(rule, lines)
      return parcel ? [{ rule, ...parcel }] : []
    })
    .toSorted((one, other) => one.freight_cents - other.freight_cents || daysOf(one.rule) - daysOf(other.rule))

/** Working days until a parcel arrives at the latest. */
const daysOf = ({ handling_days = 0, transit_days_max = 0 }: Partial<DeliveryDays>) => handling_days + transit_days_max

/** The ways in which a shop can send lines to a country, the cheapest first. */
export const deliveriesFor = <Rule extends FreightTerms & Partial<DeliveryDays> & { country: string }>(
  rules: readonly Rule[],
  country: string,
  lines: readonly PricedLine[],
): Delivery<Rule>[] => cheapestFirst(rulesFor(rules, country), lines)

/** Whether a shop ships to a country, though perhaps not a parcel of every weight. */
export const shipsTo = (rules: readonly { country: string }[], country: string): boolean =>
  rulesFor(rules, country).length > 0

const DAY_MS = 24 * 60 * 60 * 1000
const SATURDAY = 6
const SUNDAY = 0

/** A range of days. `from` and `to` are `YYYY-MM-DD`. */
export type Arrival = { from: string; to: string }

/**
 * The range of days in which a parcel arrives. Days are in UTC, independent of the shopper's time zone, so that server
 * and browser show the same days. The first day, Saturdays and Sundays do not count.
 * @param counted_from_ms time of payment, in milliseconds since 1970.
 */
export function arrivalOf(
  { handling_days, transit_days_min, transit_days_max }: DeliveryDays,
  counted_from_ms: number,
): Arrival {
  const day = Math.floor(counted_from_ms / DAY_MS)
  const handed_over = afterWorkingDays(day, handling_days)
  return {
    from: dayOf(afterWorkingDays(handed_over, transit_days_min)),
    to: dayOf(afterWorkingDays(handed_over, transit_days_max)),
  }
}

/** The arrival of a parcel that was shipped: like `arrivalOf`, but counted from the shipment. */
export const arrivalOfShipped = (days: DeliveryDays, shipped_ms: number): Arrival =>
  arrivalOf({ ...days, handling_days: 0 }, shipped_ms)

/** @param day in days since 1970. */
function afterWorkingDays(day: number, working_days: number): number {
  let days_left = working_days
  let weekday_at = day
  while (days_left > 0) {
    weekday_at += 1
    const weekday = new Date(weekday_at * DAY_MS).getUTCDay()
    if (weekday !== SATURDAY && weekday !== SUNDAY) days_left -= 1
  }
  return weekday_at
}

const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
