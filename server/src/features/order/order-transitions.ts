import type { OrderStatus } from '@sampan/contract/rules'

/** Who moves an order. */
export type Role = 'shopper' | 'operator' | 'system'
export type Actor = { by: 'shopper' } | { by: 'operator'; operator_id: string } | { by: 'system' }

export type RefundLabel = 'none' | 'apply' | 'refunding' | 'refunded'

export type Transition = {
  from: readonly OrderStatus[]
  /** `former` is the status that the order had before the refund was asked for. */
  to: OrderStatus | 'same' | 'former'
  by: readonly Role[]
  /** The refund labels it needs, any unless said, and the one it gives: `settled` says whether money was given back so far. */
  label?: { from?: readonly RefundLabel[]; to: 'apply' | 'refunding' | 'settled' }
}

/**
 * Every move of an order; one that is not listed is refused. Its statement, what it stamps and what a shopper is offered
 * follow from this table.
 */
export const transitions = {
  pay: { from: [0], to: 1, by: ['shopper'] },
  cancel: { from: [0], to: -1, by: ['shopper', 'operator'] },
  expire: { from: [0], to: -1, by: ['system'] },
  // While a recharge that would cover it is being checked it may be paid for longer, once.
  wait: { from: [0], to: 0, by: ['system'] },
  // After the audit of that recharge: the money has arrived, or it will not come.
  funded: { from: [0], to: 0, by: ['operator'] },
  unfunded: { from: [0], to: 0, by: ['operator'] },
  ship: { from: [1], to: 2, by: ['operator'] },
  // Corrects the carrier or number: the order stays on its way.
  correct: { from: [2], to: 2, by: ['operator'] },
  // Corrects the address before the parcel leaves.
  readdress: { from: [0, 1], to: 'same', by: ['operator'] },
  receive: { from: [2], to: 3, by: ['shopper', 'system'] },
  complete: { from: [3], to: 4, by: ['system'] },
  // Who reviews has what they wanted: the order is complete. One that time completed can be reviewed for a while.
  review: { from: [3], to: 4, by: ['shopper'] },
  review_late: { from: [4], to: 4, by: ['shopper'] },
  // A refund that the shopper asks for. While it is open the order's timers stand still.
  refund_apply: { from: [1, 2, 3], to: -4, by: ['shopper'], label: { to: 'apply' } },
  refund_withdraw: { from: [-4], to: 'former', by: ['shopper'], label: { from: ['apply'], to: 'settled' } },
  refund_refuse: { from: [-4], to: 'former', by: ['operator'], label: { from: ['apply', 'refunding'], to: 'settled' } },
  refund_agree: { from: [-4], to: -4, by: ['operator'], label: { from: ['apply'], to: 'refunding' } },
  // The goods are on their way back, or were not sent back in time.
  refund_return: { from: [-4], to: -4, by: ['shopper'], label: { from: ['refunding'], to: 'refunding' } },
  refund_lapse: { from: [-4], to: 'former', by: ['system'], label: { from: ['refunding'], to: 'settled' } },
  refund_part: { from: [-4], to: 'former', by: ['operator'], label: { from: ['refunding'], to: 'settled' } },
  refund_whole: { from: [-4], to: -1, by: ['operator'], label: { from: ['refunding'], to: 'settled' } },
  // Money that an operator gives back unasked: before shipment, afterwards, and once the order is complete.
  cancel_paid: { from: [1], to: -1, by: ['operator'], label: { to: 'settled' } },
  give_back_part: { from: [2, 3], to: 'same', by: ['operator'], label: { to: 'settled' } },
  give_back_whole: { from: [2, 3], to: -1, by: ['operator'], label: { to: 'settled' } },
  goodwill: { from: [4], to: 4, by: ['operator'], label: { to: 'settled' } },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions
export const order_events = Object.keys(transitions) as OrderEvent[] // the keys of a literal

/** Whether this role may ever make the move. */
export const mayMake = (by: Role, event: OrderEvent): boolean => transitionOf(event).by.includes(by)

/** Whether the status lets a shopper make the move. What else it takes, the move's statement knows. */
export const isOpenToShopper = (event: OrderEvent, status: OrderStatus): boolean =>
  mayMake('shopper', event) && transitionOf(event).from.includes(status)

/** The move as any row of the table, with all that a row may have. */
export const transitionOf = (event: OrderEvent): Transition => transitions[event]
