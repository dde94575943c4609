import { cents } from '@sampan/contract'
import { type CardPart, splitForCards } from '@sampan/contract/card-split'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { type CardMoney, findCardMoney } from './card-money-sql.ts'

type Split = { parts: CardPart<CardMoney>[]; card_cents: number; rest_cents: number }

/**
 * Splits a withdrawal of a shopper, whom the caller has locked: money goes back to its cards first.
 * @throws Refusal card_refund_blocked when a part waits for a decision of operators; card_parts above the limit of refunds.
 */
export async function splitForShopper(tx: Tx, user_id: string, amount_cents: number): Promise<Split> {
  const { blocked_cents, above_cents, ...split } = splitForCards(amount_cents, await findCardMoney(tx, user_id))
  const refusal = { field: 'amount_cents', limit_cents: cents(split.card_cents) }
  if (above_cents > 0) throw new Refusal('card_parts', refusal)
  if (blocked_cents > 0) throw new Refusal('card_refund_blocked', refusal)
  return split
}
