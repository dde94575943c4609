import type { CardWay } from '@sampan/contract'
import type { Limits } from './recharge-claim.ts'

/** The limits of the next top-up by card: those of one payment, lowered to the rest of the day and of the month. */
export function limitsNow(way: CardWay): Limits {
  const { minimum_cents, maximum_cents, day_left_cents, month_left_cents } = way
  return { minimum_cents, maximum_cents: Math.min(maximum_cents, day_left_cents, month_left_cents) }
}

export const isUsedUp = ({ minimum_cents, maximum_cents }: Limits): boolean => maximum_cents < minimum_cents

/** The amount by card that covers a missing sum; undefined if the limits do not allow it. */
export function amountFor(missing_cents: number, way: CardWay): number | undefined {
  const { minimum_cents, maximum_cents } = limitsNow(way)
  const amount_cents = Math.max(missing_cents, minimum_cents)
  return way.is_available && way.retry_at === null && amount_cents <= maximum_cents ? amount_cents : undefined
}
