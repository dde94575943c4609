import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ForgedEvent,
  type Provider,
  type ProviderEvent,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../server/src/provider/provider.ts'
import { openStripe } from '../../../server/src/provider/stripe/stripe.ts'
import { aPayment } from '../testing/a-payment.ts'
import { aPaid, aStripeWorld, eventOf, WEBHOOK_SECRET } from '../testing/stripe-world.ts'
import { METHODS, type MethodName } from './methods.ts'

const world = await aStripeWorld()
const { stripe, control } = world

const linesSince = async (provider: Provider, since: string) => {
  const lines = []
  for await (const line of provider.readLines(since)) lines.push(line)
  return lines
}
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()

test('a new payment is open, and has a page in the language of the shopper', async () => {
  const payment = aPayment({ language: 'ja', title: 'チャージ' })
  const { ref, url } = await stripe.createPayment(payment)
  expect(await stripe.readPayment(ref)).toEqual({
    ref,
    payment_id: payment.payment_id,
    status: 'open',
    amount_minor: 1_240,
    currency: 'USD',
    fee_cents: null,
    instrument: null,
    risk: null,
    decline_reason: null,
    refunded_minor: 0,
    is_review_approved: false,
    attempt_ref: null,
  })
  const page = await (await fetch(url)).text()
  expect(page).toContain('lang="ja"')
  expect(page).toContain('チャージ')
  expect(page).toContain('$12.40 を支払う')
})

test('a payment by card is paid, with its fee, card and risk', async () => {
  const { ref, payment_id, outcome } = await aPaid(world)
  expect(outcome).toBe('paid')
  expect(await stripe.readPayment(ref)).toEqual({
    ref,
    payment_id,
    status: 'paid',
    amount_minor: 1_240,
    currency: 'USD',
    fee_cents: 66,
    instrument: { method: 'card', fingerprint: expect.any(String), brand: 'visa', last_four: '4242' },
    risk: 'normal',
    decline_reason: null,
    refunded_minor: 0,
    is_review_approved: false,
    attempt_ref: null,
  })
})

test('one card has one fingerprint in all payments, and other cards have others', async () => {
  const fingerprintOf = async (holder: string) => {
    const { ref } = await stripe.createPayment(aPayment())
    control.complete(ref, { holder })
    return (await stripe.readPayment(ref)).instrument?.fingerprint
  }
  expect(await fingerprintOf('Ada')).toBe(await fingerprintOf('Ada'))
  expect(await fingerprintOf('Ada')).not.toBe(await fingerprintOf('Bob'))
})

const DECLINES = [
  ['insufficient_funds', 'insufficient_funds'],
  ['declined', 'refused'],
  ['expired_card', 'expired_card'],
  ['wrong_code', 'wrong_code'],
  ['blocked', 'refused'],
] as const

test.each(DECLINES)(
  'a decline (%s) leaves the page open with the reason %s, and another card pays',
  async (method, reason) => {
    const { ref, outcome } = await aPaid(world, {}, method)
    expect(outcome).toBe('declined')
    const declined = await stripe.readPayment(ref)
    expect(declined).toMatchObject({ status: 'open', decline_reason: reason, fee_cents: null })
    expect(declined.instrument?.last_four).toBe(METHODS[method].last4)
    control.complete(ref)
    expect(await stripe.readPayment(ref)).toMatchObject({ status: 'paid', decline_reason: null })
  },
)

const CODES = [
  ['incorrect_number', 'wrong_number'],
  ['incorrect_pin', 'wrong_code'],
  ['authentication_required', 'authentication_failed'],
  ['card_velocity_exceeded', 'limit_exceeded'],
  ['transaction_not_allowed', 'not_supported'],
  ['lost_card', 'refused'],
  ['a_code_of_next_year', 'refused'],
  ['constructor', 'refused'],
] as const

test.each(CODES)('Stripe’s code %s is the reason %s', async (decline_code, reason) => {
  const { ref } = await stripe.createPayment(aPayment())
  expect(control.complete(ref, { decline_code })).toBe('declined')
  expect((await stripe.readPayment(ref)).decline_reason).toBe(reason)
})

