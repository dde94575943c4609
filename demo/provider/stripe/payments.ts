// Steps of a payment. Each function changes the stored objects and emits the events that Stripe would.
import { randomId } from '../stand-in/store.ts'
import { later } from '../stand-in/world.ts'
import { missing } from './api-error.ts'
import { type Method, methodOf } from './methods.ts'
import { newLine } from './money-objects.ts'
import { newCharge, newIntent, newReview, nowSeconds } from './payment-objects.ts'
import type { Charge, Intent, Session } from './store.ts'
import { emit, type World } from './world.ts'

/** Stripe's price of a card payment: 2.9 % and 30 cents. */
const FEE_SHARE = 0.029
const FEE_CENTS = 30

export type Choice = {
  method: string
  /** Another one is another card with the same last digits. */
  holder?: string
  /** Declines the payment with one of Stripe's codes. */
  decline_code?: string
}
export type Outcome = 'paid' | 'pending' | 'declined' | 'challenge' | 'closed'

/** The shopper pays on the page. */
export function payOnPage(
  world: World,
  session: Session,
  { method: name, holder = '', decline_code }: Choice,
): Outcome {
  if (session.status !== 'open') return 'closed'
  const intent = intentOf(world, session)
  intent.payment_method = randomId('pm_')
  world.store.notes.set(`method:${intent.id}`, name).set(`holder:${intent.id}`, holder)
  const method = methodOf(name)
  if (decline_code) return decline(world, intent, { ...method, decline: { code: 'card_declined', decline_code } })
  if (method.step === 'challenge') {
    intent.status = 'requires_action'
    intent.next_action = {
      redirect_to_url: { return_url: session.url, url: `${session.url}/challenge` },
      type: 'redirect_to_url',
    }
    emit(world, 'payment_intent.requires_action', intent)
    return 'challenge'
  }
  if (method.step === 'later') return begin(world, session, intent, method)
  return method.decline ? decline(world, intent, method) : succeed(world, intent, method)
}

/** The shopper answers the bank's challenge, or the request of the wallet's app. */
export function endChallenge(world: World, session: Session, isApproved: boolean): Outcome {
  const intent = intentOf(world, session)
  if (session.status !== 'open' || intent.status !== 'requires_action') return 'closed'
  intent.next_action = null
  const name = world.store.notes.get(`method:${intent.id}`) ?? ''
  if (isApproved) return succeed(world, intent, methodOf(name))
  intent.status = 'requires_payment_method'
  intent.last_payment_error = {
    code: 'payment_intent_authentication_failure',
    message: 'The shopper did not confirm the payment.',
    type: 'invalid_request_error',
  }
  emit(world, 'payment_intent.payment_failed', intent)
  return 'declined'
}

/** The intent exists from the first attempt on. */
function intentOf(world: World, session: Session): Intent {
  const { store } = world
  const intent = store.get('payment_intent', String(session.payment_intent))
  if (intent) return intent
  const created = newIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: JSON.parse(store.notes.get(`metadata:${session.id}`) ?? '{}'),
    receipt_email: session.customer_email,
  })
  session.payment_intent = created.id
  store.notes.set(`session:${created.id}`, session.id)
  store.add('payment_intent', created)
  emit(world, 'payment_intent.created', created)
  return created
}

const holderOf = ({ store }: World, intent: Intent) => store.notes.get(`holder:${intent.id}`) ?? ''

const sessionOf = ({ store }: World, intent: Intent): Session | undefined =>
  store.get('checkout.session', store.notes.get(`session:${intent.id}`) ?? '')

function succeed(world: World, intent: Intent, method: Method): Outcome {
  const stored = world.store.get('charge', String(intent.latest_charge))
  const charge =
    stored?.status === 'pending'
      ? stored
      : world.store.add('charge', newCharge(intent, { method, holder: holderOf(world, intent), status: 'succeeded' }))
  Object.assign(charge, { status: 'succeeded', captured: true, paid: true, amount_captured: charge.amount })
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  })
  book(world, charge)
  if (method.risk === 'review') openReview(world, charge, intent)
  emit(world, 'charge.succeeded', charge)
  emit(world, 'payment_intent.succeeded', intent)
  const session = sessionOf(world, intent)
  if (session) endPage(world, session, 'paid')
  if (method.after === 'dispute') later(world, 'dispute', intent.id)
  return 'paid'
}

