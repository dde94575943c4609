import { type Expression, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'

type RefundState = Tables['refund']['state']

/** The event that each state records for listeners. */
const HAPPENING_OF = {
  applied: 'refund.requested',
  agreed: 'refund.approved',
  returning: 'refund.returning',
  executed: 'refund.paid',
  refused: 'refund.refused',
  withdrawn: 'refund.withdrawn',
} as const satisfies Record<RefundState, string>

type Recorded = Pick<Tables['refund'], 'order_id' | 'type' | 'amount_cents'> & {
  tax_cents: number
  refund_id: string
  state: RefundState
  order_number: string
}

export const recordRefund = (tx: Tx, user_id: string, { refund_id, order_id, order_number, ...refund }: Recorded) => {
  const amount_cents = refund.amount_cents + refund.tax_cents
  const data = { order_id, order_number, amount_cents, has_return: refund.type === 'return_and_refund' }
  return recordEvents(tx, [{ happening: HAPPENING_OF[refund.state], ref_id: refund_id, user_id, data }])
}

/** The number of the order of a row of `refund`. */
export const numberOf = (order_id: Expression<string>) =>
  sql<string>`(select order_number from shop_order where shop_order.order_id = ${order_id}
    and shop_order.user_id = refund.user_id)`.as('order_number')
