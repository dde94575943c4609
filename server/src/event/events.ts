import type { NoticeTopic, OrderStatusWord } from '@sampan/contract/rules'

/** The data of each happening. The part of a name before the point is the noun, whose id is `ref_id`. */
type OrderMoved = {
  order_number: string
  total_cents: number
  by: 'shopper' | 'operator' | 'system'
  /** The status after the move. */
  status: OrderStatusWord
  /** The details of the history: a reason, an amount as text. */
  details: Record<string, string>
  /** Of `order.paid`: all orders of the payment. */
  order_ids: string[]
  /** The parcel that left, was lost or was found, counted from 1, and its pieces. */
  parcel?: { position: number; items: { order_item_id: string; quantity: number }[] }
}

export type OrderHappening =
  | 'order.created'
  | 'order.paid'
  | 'order.cancelled'
  | 'order.expired'
  | 'order.waited'
  | 'order.funded'
  | 'order.unfunded'
  | 'order.shipped'
  | 'order.parcel_shipped'
  | 'order.parcel_lost'
  | 'order.parcel_found'
  | 'order.corrected'
  | 'order.readdressed'
  | 'order.received'
  | 'order.completed'
  | 'order.reviewed'
  | 'order.refund_requested'
  | 'order.refund_withdrawn'
  | 'order.refund_refused'
  | 'order.refund_approved'
  | 'order.refund_sent_back'
  | 'order.refund_lapsed'
  | 'order.refunded'
  | 'order.paid_back'

type RefundMoved = { order_id: string; order_number: string; amount_cents: number; has_return: boolean }
type RechargeMoved = { amount_cents: number; method: string; reason: string | null }
type WithdrawalMoved = {
  amount_cents: number
  net_cents: number
  /** Whether the shop pays out the balance of a blocked shopper. */
  by_shop: boolean
  /** Whether it goes back to a card. */
  to_card: boolean
  reason: string | null
}

type EventData = Record<OrderHappening, OrderMoved> & {
  /** A carrier's report was added to a parcel of an order, or removed. */
  'order.reported': { is_removed: boolean; parcel: { parcel_id: string; position: number } }
  /** A refund of another order of the purchase changed the price. */
  'order.repriced': Record<never, never>
  /** The expected days of arrival are over. */
  'order.overdue': { order_number: string }
  'refund.requested': RefundMoved
  'refund.approved': RefundMoved
  'refund.returning': RefundMoved
  'refund.paid': RefundMoved
  'refund.refused': RefundMoved
  'refund.withdrawn': RefundMoved
  'recharge.requested': RechargeMoved
  'recharge.credited': RechargeMoved
  'recharge.refused': RechargeMoved
  /** A bank statement was imported. `ref_id` is the statement. */
  'statement.imported': { lines: number }
  'withdrawal.requested': WithdrawalMoved
  'withdrawal.approved': WithdrawalMoved
  'withdrawal.sent': WithdrawalMoved
  'withdrawal.paid': WithdrawalMoved
  'withdrawal.refused': WithdrawalMoved
  'withdrawal.failed': WithdrawalMoved
  'withdrawal.cancelled': WithdrawalMoved
  /** A sent payout that the bank never carried out is queued again. */
  'withdrawal.requeued': WithdrawalMoved
  /** A payment by a provider changed its state. `ref_id` is the payment. `was`: the state before. */
  'card.changed': { amount_cents: number; status: string; was?: string }
  /** `ref_id` is the dispute. `changed`: the amount that is held changed. */
  'dispute.changed': {
    amount_cents: number
    payment_id: string
    status: 'open' | 'evidence_sent' | 'won' | 'lost' | 'changed'
  }
  /** Operators let money leave by a bank or a chain, because its card refused the refund. `ref_id` is the refund. */
  'card.way_opened': { amount_cents: number }
  'correction.made': { amount_cents: number; reason: string }
  'correction.written_off': { amount_cents: number }
  /** Transfers on a network that are not confirmed yet changed. `ref_id` is the network. */
  'chain.changed': Record<never, never>
  /** `ref_id` is the message. */
  'chat.written': Record<never, never>
  'chat.answered': Record<never, never>
  /** Unread messages up to `ref_id` were read. `is_all`: whether none is unread now. */
  'chat.read': { by: 'shopper' | 'operator'; is_all: boolean }
  /** `ref_id` is the shopper. */
  'account.entered': { device: string; ip: string }
  /** `ref_id` is the link; of spending the order. */
  'agent.linked': { agent: string; host: string }
  'agent.spent': { agent: string; amount_cents: number; order_number: string }
  'notice.written': { topic: NoticeTopic; about: string }
  'notice.read': Record<never, never>
  /** `ref_id` is the SKU. */
  'stock.low': { product_id: string; stock: number }
}

export type Happening = keyof EventData

/** An event before it is stored. */
export type NewEvent = {
  [Name in Happening]: { happening: Name; ref_id: string; user_id: string | null; data: EventData[Name] }
}[Happening]

/** A stored event. `event_id` grows with time; `at` has microseconds. */
export type ShopEvent = NewEvent & { event_id: number; at: string }

/** The events of some happenings. */
export type EventOf<Name extends Happening> = Extract<ShopEvent, { happening: Name }>
