import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'
import type { RefundKey } from './refund-sql.ts'

type Settled = RefundKey & { takes_goods: boolean }

/** Adds the amounts of a refund to its lines. @returns the pieces of each line, and those that were never sent. */
export async function settleLines(tx: Tx, { user_id, refund_id, takes_goods }: Settled) {
  const { rows } = await sql<{ sku_id: string; quantity: number; unsent_quantity: number }>`
    update order_item set
      refunded_cents = refunded_cents + part.amount_cents,
      refunded_quantity = refunded_quantity + case when ${takes_goods} then part.quantity else 0 end,
      not_sent_quantity = not_sent_quantity + case when ${takes_goods} then part.unsent_quantity else 0 end
    from refund_item as part
    where part.user_id = ${user_id} and part.refund_id = ${refund_id}
      and order_item.user_id = part.user_id and order_item.order_item_id = part.order_item_id
    returning order_item.sku_id, part.quantity, part.unsent_quantity`.execute(tx)
  return rows
}

type RefundedPieces = RefundKey & {
  /** The parcel whose pieces are taken. Undefined if all parcels are possible. */
  parcel_id?: string | undefined
  /** Whether pieces of lost parcels are taken before others, or after them. */
  lost_first: boolean
}

/** Counts the sent pieces of a refund in the parcels. A refund of pieces of a lost parcel decides about it. */
export async function settleParcels(tx: Tx, { user_id, refund_id, parcel_id, lost_first }: RefundedPieces) {
  await sql`
    with piece as (
      select parcel_id, order_item_id, part.quantity - part.unsent_quantity as pieces,
        parcel_item.quantity - parcel_item.refunded_quantity as pieces_left,
        coalesce(sum(parcel_item.quantity - parcel_item.refunded_quantity) over (
          partition by order_item_id
          order by parcel_id is not distinct from ${parcel_id ?? null}::uuid desc,
            (lost_at is not null) = ${lost_first} desc, position
          rows between unbounded preceding and 1 preceding), 0) as pieces_before
      from refund_item as part join parcel_item using (user_id, order_item_id) join parcel using (user_id, parcel_id)
      where part.user_id = ${user_id} and part.refund_id = ${refund_id}
    ), taken as (
      update parcel_item set refunded_quantity = refunded_quantity + least(pieces_left, pieces - pieces_before)::int
      from piece
      where parcel_item.user_id = ${user_id} and parcel_item.parcel_id = piece.parcel_id
        and parcel_item.order_item_id = piece.order_item_id and pieces > pieces_before and pieces_left > 0
      returning parcel_item.parcel_id
    )
    update parcel set lost_refunded_at = coalesce(lost_refunded_at, now())
    where user_id = ${user_id} and lost_at is not null and parcel_id in (select parcel_id from taken)`.execute(tx)
}

/** Counts the pieces of an ended order that wait to be sent as refunded. @returns these pieces. */
export async function settlePiecesLeft(tx: Tx, { user_id, order_id }: OrderKey) {
  const { rows } = await sql<{ sku_id: string; quantity: number }>`
    with before as (
      select order_item_id, sku_id, quantity - sent_quantity - not_sent_quantity as pieces_left from order_item
      where user_id = ${user_id} and order_id = ${order_id} and sent_quantity + not_sent_quantity < quantity
    )
    update order_item set refunded_quantity = refunded_quantity + pieces_left,
      not_sent_quantity = not_sent_quantity + pieces_left
    from before
    where order_item.user_id = ${user_id} and order_item.order_item_id = before.order_item_id
    returning before.sku_id, before.pieces_left as quantity`.execute(tx)
  return rows
}

/** Starts the time after which a shipped order counts as received, unless it has started, pieces wait to be sent, or are lost. */
export async function startConfirmation(tx: Tx, { user_id, order_id }: OrderKey): Promise<void> {
  await sql`
    update shop_order set auto_confirm_at = counts_as_received(now(), transit_days_max)
    where user_id = ${user_id} and order_id = ${order_id} and status = 'shipped' and auto_confirm_at is null
      and not waits_for_parcels(user_id, order_id)`.execute(tx)
}
