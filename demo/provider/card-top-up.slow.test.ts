import { describe, expect, test } from 'vitest'
import { clock } from '../../server/src/clock.ts'
import { runDueJobs } from '../../server/src/event/finish-work.ts'
import { askAboutPayments, providerTasks } from '../../server/src/features/wallet/card/card-work.ts'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { sharedBalances } from '../../server/src/ledger/audit-state.ts'
import { PROVIDER_NAMES, type ProviderName } from '../../server/src/provider/provider.ts'
import { drained } from '../../server/testing/drain.ts'
import { aBuyer, anUnpaidOrder } from '../../server/testing/order-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShop, aShopper, PAYMENT_CODE, type TestShopper } from '../../server/testing/world.ts'
import { openStandIns } from './testing/open-stand-ins.ts'
import { type Control, METHODS_BY_WAY } from './testing/provider-worlds.ts'

const HOUR_MS = 3_600_000
const shop = await aShop()
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const standIns = await openStandIns(shop.context, `${url}/hooks/provider/`, { seed: 7, retry_ms: 20 })
const { stripe, paypal } = standIns

/** Runs the jobs of all events of the provider that the shop has received. */
async function runWork(): Promise<void> {
  for (const { control } of Object.values(standIns)) await expect.poll(() => control.deliveries().due).toBe(0)
  await drained(shop.context)
  while (await runDueJobs(shop.db, providerTasks(shop.context)));
  await drained(shop.context)
}

type More = { order_ids?: string[]; payment_code?: string }

async function beginAt(provider: ProviderName, shopper: TestShopper, amount_cents: number, more: More = {}) {
  const { data } = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents, provider, ...more } })
  const { payment_id } = data
  const page = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const { rows } = await shop.db.executeQuery<{ ref: string }>(
    shop.db.selectFrom('provider_payment').select('ref').where('payment_id', '=', payment_id).compile(),
  )
  return { payment_id, url: page.data.url, ref: rows[0]?.ref ?? '' }
}

const detail = async ({ call }: TestShopper, payment_id: string) =>
  (await call('GET /api/user/card_top_up/detail', { query: { payment_id } })).data

/** Asks the provider about a payment that is not final. */
async function askNow(payment_id: string): Promise<void> {
  await shop.db
    .updateTable('provider_payment')
    .set({ due_at: new Date(0).toISOString() })
    .where('payment_id', '=', payment_id)
    .execute()
  await askAboutPayments(shop.context, (error) => {
    throw error
  })
}

/** A payment that another system began with the shop's account. @returns its id at the provider */
async function aForeignPayment(provider: ProviderName): Promise<string> {
  const row = await providerOf(shop.context, provider)
  if (!row) throw new Error(`${provider} is not configured`)
  const address = { return_url: url, cancel_url: url, expires_at: new Date(Date.now() + HOUR_MS).toISOString() }
  const stranger = {
    payment_id: `order-${crypto.randomUUID()}`,
    amount_cents: 1_000,
    language: 'en',
    mailbox: null,
  } as const
  return (await row.createPayment({ ...stranger, ...address, title: 'Something else' })).ref
}

