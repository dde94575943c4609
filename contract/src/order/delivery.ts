import { SHIPPED_COUNTRIES } from '../address/address-rules.ts'
import { type Cents, cents, sumCents } from '../text/cents.ts'

/** A shop's freight for a parcel. If `free_from_cents` is set, freight is free when the goods reach that total. */
export type FreightTerms = { base_cents: number; each_further_cents: number; free_from_cents: number | null }

/** Working days of a parcel: until the shop hands it over (handling), and for transport (transit). */
export type DeliveryDays = { handling_days: number; transit_days_min: number; transit_days_max: number }

/** A shop's rule for a country; `*` is for all other countries it ships to. */
export type FreightRule = FreightTerms & DeliveryDays & { country: string }

type PricedLine = { price_cents: number; quantity: number }

/**
 * The freight of a parcel. The base price includes the first piece. Free freight depends on the goods before any
 * discount.
 */
export function freightOf(terms: FreightTerms, pieces: number, goods_cents: number): Cents {
  const { base_cents, each_further_cents, free_from_cents } = terms
  if (free_from_cents !== null && goods_cents >= free_from_cents) return cents(0)
  return cents(base_cents + each_further_cents * (pieces - 1))
}

/**
 * The rule for a country, or the rule for all other countries. The result is undefined if the shop does not ship to the
 * country, and for countries that an address cannot have, because the address form refuses them.
 */
export function ruleFor<Rule extends { country: string }>(rules: readonly Rule[], country: string): Rule | undefined {
  if (!SHIPPED_COUNTRIES.includes(country)) return undefined
  return rules.find((rule) => rule.country === country) ?? rules.find((rule) => rule.country === '*')
}

/**
 * The freight of a parcel with these lines, and the amount of goods missing for free freight: 0 if freight is never
 * free, or already free.
 */
export function parcelOf(
  terms: FreightTerms,
  lines: readonly PricedLine[],
): { freight_cents: Cents; missing_cents: Cents } {
  const goods_cents = sumCents(lines.map(({ price_cents, quantity }) => price_cents * quantity))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const freight_cents = pieces === 0 ? cents(0) : freightOf(terms, pieces, goods_cents)
  const { free_from_cents } = terms
  const missing_cents = freight_cents === 0 || free_from_cents === null ? 0 : free_from_cents - goods_cents
  return { freight_cents, missing_cents: cents(missing_cents) }
}

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
