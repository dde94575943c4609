import type { ReplyTo } from '@sampan/front/calls'

type Refund = Pick<ReplyTo<'GET /api/admin/refund/detail'>, 'amount_cents' | 'to_pay_cents' | 'tax_cents'>

/** Goods and freight that a closed refund paid, or that an open refund will pay. */
export const amountOf = ({ amount_cents, to_pay_cents }: Refund) => to_pay_cents ?? amount_cents

/** Whether less is deducted now than at the time of the request, so that the refund pays more than requested. */
export const isRaised = (refund: Refund): boolean => amountOf(refund) > refund.amount_cents

/** With taxes: the amount that the shopper gets. Limits count this amount. */
export const sumOf = (refund: Refund) => (amountOf(refund) + refund.tax_cents) as Refund['amount_cents'] // a sum of cents
