import { expect, test } from 'vitest'
import { runDueJobs } from '../../server/src/event/finish-work.ts'
import { askAboutPayments, providerTasks } from '../../server/src/features/wallet/card/card-work.ts'
import { sealSecrets } from '../../server/src/features/wallet/card/open-provider.ts'
import { saveProvider } from '../../server/src/features/wallet/card/provider-sql.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { sharedBalances } from '../../server/src/ledger/audit-state.ts'
import { openStripe } from '../../server/src/provider/stripe/stripe.ts'
import { cleanUp } from '../../server/testing/clean-up.ts'
import { drained } from '../../server/testing/drain.ts'
import { aBuyer, anUnpaidOrder } from '../../server/testing/order-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShop, aShopper, PAYMENT_CODE, type TestShopper } from '../../server/testing/world.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'

const HOUR_MS = 3_600_000
const SECRETS = { secret_key: 'sk_test_stand_in_1234', webhook_secret: 'whsec_stand_in_secret' }

const shop = await aShop()
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const stripe = await openStripeStandIn({
  events_url: `${url}/hooks/provider/stripe`,
  ...SECRETS,
  seed: 7,
  retry_ms: 20,
})
cleanUp(() => stripe.close())
const { control } = stripe
await saveProvider(
  shop.db,
  {
    provider: 'stripe',
    mode: 'test',
    secrets_sealed: sealSecrets(shop.context.keys, 'stripe', SECRETS),
    key_end: '1234',
    api_url: stripe.url,
    is_open: true,
    is_demo: true,
    is_from_environment: false,
  },
  null,
)

/** Runs the jobs of all events of the provider that the shop has received. */
async function runWork(): Promise<void> {
  await expect.poll(() => control.deliveries().due).toBe(0)
  await drained(shop.context)
  while (await runDueJobs(shop.db, providerTasks(shop.context)));
  await drained(shop.context)
}

async function begin(
  shopper: TestShopper,
  amount_cents: number,
  more: { order_ids?: string[]; payment_code?: string } = {},
) {
  const { data } = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents, ...more } })
  const { payment_id } = data
  const page = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const { rows } = await shop.db.executeQuery<{ ref: string }>(
    shop.db.selectFrom('provider_payment').select('ref').where('payment_id', '=', payment_id).compile(),
  )
  return { payment_id, url: page.data.url, ref: rows[0]?.ref ?? '' }
}

const detail = async ({ call }: TestShopper, payment_id: string) =>
  (await call('GET /api/user/card_top_up/detail', { query: { payment_id } })).data

test('a shopper pays on the provider’s page, and the balance grows once', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, url, ref } = await begin(shopper, 5_000)
  expect(url).toContain(stripe.url)
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open', balance_cents: 0 })
  control.complete(ref)
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({
    status: 'credited',
    balance_cents: 5_000,
    last_four: expect.stringMatching(/^\d{4}$/),
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
  await shop.db
    .updateTable('provider_payment')
    .set({ due_at: new Date(0).toISOString() })
    .where('payment_id', '=', payment_id)
    .execute()
  await askAboutPayments(shop.context, (error) => {
    throw error
  })
  expect(await balanceIn(shopper)).toBe(4_000)
})

test('a declined payment leaves the balance, and the next attempt on the page counts', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 4_000)
  control.complete(ref, { method: 'insufficient_funds' })
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open', decline_reason: 'insufficient_funds' })
  expect(await balanceIn(shopper)).toBe(0)
  control.complete(ref)
  await runWork()
  expect(await balanceIn(shopper)).toBe(4_000)
})

test('money that is on its way is credited when it arrives', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 4_000)
  control.complete(ref, { method: 'konbini' })
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'pending' })
  control.settle(ref, true)
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', balance_cents: 4_000 })
})

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
  const forged = await fetch(`${url}/hooks/provider/stripe`, { method: 'POST', body: '{"id":"evt_1"}' })
  expect(forged.status).toBe(400)
  const stranger = { payment_id: crypto.randomUUID(), amount_cents: 1_000, language: 'en', mailbox: null } as const
  const address = { return_url: url, cancel_url: url, expires_at: new Date(Date.now() + HOUR_MS).toISOString() }
  const page = await openStripe({ ...SECRETS, mode: 'test', api_url: stripe.url }).createPayment({
    ...stranger,
    ...address,
    title: 'Something else',
  })
  control.complete(page.ref)
  await runWork()
  const unknown = await shop.db.selectFrom('provider_event').select('ref').where('outcome', '=', 'unknown').execute()
  expect(unknown.length).toBeGreaterThan(0)
})

test('a payment that the shopper cancels stays cancelled, with and without a page, whatever events follow', async () => {
  const shopper = await aShopper(shop)
  const withPage = await begin(shopper, 4_000)
  const withoutPage = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 4_000 } })
  for (const payment_id of [withPage.payment_id, String(withoutPage.data.payment_id)]) {
    const reply = await shopper.call('POST /api/user/card_top_up/cancel', { body: { payment_id } })
    expect(reply.data).toMatchObject({ status: 'cancelled' })
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'cancelled' })
  }
})

test('limits hold for all payments of a shopper together', async () => {
  const shopper = await aShopper(shop)
  const { data } = await shopper.call('GET /api/user/card_top_up')
  expect(data.way).toMatchObject({ provider: 'stripe', mode: 'test', day_left_cents: 50_000 })
  const both = await Promise.all(
    [1, 2].map(() => shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 30_000 } })),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 0)).toMatchObject({ reason: 'card_day_limit' })
})

test('while the provider does not reply, nothing is half made', async () => {
  const shopper = await aShopper(shop)
  const { data } = await shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 2_000 } })
  const { payment_id } = data
  await control.setOutage('error')
  const refused = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  expect(refused).toMatchObject({ code: 0, reason: 'card_unavailable' })
  await control.setOutage('none')
  const page = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  expect(page.data.url).toContain(stripe.url)
})

test('the books are sound; fees are an expense of the shop', async () => {
  await runWork()
  expect(await audit(shop.db)).toEqual([])
  const booked = await shop.db
    .selectFrom('provider_payment')
    .select(({ fn }) => [fn.sum<number>('amount_cents').filterWhere('status', '=', 'credited').as('credited_cents')])
    .select(({ fn }) => [fn.sum<number>('fee_cents').as('fee_cents')])
    .executeTakeFirstOrThrow()
  const accounts = await sharedBalances(shop.db)
  const balance = (code: string) => accounts.find(({ account }) => account === code)?.balance_cents
  expect(balance('clearing:stripe')).toBe(Number(booked.credited_cents) - Number(booked.fee_cents))
  expect(balance('fees:provider')).toBe(Number(booked.fee_cents))
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
