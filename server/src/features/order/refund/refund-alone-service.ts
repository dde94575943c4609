import type { Alone } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { type Allowance, lockAllowance, lowestLimit, readAllowance } from '../../operator/proposal/act-alone-service.ts'
import { findOrderKey } from '../order-sql.ts'
import { givenBackTo } from './refund-read-sql.ts'
import { needsTwo } from './refund-sql.ts'

// Limits how much money one operator may give back alone: to one shopper, and to all shoppers together.

/** Locks an operator's allowance for a sum. @returns undefined when two have to agree. The caller has locked the shopper. */
export async function lockAllowanceToGiveBack(
  tx: Tx,
  operator_id: string,
  { user_id, amount_cents }: { user_id: string; amount_cents: number },
): Promise<Allowance | undefined> {
  const allowance = await lockAllowance(tx, operator_id, 'refund')
  const is_enough = amount_cents <= allowance.left_cents && !(await needsTwo(tx, user_id, amount_cents))
  return is_enough ? allowance : undefined
}

/** The amounts that an operator may give back alone now, by shopper. */
export async function aloneTo(db: Db, operator_id: string, user_ids: readonly string[]): Promise<Map<string, Alone>> {
  if (user_ids.length === 0) return new Map()
  const [allowance, given] = await Promise.all([readAllowance(db, operator_id, 'refund'), givenBackTo(db, user_ids)])
  return new Map(
    [...given].map(([user_id, { alone_cents: limit_cents, given_cents: used_cents }]) => [
      user_id,
      lowestLimit(allowance, [{ because: 'shopper', limit_cents, used_cents }]),
    ]),
  )
}

/** The amount that an operator may give back alone to the buyer of an order. @throws NotFound */
export async function aloneForOrder(db: Db, operator_id: string, order_id: string): Promise<Alone> {
  const user_id = (await findOrderKey(db, order_id))?.user_id
  const alone = user_id && (await aloneTo(db, operator_id, [user_id])).get(user_id)
  if (!alone) throw new NotFound()
  return alone
}
