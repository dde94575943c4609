import {
  CheckoutPaymentIntent,
  PayeePaymentMethodPreference,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import type { Language } from '@sampan/contract/rules'
import {
  type DeclineReason,
  type HostedPayment,
  type NewPayment,
  type PaymentState,
  ProviderRefusal,
} from '../provider.ts'
import { dollars } from './paypal-amount.ts'
import type { PayPal } from './paypal-client.ts'
import { hasIssue, PayPalRefusal } from './paypal-errors.ts'
import { captureIdOf, captureOf, stateOf } from './paypal-state.ts'

const LOCALES = {
  en: 'en-US',
  'zh-CN': 'zh-CN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  th: 'th-TH',
} satisfies Record<Language, string>

/** PayPal's limit. */
const LONGEST_TITLE = 127

/**
 * Creates an order, which the shopper approves on PayPal's page. PayPal refuses a second capture with the same invoice id,
 * so a payment cannot be paid by two orders.
 */
export async function createPayment(paypal: PayPal, payment: NewPayment): Promise<HostedPayment> {
  const { payment_id, amount_cents, language, mailbox, title, return_url, cancel_url } = payment
  const { result: order } = await paypal(({ orders }) =>
    orders.createOrder({
      paypalRequestId: payment_id,
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: payment_id,
            invoiceId: payment_id,
            description: title.slice(0, LONGEST_TITLE),
            amount: dollars(amount_cents),
          },
        ],
        paymentSource: {
          paypal: {
            ...(mailbox && { emailAddress: mailbox }),
            experienceContext: {
              locale: LOCALES[language],
              shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
              userAction: PaypalExperienceUserAction.PayNow,
              // A top-up is at once: PayPal offers no bank transfer that takes days.
              paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
              returnUrl: return_url,
              cancelUrl: cancel_url,
            },
          },
        },
      },
    }),
  )
  const url = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  if (!order.id || !url) throw new ProviderRefusal(`PayPal order ${order.id} has no page`)
  return { ref: order.id, url }
}

/** @param ref id of an order, or `capture:` and the id of a capture, which events and lines name. */
export async function readPayment(paypal: PayPal, ref: string): Promise<PaymentState> {
  const capture_id = captureIdOf(ref)
  return capture_id ? readCapture(paypal, capture_id) : readOrder(paypal, ref)
}

async function readOrder(paypal: PayPal, id: string): Promise<PaymentState> {
  try {
    const { result: order } = await paypal(({ orders }) => orders.getOrder({ id }))
    return stateOf(order, captureOf(order))
  } catch (error) {
    // PayPal forgets an order that was never captured.
    if (error instanceof PayPalRefusal && error.isMissing) return { ...stateOf({ id }, undefined), status: 'expired' }
    throw error
  }
}

async function readCapture(paypal: PayPal, captureId: string): Promise<PaymentState> {
  const { result: capture } = await paypal(({ payments }) => payments.getCapturedPayment({ captureId }))
  const order_id = capture.supplementaryData?.relatedIds?.orderId
  return order_id ? readOrder(paypal, order_id) : stateOf(undefined, capture)
}

/** The order that a payment is known by. */
export const orderRef = async (paypal: PayPal, capture_id: string): Promise<string> =>
  (await readCapture(paypal, capture_id)).ref

/** Refusals of a capture after which the shopper can choose another card or account on the page. */
const RETRIED: Record<string, DeclineReason> = {
  INSTRUMENT_DECLINED: 'refused',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'refused',
  PAYER_ACTION_REQUIRED: 'authentication_failed',
}

/** Refusals of a capture that end the payment. */
const FINAL: Record<string, DeclineReason> = {
  COMPLIANCE_VIOLATION: 'refused',
  DOMESTIC_TRANSACTION_REQUIRED: 'not_supported',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'limit_exceeded',
  PAYEE_BLOCKED_TRANSACTION: 'refused',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'not_supported',
  PAYER_ACCOUNT_RESTRICTED: 'not_supported',
  PAYER_CANNOT_PAY: 'not_supported',
  TRANSACTION_BLOCKED_BY_PAYEE: 'refused',
  TRANSACTION_LIMIT_EXCEEDED: 'limit_exceeded',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'limit_exceeded',
  TRANSACTION_REFUSED: 'refused',
}

/** Refusals after which the order is in another state than the caller believed. */
const CHANGED = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS', 'ORDER_NOT_APPROVED']

/**
 * Takes the money of an approved order. PayPal captures an order once, so that a repeated call needs no idempotency key; a
 * key would repeat a decline after the shopper has chosen another card.
 */
export async function capturePayment(paypal: PayPal, ref: string): Promise<PaymentState> {
  try {
    await paypal(({ orders }) => orders.captureOrder({ id: ref, prefer: 'return=minimal' }))
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error
    const retried = reasonOf(error, RETRIED)
    const final = reasonOf(error, FINAL)
    if (!retried && !final && !hasIssue(error, ...CHANGED)) throw error
    const state = await readOrder(paypal, ref)
    if (state.status !== 'approved' && state.status !== 'open') return state
    return { ...state, status: final ? 'declined' : 'open', decline_reason: retried ?? final ?? null }
  }
  return readOrder(paypal, ref)
}

const reasonOf = ({ issues }: PayPalRefusal, reasons: Record<string, DeclineReason>): DeclineReason | undefined =>
  issues.map((issue) => reasons[issue]).find(Boolean)
