import { cents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { sumPayments } from './card-sql.ts'

/** The limits of instant top-ups of a shopper: the least and the most at a time, and the rest of the day and of 30 days. */
export type CardLimits = {
  minimum_cents: number
  maximum_cents: number
  day_left_cents: number
  month_left_cents: number
}

export async function cardLimits(db: Db, user_id: string): Promise<CardLimits> {
  const [limits, sums] = await Promise.all([
    amountLimits(db, 'card_minimum', 'card_maximum', 'card_day', 'card_day_newcomer', 'card_month'),
    sumPayments(db, user_id),
  ])
  const { day_cents = 0, month_cents = 0, is_newcomer = true } = sums ?? {}
  const day_limit = is_newcomer ? limits.card_day_newcomer : limits.card_day
  return {
    minimum_cents: limits.card_minimum,
    maximum_cents: limits.card_maximum,
    day_left_cents: Math.max(0, day_limit - day_cents),
    month_left_cents: Math.max(0, limits.card_month - month_cents),
  }
}

/** @throws Refusal card_amount, card_day_limit, card_month_limit */
export async function refuseAboveLimits(db: Db, user_id: string, amount_cents: number): Promise<void> {
  const { minimum_cents, maximum_cents, day_left_cents, month_left_cents } = await cardLimits(db, user_id)
  const field = 'amount_cents'
  if (amount_cents < minimum_cents || amount_cents > maximum_cents) throw new Refusal('card_amount', { field })
  if (amount_cents > day_left_cents) throw new Refusal('card_day_limit', { field, limit_cents: cents(day_left_cents) })
  if (amount_cents > month_left_cents)
    throw new Refusal('card_month_limit', { field, limit_cents: cents(month_left_cents) })
}
