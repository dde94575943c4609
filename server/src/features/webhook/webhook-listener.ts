import type { EventOf } from '../../event/events.ts'
import { listener } from '../../event/listener.ts'
import { type EventToSend, hasWebhooks } from './webhook-queue-sql.ts'
import { QUEUE_TASK } from './webhook-tasks.ts'

const ORDER_HAPPENINGS = [
  'order.created',
  'order.paid',
  'order.cancelled',
  'order.expired',
  'order.shipped',
  'order.parcel_shipped',
  'order.parcel_lost',
  'order.parcel_found',
  'order.received',
  'order.completed',
  'order.refunded',
  'order.paid_back',
] as const
const REFUND_HAPPENINGS = [
  'refund.requested',
  'refund.approved',
  'refund.returning',
  'refund.paid',
  'refund.refused',
  'refund.withdrawn',
] as const
const RECHARGE_HAPPENINGS = ['recharge.requested', 'recharge.credited', 'recharge.refused'] as const
const WITHDRAWAL_HAPPENINGS = [
  'withdrawal.requested',
  'withdrawal.approved',
  'withdrawal.requeued',
  'withdrawal.sent',
  'withdrawal.paid',
  'withdrawal.refused',
  'withdrawal.failed',
  'withdrawal.cancelled',
] as const
const HAPPENINGS = [
  'order.reported',
  ...ORDER_HAPPENINGS,
  ...REFUND_HAPPENINGS,
  ...RECHARGE_HAPPENINGS,
  ...WITHDRAWAL_HAPPENINGS,
  'chat.written',
  'stock.low',
] as const

type Heard = EventOf<(typeof HAPPENINGS)[number]>

/** Events about the shop's own addresses. One job for all events that are read together, in one lane, keeps their order. */
export const webhookListener = listener(
  HAPPENINGS,
  (events) => {
    const to_send = events.flatMap(eventToSend)
    return to_send.length === 0 ? [] : [{ task: QUEUE_TASK, lane: 'webhooks', data: { events: to_send } }]
  },
  hasWebhooks,
)

/** The event as an address gets it: a type of WEBHOOK_TOPICS with ids and amounts, without personal data. */
function eventToSend(event: Heard): EventToSend[] {
  const type = typeOf(event)
  return type === undefined ? [] : [{ event_id: event.event_id, at: event.at, type, data: dataOf(event) }]
}

function typeOf(event: Heard): string | undefined {
  switch (event.happening) {
    case 'order.expired':
      return 'order.cancelled'
    case 'order.refunded':
    case 'order.paid_back':
      // A refund of the whole order cancels it; a refund of a part has only the events of the refund.
      return event.data.status === 'cancelled' ? 'order.cancelled' : undefined
    case 'withdrawal.requeued':
      return 'withdrawal.approved'
    case 'chat.written':
      return 'chat.message'
    default:
      return event.happening
  }
}

function dataOf(event: Heard): object {
  const { ref_id } = event
  if (event.happening === 'order.reported') return { order_id: ref_id, ...event.data }
  if (isOf(ORDER_HAPPENINGS, event)) {
    const { order_number, total_cents, parcel } = event.data
    return { order_id: ref_id, order_number, total_cents, ...(parcel && { parcel }) }
  }
  if (isOf(REFUND_HAPPENINGS, event)) {
    const { order_id, amount_cents } = event.data
    return { refund_id: ref_id, order_id, amount_cents }
  }
  if (isOf(RECHARGE_HAPPENINGS, event)) {
    const { method, amount_cents } = event.data
    return { recharge_id: ref_id, method, amount_cents }
  }
  if (isOf(WITHDRAWAL_HAPPENINGS, event)) {
    const { amount_cents, net_cents } = event.data
    return { extract_id: ref_id, amount_cents, net_cents }
  }
  if (event.happening === 'chat.written') return { user_id: event.user_id, message_id: ref_id }
  const { product_id, stock } = event.data
  return { sku_id: ref_id, product_id, stock }
}

const isOf = <Name extends Heard['happening']>(names: readonly Name[], event: Heard): event is EventOf<Name> & Heard =>
  (names as readonly string[]).includes(event.happening) // wider, so that any happening can be looked up
