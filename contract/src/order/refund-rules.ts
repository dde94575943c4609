export const REFUND_TYPES = ['refund_only', 'return_and_refund'] as const
export type RefundType = (typeof REFUND_TYPES)[number]

export const REFUND_REASONS = ['damaged', 'wrong', 'not_received', 'unwanted', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Fate of refunded pieces: they are not sent, are returned, or stay with the shopper (or were lost). */
export const GOODS_OUTCOMES = ['not_sent', 'returns', 'stays'] as const
export type GoodsOutcome = (typeof GOODS_OUTCOMES)[number]
export const REFUND_PROOF_LIMIT = 9
export const REFUND_EXPLANATION_LIMIT = 1000
export const REFUND_APPLICATIONS_LIMIT = 3
export const REFUSAL_PICTURES_LIMIT = 6
