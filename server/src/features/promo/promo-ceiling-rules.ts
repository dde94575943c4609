import type { PromoRow } from './promo-desk-sql.ts'

// Calculates how much a promo code can give away. Above a ceiling, a second operator has to approve.

/**
 * A share of the goods' value, in basis points. A code that takes off at most this share never needs a second operator.
 */
export type Ceiling = { off_100_cents: number }

const PER_100 = 10_000

/** Whether a code can never take off more than the ceiling's share of the goods. */
export function isWithinShare({ kind, value, minimum_cents }: PromoRow, { off_100_cents }: Ceiling): boolean {
  if (kind === 'percentage') return value <= off_100_cents // both in basis points
  return minimum_cents > 0 && BigInt(value) * BigInt(PER_100) <= BigInt(minimum_cents) * BigInt(off_100_cents)
}

type Stored = PromoRow & { uses: number }

/** Whether the draft allows nothing that the stored code does not allow. An expired stored code allows nothing. */
function isNoWider(draft: PromoRow, stored: Stored, now: number): boolean {
  const endOf = ({ ends_at }: PromoRow) => (ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at))
  const most = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
  if (endOf(stored) <= now) return endOf(draft) <= now
  return (
    draft.kind === stored.kind &&
    draft.value <= stored.value &&
    draft.minimum_cents >= stored.minimum_cents &&
    (stored.includes_freight || !draft.includes_freight) &&
    (stored.listed || !draft.listed) &&
    Date.parse(draft.starts_at) >= Math.min(Date.parse(stored.starts_at), now) &&
    endOf(draft) <= endOf(stored) &&
    most(draft.uses_limit) <= most(stored.uses_limit) &&
    most(draft.uses_per_shopper) <= most(stored.uses_per_shopper) &&
    isNarrower(draft, stored)
  )
}

function isNarrower(draft: PromoRow, stored: PromoRow): boolean {
  const isForAll = (row: PromoRow) => row.product_ids.length + row.categories.length === 0
  if (isForAll(stored)) return true
  return (
    !isForAll(draft) &&
    draft.product_ids.every((id) => stored.product_ids.includes(id)) &&
    draft.categories.every((category) => stored.categories.includes(category))
  )
}

/**
 * The largest amount in cents that the draft could still give away above the ceiling's share. 0 when the draft is not
 * more generous than the stored code, undefined when the amount is unlimited.
 */
export function exposureOf(draft: PromoRow, stored: Stored | undefined, ceiling: Ceiling, now: number) {
  if (isWithinShare(draft, ceiling) || (stored && isNoWider(draft, stored, now))) return 0
  if (draft.ends_at !== null && Date.parse(draft.ends_at) <= now) return 0
  const { kind, value, uses_limit } = draft
  if (kind === 'percentage' || uses_limit === null) return undefined
  return value * (uses_limit - (stored?.uses ?? 0))
}
