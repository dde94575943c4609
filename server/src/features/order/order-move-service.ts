import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { type OrderChange, swapStatus } from './order-move-sql.ts'
import type { OrderKey } from './order-sql.ts'
import { type Actor, mayMake, type OrderEvent } from './order-transitions.ts'

/** An event in an order's history: its creation or a move. */
export type HistoryEvent = OrderEvent | 'create'

type Orders = { user_id: string; order_ids: string[] }
type Move = { change?: OrderChange; details?: Record<string, string> }

/**
 * Moves orders along the table of transitions, all or none, writes their history and records the events for listeners.
 * @throws Refusal state_changed when the transition is not listed for this role, or an order has another status by now.
 */
export async function moveOrders(
  tx: Tx,
  actor: Actor,
  event: OrderEvent,
  { user_id, order_ids }: Orders,
  { change = {}, details = {} }: Move = {},
) {
  if (!mayMake(actor.by, event)) throw new Refusal('state_changed', { order_ids })
  const operator_id = actor.by === 'operator' ? actor.operator_id : null
  const moving = { user_id, order_ids, change, by_whom: actor.by, operator_id, details }
  const rows = await swapStatus(tx, event, moving)
  if (rows.length !== order_ids.length) throw new Refusal('state_changed', { order_ids })
  return rows
}

/** Moves one order. @throws the errors of `moveOrders`. */
export async function moveOrder(tx: Tx, actor: Actor, event: OrderEvent, key: OrderKey, move?: Move) {
  const [row] = await moveOrders(tx, actor, event, { user_id: key.user_id, order_ids: [key.order_id] }, move)
  if (!row) throw new Refusal('state_changed', { order_ids: [key.order_id] })
  return row
}
