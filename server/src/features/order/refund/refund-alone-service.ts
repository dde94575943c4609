import { type Alone, cents } from '@sampan/contract'
import type { OrderStatusWord } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { type Allowance, lowestLimit } from '../../operator/proposal/act-alone-service.ts'
import { mayDecide, type OperatorWithRoles } from '../../operator/proposal/proposal-service.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { refund_kind } from './refund-proposals-service.ts'
import { type RefundState, sumRefundedTo } from './refund-sql.ts'

// Limits how much money one operator may refund without a second operator: to one shopper, and to all shoppers
// together. The services that refund and the screens that show the limit call the same functions.

/** The amounts that an operator may refund alone now, by shopper. Stable only while the shopper is locked. */
export async function aloneTo(db: Db, allowance: Allowance, user_ids: readonly string[]) {
  const [{ refund_second_operator: limit_cents }, refunded_by_shopper] = await Promise.all([
    amountLimits(db, 'refund_second_operator'),
    sumRefundedTo(db, user_ids),
  ])
  return (user_id: string): Alone =>
    lowestLimit(allowance, [{ because: 'shopper', limit_cents, used_cents: refunded_by_shopper.get(user_id) ?? 0 }])
}

const nothing = (because: 'role' | 'completed'): Alone => {
  const none = cents(0)
  return { because, up_to_cents: none, limit_cents: none, used_cents: none }
}

/**
 * The amount that the operator may pay alone for a requested refund. It is 0 for customer service once the refund is
 * approved: customer service cannot decide about payments, only propose them.
 */
export const aloneOfRefund = (
  operator: Pick<OperatorWithRoles, 'roles'>,
  { state }: { state: RefundState },
  to_shopper: Alone,
) => (state !== 'applied' && !mayDecide(refund_kind, operator) ? nothing('role') : to_shopper)

/**
 * The amount that the operator may refund alone without a request. It is 0 for completed orders, because goodwill
 * always needs a second operator.
 */
export const aloneOfOrder = ({ status }: { status: OrderStatusWord }, to_shopper: Alone) =>
  status === 'completed' ? nothing('completed') : to_shopper