function book(world: World, charge: Charge): void {
  const line = newLine({
    amount: charge.amount,
    fee: Math.round(charge.amount * FEE_SHARE) + FEE_CENTS,
    source: charge.id,
    type: charge.payment_method_details?.type === 'card' ? 'charge' : 'payment',
    reporting_category: 'charge',
  })
  charge.balance_transaction = world.store.add('balance_transaction', line).id
}

function openReview(world: World, charge: Charge, intent: Intent): void {
  const review = world.store.add('review', newReview(charge))
  charge.review = review.id
  intent.review = review.id
  emit(world, 'review.opened', review)
}

function decline(world: World, intent: Intent, method: Method): Outcome {
  const { code = 'card_declined', decline_code } = method.decline ?? {}
  const stored = world.store.get('charge', String(intent.latest_charge))
  const charge =
    stored?.status === 'pending'
      ? stored
      : world.store.add('charge', newCharge(intent, { method, holder: holderOf(world, intent), status: 'failed' }))
  const failure_message = 'The payment was declined.'
  Object.assign(charge, { status: 'failed', paid: false, failure_code: code, failure_message })
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: {
      charge: charge.id,
      code,
      ...(decline_code && { decline_code }),
      message: failure_message,
      type: 'card_error',
    },
  })
  emit(world, 'charge.failed', charge)
  emit(world, 'payment_intent.payment_failed', intent)
  return 'declined'
}

/** A slow method: the page ends, and the money comes later or never. */
function begin(world: World, session: Session, intent: Intent, method: Method): Outcome {
  if (method.type === 'konbini') {
    intent.status = 'requires_action'
    const code = { payment_code: '000000' }
    intent.next_action = {
      konbini_display_details: {
        expires_at: nowSeconds() + 3 * 86_400,
        hosted_voucher_url: null,
        stores: { familymart: code, lawson: code, ministop: code, seicomart: code },
      },
      type: 'konbini_display_details',
    }
    emit(world, 'payment_intent.requires_action', intent)
  } else {
    const charge = world.store.add(
      'charge',
      newCharge(intent, { method, holder: holderOf(world, intent), status: 'pending' }),
    )
    Object.assign(intent, { status: 'processing', latest_charge: charge.id })
    emit(world, 'charge.pending', charge)
    emit(world, 'payment_intent.processing', intent)
  }
  endPage(world, session, 'unpaid')
  later(world, 'settle', intent.id)
  return 'pending'
}

function endPage(world: World, session: Session, payment_status: 'paid' | 'unpaid'): void {
  const wasOpen = session.status === 'open'
  Object.assign(session, { status: 'complete', payment_status, url: null })
  emit(world, wasOpen ? 'checkout.session.completed' : 'checkout.session.async_payment_succeeded', session)
}

/** The outcome of a slow method. A payment that has one stays as it is. */
export function settle(world: World, intent_id: string, isPaid?: boolean): void {
  const intent = world.store.get('payment_intent', intent_id)
  if (!intent) throw missing(intent_id)
  const session = sessionOf(world, intent)
  if (session?.status !== 'complete' || !['processing', 'requires_action'].includes(intent.status)) return
  const method = methodOf(world.store.notes.get(`method:${intent_id}`) ?? '')
  if (isPaid ?? !method.decline) {
    succeed(world, intent, method)
    return
  }
  decline(world, intent, method)
  emit(world, 'checkout.session.async_payment_failed', session)
}

/** @returns whether the page was open. */
export function expire(world: World, session: Session): boolean {
  if (session.status !== 'open') return false
  Object.assign(session, { status: 'expired', url: null })
  const intent = world.store.get('payment_intent', String(session.payment_intent))
  if (intent)
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: 'automatic',
      next_action: null,
    })
  if (intent) emit(world, 'payment_intent.canceled', intent)
  emit(world, 'checkout.session.expired', session)
  return true
}

/** A payment that the shop did not ask for, such as one from Stripe's dashboard. */
export function payElsewhere(world: World, amount: number): Intent {
  const intent = newIntent({ amount, currency: 'usd', metadata: {}, receipt_email: null })
  world.store.add('payment_intent', intent)
  emit(world, 'payment_intent.created', intent)
  succeed(world, intent, methodOf('success'))
  return intent
}
