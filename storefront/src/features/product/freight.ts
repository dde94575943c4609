import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'

/** A shop's rule for a country, `*` for every other one it sends to. */
type FreightRule = {
  country: string
  base_cents: number
  each_further_cents: number
  free_from_cents: number | null
}

/** What sending there costs: nothing when the shop does not send there. `free_from_cents` where more goods go for nothing. */
export type Freight = { freight_cents: number; free_from_cents: number | null }

type Wish = { quantity: number; price_cents: number }

/**
 * The freight of a wish alone in its parcel, by the shop's rule for the country or for everywhere else: everywhere an
 * address can be, so that no price is told for a country the address form refuses.
 */
export function freightTo(rules: readonly FreightRule[], country: string, wish: Wish): Freight | undefined {
  if (!SHIPPED_COUNTRIES.includes(country)) return undefined
  const rule = rules.find((one) => one.country === country) ?? rules.find((one) => one.country === '*')
  if (!rule) return undefined
  const { base_cents, each_further_cents, free_from_cents } = rule
  const isFree = free_from_cents !== null && wish.price_cents * wish.quantity >= free_from_cents
  const freight_cents = isFree ? 0 : base_cents + each_further_cents * (wish.quantity - 1)
  return { freight_cents, free_from_cents: freight_cents === 0 ? null : free_from_cents }
}
