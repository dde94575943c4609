import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

/** What an operator wants to give back unasked. */
export type Wish = { amount_cents: number; items: { order_item_id: string; quantity: number }[]; goods_back: boolean }

/** Writes down the wish of the first of two operators; an earlier one of this order counts no more. */
export async function noteFirstWord(tx: Tx, { user_id, order_id }: OrderKey, operator_id: string, wish: Wish) {
  const said = { operator_id, wish: JSON.stringify(wish) }
  await tx
    .insertInto('refund_first_word')
    .values({ user_id, order_id, ...said })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'order_id']).doUpdateSet({ ...said, created_at: sql`now()` }),
    )
    .execute()
}

/** Takes back the first word about an order when it is about this very wish. @returns who gave it. */
export async function takeFirstWord(tx: Tx, { user_id, order_id }: OrderKey, operator_id: string, wish: Wish) {
  const first = await tx
    .deleteFrom('refund_first_word')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('operator_id', '<>', operator_id)
    .where(sql<boolean>`wish = ${JSON.stringify(wish)}::jsonb`)
    .returning('operator_id')
    .executeTakeFirst()
  return first?.operator_id
}
