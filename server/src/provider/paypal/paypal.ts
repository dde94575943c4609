import type { Provider } from '../provider.ts'
import { openCertificates } from './paypal-certificates.ts'
import { openClient, type PayPalSettings } from './paypal-client.ts'
import { acceptDispute, readDispute, readDisputes, submitEvidence } from './paypal-disputes.ts'
import { readEvent } from './paypal-events.ts'
import { capturePayment, createPayment, readPayment } from './paypal-payments.ts'
import { readRefund, refundPayment } from './paypal-refunds.ts'
import { readBalance, readLines, readPayouts } from './paypal-reports.ts'

/** PayPal through its SDK: orders that the shopper approves on PayPal's page, and the shop captures, in US dollars. */
export function openPayPal(settings: PayPalSettings): Provider {
  const { webhook_id, mode, api_url } = settings
  const paypal = openClient(settings)
  const certificates = openCertificates(mode, api_url)
  return {
    name: 'paypal',
    mode,
    createPayment: (payment) => createPayment(paypal, payment),
    readPayment: (ref) => readPayment(paypal, ref),
    capturePayment: (ref) => capturePayment(paypal, ref),
    // PayPal's page cannot be ended. An approval after the cancellation is not captured.
    cancelPayment: async () => {},
    readEvent: (headers, body) => readEvent({ webhook_id, certificates }, headers, body),
    refundPayment: (refund) => refundPayment(paypal, refund),
    readRefund: (refund_ref) => readRefund(paypal, refund_ref),
    readDispute: (dispute_ref) => readDispute(paypal, dispute_ref),
    readDisputes: (since) => readDisputes(paypal, since),
    submitEvidence: (evidence) => submitEvidence(paypal, evidence),
    acceptDispute: (dispute_ref) => acceptDispute(paypal, dispute_ref),
    readLines: (since) => readLines(paypal, since),
    readPayouts: (since) => readPayouts(paypal, since),
    readBalance: () => readBalance(paypal),
  }
}
