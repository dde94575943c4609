import { inOrder } from '../../../db/in-order.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/ledger.ts'
import { moveOrders } from '../order-move-service.ts'
import type { Actor } from '../order-transitions.ts'
import { findPieces, lockStock } from '../stock/stock-sql.ts'
import { type Money, whatBeginsToWait, whatIsSettled } from './order-wait.ts'
import { claimedOf, findRoomToWait, findUnpaidOrders } from './order-wait-sql.ts'

// A bank transfer takes a day, while an unpaid order expires in half an hour. So while a recharge that would cover it is
// being checked, the order waits for it (docs/decisions/008-orders-wait-for-transfers.md). Every change of this holds
// the shopper, so that a new order, a new claim and an audit see each other.

const SYSTEM: Actor = { by: 'system' }

/** What a shopper can spend, and what recharges being checked will add once all debts are paid. */
async function moneyOf(tx: Tx, user_id: string): Promise<Money> {
  const [claimed_cents, { balance_cents, receivable_cents }] = await Promise.all([
    claimedOf(tx, user_id),
    balanceOf(tx, user_id),
  ])
  return { free_cents: balance_cents, expected_cents: Math.max(0, claimed_cents - receivable_cents) }
}

/**
 * Lets the orders wait that a recharge would cover. The caller has locked the shopper and the orders.
 * @returns those that began to wait, with their new time.
 */
export async function beginToWait(tx: Tx, user_id: string): Promise<{ order_id: string; expires_at: string }[]> {
  const [unpaid, money] = await Promise.all([findUnpaidOrders(tx, user_id), moneyOf(tx, user_id)])
  const fresh = unpaid.filter((order) => order.may_wait).map(idOf)
  if (money.expected_cents === 0 || fresh.length === 0) return []
  const room = await findRoom(tx, user_id, fresh)
  const orders = unpaid.map((order) => ({ ...order, may_wait: room.has(order.order_id) }))
  const order_ids = whatBeginsToWait(orders, money)
  return order_ids.length > 0 ? moveOrders(tx, SYSTEM, 'wait', { user_id, order_ids }) : []
}

async function findRoom(tx: Tx, user_id: string, order_ids: string[]): Promise<Set<string>> {
  const sku_ids = await skusOf(tx, user_id, order_ids)
  const [, room] = await inOrder(tx, [(tx) => lockStock(tx, sku_ids), (tx) => findRoomToWait(tx, user_id, order_ids)])
  return room
}

/**
 * Before a new order takes its stock: locks that stock and the stock of older orders that may begin to wait with it, all
 * in the order of the ids. The caller has locked the shopper and the orders.
 */
export async function lockStockToWait(tx: Tx, user_id: string): Promise<void> {
  const fresh = (await findUnpaidOrders(tx, user_id)).filter((order) => order.may_wait)
  await lockStock(tx, await skusOf(tx, user_id, fresh.map(idOf)))
}

const idOf = ({ order_id }: { order_id: string }) => order_id

const skusOf = async (tx: Tx, user_id: string, order_ids: string[]) =>
  (await findPieces(tx, user_id, order_ids)).map(({ sku_id }) => sku_id)

/** After an audit, under `lockWaiting`: gives the orders that waited for it a new time to be paid in. */
export async function settleWaiting(tx: Tx, operator_id: string, user_id: string): Promise<void> {
  const [waiting, money] = await Promise.all([findUnpaidOrders(tx, user_id), moneyOf(tx, user_id)])
  const settled = whatIsSettled(
    waiting.filter((order) => order.waits_for_recharge),
    money,
  )
  for (const event of ['funded', 'unfunded'] as const) {
    const order_ids = settled[event]
    if (order_ids.length > 0) await moveOrders(tx, { by: 'operator', operator_id }, event, { user_id, order_ids })
  }
}
