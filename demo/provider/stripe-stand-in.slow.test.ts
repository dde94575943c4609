import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStripe } from '../../server/src/provider/stripe/stripe.ts'
import { METHODS } from './stripe/methods.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'
import { aPayment } from './testing/a-payment.ts'
import { aPaid, aStripeWorld, SECRET_KEY, WEBHOOK_SECRET } from './testing/stripe-world.ts'

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
afterAll(() => rmSync(folder, { recursive: true }))

const refsOf = async (world: Awaited<ReturnType<typeof aStripeWorld>>) =>
  (await world.readEvents()).map(({ event_ref }) => event_ref)

/** The answer to a form of a page, without following its redirect. */
const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('refused events are delivered again', async () => {
  const world = await aStripeWorld()
  world.refuse(4)
  await aPaid(world)
  await expect.poll(() => world.control.deliveries()).toEqual({ delivered: 4, refused: 4, given_up: 0, due: 0 })
  expect(new Set(await refsOf(world)).size).toBe(4)
})

test('events are lost, doubled and reordered on demand, and sent again', async () => {
  const world = await aStripeWorld()
  world.control.setEvents({ lose: 1 })
  const { ref } = await aPaid(world)
  expect(world.control.deliveries()).toMatchObject({ delivered: 0, due: 0 })
  expect((await world.stripe.readPayment(ref)).status).toBe('paid')
  const lost = world.control.eventRefs()
  for (const event_ref of lost) world.control.sendAgain(event_ref)
  await expect.poll(() => world.deliveries.length).toBe(4)
  expect((await refsOf(world)).sort()).toEqual([...lost].sort())

  world.control.setEvents({ lose: 0, duplicate: 1, reorder_ms: 60 })
  for (let count = 0; count < 5; count++) await aPaid(world)
  await expect.poll(() => world.deliveries.length).toBe(4 + 2 * 5 * 4)
  const events = world.control.eventRefs().slice(4)
  const arrived = (await refsOf(world)).slice(4)
  expect(new Set(arrived)).toEqual(new Set(events))
  expect([...new Set(arrived)]).not.toEqual(events)
})

test('delayed events wait', async () => {
  const world = await aStripeWorld()
  world.control.setEvents({ delay_ms: 3_600_000 })
  await aPaid(world)
  expect(world.control.deliveries()).toMatchObject({ delivered: 0, due: 4 })
})

test('a shopper pays on the page: declined, challenged, confirmed', async () => {
  const { stripe } = await aStripeWorld()
  const { ref, url } = await stripe.createPayment(aPayment())
  const declined = await submit(url, { method: 'insufficient_funds' })
  expect(declined.status).toBe(303)
  const again = await (await fetch(new URL(declined.headers.get('location') ?? '', url))).text()
  expect(again).toContain('role="alert"')
  expect(again).toContain('value="insufficient_funds" checked')
  const challenged = await submit(url, { method: 'challenge' })
  const bank = new URL(challenged.headers.get('location') ?? '', url).href
  expect(await (await fetch(bank)).text()).toContain('Your bank asks')
  expect((await stripe.readPayment(ref)).status).toBe('open')
  const confirmed = await submit(bank, { answer: 'approve' })
  expect(confirmed.headers.get('location')).toBe('http://127.0.0.1:8080/cardTopUp?payment=1')
  expect((await stripe.readPayment(ref)).status).toBe('paid')
  expect((await submit(url, { method: 'success' })).status).toBe(410)
  expect((await stripe.readPayment(ref)).amount_minor).toBe(1_240)
})

test('a refused challenge leads back to the page', async () => {
  const { stripe } = await aStripeWorld()
  const { ref, url } = await stripe.createPayment(aPayment())
  await submit(url, { method: 'promptpay' })
  const refused = await submit(`${url}/challenge`, { answer: 'refuse' })
  expect(refused.headers.get('location')).toContain('declined=promptpay')
  expect(await stripe.readPayment(ref)).toMatchObject({ status: 'open', decline_reason: 'authentication_failed' })
})

test('the page has all methods and the mark of test money in five languages, and escapes texts of the shop', async () => {
  const { stripe } = await aStripeWorld()
  const marks = []
  for (const language of ['en', 'zh-CN', 'ja', 'ko', 'th'] as const) {
    const { url } = await stripe.createPayment(aPayment({ language, title: '<b>"Tom & Co"</b>' }))
    const page = await (await fetch(url)).text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).not.toContain('<b>')
    for (const name of Object.keys(METHODS)) expect(page).toContain(`value="${name}"`)
    marks.push(/role="note">([^<]+)</.exec(page)?.[1])
  }
  expect(new Set(marks).size).toBe(5)
})

test('an unknown method or page is no payment', async () => {
  const { stripe, url: origin } = await aStripeWorld()
  const { ref, url } = await stripe.createPayment(aPayment())
  expect((await submit(url, { method: 'toString' })).status).toBe(400)
  expect((await stripe.readPayment(ref)).status).toBe('open')
  expect((await fetch(`${origin}/c/pay/cs_test_unknown`)).status).toBe(410)
})

