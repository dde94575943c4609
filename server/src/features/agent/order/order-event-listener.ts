import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { listener } from '../../../event/listener.ts'
import type { Task } from '../../../job/task.ts'
import { type ChangedOrder, hasPlatformWebhooks, queueOrderEvents } from '../../webhook/webhook-queue-sql.ts'

const TASK = 'agent_orders'

/** Events that change what a platform sees of a paid order: its status, refunds and parcel. */
const HAPPENINGS = [
  'order.paid',
  'order.shipped',
  'order.parcel_shipped',
  'order.parcel_lost',
  'order.parcel_found',
  'order.corrected',
  'order.reported',
  'order.received',
  'order.completed',
  'order.refund_requested',
  'order.refund_withdrawn',
  'order.refund_refused',
  'order.refund_lapsed',
  'order.refunded',
  'order.paid_back',
] as const

/** Sends orders that an agent prepared to its platform, after each change. */
export const agentOrderListener = listener(
  HAPPENINGS,
  (events) => {
    const orders = events.flatMap(({ user_id, ref_id, event_id }): ChangedOrder[] =>
      user_id === null ? [] : [{ user_id, order_id: ref_id, event_id }],
    )
    return [{ task: TASK, lane: 'agent_orders', data: { orders } }]
  },
  hasPlatformWebhooks,
)

export const agentOrderTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: TASK,
  concurrency: 1,
  run: async ({ data }) => {
    const { orders } = data as { orders: ChangedOrder[] } // written above
    await transaction(db, (tx) => queueOrderEvents(tx, orders))
    return undefined
  },
})
