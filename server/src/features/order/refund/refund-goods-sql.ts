import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'
import type { RefundKey } from './refund-sql.ts'

type Settled = RefundKey & { takes_goods: boolean }

/** Adds the amounts of a refund to its lines. @returns the pieces of each line. */
export async function settleLines(tx: Tx, { user_id, refund_id, takes_goods }: Settled) {
  const { rows } = await sql<{ sku_id: string; quantity: number }>`
    update order_item set
      refunded_cents = refunded_cents + part.amount_cents,
      refunded_quantity = refunded_quantity + case when ${takes_goods} then part.quantity else 0 end,
      not_sent_quantity = not_sent_quantity
        + case when ${takes_goods} and part.fate = 'not_sent' then part.quantity else 0 end
    from refund_item as part
    where part.user_id = ${user_id} and part.refund_id = ${refund_id}
      and order_item.user_id = part.user_id and order_item.order_item_id = part.order_item_id
    returning order_item.sku_id, part.quantity`.execute(tx)
  return rows
}

/** Counts all pieces of an order that was never shipped as refunded. @returns the pieces that were not counted before. */
export async function settlePiecesLeft(tx: Tx, { user_id, order_id }: OrderKey) {
  const { rows } = await sql<{ sku_id: string; quantity: number }>`
    with before as (
      select order_item_id, sku_id, quantity - refunded_quantity as pieces_left from order_item
      where user_id = ${user_id} and order_id = ${order_id} and refunded_quantity < quantity
    )
    update order_item set refunded_quantity = quantity, not_sent_quantity = not_sent_quantity + pieces_left
    from before
    where order_item.user_id = ${user_id} and order_item.order_item_id = before.order_item_id
    returning before.sku_id, before.pieces_left as quantity`.execute(tx)
  return rows
}