test('a page expires at its time', async () => {
  const world = await aStripeWorld()
  const { ref } = await world.stripe.createPayment(aPayment())
  world.control.expire(ref)
  await expect.poll(() => world.deliveries.length).toBe(1)
  expect(await world.stripe.readPayment(ref)).toMatchObject({ status: 'expired' })
  expect(await world.readEvents()).toMatchObject([{ kind: 'payment', ref }])
})

test('slow methods, disputes and failed refunds come by themselves', async () => {
  const world = await aStripeWorld({ later_ms: 20 })
  const [konbini, bank, disputed, refunded] = [
    await aPaid(world, {}, 'konbini'),
    await aPaid(world, {}, 'bank_fails'),
    await aPaid(world, {}, 'dispute_later'),
    await aPaid(world, {}, 'refund_fails'),
  ]
  const { refund_ref } = await world.stripe.refundPayment({ refund_id: 'refund-1', ref: refunded.ref, amount_cents: 1 })
  const statusOf = async (ref: string) => (await world.stripe.readPayment(ref)).status
  await expect.poll(() => statusOf(konbini.ref)).toBe('paid')
  await expect.poll(() => statusOf(bank.ref)).toBe('declined')
  await expect.poll(async () => (await world.stripe.readRefund(refund_ref)).status).toBe('refused')
  await expect.poll(async () => (await world.readEvents()).some(({ kind }) => kind === 'dispute')).toBe(true)
  const dispute = (await world.readEvents()).find(({ kind }) => kind === 'dispute')
  expect(await world.stripe.readDispute(dispute?.ref ?? '')).toMatchObject({ ref: disputed.ref, status: 'open' })
})

test('payments, undelivered events and replies to idempotency keys survive a restart of the stand-in', async () => {
  const data = join(folder, 'state.json')
  const first = await aStripeWorld({ data })
  first.control.sendEventsTo(null)
  const payment = aPayment()
  const { ref } = await first.stripe.createPayment(payment)
  first.control.complete(ref, { method: 'konbini' })
  const ledger = first.control.ledger()
  await first.close()
  const second = await aStripeWorld({ data })
  expect(second.control.ledger()).toEqual(ledger)
  expect(await second.stripe.createPayment(payment)).toMatchObject({ ref })
  expect((await second.stripe.readPayment(ref)).status).toBe('pending')
  await expect.poll(() => second.deliveries.length).toBe(3)
  second.control.settle(ref)
  expect((await second.stripe.readPayment(ref)).status).toBe('paid')
})

test('tests control the stand-in over HTTP', async () => {
  const { stripe, control_url } = await aStripeWorld()
  const call = async (name: string, ...values: unknown[]) => {
    const reply = await fetch(`${control_url}/${name}`, { method: 'POST', body: JSON.stringify(values) })
    return { status: reply.status, body: await reply.json() }
  }
  const { ref } = await stripe.createPayment(aPayment())
  expect(await call('complete', ref, { method: 'success' })).toEqual({ status: 200, body: 'paid' })
  expect((await call('ledger')).body).toMatchObject({ payments: 1_240, fees: -66, balance: 1_174 })
  await call('setOutage', 'refused')
  await expect(stripe.readPayment(ref)).rejects.toThrow()
  await call('setOutage', 'none')
  expect((await stripe.readPayment(ref)).status).toBe('paid')
  expect((await call('complete', 'cs_test_unknown')).status).toBe(400)
  expect((await call('constructor')).status).toBe(404)
})

test('a share of the calls fails, and the payments are exact after all', async () => {
  const { stripe, control } = await aStripeWorld()
  const payments = Array.from({ length: 20 }, () => aPayment())
  await control.setOutage('reply_lost', 0.5)
  await Promise.allSettled(payments.map((payment) => stripe.createPayment(payment)))
  await control.setOutage('none')
  await Promise.all(payments.map((payment) => stripe.createPayment(payment)))
  const ids = control.payments().map(({ payment_id }) => payment_id)
  expect(ids.sort()).toEqual(payments.map(({ payment_id }) => payment_id).sort())
})

test('closing ends it while it delivers, waits and does not reply', async () => {
  const standIn = await openStripeStandIn({
    events_url: 'http://127.0.0.1:9/nowhere',
    webhook_secret: WEBHOOK_SECRET,
    secret_key: SECRET_KEY,
  })
  const settings = {
    secret_key: SECRET_KEY,
    webhook_secret: WEBHOOK_SECRET,
    mode: 'test',
    api_url: standIn.url,
  } as const
  const stripe = openStripe(settings)
  const { ref } = await stripe.createPayment(aPayment())
  standIn.control.complete(ref, { method: 'konbini' })
  await standIn.control.setOutage('timeout')
  const waiting = fetch(`${standIn.url}/v1/balance`).then(
    () => 'answered',
    () => 'cut',
  )
  await standIn.close()
  expect(await waiting).toBe('cut')
  await expect(fetch(standIn.control_url)).rejects.toThrow()
})