describe.each(PROVIDER_NAMES)('%s', (provider) => {
  const standIn = standIns[provider]
  const control: Control = standIn.control
  const methods = METHODS_BY_WAY[provider]
  const begin = beginAt.bind(null, provider)

  test('a shopper pays on the provider’s page, and the balance grows once', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, url, ref } = await begin(shopper, 5_000)
    expect(url).toContain(standIn.url)
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open', balance_cents: 0 })
    control.complete(ref)
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({
      status: 'credited',
      balance_cents: 5_000,
    })
    for (const event of control.eventRefs()) control.sendAgain(event)
    await runWork()
    expect(await balanceIn(shopper)).toBe(5_000)
    const log = await shopper.call('GET /api/user/recharge_log', { query: {} })
    expect(log.data.items).toMatchObject([{ method: 'card', status: 1, arrival_cents: 5_000 }])
  })

  test('a payment whose events are lost is found by asking', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.setEvents({ lose: 1 })
    control.complete(ref)
    control.setEvents({ lose: 0 })
    await askNow(payment_id)
    expect(await balanceIn(shopper)).toBe(4_000)
  })

  test('a declined payment leaves the balance, and the next attempt on the page counts', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.complete(ref, { method: methods.declined })
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open', decline_reason: 'refused' })
    expect(await balanceIn(shopper)).toBe(0)
    control.complete(ref)
    await runWork()
    expect(await balanceIn(shopper)).toBe(4_000)
  })

  test('money that is on its way is credited when it arrives', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.complete(ref, { method: methods.pays_later })
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'pending' })
    control.settle(ref, true)
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', balance_cents: 4_000 })
  })

  test('topping up and paying is one step: the orders are paid when the money arrives', async () => {
    const buyer = await aBuyer(shop, 0)
    const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })
    const more = { order_ids: [order_id], payment_code: PAYMENT_CODE }
    const wrong = await buyer.call('POST /api/user/card_top_up', {
      body: { amount_cents: 3_000, order_ids: [order_id], payment_code: '000001' },
    })
    expect(wrong.code).toBe(0)
    const { payment_id, ref } = await begin(buyer, 3_000, more)
    control.complete(ref)
    await runWork()
    expect((await detail(buyer, payment_id)).orders).toEqual({ order_ids: [order_id], outcome: 'paid', reason: null })
  })

  test('if the order cannot be paid any more, the money stays on the balance', async () => {
    const buyer = await aBuyer(shop, 0)
    const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })
    const { payment_id, ref } = await begin(buyer, 3_000, { order_ids: [order_id], payment_code: PAYMENT_CODE })
    await buyer.call('POST /api/order/cancel', { body: { order_id } })
    control.complete(ref)
    await runWork()
    expect(await detail(buyer, payment_id)).toMatchObject({
      status: 'credited',
      balance_cents: 3_000,
      orders: { outcome: 'not_paid', reason: 'order_not_payable' },
    })
  })

  test('forged events are refused, and events of unknown payments are kept for an operator', async () => {
    const forged = await fetch(`${url}/hooks/provider/${provider}`, { method: 'POST', body: '{"id":"evt_1"}' })
    expect(forged.status).toBe(400)
    control.complete(await aForeignPayment(provider))
    await runWork()
    const unknown = await shop.db
      .selectFrom('provider_event')
      .select('ref')
      .where('provider', '=', provider)
      .where('outcome', '=', 'unknown')
      .execute()
    expect(unknown.length).toBeGreaterThan(0)
  })

  test('a payment that the shopper cancels stays cancelled, with and without a page, whatever events follow', async () => {
    const shopper = await aShopper(shop)
    const withPage = await begin(shopper, 4_000)
    const withoutPage = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 4_000, provider } })
    for (const payment_id of [withPage.payment_id, String(withoutPage.data.payment_id)]) {
      const reply = await shopper.call('POST /api/user/card_top_up/cancel', { body: { payment_id } })
      expect(reply.data).toMatchObject({ status: 'cancelled' })
      await runWork()
      expect(await detail(shopper, payment_id)).toMatchObject({ status: 'cancelled' })
    }
  })

  test('while the provider does not reply, nothing is half made', async () => {
    const shopper = await aShopper(shop)
    const { data } = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 2_000, provider } })
    const { payment_id } = data
    await control.setOutage('error')
    const refused = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    expect(refused).toMatchObject({ code: 0, reason: 'card_unavailable' })
    await control.setOutage('none')
    const page = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    expect(page.data.url).toContain(standIn.url)
  })
})

describe('Stripe takes the money itself', () => {
  const begin = beginAt.bind(null, 'stripe')
  const { control } = stripe

  test('a payment for another amount or currency is held, and so is one that the provider wants to be reviewed', async () => {
    const shopper = await aShopper(shop)
    const other = await begin(shopper, 4_000)
    control.alter(other.ref, { amount_total: 9_000 })
    control.complete(other.ref)
    const euros = await begin(shopper, 4_000)
    control.alter(euros.ref, { currency: 'eur' })
    control.complete(euros.ref)
    await runWork()
    const rows = await shop.db
      .selectFrom('provider_payment')
      .select('held_because')
      .where('user_id', '=', shopper.user_id)
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([{ held_because: 'amount' }, { held_because: 'currency' }])
    expect(await balanceIn(shopper)).toBe(0)
  })

  test('money that was on its way and does not arrive has a notice that leads to the payment', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.complete(ref, { method: 'bank_fails' })
    await runWork()
    const notices = async () => (await shopper.call('GET /api/user/notifications', { query: {} })).data.items
    expect(await notices()).toEqual([])
    control.settle(ref, false)
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'declined' })
    expect(await notices()).toMatchObject([
      { kind: 'card_failed', link: `/cardTopUp?payment=${payment_id}`, body: expect.stringContaining('$40.00') },
    ])
    const jobs = shop.db.selectFrom('job').select('task').where('user_id', '=', shopper.user_id)
    expect(await jobs.execute()).toEqual([{ task: 'notice_mail' }])
  })
})

