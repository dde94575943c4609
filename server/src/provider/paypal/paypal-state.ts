import type { Order, OrdersCapture, PaymentSourceResponse } from '@paypal/paypal-server-sdk'
import type { DeclineReason, Instrument, PaymentState, PaymentStatus } from '../provider.ts'
import { centsOf, minorOf } from './paypal-amount.ts'

/** Codes of card networks by reason. Codes that are not listed are `refused`: the banks give no further reason. */
const REASONS: Record<string, DeclineReason> = {
  '1330': 'wrong_number',
  '1382': 'wrong_code',
  '5110': 'wrong_code',
  '5120': 'insufficient_funds',
  '5130': 'wrong_code',
  '5400': 'expired_card',
  '5500': 'wrong_code',
  '5650': 'authentication_failed',
  '5700': 'not_supported',
  '5710': 'limit_exceeded',
}

const CAPTURES: Record<string, PaymentStatus> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
}

/** `COMPLETED` without a capture: PayPal is still capturing. */
const ORDERS: Record<string, PaymentStatus> = { APPROVED: 'approved', VOIDED: 'cancelled', COMPLETED: 'pending' }

/** A capture as an order has it, or as it is read by itself. */
export type Capture = Pick<
  OrdersCapture,
  'id' | 'status' | 'statusDetails' | 'amount' | 'customId' | 'sellerReceivableBreakdown' | 'processorResponse'
>

/** Prefix of a reference that names a capture: captures and orders have the same form of ids. */
const CAPTURE = 'capture:'
export const captureRef = (id: string): string => CAPTURE + id
export const captureIdOf = (ref: string): string | undefined =>
  ref.startsWith(CAPTURE) ? ref.slice(CAPTURE.length) : undefined

/** The capture of an order; of several, that which took the money. */
export function captureOf({ purchaseUnits }: Order): Capture | undefined {
  const captures = purchaseUnits?.[0]?.payments?.captures ?? []
  return captures.find(({ status }) => CAPTURES[status ?? ''] === 'paid') ?? captures.at(-1)
}

/** The state of an order. @param order undefined for a capture of another origin */
export function stateOf(order: Order | undefined, capture: Capture | undefined): PaymentState {
  const unit = order?.purchaseUnits?.[0]
  const amount = capture?.amount ?? unit?.amount
  const status = statusOf(order, capture)
  return {
    ref: order?.id ?? captureRef(capture?.id ?? ''),
    payment_id: unit?.customId ?? capture?.customId ?? null,
    status,
    amount_minor: amount ? minorOf(amount) : 0,
    currency: amount?.currencyCode ?? '',
    fee_cents: status === 'paid' ? centsOf(capture?.sellerReceivableBreakdown?.paypalFee) : null,
    instrument: instrumentOf(order?.paymentSource),
    risk: capture?.statusDetails?.reason === 'PENDING_REVIEW' ? 'review' : null,
    refunded_minor: refundedMinor(order, capture),
    // PayPal reviews a payment before the money arrives.
    is_review_approved: false,
    decline_reason:
      status === 'declined' ? (REASONS[capture?.processorResponse?.responseCode ?? ''] ?? 'refused') : null,
  }
}

const GIVEN_BACK = ['COMPLETED', 'PENDING']

/** A capture that is read by itself has no list of its refunds. */
function refundedMinor(order: Order | undefined, capture: Capture | undefined): number {
  const refunds = order?.purchaseUnits?.[0]?.payments?.refunds ?? []
  const sum = refunds
    .filter(({ status }) => GIVEN_BACK.includes(status ?? ''))
    .reduce((sum, { amount }) => sum + (amount ? minorOf(amount) : 0), 0)
  return capture?.status === 'REFUNDED' && capture.amount ? minorOf(capture.amount) : sum
}

const statusOf = (order: Order | undefined, capture: Capture | undefined): PaymentStatus =>
  capture ? (CAPTURES[capture.status ?? ''] ?? 'pending') : (ORDERS[order?.status ?? ''] ?? 'open')

/** Names of card brands that differ from those of the other provider. */
const BRANDS: Record<string, string> = { china_union_pay: 'unionpay' }

type Source = { accountId?: string; brand?: string; lastDigits?: string }

/** The instrument, by the only field of the source. A PayPal account is known by its payer id; PayPal identifies no cards. */
function instrumentOf(source: PaymentSourceResponse | undefined): Instrument | null {
  const [field, value] = Object.entries(source ?? {}).find(([, value]) => value !== undefined) ?? []
  if (!field) return null
  const { accountId, brand, lastDigits } = value as Source // each source has some of these fields
  const brandName = brand?.toLowerCase() ?? null
  return {
    method: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    fingerprint: accountId ? `paypal:${accountId}` : null,
    brand: brandName && (BRANDS[brandName] ?? brandName),
    last_four: lastDigits?.slice(-4) ?? null,
  }
}
