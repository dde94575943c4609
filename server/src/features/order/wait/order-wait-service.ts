import { sendTogether } from '../../../db/send-together.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { moveOrders } from '../order-move-service.ts'
import type { Actor } from '../order-transitions.ts'
import { findPieces, lockStock } from '../stock/stock-sql.ts'
import { type Money, selectOrdersToWait, selectSettledOrders } from './order-wait.ts'
import { findRoomToWait, findUnpaidOrders, sumClaims } from './order-wait-sql.ts'

// A bank transfer takes a day, but an unpaid order expires in half an hour. Therefore the order waits while a recharge
// that would cover it is under audit (docs/decisions/008-orders-wait-for-transfers.md). Every transaction that changes
// this state locks the shopper, so that a new order, a new claim and an audit see each other.

const SYSTEM: Actor = { by: 'system' }

/** The shopper's balance (`free_cents`), and the sum of recharges under audit less all debts (`expected_cents`). */
async function moneyOf(tx: Tx, user_id: string): Promise<Money> {
  const [claimed_cents, { balance_cents, receivable_cents }] = await Promise.all([
    sumClaims(tx, user_id),
    balanceOf(tx, user_id),
  ])
  return { free_cents: balance_cents, expected_cents: Math.max(0, claimed_cents - receivable_cents) }
}

/**
 * If recharges under audit would cover an order, the order begins to wait. The caller has locked the shopper and the
 * orders.
 * @returns the orders that begin to wait, with their new expiry.
 */
export async function startWaiting(tx: Tx, user_id: string): Promise<{ order_id: string; expires_at: string }[]> {
  const [unpaid, money] = await Promise.all([findUnpaidOrders(tx, user_id), moneyOf(tx, user_id)])
  const fresh = unpaid.filter((order) => order.may_wait).map(idOf)
  if (money.expected_cents === 0 || fresh.length === 0) return []
  const room = await findRoom(tx, user_id, fresh)
  const orders = unpaid.map((order) => ({ ...order, may_wait: room.has(order.order_id) }))
  const order_ids = selectOrdersToWait(orders, money)
  return order_ids.length > 0 ? moveOrders(tx, SYSTEM, 'wait', { user_id, order_ids }) : []
}

async function findRoom(tx: Tx, user_id: string, order_ids: string[]): Promise<Set<string>> {
  const sku_ids = await skusOf(tx, user_id, order_ids)
  const [, room] = await sendTogether(tx, [
    (tx) => lockStock(tx, sku_ids),
    (tx) => findRoomToWait(tx, user_id, order_ids),
  ])
  return room
}

/**
 * Locks the stock of older orders that may begin to wait together with a new order, all by id, before the new order
 * reserves its stock. The caller has locked the shopper and the orders.
 */
export async function lockStockToWait(tx: Tx, user_id: string): Promise<void> {
  const fresh = (await findUnpaidOrders(tx, user_id)).filter((order) => order.may_wait)
  await lockStock(tx, await skusOf(tx, user_id, fresh.map(idOf)))
}

const idOf = ({ order_id }: { order_id: string }) => order_id

const skusOf = async (tx: Tx, user_id: string, order_ids: string[]) =>
  (await findPieces(tx, user_id, order_ids)).map(({ sku_id }) => sku_id)

/**
 * After an audit or a deposit on a chain, ends the wait of orders whose money has arrived or will not come, and sets a
 * new expiry. The caller has called `lockWaiting`.
 */
export async function settleWaiting(tx: Tx, actor: Actor, user_id: string): Promise<void> {
  const [waiting, money] = await Promise.all([findUnpaidOrders(tx, user_id), moneyOf(tx, user_id)])
  const settledOrders = selectSettledOrders(
    waiting.filter((order) => order.waits_for_recharge),
    money,
  )
  for (const event of ['funded', 'unfunded'] as const) {
    const order_ids = settledOrders[event]
    if (order_ids.length > 0) await moveOrders(tx, actor, event, { user_id, order_ids })
  }
}
