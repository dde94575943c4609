import type { Language } from '@sampan/contract/rules'

/** The payment service providers that the shop can use. */
export const PROVIDER_NAMES = ['stripe', 'paypal'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** `test` moves no money: the provider's sandbox, or the stand-in of the demo. */
export type ProviderMode = 'test' | 'live'

/** A payment that a shopper is about to make on the provider's page. */
export type NewPayment = {
  /** The shop's id, which the provider stores with the payment and uses as idempotency key. */
  payment_id: string
  /** In US cents. */
  amount_cents: number
  language: Language
  /** Mailbox to which the provider sends its receipt; null for none. */
  mailbox: string | null
  /** The name of the bought thing on the page, in the shopper's language. */
  title: string
  /** Where the provider's page leads after the payment, and after it was cancelled. */
  return_url: string
  cancel_url: string
  /**
   * ISO time after which the shop takes no payment any more, 31 minutes to 23 hours ahead. Some providers end their page then;
   * with the others, the shop does not capture what is approved later.
   */
  expires_at: string
}

/** The provider's page for a payment. `ref`: the provider's id of the payment. */
export type HostedPayment = { ref: string; url: string }

/**
 * `open`: the shopper has not finished. `approved`: the shopper has agreed, and no money moves until the shop takes it by
 * `capturePayment`; some providers take it by themselves. `pending`: the shopper has finished, and the money is on its way,
 * which takes up to days for some methods. `paid`: final. `declined`, `cancelled`, `expired`: no money moves, although a late `paid` is possible.
 */
export type PaymentStatus = 'open' | 'approved' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired'

/** Why a payment was declined, in the terms that the shopper reads. */
export type DeclineReason =
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_number'
  | 'wrong_code'
  | 'authentication_failed'
  | 'limit_exceeded'
  | 'not_supported'
  | 'refused'

/** The provider's estimate of the risk of fraud. `review`: the provider asks for a person's decision. */
export type Risk = 'normal' | 'elevated' | 'highest' | 'review'

/** The card or account that paid. `fingerprint`: equal for the same card in all payments to the shop. */
export type Instrument = { method: string; fingerprint: string | null; brand: string | null; last_four: string | null }

/** The current state of a payment at the provider. */
export type PaymentState = {
  ref: string
  /** The shop's id as stored at the provider; null for a payment of another origin. */
  payment_id: string | null
  status: PaymentStatus
  /** The amount in the smallest unit of its currency. */
  amount_minor: number
  /** ISO 4217, upper case. */
  currency: string
  /** The provider's fee in US cents; null while it is unknown. */
  fee_cents: number | null
  instrument: Instrument | null
  risk: Risk | null
  decline_reason: DeclineReason | null
  /** The part of the amount that the provider has given back, in the smallest unit of the currency. */
  refunded_minor: number
  /** Whether a person decided at the provider that the payment is no fraud. */
  is_review_approved: boolean
  /** The provider's id of the attempt that was declined last, if it tells attempts apart. */
  attempt_ref?: string | null
}

/** The subject of an event. The shop never trusts an event's contents: it reads the object that the event names. */
export type ProviderEvent = {
  /** The provider's id of the event. */
  event_ref: string
  kind: 'payment' | 'refund' | 'dispute' | 'payout' | 'other'
  /** The provider's id of the object; for payments an id that `readPayment` takes. Its reply has the `ref` of `HostedPayment`. */
  ref: string
}

/**
 * `refused`: the provider cannot refund, for example because the card was closed; also a refund that was `done` before. `refund_id`:
 * the shop's id as stored at the provider; null for a refund of another origin.
 */
export type RefundState = {
  refund_ref: string
  refund_id: string | null
  status: 'pending' | 'done' | 'refused'
  amount_cents: number
}
/** `amount_cents` is in the smallest unit of the payment's currency. */
export type NewRefund = { refund_id: string; ref: string; amount_cents: number }

/** `due_at`: ISO time until which evidence is taken; null if none is expected. */
export type DisputeState = {
  dispute_ref: string
  ref: string
  status: 'open' | 'evidence_sent' | 'won' | 'lost'
  /** The disputed amount in the smallest unit of its currency. */
  amount_minor: number
  /** ISO 4217, upper case. */
  currency: string
  /** US cents that the provider has taken from the shop's balance: 0 for a mere question of the bank, and when won. */
  withheld_cents: number
  /** The provider's charge for the dispute in US cents. */
  fee_cents: number
  /** The provider's word. */
  reason: string
  due_at: string | null
}

/** The shop's evidence against a dispute. The text contains all of it, at most `EVIDENCE_LIMIT` characters. */
export type Evidence = {
  dispute_ref: string
  text: string
  shopper_name: string | null
  mailbox: string | null
  address: string | null
  carrier: string | null
  tracking_number: string | null
  /** A PDF of an operator, at most `EVIDENCE_PDF_BYTES` of the contract, which each provider takes. */
  pdf: Buffer | null
}

/** Characters of a text that each provider takes as evidence. */
export const EVIDENCE_LIMIT = 20_000

/** A movement on the balance that the provider keeps for the shop. `net_cents` = amount - fee, negative when it leaves. */
export type ProviderLine = {
  line_ref: string
  kind: 'payment' | 'refund' | 'dispute' | 'payout' | 'fee' | 'other'
  /** The provider's id of the payment (an id that `readPayment` takes), refund, dispute or payout; null if the line has none. */
  ref: string | null
  /** For payments, the shop's id as stored at the provider; otherwise null. */
  payment_id: string | null
  amount_cents: number
  fee_cents: number
  /** ISO time. */
  at: string
}

/** Money that the provider sent to the shop's bank. `arrives_on`: YYYY-MM-DD; the day on which it left, if the provider names no other. */
export type ProviderPayout = {
  payout_ref: string
  amount_cents: number
  arrives_on: string
  status: 'on_its_way' | 'paid' | 'failed'
}

/** The provider did not reply, or reported an internal fault: the call is repeated later. */
export class ProviderUnavailable extends Error {}
/** The provider refused the call, and would refuse it again. */
export class ProviderRefusal extends Error {}
/** The event is not signed by the provider, or is too old. */
export class ForgedEvent extends Error {}

/**
 * A payment service provider. Calls are idempotent by the ids of the shop: a repeated call has no further effect.
 * @throws ProviderUnavailable, ProviderRefusal (each call)
 */
export type Provider = {
  name: ProviderName
  mode: ProviderMode
  createPayment: (payment: NewPayment) => Promise<HostedPayment>
  readPayment: (ref: string) => Promise<PaymentState>
  /**
   * Takes the money of an approved payment. A payment in another state stays as it is. A decline leaves the payment open if
   * the shopper can choose another card or account on the page.
   */
  capturePayment: (ref: string) => Promise<PaymentState>
  /**
   * Ends the page of a payment, as far as the provider can. Afterwards the payment can only be paid if the shop captures it.
   * A payment that has ended stays as it is.
   */
  cancelPayment: (ref: string) => Promise<void>
  /** Verifies the signature of an event. @throws ForgedEvent */
  readEvent: (headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer) => Promise<ProviderEvent>
  refundPayment: (refund: NewRefund) => Promise<RefundState>
  readRefund: (refund_ref: string) => Promise<RefundState>
  readDispute: (dispute_ref: string) => Promise<DisputeState>
  /** Disputes that were opened since a time, in any order. */
  readDisputes: (since: string) => AsyncIterable<DisputeState>
  /** Submits evidence. If evidence was submitted before, it stays, and the state is returned. */
  submitEvidence: (evidence: Evidence) => Promise<DisputeState>
  /** Accepts the loss of a dispute. A dispute that has ended stays as it is. */
  acceptDispute: (dispute_ref: string) => Promise<DisputeState>
  /** Lines of the provider's balance since a time, oldest first. */
  readLines: (since: string) => AsyncIterable<ProviderLine>
  readPayouts: (since: string) => AsyncIterable<ProviderPayout>
  /** The money that the provider holds for the shop, available and pending together, in US cents. */
  readBalance: () => Promise<number>
}
