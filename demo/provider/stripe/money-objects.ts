// New objects of the balance: lines, refunds, disputes and payouts.
import { nowSeconds } from './payment-objects.ts'
import type { Charge, Dispute, Line, Payout, Refund } from './store.ts'
import { idFor } from './store.ts'

const DAY_S = 86_400
const SETTLED_DAYS = 2
const EVIDENCE_DAYS = 7

type LineInput = Pick<Line, 'amount' | 'type' | 'reporting_category'> & {
  source: string
  fee?: number
  is_available?: boolean
}

export function newLine({ fee = 0, is_available = false, ...input }: LineInput): Line {
  const created = nowSeconds()
  return {
    id: idFor('balance_transaction'),
    object: 'balance_transaction',
    available_on: is_available ? created : created + SETTLED_DAYS * DAY_S,
    balance_type: 'payments',
    created,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency: 'usd', description: 'Stripe fee', type: 'stripe_fee' }],
    net: input.amount - fee,
    status: is_available ? 'available' : 'pending',
    ...input,
  }
}

export const newRefund = (charge: Charge, amount: number, metadata: Record<string, string>): Refund => ({
  id: idFor('refund'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** @param isInquiry a question of the bank, which takes no money yet */
export const newDispute = (charge: Charge, reason: string, isInquiry: boolean): Dispute => ({
  id: idFor('dispute'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { ...NO_EVIDENCE },
  evidence_details: {
    due_by: nowSeconds() + EVIDENCE_DAYS * DAY_S,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: isInquiry,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    card: {
      brand: 'visa',
      case_type: isInquiry ? 'inquiry' : 'chargeback',
      network: 'visa',
      network_reason_code: '10.4',
    },
    type: 'card',
  },
  reason,
  status: isInquiry ? 'warning_needs_response' : 'needs_response',
})

export function newPayout(amount: number, automatic: boolean): Payout {
  const created = nowSeconds()
  return {
    id: idFor('payout'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: Math.ceil(created / DAY_S) * DAY_S,
    automatic,
    balance_transaction: null,
    created,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  }
}