describe('PayPal takes the money when the shop asks for it', () => {
  const begin = beginAt.bind(null, 'paypal')
  const { control } = paypal

  test('the money of an approved order arrives even if the browser never returns, and no event does', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.setEvents({ lose: 1 })
    control.complete(ref)
    await askNow(payment_id)
    control.setEvents({ lose: 0 })
    expect(await balanceIn(shopper)).toBe(4_000)
  })

  test('money for another amount is not taken, and money that arrived in another currency is held', async () => {
    const shopper = await aShopper(shop)
    const other = await begin(shopper, 4_000)
    control.alter(other.ref, { value: '1.00' })
    control.complete(other.ref)
    const euros = await begin(shopper, 4_000)
    control.complete(euros.ref, { method: 'bank_later' })
    await runWork()
    control.alter(euros.ref, { currency_code: 'EUR' })
    control.settle(euros.ref)
    await runWork()
    expect(await detail(shopper, other.payment_id)).toMatchObject({ status: 'open' })
    expect(await detail(shopper, euros.payment_id)).toMatchObject({ status: 'held' })
    expect(control.payments().find(({ ref }) => ref === other.ref)?.status).toBe('APPROVED')
    expect(await balanceIn(shopper)).toBe(0)
  })

  test('a payment that is approved after it was cancelled or has expired is never taken', async () => {
    const shopper = await aShopper(shop)
    const [cancelled, late] = [await begin(shopper, 4_000), await begin(shopper, 4_000)]
    await shopper.call('POST /api/user/card_top_up/cancel', { body: { payment_id: cancelled.payment_id } })
    const { now_ms } = clock
    clock.now_ms = () => now_ms() + HOUR_MS
    await askNow(late.payment_id)
    clock.now_ms = now_ms
    for (const { ref } of [cancelled, late]) control.complete(ref)
    await runWork()
    expect(await detail(shopper, cancelled.payment_id)).toMatchObject({ status: 'cancelled' })
    expect(await detail(shopper, late.payment_id)).toMatchObject({ status: 'expired' })
    expect(await balanceIn(shopper)).toBe(0)
  })

  test('a payment that was approved in time is taken, even if the shop asks after it has expired', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.setEvents({ lose: 1 })
    control.complete(ref)
    control.setEvents({ lose: 0 })
    const { now_ms } = clock
    clock.now_ms = () => now_ms() + HOUR_MS
    await askNow(payment_id)
    clock.now_ms = now_ms
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', method: 'paypal' })
  })

  test('a review of PayPal delays the money', async () => {
    const shopper = await aShopper(shop)
    const { payment_id, ref } = await begin(shopper, 4_000)
    control.complete(ref, { method: 'review' })
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'pending' })
    control.settle(ref)
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited' })
  })
})

test('limits hold for all payments of a shopper together', async () => {
  const shopper = await aShopper(shop)
  const { data } = await shopper.call('GET /api/user/card_top_up')
  expect(data.ways.map(({ provider }: { provider: string }) => provider)).toEqual(['stripe', 'paypal'])
  expect(data.ways[0]).toMatchObject({ provider: 'stripe', mode: 'test', day_left_cents: 50_000 })
  const both = await Promise.all(
    PROVIDER_NAMES.map((provider) =>
      shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 30_000, provider } }),
    ),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 0)).toMatchObject({ reason: 'card_day_limit' })
})

test('the books are sound; fees are an expense of the shop', async () => {
  await runWork()
  expect(await audit(shop.db)).toEqual([])
  const booked = await shop.db
    .selectFrom('provider_payment')
    .select('provider')
    .groupBy('provider')
    .select(({ fn }) => [fn.sum<number>('amount_cents').filterWhere('status', '=', 'credited').as('credited_cents')])
    .select(({ fn }) => [fn.sum<number>('fee_cents').as('fee_cents')])
    .execute()
  const accounts = await sharedBalances(shop.db)
  const balance = (code: string) => accounts.find(({ account }) => account === code)?.balance_cents
  for (const { provider, credited_cents, fee_cents } of booked)
    expect(balance(`clearing:${provider}`)).toBe(Number(credited_cents) - Number(fee_cents))
  expect(booked).toHaveLength(2)
  expect(balance('fees:provider')).toBe(booked.reduce((sum, { fee_cents }) => sum + Number(fee_cents), 0))
})

test('orders of another shopper cannot be paid, and own orders are kept while the page is open', async () => {
  const [buyer, other] = [await aBuyer(shop, 0), await aBuyer(shop, 0)]
  const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })
  const body = { amount_cents: 3_000, order_ids: [order_id], payment_code: PAYMENT_CODE }
  expect((await other.call('POST /api/user/card_top_up', { body })).code).toBe(404)
  const expiry = () =>
    shop.db.selectFrom('shop_order').select('expires_at').where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const before = Date.parse((await expiry()).expires_at ?? '')
  await buyer.call('POST /api/user/card_top_up', { body })
  const first = Date.parse((await expiry()).expires_at ?? '')
  await buyer.call('POST /api/user/card_top_up', { body })
  const second = Date.parse((await expiry()).expires_at ?? '')
  expect(first).toBeGreaterThan(before)
  expect(second - before).toBeLessThanOrEqual(HOUR_MS / 2)
})
