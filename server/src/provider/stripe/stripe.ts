import Stripe from 'stripe'
import type { Provider, ProviderMode } from '../provider.ts'
import { acceptDispute, readDispute, readDisputes, submitEvidence } from './stripe-disputes.ts'
import { readEvent } from './stripe-events.ts'
import { readBalance, readLines, readPayouts, readRefund, refundPayment } from './stripe-money.ts'
import { cancelPayment, capturePayment, createPayment, readPayment } from './stripe-payments.ts'

const TIMEOUT_MS = 20_000
const RETRIES = 2

export type StripeSettings = {
  /** `sk_…` or `rk_…`. */
  secret_key: string
  /** `whsec_…` of the endpoint to which Stripe sends events. */
  webhook_secret: string
  mode: ProviderMode
  /** Origin of a stand-in; without it, Stripe's own. */
  api_url?: string
  timeout_ms?: number
}

/** Stripe through its SDK: pages of Checkout in US dollars. @throws Error if the key is of the other mode. */
export function openStripe({ secret_key, webhook_secret, mode, api_url, timeout_ms }: StripeSettings): Provider {
  if (!new RegExp(`^[sr]k_${mode}_`).test(secret_key)) throw new Error(`The key of Stripe is not one of ${mode} mode`)
  const stripe = new Stripe(secret_key, {
    timeout: timeout_ms ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api_url !== undefined && hostOf(new URL(api_url))),
  })
  return {
    name: 'stripe',
    mode,
    createPayment: (payment) => createPayment(stripe, payment),
    readPayment: (ref) => readPayment(stripe, ref),
    capturePayment: (ref) => capturePayment(stripe, ref),
    cancelPayment: (ref) => cancelPayment(stripe, ref),
    readEvent: async (headers, body) => readEvent(stripe, { webhook_secret, mode }, headers, body),
    refundPayment: (refund) => refundPayment(stripe, refund),
    readRefund: (refund_ref) => readRefund(stripe, refund_ref),
    readDispute: (dispute_ref) => readDispute(stripe, dispute_ref),
    readDisputes: (since) => readDisputes(stripe, since),
    submitEvidence: (evidence) => submitEvidence(stripe, evidence),
    acceptDispute: (dispute_ref) => acceptDispute(stripe, dispute_ref),
    readLines: (since) => readLines(stripe, since),
    readPayouts: (since) => readPayouts(stripe, since),
    readBalance: () => readBalance(stripe),
  }
}

function hostOf({ protocol, hostname, port }: URL) {
  const name = protocol === 'https:' ? 'https' : 'http'
  return { protocol: name, host: hostname, port: port || (name === 'https' ? 443 : 80) } as const
}