test('a challenge of the bank is confirmed or refused', async () => {
  const { ref } = await stripe.createPayment(aPayment())
  expect(control.complete(ref, { method: 'challenge', is_refused: true })).toBe('declined')
  expect(await stripe.readPayment(ref)).toMatchObject({ status: 'open', decline_reason: 'authentication_failed' })
  expect(control.complete(ref, { method: 'challenge' })).toBe('paid')
  expect(await stripe.readPayment(ref)).toMatchObject({ status: 'paid', decline_reason: null })
})

test('a wallet app pays, without a card', async () => {
  const { ref } = await aPaid(world, {}, 'promptpay')
  expect(await stripe.readPayment(ref)).toMatchObject({
    status: 'paid',
    instrument: { method: 'promptpay', fingerprint: null, brand: null, last_four: null },
    risk: null,
  })
})

test('money on its way is pending, and then paid or declined', async () => {
  const konbini = await aPaid(world, {}, 'konbini')
  const bank = await aPaid(world, {}, 'bank_fails')
  for (const { ref } of [konbini, bank]) expect(await stripe.readPayment(ref)).toMatchObject({ status: 'pending' })
  expect(await stripe.readPayment(konbini.ref)).toMatchObject({ instrument: { method: 'konbini' } })
  control.settle(konbini.ref)
  control.settle(bank.ref)
  expect(await stripe.readPayment(konbini.ref)).toMatchObject({ status: 'paid', fee_cents: 66 })
  expect(await stripe.readPayment(bank.ref)).toMatchObject({
    status: 'declined',
    decline_reason: 'authentication_failed',
  })
})

test('the risk of a payment is kept, and a review ends', async () => {
  const { ref } = await aPaid(world, {}, 'review')
  expect(await stripe.readPayment(ref)).toMatchObject({ status: 'paid', risk: 'review' })
  control.endReview(ref, 'approved')
  expect(await stripe.readPayment(ref)).toMatchObject({ risk: 'elevated', is_review_approved: true, refunded_minor: 0 })
  const fraud = await aPaid(world, { amount_cents: 3_000 }, 'review')
  control.endReview(fraud.ref, 'refunded_as_fraud')
  expect(await stripe.readPayment(fraud.ref)).toMatchObject({ is_review_approved: false, refunded_minor: 3_000 })
  const elevated = await aPaid(world, {}, 'elevated_risk')
  expect((await stripe.readPayment(elevated.ref)).risk).toBe('elevated')
})

test('a cancelled payment can no longer be paid; one that has ended stays as it is', async () => {
  const { ref, url } = await stripe.createPayment(aPayment())
  await stripe.cancelPayment(ref)
  await stripe.cancelPayment(ref)
  expect((await stripe.readPayment(ref)).status).toBe('expired')
  expect((await fetch(url)).status).toBe(410)
  expect(control.complete(ref)).toBe('closed')
  const paid = await aPaid(world)
  await stripe.cancelPayment(paid.ref)
  expect((await stripe.readPayment(paid.ref)).status).toBe('paid')
  await expect(stripe.cancelPayment('cs_test_unknown')).rejects.toThrow(ProviderRefusal)
})

test('a repeated creation returns the same page, and another amount under the same id is refused', async () => {
  const payment = aPayment()
  const first = await stripe.createPayment(payment)
  expect(await stripe.createPayment(payment)).toEqual(first)
  expect(control.payments().filter(({ payment_id }) => payment_id === payment.payment_id)).toHaveLength(1)
  await expect(stripe.createPayment({ ...payment, amount_cents: 999_900 })).rejects.toThrow(ProviderRefusal)
})

test('a page that ends too soon, and unknown payments, are refused', async () => {
  const soon = aPayment({ expires_at: new Date(Date.now() + 60_000).toISOString() })
  await expect(stripe.createPayment(soon)).rejects.toThrow(ProviderRefusal)
  await expect(stripe.readPayment('cs_test_unknown')).rejects.toThrow(ProviderRefusal)
  await expect(stripe.readPayment('pi_unknown')).rejects.toThrow(ProviderRefusal)
})

