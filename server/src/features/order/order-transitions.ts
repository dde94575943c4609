import type { OrderStatus } from '@sampan/contract/rules'

export type Role = 'shopper' | 'operator' | 'system'
export type Actor = { by: 'shopper' } | { by: 'operator'; operator_id: string } | { by: 'system' }

export type RefundLabel = 'none' | 'apply' | 'refunding' | 'refunded'

export type Transition = {
  from: readonly OrderStatus[]
  /** `former` is the status before the refund was requested. */
  to: OrderStatus | 'same' | 'former'
  by: readonly Role[]
  /**
   * The refund labels that the move requires (any, if `from` is missing) and the label that it sets. `settled` sets
   * `refunded` or `none`, depending on whether money was refunded so far.
   */
  label?: { from?: readonly RefundLabel[]; to: 'apply' | 'refunding' | 'settled' }
}

/**
 * All moves of an order. Every other move is refused. The SQL statements and the actions that a shopper is offered are
 * derived from this table.
 */
export const transitions = {
  pay: { from: [0], to: 1, by: ['shopper'] },
  cancel: { from: [0], to: -1, by: ['shopper', 'operator'] },
  expire: { from: [0], to: -1, by: ['system'] },
  // Extends the expiry once, while a recharge that would cover the order is under audit.
  wait: { from: [0], to: 0, by: ['system'] },
  // Ends the wait after the audit of the recharge: the money is credited (funded), or will not be (unfunded). A deposit on
  // a chain is credited without an operator.
  funded: { from: [0], to: 0, by: ['operator', 'system'] },
  unfunded: { from: [0], to: 0, by: ['operator', 'system'] },
  ship: { from: [1], to: 2, by: ['operator'] },
  // Corrects the carrier or tracking number. The status does not change.
  correct: { from: [2], to: 2, by: ['operator'] },
  // Corrects the address before shipment.
  readdress: { from: [0, 1], to: 'same', by: ['operator'] },
  receive: { from: [2], to: 3, by: ['shopper', 'system'] },
  complete: { from: [3], to: 4, by: ['system'] },
  // A review changes no right: the refund window stays open. A completed order can be reviewed for a limited time.
  review: { from: [3], to: 3, by: ['shopper'] },
  review_late: { from: [4], to: 4, by: ['shopper'] },
  // The shopper requests a refund. While the request is open, the order's timers are paused.
  refund_apply: { from: [1, 2, 3], to: -4, by: ['shopper'], label: { to: 'apply' } },
  refund_withdraw: { from: [-4], to: 'former', by: ['shopper'], label: { from: ['apply'], to: 'settled' } },
  refund_refuse: { from: [-4], to: 'former', by: ['operator'], label: { from: ['apply', 'refunding'], to: 'settled' } },
  refund_agree: { from: [-4], to: -4, by: ['operator'], label: { from: ['apply'], to: 'refunding' } },
  // The shopper has sent the goods back (return), or did not send them back in time (lapse).
  refund_return: { from: [-4], to: -4, by: ['shopper'], label: { from: ['refunding'], to: 'refunding' } },
  refund_lapse: { from: [-4], to: 'former', by: ['system'], label: { from: ['refunding'], to: 'settled' } },
  refund_part: { from: [-4], to: 'former', by: ['operator'], label: { from: ['refunding'], to: 'settled' } },
  refund_whole: { from: [-4], to: -1, by: ['operator'], label: { from: ['refunding'], to: 'settled' } },
  // Refunds by an operator without a request: before shipment, after it, and after completion.
  cancel_paid: { from: [1], to: -1, by: ['operator'], label: { to: 'settled' } },
  give_back_part: { from: [2, 3], to: 'same', by: ['operator'], label: { to: 'settled' } },
  give_back_whole: { from: [2, 3], to: -1, by: ['operator'], label: { to: 'settled' } },
  goodwill: { from: [4], to: 4, by: ['operator'], label: { to: 'settled' } },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions
export const order_events = Object.keys(transitions) as OrderEvent[] // `Object.keys` returns the keys as strings

/** Whether the role may make the move, in whatever status the order is. */
export const mayMake = (by: Role, event: OrderEvent): boolean => transitionOf(event).by.includes(by)

/**
 * Whether the status allows a shopper to make the move. Further conditions are in the move's statement (order-sql.ts).
 */
export const isOpenToShopper = (event: OrderEvent, status: OrderStatus): boolean =>
  mayMake('shopper', event) && transitionOf(event).from.includes(status)

/**
 * The move as a `Transition`. Its entry in the table has a narrower type, without the optional fields that it does not
 * set.
 */
export const transitionOf = (event: OrderEvent): Transition => transitions[event]
