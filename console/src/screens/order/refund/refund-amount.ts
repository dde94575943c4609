import type { ReplyTo } from '@sampan/front/calls'

type Refund = Pick<ReplyTo<'GET /api/admin/refund/detail'>, 'amount_cents' | 'to_pay_cents'>

/** The amount that a closed refund paid, or that an open refund will pay. Limits count this amount. */
export const amountOf = ({ amount_cents, to_pay_cents }: Refund) => to_pay_cents ?? amount_cents

/** Whether less is deducted now than at the time of the request, so that the refund pays more than requested. */
export const isRaised = (refund: Refund): boolean => amountOf(refund) > refund.amount_cents
