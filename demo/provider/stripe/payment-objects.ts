// New objects of a payment, with each field that Stripe's API gives.

import { randomId } from '../stand-in/store.ts'
import { detailsOf, type Method } from './methods.ts'
import type { Charge, Intent, Review, Session } from './store.ts'
import { idFor } from './store.ts'

const MS = 1_000

export const nowSeconds = (): number => Math.floor(Date.now() / MS)

/** Methods that the page offers; Stripe takes them from the account's settings. */
const METHOD_TYPES = ['card', 'konbini', 'promptpay', 'us_bank_account']

type SessionInput = Pick<
  Session,
  'client_reference_id' | 'customer_email' | 'locale' | 'metadata' | 'success_url' | 'cancel_url' | 'expires_at'
> & { amount: number; currency: string; origin: string }

export function newSession(input: SessionInput): Session {
  const { amount, currency, origin, ...given } = input
  const id = idFor('checkout.session')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: { id: 'pmc_1TestMethodsOfTheStandIn', parent: null },
    payment_method_options: {},
    payment_method_types: METHOD_TYPES,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/c/pay/${id}`,
    wallet_options: null,
    ...given,
  }
}

type IntentInput = Pick<Intent, 'amount' | 'currency' | 'metadata' | 'receipt_email'>

export function newIntent(input: IntentInput): Intent {
  const id = idFor('payment_intent')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: randomId(`${id}_secret_`),
    confirmation_method: 'automatic',
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: METHOD_TYPES,
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...input,
  }
}

type ChargeInput = { method: Method; holder: string; status: 'succeeded' | 'pending' | 'failed' }

export function newCharge(intent: Intent, { method, holder, status }: ChargeInput): Charge {
  const { amount, currency } = intent
  return {
    id: idFor('charge'),
    object: 'charge',
    amount,
    amount_captured: status === 'succeeded' ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: intent.receipt_email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'TEST MONEY',
    captured: status === 'succeeded',
    created: nowSeconds(),
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(method, status),
    paid: status !== 'failed',
    payment_intent: intent.id,
    payment_method: intent.payment_method as string | null, // only ids are stored
    payment_method_details: detailsOf(method, holder, amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

const SCORES = { normal: 12, elevated: 68, highest: 92 }

function outcomeOf({ type, risk, decline }: Method, status: ChargeInput['status']): Charge['outcome'] {
  const risk_level = risk === 'review' ? 'elevated' : (risk ?? 'normal')
  const isBlocked = risk === 'highest'
  const isFailed = status === 'failed'
  return {
    advice_code: isFailed && !isBlocked ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isBlocked ? 'not_sent_to_network' : isFailed ? 'declined_by_network' : 'approved_by_network',
    reason: isBlocked ? 'highest_risk_level' : isFailed ? (decline?.decline_code ?? decline?.code ?? null) : null,
    ...(type === 'card' ? { risk_level, risk_score: SCORES[risk_level] } : { risk_level: 'not_assessed' }),
    seller_message: isFailed ? 'The payment failed.' : 'Payment complete.',
    type: isBlocked ? 'blocked' : isFailed ? 'issuer_declined' : risk === 'review' ? 'manual_review' : 'authorized',
  }
}

export const newReview = (charge: Charge): Review => ({
  id: idFor('review'),
  object: 'review',
  billing_zip: null,
  charge: charge.id,
  closed_reason: null,
  created: nowSeconds(),
  ip_address: null,
  ip_address_location: null,
  livemode: false,
  open: true,
  opened_reason: 'rule',
  payment_intent: charge.payment_intent as string, // each charge of the stand-in has one
  reason: 'rule',
  session: null,
})
