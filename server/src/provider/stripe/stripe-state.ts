import type Stripe from 'stripe'
import type { DeclineReason, Instrument, PaymentState, PaymentStatus, Risk } from '../provider.ts'

type Intent = Stripe.PaymentIntent
type Session = Stripe.Checkout.Session

/** Objects that {@link stateOf} needs next to a session, at most four levels deep in a list, as Stripe demands. */
export const EXPANDED = ['payment_intent.latest_charge.balance_transaction', 'payment_intent.latest_charge.review']

/** Stripe's codes of declines by reason. Codes that are not listed are `refused`: the banks give no further reason. */
const REASONS: Record<Exclude<DeclineReason, 'refused'>, readonly string[]> = {
  insufficient_funds: ['insufficient_funds', 'insufficient_balance'],
  expired_card: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  wrong_number: ['incorrect_number', 'invalid_number', 'invalid_account'],
  wrong_code: ['incorrect_cvc', 'invalid_cvc', 'incorrect_pin', 'invalid_pin', 'offline_pin_required', 'incorrect_zip'],
  authentication_failed: [
    'authentication_required',
    'authentication_not_handled',
    'mobile_device_authentication_required',
    'payment_intent_authentication_failure',
    'payment_method_customer_decline',
    'payment_method_provider_decline',
  ],
  limit_exceeded: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded', 'amount_too_large', 'pin_try_exceeded'],
  not_supported: [
    'card_not_supported',
    'currency_not_supported',
    'not_permitted',
    'payment_method_not_available',
    'service_not_allowed',
    'transaction_not_allowed',
  ],
}

function reasonOf(code: string): DeclineReason {
  for (const [reason, codes] of Object.entries(REASONS)) if (codes.includes(code)) return reason as DeclineReason // its key
  return 'refused'
}

/** The object of a field that was expanded; null if it is an id, or empty. */
export const objectOf = <T extends object>(field: string | T | null | undefined): T | null =>
  typeof field === 'object' ? field : null

/** The id of a field that may be expanded. */
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)

/** The state of a payment, whose session is null if it was not made on the page of a session. */
export function stateOf(session: Session | null, intent: Intent | null): PaymentState {
  const charge = objectOf(intent?.latest_charge)
  const status = statusOf(session, intent)
  const is_paid = status === 'paid'
  return {
    ref: session?.id ?? intent?.id ?? '',
    payment_id: session?.metadata?.payment_id ?? intent?.metadata.payment_id ?? null,
    status,
    ...(is_paid && intent ? moneyOf(intent.amount_received, intent.currency) : priceOf(session, intent)),
    fee_cents: is_paid ? feeOf(charge) : null,
    instrument: instrumentOf(charge, intent?.last_payment_error?.payment_method) ?? chosenOf(intent),
    risk: charge && riskOf(charge),
    decline_reason: is_paid ? null : declineOf(intent, charge),
    refunded_minor: charge?.amount_refunded ?? 0,
    is_review_approved: charge !== null && isApproved(charge),
    attempt_ref: is_paid ? null : attemptOf(intent, charge),
  }
}

const moneyOf = (amount_minor: number, currency: string) => ({ amount_minor, currency: currency.toUpperCase() })

/** The amount that the page asks for. */
const priceOf = (session: Session | null, intent: Intent | null) =>
  moneyOf(session?.amount_total ?? intent?.amount ?? 0, session?.currency ?? intent?.currency ?? '')

function statusOf(session: Session | null, intent: Intent | null): PaymentStatus {
  if (session?.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid'
  // The shopper can try again on a page that is open, also after a decline.
  if (session?.status === 'open') return 'open'
  if (session?.status === 'expired') return 'expired'
  if (intent?.status === 'canceled') return 'cancelled'
  // The page has ended and the method has failed: Stripe waits for another method, which the shopper cannot enter.
  if (intent?.status === 'requires_payment_method') return session || intent.last_payment_error ? 'declined' : 'open'
  if (intent?.status === 'requires_confirmation') return 'open'
  if (intent?.status === 'requires_capture') return 'approved'
  return 'pending'
}

/** Null until Stripe has booked the payment, and for an account that is not kept in US dollars. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const line = objectOf(charge?.balance_transaction)
  return line?.currency === 'usd' ? line.fee : null
}

type Details = {
  fingerprint?: string | null
  brand?: string | null
  last4?: string | null
  wallet?: { type: string } | null
}

function instrumentOf(charge: Stripe.Charge | null, fallback: Stripe.PaymentMethod | undefined): Instrument | null {
  const source = charge?.payment_method_details ?? fallback
  if (!source) return null
  // Both sources have a field by the name of their type, with some of these fields.
  const details = (source as unknown as Record<string, Details | undefined>)[source.type]
  return {
    method: details?.wallet?.type ?? source.type,
    fingerprint: details?.fingerprint ?? null,
    brand: details?.brand ?? null,
    last_four: details?.last4 ?? null,
  }
}

/** `konbini_display_details`: how to pay with a method that settles later. */
const DISPLAY = /^(\w+)_display_/

/** The method that the shopper has chosen but not yet paid with, which has no charge. */
function chosenOf(intent: Intent | null): Instrument | null {
  const method = DISPLAY.exec(intent?.next_action?.type ?? '')?.[1]
  return method === undefined ? null : { method, fingerprint: null, brand: null, last_four: null }
}

const RISKS: readonly string[] = ['normal', 'elevated', 'highest'] satisfies Risk[]

function riskOf({ outcome, review }: Stripe.Charge): Risk | null {
  const opened = objectOf(review)
  // A review that an operator closed at Stripe leaves `manual_review` in the outcome.
  if (opened ? opened.open : review || outcome?.type === 'manual_review') return 'review'
  return RISKS.includes(outcome?.risk_level ?? '') ? (outcome?.risk_level as Risk) : null // one of the list
}

function isApproved({ review }: Stripe.Charge): boolean {
  const opened = objectOf(review)
  return opened?.open === false && opened.closed_reason === 'approved'
}

/** Each entered card is another payment method at Stripe; a declined charge has an id as well. */
function attemptOf(intent: Intent | null, charge: Stripe.Charge | null): string | null {
  const error = intent?.last_payment_error
  const failed = charge?.status === 'failed' ? charge.id : null
  return error?.charge ?? failed ?? error?.payment_method?.id ?? null
}

function declineOf(intent: Intent | null, charge: Stripe.Charge | null): DeclineReason | null {
  const error = intent?.last_payment_error
  const code = error?.decline_code ?? error?.code ?? charge?.outcome?.reason ?? charge?.failure_code
  return error || charge?.status === 'failed' ? reasonOf(code ?? '') : null
}
