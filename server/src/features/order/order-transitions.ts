import type { OrderStatus } from '@sampan/contract/rules'

/** Who moves an order. */
export type Role = 'shopper' | 'operator' | 'system'
export type Actor = { by: 'shopper' } | { by: 'operator'; operator_id: string } | { by: 'system' }

export type Transition = { from: OrderStatus; to: OrderStatus; by: readonly Role[] }

/** Every move of an order. A move that is not listed is refused. */
export const transitions = {
  pay: { from: 0, to: 1, by: ['shopper'] },
  cancel: { from: 0, to: -1, by: ['shopper', 'operator'] },
  expire: { from: 0, to: -1, by: ['system'] },
  // While a recharge that would cover it is being checked it may be paid for longer, once.
  wait: { from: 0, to: 0, by: ['system'] },
  // After the audit of that recharge: the money has arrived, or it will not come.
  funded: { from: 0, to: 0, by: ['operator'] },
  unfunded: { from: 0, to: 0, by: ['operator'] },
  ship: { from: 1, to: 2, by: ['operator'] },
  // Corrects the carrier or number: the order stays on its way.
  correct: { from: 2, to: 2, by: ['operator'] },
  receive: { from: 2, to: 3, by: ['shopper', 'system'] },
  complete: { from: 3, to: 4, by: ['system'] },
  // Who reviews has what they wanted: the order is complete. One that time completed can be reviewed for a while.
  review: { from: 3, to: 4, by: ['shopper'] },
  review_late: { from: 4, to: 4, by: ['shopper'] },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof transitions

/** The move of an event from a status for this role; undefined when it is not listed. */
export function transitionOf(event: OrderEvent, by: Role): Transition | undefined {
  const transition: Transition = transitions[event]
  return transition.by.includes(by) ? transition : undefined
}
