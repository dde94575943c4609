import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { insertHistory, type OrderChange, type OrderKey, swapStatus } from './order-sql.ts'
import { type Actor, type OrderEvent, type Role, transitionOf } from './order-transitions.ts'

type Orders = { user_id: string; order_ids: string[] }
type Move = { change?: OrderChange; details?: Record<string, string> }

/**
 * Moves orders along the table of transitions, all or none, and writes each one's history.
 * @throws Refusal state_changed when the move is not listed, or one of them is in another status by now.
 */
export async function moveOrders(
  tx: Tx,
  actor: Actor,
  event: OrderEvent,
  { user_id, order_ids }: Orders,
  { change = {}, details = {} }: Move = {},
) {
  const transition = transitionOf(event, actor.by)
  if (!transition) throw new Refusal('state_changed', { order_ids })
  const moved = await swapStatus(tx, { user_id, order_ids }, event, transition, change)
  if (moved.length !== order_ids.length) throw new Refusal('state_changed', { order_ids })
  await recordEvent(tx, actor, event, { user_id, order_ids }, details)
  return moved
}

/** The same for one order. */
export async function moveOrder(tx: Tx, actor: Actor, event: OrderEvent, key: OrderKey, move?: Move) {
  const [moved] = await moveOrders(tx, actor, event, { user_id: key.user_id, order_ids: [key.order_id] }, move)
  if (!moved) throw new Refusal('state_changed', { order_ids: [key.order_id] })
  return moved
}

/** What stands in an order's history: its making and every move. */
export type HistoryEvent = OrderEvent | 'create'

export async function recordEvent(
  tx: Tx,
  actor: Actor,
  event: HistoryEvent,
  { user_id, order_ids }: Orders,
  details: Record<string, string> = {},
): Promise<void> {
  const by_whom: Role = actor.by
  const operator_id = actor.by === 'operator' ? actor.operator_id : null
  await insertHistory(
    tx,
    order_ids.map((order_id) => ({ user_id, order_id, event, by_whom, operator_id, details })),
  )
}
