// Steps of an order. Each function changes the stored objects and emits the events that PayPal would.
import { createHash } from 'node:crypto'
import { later } from '../stand-in/world.ts'
import { missing, unprocessable } from './api-error.ts'
import { type Method, methodOf } from './methods.ts'
import {
  type Capture,
  centsOf,
  emit,
  type Money,
  moneyOf,
  newId,
  now,
  type Order,
  type Source,
  type World,
} from './store.ts'

/** PayPal's price of a payment: 3.49 % and 49 cents. */
const FEE_SHARE = 0.0349
const FEE_CENTS = 49

export type Choice = {
  method: string
  /** Another one is another PayPal account. */
  holder?: string
}
export type Outcome = 'approved' | 'closed'

type Request = {
  intent?: string
  purchase_units?: { amount?: Money; custom_id?: string; invoice_id?: string; description?: string }[]
  payment_source?: { paypal?: { experience_context?: { locale?: string; return_url?: string; cancel_url?: string } } }
}

export function createOrder(world: World, { intent, purchase_units, payment_source }: Request): Order {
  const [unit] = purchase_units ?? []
  const { locale = 'en-US', return_url, cancel_url } = payment_source?.paypal?.experience_context ?? {}
  if (intent !== 'CAPTURE' || !unit?.amount || purchase_units?.length !== 1)
    throw unprocessable('INCOMPATIBLE_PARAMETER_VALUE')
  if (!return_url) throw unprocessable('RETURN_URL_REQUIRED')
  if (!/^\d+\.\d\d$/.test(unit.amount.value) || centsOf(unit.amount) < 1) throw unprocessable('INVALID_PARAMETER_VALUE')
  const id = newId()
  const { store } = world
  store.notes.set(`page:${id}`, JSON.stringify({ locale, return_url, cancel_url }))
  const { amount, custom_id, invoice_id, description } = unit
  return store.add('order', {
    id,
    intent: 'CAPTURE',
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(custom_id && { custom_id }),
        ...(invoice_id && { invoice_id }),
        ...(description && { description }),
      },
    ],
    create_time: now(),
    update_time: now(),
    links: [
      { href: `${world.origin()}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${world.origin()}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  })
}

export const orderOf = ({ store }: World, id: string): Order => {
  const order = store.get('order', id)
  if (!order || store.notes.has(`forgotten:${id}`)) throw missing()
  return order
}

/** The shopper agrees on the page. No money moves. A shopper whose account was declined can choose another. */
export function approve(world: World, order: Order, { method, holder = '' }: Choice): Outcome {
  if (order.status === 'COMPLETED') return 'closed'
  world.store.notes.set(`method:${order.id}`, method)
  Object.assign(order, { status: 'APPROVED', payment_source: sourceOf(methodOf(method), holder), update_time: now() })
  emit(world, 'CHECKOUT.ORDER.APPROVED', order)
  return 'approved'
}

function sourceOf({ card }: Method, holder: string): Source {
  if (card) return { card: { last_digits: card, brand: 'VISA', type: 'CREDIT' } }
  const account_id = createHash('sha256').update(holder).digest('hex').slice(0, 13).toUpperCase()
  return { paypal: { account_id, email_address: 'shopper@example.com', account_status: 'VERIFIED' } }
}

/** The shop takes the money of an approved order, once. */
export function captureOrder(world: World, id: string): Order {
  const { store } = world
  const order = orderOf(world, id)
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
  const [unit] = order.purchase_units
  const isPaid = store
    .rows('capture')
    .some(({ invoice_id }) => invoice_id !== undefined && invoice_id === unit.invoice_id)
  if (isPaid) throw unprocessable('DUPLICATE_INVOICE_ID')
  const method = methodOf(store.notes.get(`method:${id}`) ?? '')
  if (method.issue) throw unprocessable(method.issue)
  const capture = store.add('capture', newCapture(order))
  Object.assign(order, { status: 'COMPLETED', update_time: now() })
  if (method.pending) {
    capture.status_details = { reason: method.pending }
    show(world, capture)
    emit(world, 'PAYMENT.CAPTURE.PENDING', capture)
    later(world, 'settle', capture.id)
  } else if (method.decline) decline(world, capture, method.decline)
  else succeed(world, capture)
  return order
}

function newCapture({ id, purchase_units: [unit] }: Order): Capture {
  const { amount, custom_id, invoice_id } = unit
  return {
    id: newId(),
    status: 'PENDING',
    amount,
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    final_capture: true,
    supplementary_data: { related_ids: { order_id: id } },
    create_time: now(),
    update_time: now(),
    links: [],
  }
}

/** Writes the present state of a capture into its order. */
export function show({ store }: World, capture: Capture): void {
  const { supplementary_data, ...inOrder } = capture
  const order = store.get('order', supplementary_data.related_ids.order_id ?? '')
  if (!order) return
  const [unit] = order.purchase_units
  unit.payments = { ...unit.payments, captures: [inOrder] }
}

function succeed(world: World, capture: Capture): void {
  const { store } = world
  const cents = centsOf(capture.amount)
  const fee_cents = Math.round(cents * FEE_SHARE) + FEE_CENTS
  const { currency_code } = capture.amount
  delete capture.status_details
  Object.assign(capture, {
    status: 'COMPLETED',
    update_time: now(),
    seller_receivable_breakdown: {
      gross_amount: capture.amount,
      paypal_fee: moneyOf(fee_cents, currency_code),
      net_amount: moneyOf(cents - fee_cents, currency_code),
    },
  })
  const { id, custom_id: custom } = capture
  store.add('transaction', { id, code: 'T0006', cents, fee_cents, status: 'S', at: now(), ...(custom && { custom }) })
  show(world, capture)
  emit(world, 'PAYMENT.CAPTURE.COMPLETED', capture)
  const method = methodOf(store.notes.get(`method:${capture.supplementary_data.related_ids.order_id}`) ?? '')
  if (method.after === 'dispute') later(world, 'dispute', id)
}

function decline(world: World, capture: Capture, response_code: string): void {
  Object.assign(capture, { status: 'DECLINED', update_time: now(), processor_response: { response_code } })
  show(world, capture)
  emit(world, 'PAYMENT.CAPTURE.DENIED', capture)
}

/** The outcome of a slow capture. A capture that has one stays as it is. */
export function settle(world: World, capture_id: string, isPaid?: boolean): void {
  const capture = world.store.get('capture', capture_id)
  if (!capture) throw missing()
  if (capture.status !== 'PENDING') return
  const method = methodOf(world.store.notes.get(`method:${capture.supplementary_data.related_ids.order_id}`) ?? '')
  if (isPaid ?? !method.decline) succeed(world, capture)
  else decline(world, capture, method.decline ?? '0500')
}

/** A payment that the shop did not ask for, such as one to its mailbox. @returns the capture's id */
export function payElsewhere(world: World, cents: number): string {
  const capture = world.store.add('capture', {
    id: newId(),
    status: 'PENDING',
    amount: moneyOf(cents),
    final_capture: true,
    supplementary_data: { related_ids: {} },
    create_time: now(),
    update_time: now(),
    links: [],
  })
  succeed(world, capture)
  return capture.id
}
