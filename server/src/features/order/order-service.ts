import type { Language, OrderStatusWord } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { post } from '../../ledger/ledger.ts'
import { completion } from '../../ledger/order-flows.ts'
import { BadRequest, NotFound, Refusal } from '../../refusal/refusal.ts'
import { returnPromo } from '../checkout/checkout-service.ts'
import { findLines, insertReview, type OrderReview } from '../review/review-sql.ts'
import { attachFiles } from '../upload/upload-service.ts'
import { moveOrder, moveOrders } from './order-move-service.ts'
import {
  findOrderKey,
  findStatus,
  isWhollyUnpaidAndCancelled,
  lockCheckout,
  lockOrders,
  type OrderKey,
} from './order-sql.ts'
import type { Actor } from './order-transitions.ts'
import { countAsBought } from './refund/purchase-sql.ts'
import { findPiecesToSend, insertParcel, markArrived, updateParcel } from './shipment/parcel-sql.ts'
import { releaseStock } from './stock/stock-service.ts'
import { countSales } from './stock/stock-sql.ts'

export type Shipment = { carrier: string; tracking_number: string }
/** An order's id and its owner. Operators leave out the owner, because they see all orders. */
export type WhichOrder = { order_id: string; user_id?: string }

/**
 * Cancels an unpaid order and returns its stock. If it was the checkout's last order, the promo use is returned too.
 * @throws NotFound for another shopper's order; Refusal state_changed when the order is already paid or cancelled.
 */
export const cancelOrder = (db: Db, actor: Actor, which: WhichOrder, reason: string | null) =>
  transaction(db, async (tx) => {
    const { user_id, order_id, checkout_id } = await orderKey(tx, which)
    await lockCheckout(tx, user_id, checkout_id)
    await closeUnpaid(tx, actor, 'cancel', { user_id, checkout_id, order_ids: [order_id] }, reason)
    if (actor.by === 'operator') await countAsBought(tx, { user_id, order_id })
  })

type UnpaidOrders = { user_id: string; checkout_id: string; order_ids: string[] }

/** Closes unpaid orders. The caller has locked the orders' checkout. Promo rows are locked before stock. */
export async function closeUnpaid(
  tx: Tx,
  actor: Actor,
  event: 'cancel' | 'expire',
  { user_id, checkout_id, order_ids }: UnpaidOrders,
  reason: string | null,
): Promise<void> {
  const move_details = { change: { cancel_reason: reason }, details: { ...(reason && { reason }) } }
  await moveOrders(tx, actor, event, { user_id, order_ids }, move_details)
  if (await isWhollyUnpaidAndCancelled(tx, user_id, checkout_id)) await returnPromo(tx, user_id, checkout_id)
  await releaseStock(tx, user_id, order_ids)
}

/**
 * Confirms the arrival of an order. The order completes automatically some days later.
 * @throws NotFound for another shopper's order; Refusal state_changed when the order is not on its way.
 */
export const receiveOrder = (db: Db, actor: Actor, which: WhichOrder) =>
  transaction(db, async (tx) => {
    const key = await orderKey(tx, which)
    await moveOrder(tx, actor, 'receive', key)
    await markArrived(tx, key)
  })

/** Completes an order. The paid amount, less refunds, is released to the shop. */
export const completeOrder = (db: Db, actor: Actor, which: WhichOrder) =>
  transaction(db, async (tx) => {
    const key = await orderKey(tx, which)
    const { released_cents } = await moveOrder(tx, actor, 'complete', key)
    await post(tx, actor.by, [completion({ order_id: key.order_id, amount_cents: released_cents })])
    await countSales(tx, key.user_id, key.order_id)
  })

/**
 * Stores the review of an order, which is possible once. It must contain every line of the order that was not refunded.
 * The refund window of a received order stays open. A completed order can be reviewed for 30 days.
 * @throws NotFound for another shopper's order, a line of another order, or a picture that may not be used; BadRequest
 * when a line is missing; Refusal state_changed when the order cannot be reviewed (any more), or a line was refunded in
 * the meantime.
 */
