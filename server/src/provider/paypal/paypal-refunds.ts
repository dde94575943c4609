import type { Order, Refund } from '@paypal/paypal-server-sdk'
import { type NewRefund, ProviderRefusal, type RefundState } from '../provider.ts'
import { dollars, minorOf } from './paypal-amount.ts'
import type { PayPal } from './paypal-client.ts'
import { captureIdOf, captureOf } from './paypal-state.ts'

/** A refund that was already made is found by its id in the order: PayPal forgets idempotency keys after weeks. */
export async function refundPayment(paypal: PayPal, { refund_id, ref, amount_cents }: NewRefund): Promise<RefundState> {
  const order = await orderOf(paypal, ref)
  const earlier = order?.purchaseUnits?.[0]?.payments?.refunds?.find(({ customId }) => customId === refund_id)
  if (earlier) return refundStateOf(earlier)
  const captureId = captureIdOf(ref) ?? (order && captureOf(order)?.id)
  if (!captureId) throw new ProviderRefusal(`PayPal order ${ref} has no capture`)
  const { result } = await paypal(({ payments }) =>
    payments.refundCapturedPayment({
      captureId,
      paypalRequestId: refund_id,
      prefer: 'return=representation',
      body: { amount: dollars(amount_cents), customId: refund_id, invoiceId: refund_id },
    }),
  )
  return refundStateOf(result)
}

/** The order of a payment; undefined for a capture of another origin. */
async function orderOf(paypal: PayPal, ref: string): Promise<Order | undefined> {
  const captureId = captureIdOf(ref)
  const id = captureId
    ? (await paypal(({ payments }) => payments.getCapturedPayment({ captureId }))).result.supplementaryData?.relatedIds
        ?.orderId
    : ref
  return id === undefined ? undefined : (await paypal(({ orders }) => orders.getOrder({ id }))).result
}

export async function readRefund(paypal: PayPal, refundId: string): Promise<RefundState> {
  return refundStateOf((await paypal(({ payments }) => payments.getRefund({ refundId }))).result)
}

const STATES: Record<string, RefundState['status']> = { COMPLETED: 'done', FAILED: 'refused', CANCELLED: 'refused' }

const refundStateOf = ({ id = '', status, amount, customId }: Refund): RefundState => ({
  refund_ref: id,
  refund_id: customId ?? null,
  status: STATES[status ?? ''] ?? 'pending',
  amount_cents: amount ? minorOf(amount) : 0,
})
