import type { OrderStatusWord } from '@sampan/contract/rules'

export type Role = 'shopper' | 'operator' | 'system'
export type Actor = { by: 'shopper' } | { by: 'operator'; operator_id: string } | { by: 'system' }

export type RefundLabel = 'none' | 'apply' | 'refunding' | 'refunded'

export type Transition = {
  from: readonly OrderStatusWord[]
  /** `former` is the status before the refund was requested. */
  to: OrderStatusWord | 'same' | 'former'
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
  pay: { from: ['unpaid'], to: 'paid', by: ['shopper'] },
  cancel: { from: ['unpaid'], to: 'cancelled', by: ['shopper', 'operator'] },
  expire: { from: ['unpaid'], to: 'cancelled', by: ['system'] },
  // Extends the expiry once, while a recharge that would cover the order is under audit.
  wait: { from: ['unpaid'], to: 'unpaid', by: ['system'] },
  // Ends the wait after the audit of the recharge: the money is credited (funded), or will not be (unfunded). A deposit on
  // a chain is credited without an operator.
  funded: { from: ['unpaid'], to: 'unpaid', by: ['operator', 'system'] },
  unfunded: { from: ['unpaid'], to: 'unpaid', by: ['operator', 'system'] },
  ship: { from: ['paid'], to: 'shipped', by: ['operator'] },
  // Sends further pieces of a partly sent order in another parcel.
  ship_next: { from: ['shipped'], to: 'shipped', by: ['operator'] },
  // Corrects the carrier or tracking number. The status does not change.
  correct: { from: ['shipped'], to: 'shipped', by: ['operator'] },
  // A parcel is lost, or a lost parcel was found. As long as money of its pieces is to be refunded, the order is not received.
  lose: { from: ['shipped'], to: 'shipped', by: ['operator'] },
  find: { from: ['shipped'], to: 'shipped', by: ['operator'] },
  // Corrects the address before shipment.
  readdress: { from: ['unpaid', 'paid'], to: 'same', by: ['operator'] },
  receive: { from: ['shipped'], to: 'received', by: ['shopper', 'system'] },
  complete: { from: ['received'], to: 'completed', by: ['system'] },
  // A review changes no right: the refund window stays open. A completed order can be reviewed for a limited time.
  review: { from: ['received'], to: 'received', by: ['shopper'] },
  review_late: { from: ['completed'], to: 'completed', by: ['shopper'] },
  // The shopper requests a refund. While the request is open, the order's timers are paused.
  refund_apply: { from: ['paid', 'shipped', 'received'], to: 'after_sale', by: ['shopper'], label: { to: 'apply' } },
  refund_withdraw: { from: ['after_sale'], to: 'former', by: ['shopper'], label: { from: ['apply'], to: 'settled' } },
  refund_refuse: {
    from: ['after_sale'],
    to: 'former',
    by: ['operator'],
    label: { from: ['apply', 'refunding'], to: 'settled' },
  },
  refund_agree: {
    from: ['after_sale'],
    to: 'after_sale',
    by: ['operator'],
    label: { from: ['apply'], to: 'refunding' },
  },
  // The shopper has sent the goods back (return), or did not send them back in time (lapse).
  refund_return: {
    from: ['after_sale'],
    to: 'after_sale',
    by: ['shopper'],
    label: { from: ['refunding'], to: 'refunding' },
  },
  refund_lapse: { from: ['after_sale'], to: 'former', by: ['system'], label: { from: ['refunding'], to: 'settled' } },
  refund_part: { from: ['after_sale'], to: 'former', by: ['operator'], label: { from: ['refunding'], to: 'settled' } },
  refund_whole: {
    from: ['after_sale'],
    to: 'cancelled',
    by: ['operator'],
    label: { from: ['refunding'], to: 'settled' },
  },
  // Refunds by an operator without a request: before shipment (a part: of pieces that cannot be sent), after it, and
  // after completion.
  cancel_paid: { from: ['paid'], to: 'cancelled', by: ['operator'], label: { to: 'settled' } },
  give_back_part: { from: ['paid', 'shipped', 'received'], to: 'same', by: ['operator'], label: { to: 'settled' } },
  give_back_whole: { from: ['shipped', 'received'], to: 'cancelled', by: ['operator'], label: { to: 'settled' } },
  goodwill: { from: ['completed'], to: 'completed', by: ['operator'], label: { to: 'settled' } },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions
export const order_events = Object.keys(transitions) as OrderEvent[] // `Object.keys` returns the keys as strings

/** Whether the role may make the move, in whatever status the order is. */
export const mayMake = (by: Role, event: OrderEvent): boolean => transitionOf(event).by.includes(by)

/**
 * Whether the status allows a shopper to make the move. Further conditions are in the move's statement (order-sql.ts).
 */
export const isOpenToShopper = (event: OrderEvent, status: OrderStatusWord): boolean =>
  mayMake('shopper', event) && transitionOf(event).from.includes(status)

/**
 * The move as a `Transition`. Its entry in the table has a narrower type, without the optional fields that it does not
 * set.
 */
export const transitionOf = (event: OrderEvent): Transition => transitions[event]