export const reviewOrder = (db: Db, user_id: string, language: Language, { order_id, items, ...scores }: OrderReview) =>
  transaction(db, async (tx) => {
    const key = await orderKey(tx, { order_id, user_id })
    const [order] = await lockOrders(tx, user_id, [order_id])
    const by = { by: 'shopper' } as const
    await moveOrder(tx, by, order?.status === 'completed' ? 'review_late' : 'review', key)
    const lines = await findLines(tx, key)
    const lineOf = (id: string) => lines.find(({ order_item_id }) => order_item_id === id)
    for (const { order_item_id } of items) {
      const line = lineOf(order_item_id)
      if (!line) throw new NotFound()
      if (line.is_refunded) throw new Refusal('state_changed', { order_ids: [order_id] })
    }
    if (items.length < lines.filter((line) => !line.is_refunded).length)
      throw new BadRequest('items: must contain every line that was not refunded')
    await attachFiles(tx, {
      user_id,
      file_ids: items.flatMap((item) => item.picture_ids),
      purpose: 'review',
      used_by: `review:${order_id}`,
    })
    await insertReview(tx, key, { items, language, ...scores })
  })

export type ParcelContents = {
  weight_grams?: number | undefined
  /** The pieces of the parcel. If undefined, everything that waits. */
  items?: { order_item_id: string; quantity: number }[] | undefined
}

/**
 * Ships an order, or further pieces of a partly sent order, in one parcel. Some days after the last piece has left, the
 * order is confirmed automatically.
 * @throws NotFound for an unknown order or a line of another order; Refusal state_changed when the order is not waiting
 * to be shipped, or the pieces are not.
 */
export const shipOrder = (
  db: Db,
  operator_id: string,
  order_id: string,
  shipment: Shipment,
  { weight_grams, items }: ParcelContents = {},
) =>
  transaction(db, async (tx) => {
    const key = await orderKey(tx, { order_id })
    const [order] = await lockOrders(tx, key.user_id, [order_id])
    const pieces = await piecesToSend(tx, key, items)
    const parcel = await insertParcel(tx, key, { ...shipment, weight_grams, items: pieces })
    const { position, waits } = parcel
    const details = {
      ...shipment,
      ...(position > 1 && { parcel: String(position) }),
      ...(waits && { is_part: 'true' }),
    }
    const event = order?.status === 'shipped' ? 'ship_next' : 'ship'
    const first = position === 1 && shipment
    const change = { ...first, parcel: { position, items: pieces } }
    await moveOrder(tx, { by: 'operator', operator_id }, event, key, { change, details })
  })

/** The pieces that a parcel takes. */
async function piecesToSend(tx: Tx, key: OrderKey, items: ParcelContents['items']) {
  const waiting = await findPiecesToSend(tx, key)
  if (items === undefined && waiting.length > 0) return waiting
  const lines = await findLines(tx, key)
  for (const { order_item_id } of items ?? [])
    if (!lines.some((line) => line.order_item_id === order_item_id)) throw new NotFound()
  const waitingOf = (id: string) => waiting.find(({ order_item_id }) => order_item_id === id)?.quantity ?? 0
  if (!items || items.some(({ order_item_id, quantity }) => quantity > waitingOf(order_item_id)))
    throw new Refusal('state_changed', { order_ids: [key.order_id] })
  return items
}

/**
 * Corrects the carrier and tracking number of a parcel that is on its way, the first one if no parcel is named.
 * @throws NotFound for an unknown order or parcel; Refusal state_changed when the order is not on its way.
 */
export const correctShipment = (
  db: Db,
  operator_id: string,
  order_id: string,
  shipment: Shipment,
  parcel_id?: string,
) =>
  transaction(db, async (tx) => {
    const key = await orderKey(tx, { order_id })
    const position = await updateParcel(tx, key, shipment, parcel_id)
    if (position === undefined && parcel_id) throw new NotFound()
    const isFirst = position === undefined || position === 1
    const details = { ...shipment, ...(!isFirst && { parcel: String(position) }) }
    await moveOrder(tx, { by: 'operator', operator_id }, 'correct', key, {
      ...(isFirst && { change: shipment }),
      details,
    })
  })

/** The status of an order, without a lock: another transaction may change it at any time. @throws NotFound. */
export async function readStatus(db: Db, order_id: string): Promise<OrderStatusWord> {
  const row = await findStatus(db, order_id)
  if (!row) throw new NotFound()
  return row.status
}

async function orderKey(tx: Tx, { order_id, user_id }: WhichOrder) {
  const key = await findOrderKey(tx, order_id, user_id)
  if (!key) throw new NotFound()
  return key
}
