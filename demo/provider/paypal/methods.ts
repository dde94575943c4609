// Accounts and cards on the page of the stand-in, with their outcomes.

export type Method = {
  /** Last digits of a card, which is paid with without an account. */
  card?: string
  /** Refusal of each capture. */
  issue?: string
  /** Status of the capture, until a slow one has its outcome. */
  pending?: 'ECHECK' | 'PENDING_REVIEW'
  /** Code of the card network with which the capture is declined at once or later. */
  decline?: string
  after?: 'dispute' | 'failed_refund'
}

export const METHODS = {
  success: {},
  card: { card: '4242' },
  declined: { issue: 'INSTRUMENT_DECLINED' },
  restricted: { issue: 'PAYER_CANNOT_PAY' },
  limit: { issue: 'TRANSACTION_LIMIT_EXCEEDED' },
  insufficient_funds: { card: '9995', decline: '5120' },
  expired_card: { card: '0069', decline: '5400' },
  review: { pending: 'PENDING_REVIEW' },
  bank_later: { pending: 'ECHECK' },
  bank_fails: { pending: 'ECHECK', decline: '0500' },
  dispute_later: { after: 'dispute' },
  refund_fails: { after: 'failed_refund' },
} satisfies Record<string, Method>

export type MethodName = keyof typeof METHODS
export const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name)
export const methodOf = (name: string): Method => METHODS[isMethod(name) ? name : 'success']
