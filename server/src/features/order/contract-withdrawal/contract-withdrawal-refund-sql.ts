import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

type OfOrder = OrderKey & { contract_withdrawal_id: string }

/** Whether the declaration is attached to the order and waits for a decision. */
export async function isAttachedTo(db: Db, { contract_withdrawal_id, user_id, order_id }: OfOrder): Promise<boolean> {
  const row = await db
    .selectFrom('contract_withdrawal')
    .select('status')
    .where('contract_withdrawal_id', '=', contract_withdrawal_id)
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  return row?.status === 'attached'
}

/** @returns whether the declaration was attached to the order and waited for a decision. */
export async function finishByRefund(
  tx: Tx,
  operator_id: string,
  { contract_withdrawal_id, user_id, order_id, refund_id }: OfOrder & { refund_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contract_withdrawal')
    .set({ status: 'done', refund_id, resolved_by: operator_id, resolved_at: sql<string>`now()` })
    .where('contract_withdrawal_id', '=', contract_withdrawal_id)
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('status', '=', 'attached')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
