import type { PromoRow } from './promo-desk-sql.ts'

// How much a promo code may give away before a second person has to agree.

/** A code that takes off no more than this share of the goods gives nothing away, however often it is used. */
export type Ceiling = { off_100_cents: number }

const PER_100 = 10_000

/** Whether a code can never take off more than the ceiling's share of the goods. */
export function isWithinShare({ kind, value, minimum_cents }: PromoRow, { off_100_cents }: Ceiling): boolean {
  if (kind === 'percentage') return value <= off_100_cents // both are of 10,000
  return minimum_cents > 0 && BigInt(value) * BigInt(PER_100) <= BigInt(minimum_cents) * BigInt(off_100_cents)
}

type Stored = PromoRow & { uses: number }

/** Whether a saved code allows nothing that the stored one does not. One that is over allows nothing. */
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
 * The most that a code could give away beyond the ceiling's share from now on: 0 where nothing becomes more generous,
 * undefined where there is no limit.
 */
export function exposureOf(draft: PromoRow, stored: Stored | undefined, ceiling: Ceiling, now: number) {
  if (isWithinShare(draft, ceiling) || (stored && isNoWider(draft, stored, now))) return 0
  if (draft.ends_at !== null && Date.parse(draft.ends_at) <= now) return 0
  const { kind, value, uses_limit } = draft
  if (kind === 'percentage' || uses_limit === null) return undefined
  return value * (uses_limit - (stored?.uses ?? 0))
}