test('a wrong key is no refusal of a payment, and no error contains a key', async () => {
  const secret_key = 'sk_test_wrongKeyOfTheShop'
  const other = openStripe({ secret_key, webhook_secret: WEBHOOK_SECRET, mode: 'test', api_url: world.url })
  const error: unknown = await other.readBalance().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProviderUnavailable)
  expect(`${(error as Error).message} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain('wrongKey')
  expect(() => openStripe({ secret_key, webhook_secret: '', mode: 'live' })).toThrow('not one of live mode')
})

test('each event of a payment names an object by which the payment is read', async () => {
  const own = await aStripeWorld()
  const { ref, payment_id } = await aPaid(own, {}, 'review')
  await expect.poll(() => own.deliveries.length).toBe(5)
  const types = own.deliveries.map(({ body }) => JSON.parse(String(body)).type)
  expect(types.sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
    'review.opened',
  ])
  for (const event of await own.readEvents()) {
    expect(event.kind).toBe('payment')
    expect(await own.stripe.readPayment(event.ref)).toMatchObject({ ref, payment_id, status: 'paid' })
  }
})

test('a payment that the shop did not ask for is read without an id of the shop', async () => {
  const ref = control.payElsewhere(5_000)
  expect(await stripe.readPayment(ref)).toMatchObject({ ref, payment_id: null, status: 'paid', amount_minor: 5_000 })
})

test('another amount or currency at Stripe is read as it is there', async () => {
  const { ref } = await stripe.createPayment(aPayment())
  control.alter(ref, { amount_total: 100, currency: 'jpy' })
  control.complete(ref)
  expect(await stripe.readPayment(ref)).toMatchObject({ status: 'paid', amount_minor: 100, currency: 'JPY' })
})

const signed = (body: string, time_s: number, secret = WEBHOOK_SECRET) =>
  `t=${time_s},v1=${createHmac('sha256', secret).update(`${time_s}.${body}`).digest('hex')}`

test('forged, changed and old events are refused, and the refusal does not repeat them', async () => {
  await aPaid(world)
  await expect.poll(() => world.deliveries.length).toBeGreaterThan(0)
  const body = String(world.deliveries[0]?.body)
  const now_s = Math.floor(Date.now() / 1_000)
  const good = signed(body, now_s)
  const read = (text: string, header?: string | string[]) =>
    stripe.readEvent({ 'stripe-signature': header }, Buffer.from(text))
  const event: ProviderEvent = await read(body, good)
  expect(event.event_ref).toMatch(/^evt_/)
  // An attacker who stole an old event, or who has the secret of another endpoint.
  const forgeries: [string, string | string[] | undefined][] = [
    [body, undefined],
    [body, [good, good]],
    [body, 'v1=0'],
    [body, signed(body, now_s, 'whsec_other')],
    [body, signed(body, now_s - 301)],
    [body.replace('"livemode":false', '"livemode":true'), good],
    ['not json', signed('not json', now_s)],
  ]
  for (const [text, header] of forgeries) {
    const error: unknown = await read(text, header).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ForgedEvent)
    expect((error as Error).message).not.toContain('evt_')
  }
  const live = body.replaceAll('"livemode":false', '"livemode":true')
  await expect(read(live, signed(live, now_s))).rejects.toThrow(ForgedEvent)
})

test('a refund is made once, also when it is repeated', async () => {
  const { ref } = await aPaid(world)
  const refund = { refund_id: 'refund-1', ref, amount_cents: 240 }
  const reply = await stripe.refundPayment(refund)
  expect(reply).toEqual({
    refund_ref: expect.stringMatching(/^re_/),
    refund_id: 'refund-1',
    status: 'done',
    amount_cents: 240,
  })
  expect(await stripe.refundPayment(refund)).toEqual(reply)
  expect(await stripe.readRefund(reply.refund_ref)).toEqual(reply)
  await expect(stripe.refundPayment({ refund_id: 'refund-2', ref, amount_cents: 1_001 })).rejects.toThrow(
    ProviderRefusal,
  )
  expect(await stripe.refundPayment({ refund_id: 'refund-3', ref, amount_cents: 1_000 })).toMatchObject({
    status: 'done',
  })
  const open = await stripe.createPayment(aPayment())
  await expect(stripe.refundPayment({ refund_id: 'refund-4', ref: open.ref, amount_cents: 1 })).rejects.toThrow(
    ProviderRefusal,
  )
})

test('a refund that the bank sends back is refused, and its money is on the balance again', async () => {
  const { ref } = await aPaid(world)
  const before = await stripe.readBalance()
  const { refund_ref } = await stripe.refundPayment({ refund_id: 'refund-5', ref, amount_cents: 1_240 })
  expect(await stripe.readBalance()).toBe(before - 1_240)
  control.failRefund(refund_ref)
  await eventOf(world, 'refund.failed')
  expect(await stripe.readRefund(refund_ref)).toMatchObject({ status: 'refused', amount_cents: 1_240 })
  expect(await stripe.readBalance()).toBe(before)
  expect((await world.readEvents()).filter((event) => event.ref === refund_ref).map(({ kind }) => kind)).toContain(
    'refund',
  )
})

test('a dispute takes the amount and a fee, and gives the amount back when it is won', async () => {
  const { ref } = await aPaid(world)
  const before = await stripe.readBalance()
  const dispute_ref = control.openDispute(ref, { reason: 'product_not_received' })
  const opened = await stripe.readDispute(dispute_ref)
  expect(opened).toEqual({
    dispute_ref,
    ref,
    status: 'open',
    amount_minor: 1_240,
    currency: 'USD',
    withheld_cents: 1_240,
    fee_cents: 1_500,
    reason: 'product_not_received',
    due_at: expect.any(String),
  })
  expect(Date.parse(opened.due_at ?? '')).toBeGreaterThan(Date.now())
  expect(await stripe.readBalance()).toBe(before - 1_240 - 1_500)
  control.sendEvidence(dispute_ref)
  expect(await stripe.readDispute(dispute_ref)).toMatchObject({ status: 'evidence_sent', due_at: null })
  control.winDispute(dispute_ref)
  expect(await stripe.readDispute(dispute_ref)).toMatchObject({ status: 'won', withheld_cents: 0, fee_cents: 1_500 })
  expect(await stripe.readBalance()).toBe(before - 1_500)
  await expect(stripe.refundPayment({ refund_id: 'refund-6', ref, amount_cents: 1 })).rejects.toThrow(ProviderRefusal)
})

test('a lost dispute keeps the amount, and a question of the bank takes none', async () => {
  const { ref } = await aPaid(world)
  const lost = control.openDispute(ref)
  control.loseDispute(lost)
  expect(await stripe.readDispute(lost)).toMatchObject({ status: 'lost', withheld_cents: 1_240, due_at: null })
  const asked = await aPaid(world)
  const inquiry = control.openDispute(asked.ref, { is_inquiry: true })
  expect(await stripe.readDispute(inquiry)).toMatchObject({ status: 'open', withheld_cents: 0, fee_cents: 0 })
  control.loseDispute(inquiry)
  expect(await stripe.readDispute(inquiry)).toMatchObject({ status: 'won' })
  await eventOf(world, 'charge.dispute.closed')
  const kinds = (await world.readEvents()).filter((event) => event.ref === lost).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['dispute']))
})

const EVIDENCE = {
  pdf: null,
  text: 'The order was delivered.',
  shopper_name: 'Ada Byron',
  mailbox: 'ada@example.com',
  address: '1 Main Street',
  carrier: 'DHL',
  tracking_number: '123456',
} as const

test('evidence is submitted once, and a loss can be accepted', async () => {
  const { ref } = await aPaid(world)
  const dispute_ref = control.openDispute(ref, { amount: 240 })
  const other = control.openDispute(ref, { amount: 1_000 })
  expect(await stripe.submitEvidence({ dispute_ref, ...EVIDENCE })).toMatchObject({
    status: 'evidence_sent',
    amount_minor: 240,
    withheld_cents: 240,
  })
  const again = { dispute_ref, ...EVIDENCE, text: 'Something else.' }
  expect(await stripe.submitEvidence(again)).toMatchObject({ status: 'evidence_sent' })
  expect(await stripe.acceptDispute(other)).toMatchObject({ status: 'lost', withheld_cents: 1_000 })
  expect(await stripe.acceptDispute(other)).toMatchObject({ status: 'lost' })
  const text = 'x'.repeat(20_001)
  await expect(stripe.submitEvidence({ dispute_ref, ...EVIDENCE, text })).rejects.toThrow(ProviderRefusal)
  const refs: string[] = []
  for await (const dispute of stripe.readDisputes(new Date(Date.now() - 60_000).toISOString()))
    if (dispute.ref === ref) refs.push(dispute.dispute_ref)
  expect(refs.toSorted()).toEqual([dispute_ref, other].toSorted())
})

test('lines and payouts of the balance add up to it', async () => {
  const own = await aStripeWorld()
  const paid = []
  for (const amount_cents of [5_000, 6_000, 7_000]) paid.push(await aPaid(own, { amount_cents }))
  await own.stripe.refundPayment({ refund_id: 'refund-7', ref: paid[0]?.ref ?? '', amount_cents: 2_000 })
  own.control.openDispute(paid[1]?.ref ?? '')
  const first = own.control.makePayout(3_000)
  own.control.endPayout(first)
  const second = own.control.makePayout(1_000)
  own.control.endPayout(second, false)
  const lines = await linesSince(own.stripe, yesterday())
  expect(lines.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['payment', 5_000],
    ['payment', 6_000],
    ['payment', 7_000],
    ['refund', -2_000],
    ['dispute', -6_000],
    ['payout', -3_000],
    ['payout', -1_000],
    ['payout', 1_000],
  ])
  expect(lines.slice(0, 3).map(({ payment_id }) => payment_id)).toEqual(paid.map(({ payment_id }) => payment_id))
  expect((await own.stripe.readPayment(lines[0]?.ref ?? '')).ref).toBe(paid[0]?.ref)
  expect(lines[5]?.ref).toBe(first)
  const sum = lines.reduce((cents, line) => cents + line.amount_cents - line.fee_cents, 0)
  expect(await own.stripe.readBalance()).toBe(sum)
  expect(own.control.ledger().balance).toBe(sum)
  const payouts = []
  for await (const payout of own.stripe.readPayouts(yesterday())) payouts.push(payout)
  expect(payouts.map(({ payout_ref, amount_cents, status }) => [payout_ref, amount_cents, status])).toEqual([
    [second, 1_000, 'failed'],
    [first, 3_000, 'paid'],
  ])
  expect(payouts[0]?.arrives_on).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('more lines than a page of the list are read once each, in the order of their time', async () => {
  const own = await aStripeWorld()
  own.control.setEvents({ lose: 1 })
  for (let count = 0; count < 230; count++) own.control.payElsewhere(1_000 + count)
  const lines = await linesSince(own.stripe, yesterday())
  expect(lines.map(({ amount_cents }) => amount_cents)).toEqual(Array.from({ length: 230 }, (_, at) => 1_000 + at))
  expect(await linesSince(own.stripe, new Date(Date.now() + 3_600_000).toISOString())).toEqual([])
  await own.control.setOutage('error')
  await expect(linesSince(own.stripe, yesterday())).rejects.toThrow(ProviderUnavailable)
})

test('each method of the page has an outcome that the provider reads', async () => {
  const outcomes: Partial<Record<MethodName, string>> = {}
  for (const method of Object.keys(METHODS) as MethodName[]) {
    const { ref } = await aPaid(world, {}, method)
    outcomes[method] = (await stripe.readPayment(ref)).status
  }
  const OPEN = ['insufficient_funds', 'declined', 'expired_card', 'wrong_code', 'blocked']
  const PENDING = ['konbini', 'bank_fails']
  for (const [method, status] of Object.entries(outcomes))
    expect([method, status]).toEqual([
      method,
      OPEN.includes(method) ? 'open' : PENDING.includes(method) ? 'pending' : 'paid',
    ])
})
