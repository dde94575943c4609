import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { aPayment } from '../testing/a-payment.ts'
import { faultsOf, type Shapes } from '../testing/shapes.ts'
import { aPaid, aStripeWorld, SECRET_KEY } from '../testing/stripe-world.ts'
import { METHODS } from './methods.ts'
import { API_VERSION } from './world.ts'

const shapes: Shapes = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi-shapes.json'), 'utf8'))

const PATHS = {
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  balance_transactions: 'balance_transaction',
  payouts: 'payout',
  reviews: 'review',
  events: 'event',
}
const EXPANSIONS: Record<string, string[]> = {
  'checkout/sessions': ['payment_intent.latest_charge.balance_transaction', 'payment_intent.latest_charge.review'],
  payment_intents: ['latest_charge', 'review'],
  charges: ['payment_intent', 'balance_transaction'],
  refunds: ['charge', 'balance_transaction'],
  disputes: ['charge.payment_intent'],
  balance_transactions: ['source'],
  payouts: ['balance_transaction'],
  reviews: ['charge', 'payment_intent'],
}

const world = await aStripeWorld()
const { control, stripe } = world

async function call(path: string, form?: Record<string, string>) {
  const reply = await fetch(`${world.url}/v1/${path}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: its shape is what the test checks
  const body: any = await reply.json()
  return { status: reply.status, body }
}

/** Everything that the stand-in can do. */
async function fill(): Promise<void> {
  const refs: Record<string, string> = {}
  for (const method of Object.keys(METHODS)) refs[method] = (await aPaid(world, {}, method)).ref
  const ref = (method: keyof typeof METHODS) => refs[method] ?? ''
  control.complete(ref('declined'), { method: 'challenge', is_refused: true })
  control.settle(ref('konbini'))
  control.settle(ref('bank_fails'))
  control.settle((await aPaid(world, {}, 'konbini')).ref, false)
  control.settle((await aPaid(world, {}, 'bank_fails')).ref, true)
  const { ref: waiting } = await stripe.createPayment(aPayment({ mailbox: null, language: 'zh-CN' }))
  await fetch(`${world.url}/c/pay/${waiting}`, { method: 'POST', body: new URLSearchParams({ method: 'challenge' }) })
  await stripe.createPayment(aPayment())
  await stripe.cancelPayment(ref('insufficient_funds'))
  control.endReview(ref('review'), 'approved')
  control.payElsewhere(4_000)
  for (const amount_cents of [240, 1_000])
    await stripe.refundPayment({ refund_id: `refund-${amount_cents}`, ref: ref('success'), amount_cents })
  const failed = await stripe.refundPayment({ refund_id: 'refund-1', ref: ref('refund_fails'), amount_cents: 1 })
  control.failRefund(failed.refund_ref)
  const won = control.openDispute(ref('dispute_later'))
  control.sendEvidence(won)
  control.winDispute(won)
  control.loseDispute(control.openDispute(ref('elevated_risk')))
  const inquiry = control.openDispute(ref('challenge'), { is_inquiry: true })
  control.sendEvidence(inquiry)
  control.winDispute(inquiry)
  control.endPayout(control.makePayout(1_000))
  control.endPayout(control.makePayout(), false)
}
await fill()

test('the shapes are those of the API version that the SDK and the stand-in speak', () => {
  expect(shapes.api_version).toBe(API_VERSION)
  expect(Stripe.API_VERSION).toBe(API_VERSION)
  expect(shapes.package).toBe(`stripe@${Stripe.PACKAGE_VERSION}`)
})

test.each(Object.entries(PATHS))('replies of /v1/%s have the shape of Stripe’s API', async (path, kind) => {
  const shape = shapes.kinds[kind] ?? ''
  const expansions = EXPANSIONS[path] ?? []
  const inList = expansions.map((name) => `expand[]=data.${name}`).join('&')
  const list = await call(`${path}?limit=100&${inList}`)
  expect(faultsOf(list.body, ['page', shape], shapes)).toEqual([])
  expect(list.body.data.length).toBeGreaterThan(0)
  for (const { id } of list.body.data) {
    const { body } = await call(`${path}/${id}`)
    expect(faultsOf(body, shape, shapes)).toEqual([])
    const expanded = await call(`${path}/${id}?${expansions.map((name) => `expand[]=${name}`).join('&')}`)
    expect(faultsOf(expanded.body, shape, shapes)).toEqual([])
  }
})

test('the balance has the shape of Stripe’s API', async () => {
  expect(faultsOf((await call('balance')).body, shapes.kinds.balance ?? '', shapes)).toEqual([])
})

test('replies to writes have the shape of Stripe’s API', async () => {
  const session = await call('checkout/sessions', {
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1240',
    'line_items[0][price_data][product_data][name]': 'Top-up',
    success_url: 'http://127.0.0.1/',
  })
  const expired = await call(`checkout/sessions/${session.body.id}/expire`, {})
  const payment_intent = control.payElsewhere(5_000)
  const refund = await call('refunds', { payment_intent, amount: '100' })
  const dispute_ref = control.openDispute(payment_intent)
  const evidence = await call(`disputes/${dispute_ref}`, { 'evidence[uncategorized_text]': 'Sent.', submit: 'true' })
  const closed = await call(`disputes/${dispute_ref}/close`, {})
  const payout = await call('payouts', { amount: '100', currency: 'usd' })
  for (const { status, body } of [session, expired, refund, evidence, closed, payout]) {
    expect(status).toBe(200)
    expect(faultsOf(body, shapes.kinds[body.object] ?? '', shapes)).toEqual([])
  }
  const { status, body } = await call('refunds', { payment_intent })
  expect(status).toBe(400)
  expect(body).toEqual({
    error: { type: 'invalid_request_error', code: 'charge_disputed', message: expect.any(String) },
  })
})

test('events have the shape of Stripe’s API, and carry the object of their type', async () => {
  const count = control.eventRefs().length
  await expect.poll(() => world.deliveries.length).toBe(count)
  const types = new Set<string>()
  for (const { body } of world.deliveries) {
    const event = JSON.parse(String(body))
    const kind = shapes.events[event.type] ?? ''
    types.add(event.type)
    expect(faultsOf(event, shapes.kinds.event ?? '', shapes)).toEqual([])
    expect(event.data.object.object).toBe(kind)
    expect(faultsOf(event.data.object, shapes.kinds[kind] ?? '', shapes)).toEqual([])
  }
  expect([...types].sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.failed',
    'charge.pending',
    'charge.refunded',
    'charge.succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'checkout.session.expired',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
    'payout.created',
    'payout.failed',
    'payout.paid',
    'refund.created',
    'refund.failed',
    'refund.updated',
    'review.closed',
    'review.opened',
  ])
})

test('a wrong name, type, value, or a missing field of a reply is found', async () => {
  const { body } = await call('charges?limit=1')
  const [charge] = body.data
  const faults = (fields: object) => faultsOf({ ...charge, ...fields }, shapes.kinds.charge ?? '', shapes)
  expect(faults({})).toEqual([])
  const { amount, ...withoutAmount } = charge
  expect(amount).toBeGreaterThan(0)
  expect(faultsOf(withoutAmount, shapes.kinds.charge ?? '', shapes)).toEqual(['.amount: is missing'])
  expect(faults({ amount: '1' })).toEqual(['.amount: "1" is not number'])
  expect(faults({ amount: null })).toHaveLength(1)
  expect(faults({ status: 'done' })).toHaveLength(1)
  expect(faults({ object: 'refund' })).toEqual(['.object: "refund" is not =charge'])
  expect(faults({ state: 'new' })).toEqual(['.state: does not exist in Charges.Charge'])
  expect(faults({ metadata: { payment_id: 1 } })).toEqual(['.metadata.payment_id: 1 is not string'])
  expect(faults({ outcome: { ...charge.outcome, advice_code: 'none' } })).toHaveLength(1)
})
