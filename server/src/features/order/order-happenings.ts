import type { OrderHappening } from '../../event/events.ts'
import type { OrderEvent } from './order-transitions.ts'

/** The event that each move records for listeners. */
export const HAPPENING_OF: Record<OrderEvent, OrderHappening> = {
  pay: 'order.paid',
  cancel: 'order.cancelled',
  expire: 'order.expired',
  wait: 'order.waited',
  funded: 'order.funded',
  unfunded: 'order.unfunded',
  ship: 'order.shipped',
  ship_next: 'order.parcel_shipped',
  lose: 'order.parcel_lost',
  find: 'order.parcel_found',
  correct: 'order.corrected',
  readdress: 'order.readdressed',
  receive: 'order.received',
  complete: 'order.completed',
  review: 'order.reviewed',
  review_late: 'order.reviewed',
  refund_apply: 'order.refund_requested',
  refund_withdraw: 'order.refund_withdrawn',
  refund_refuse: 'order.refund_refused',
  refund_agree: 'order.refund_approved',
  refund_return: 'order.refund_sent_back',
  refund_lapse: 'order.refund_lapsed',
  refund_part: 'order.refunded',
  refund_whole: 'order.refunded',
  cancel_paid: 'order.paid_back',
  give_back_part: 'order.paid_back',
  give_back_whole: 'order.paid_back',
  goodwill: 'order.paid_back',
}
