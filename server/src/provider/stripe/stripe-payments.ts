import type { Language } from '@sampan/contract/rules'
import type Stripe from 'stripe'
import type { HostedPayment, NewPayment, PaymentState } from '../provider.ts'
import { ProviderRefusal } from '../provider.ts'
import { errorOf, replyOf } from './stripe-errors.ts'
import { EXPANDED, idOf, objectOf, stateOf } from './stripe-state.ts'

const LOCALES = { en: 'en', 'zh-CN': 'zh', ja: 'ja', ko: 'ko', th: 'th' } satisfies Record<Language, string>
const MS = 1_000

/**
 * Opens a page of Stripe. Its methods are those that the account's owner allows in Stripe's dashboard.
 * The parameters depend on the payment alone: Stripe refuses an idempotency key that returns with others.
 */
export async function createPayment(stripe: Stripe, payment: NewPayment): Promise<HostedPayment> {
  const { payment_id, amount_cents, mailbox } = payment
  const session = await replyOf(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        ui_mode: 'hosted_page',
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: amount_cents, product_data: { name: payment.title } },
          },
        ],
        locale: LOCALES[payment.language],
        client_reference_id: payment_id,
        metadata: { payment_id },
        payment_intent_data: {
          capture_method: 'automatic',
          metadata: { payment_id },
          ...(mailbox && { receipt_email: mailbox }),
        },
        ...(mailbox && { customer_email: mailbox }),
        success_url: payment.return_url,
        cancel_url: payment.cancel_url,
        expires_at: Math.floor(Date.parse(payment.expires_at) / MS),
      },
      { idempotencyKey: payment_id },
    ),
  )
  if (!session.url) throw new ProviderRefusal(`Stripe session ${session.id} has no page`)
  return { ref: session.id, url: session.url }
}

/** @param ref id of a session, or of a payment intent, which events name. */
export async function readPayment(stripe: Stripe, ref: string): Promise<PaymentState> {
  const session = await replyOf(() =>
    ref.startsWith('pi_') ? sessionOf(stripe, ref) : stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED }),
  )
  if (session) return stateOf(session, objectOf(session.payment_intent))
  const expand = EXPANDED.map((path) => path.replace('payment_intent.', ''))
  return stateOf(null, await replyOf(() => stripe.paymentIntents.retrieve(ref, { expand })))
}

async function sessionOf(stripe: Stripe, payment_intent: string): Promise<Stripe.Checkout.Session | undefined> {
  const expand = EXPANDED.map((path) => `data.${path}`)
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1, expand })
  return data[0]
}

/** The id of the session of a payment intent; that of the intent if it has none. */
export async function refOf(stripe: Stripe, payment_intent: string): Promise<string> {
  const { data } = await replyOf(() => stripe.checkout.sessions.list({ payment_intent, limit: 1 }))
  return data[0]?.id ?? payment_intent
}

/** Pages of the shop capture by themselves. A payment of another origin may wait for its capture. */
export async function capturePayment(stripe: Stripe, ref: string): Promise<PaymentState> {
  const state = await readPayment(stripe, ref)
  if (state.status !== 'approved') return state
  const session = ref.startsWith('pi_') ? null : await replyOf(() => stripe.checkout.sessions.retrieve(ref))
  const intent = session ? idOf(session.payment_intent) : ref
  if (intent) await replyOf(() => stripe.paymentIntents.capture(intent, {}, { idempotencyKey: `capture-${intent}` }))
  return readPayment(stripe, ref)
}

export async function cancelPayment(stripe: Stripe, ref: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(ref)
  } catch (error) {
    const refusal = errorOf(error)
    if (!(refusal instanceof ProviderRefusal)) throw refusal
    const { status } = await replyOf(() => stripe.checkout.sessions.retrieve(ref))
    if (status === 'open') throw refusal
  }
}
