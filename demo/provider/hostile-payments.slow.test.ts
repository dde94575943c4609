import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { askAboutPayments } from '../../server/src/features/wallet/card/card-work.ts'
import { sealSecrets } from '../../server/src/features/wallet/card/open-provider.ts'
import { findProvider, saveProvider } from '../../server/src/features/wallet/card/provider-sql.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { aBuyer, anUnpaidOrder } from '../../server/testing/order-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShopper, PAYMENT_CODE, type TestShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const shop = await aCardShop({ seed: 31 })
const { db, context, control, standIn, runWork, begin } = shop
const WEBHOOK_SECRET = 'whsec_stand_in_secret'

const detail = async ({ call }: TestShopper, payment_id: string) =>
  (await call('GET /api/user/card_top_up/detail', { query: { payment_id } })).data
const rowOf = (payment_id: string) =>
  db.selectFrom('provider_payment').selectAll().where('payment_id', '=', payment_id).executeTakeFirstOrThrow()
const paymentsOf = ({ user_id }: TestShopper) =>
  db.selectFrom('provider_payment').selectAll().where('user_id', '=', user_id).execute()

/** Delivers an event that an attacker with the signing secret wrote. @returns the status */
async function deliver(object: object, fields: object = {}): Promise<number> {
  const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', livemode: false, data: { object }, ...fields }
  const [payload, time] = [JSON.stringify(event), Math.floor(Date.now() / 1_000)]
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${payload}`).digest('hex')
  const headers = { 'stripe-signature': `t=${time},v1=${mac}` }
  return (await shop.app.inject({ method: 'POST', url: '/hooks/provider/stripe', headers, payload })).statusCode
}

async function askNow(): Promise<unknown[]> {
  await db
    .updateTable('provider_payment')
    .set({ due_at: new Date(0).toISOString() })
    .where('due_at', 'is not', null)
    .execute()
  const faults: unknown[] = []
  await askAboutPayments(context, (error) => void faults.push(error))
  return faults
}

const AMOUNTS: [amount: unknown, refusal: string | number][] = [
  [0, 'card_amount'],
  [-5_000, 'card_amount'],
  [99, 'card_amount'],
  [2_000_000_000, 'card_amount'],
  [Number.MAX_SAFE_INTEGER, 'card_amount'],
  [Number.MAX_SAFE_INTEGER + 1, 400],
  [1e308, 400],
  [10.5, 400],
  ['5000', 400],
  ['5000; drop table recharge', 400],
  [null, 400],
  [[5_000], 400],
  [{ valueOf: 5_000 }, 400],
  [true, 400],
]

test.each(AMOUNTS)('an amount of %j begins no payment', async (amount, refusal) => {
  const shopper = await aShopper(shop)
  const body = { amount_cents: amount as number } // what an attacker sends
  const reply = await shopper.call('POST /api/user/card_top_up', { body })
  expect(reply.reason ?? reply.code).toBe(refusal)
  expect(await paymentsOf(shopper)).toEqual([])
})

test('fields that no call has are refused', async () => {
  const shopper = await aShopper(shop)
  for (const extra of [{ status: 'credited' }, { mode: 'live' }, { user_id: shopper.user_id }, { fee_cents: -1 }]) {
    const body = { amount_cents: 5_000, ...extra }
    expect((await shopper.call('POST /api/user/card_top_up', { body })).code).toBe(400)
  }
  expect(await paymentsOf(shopper)).toEqual([])
})

test('the contents of a signed event count for nothing: the provider is asked about the payment it names', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  const claimed = {
    object: 'checkout.session',
    id: ref,
    amount_total: 900_000,
    currency: 'eur',
    payment_status: 'paid',
  }
  expect(await deliver({ ...claimed, metadata: { payment_id } })).toBe(200)
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open', balance_cents: 0 })
  control.complete(ref)
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', balance_cents: 1_000 })
})

test('an event about an object that the provider does not have changes nothing, and ends', async () => {
  const before = await audit(db)
  for (const id of ['cs_test_nothing', 'pi_nothing', '../v1/balance', "'; drop table recharge; --"])
    expect(await deliver({ object: 'checkout.session', id })).toBe(200)
  await runWork()
  expect(await audit(db)).toEqual(before)
})

test('an event of the other mode is refused', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  control.setEvents({ lose: 1 })
  control.complete(ref)
  control.setEvents({ lose: 0 })
  expect(await deliver({ object: 'checkout.session', id: ref }, { livemode: true })).toBe(400)
  expect(await deliver({ object: 'checkout.session', id: ref }, { livemode: 'false' })).toBe(400)
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open' })
  await askNow()
  expect(await balanceIn(shopper)).toBe(1_000)
})

test('test payments of a shop that has gone live are not asked about, not credited, and expire', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  const stored = await findProvider(db, 'stripe')
  if (!stored) throw new Error('no provider')
  const live = { secret_key: 'sk_live_shop', webhook_secret: WEBHOOK_SECRET }
  const secrets_sealed = sealSecrets(context.keys, 'stripe', live)
  await saveProvider(db, { ...stored, mode: 'live', secrets_sealed }, null)
  control.setEvents({ lose: 1 })
  control.complete(ref)
  control.setEvents({ lose: 0 })
  expect(await deliver({ object: 'checkout.session', id: ref })).toBe(400)
  expect(await askNow()).toEqual([])
  const refreshed = await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  expect(refreshed.data).toMatchObject({ status: 'open', mode: 'test', balance_cents: 0 })
  await db
    .updateTable('provider_payment')
    .set({ expires_at: new Date(0).toISOString() })
    .where('payment_id', '=', payment_id)
    .execute()
  expect(await askNow()).toEqual([])
  expect(await rowOf(payment_id)).toMatchObject({ status: 'expired', due_at: null })
  expect(await balanceIn(shopper)).toBe(0)
  await saveProvider(db, stored, null)
})

test('live payments of a shop that goes back to test keys wait until the keys return', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  const change = (mode: 'live' | 'test') =>
    db.updateTable('provider_payment').set({ mode }).where('payment_id', '=', payment_id).execute()
  await change('live')
  control.complete(ref)
  await runWork()
  expect(await askNow()).toEqual([])
  const row = await rowOf(payment_id)
  expect(row).toMatchObject({ status: 'open' })
  expect(row.due_at).not.toBeNull()
  await change('test') // stands for the return of the live keys
  await askNow()
  expect(await balanceIn(shopper)).toBe(1_000)
})

test('a double tap begins one payment; two tabs begin two, and each is credited once', async () => {
  const shopper = await aShopper(shop)
  const key = crypto.randomUUID()
  const tap = (key: string) => shopper.call('POST /api/user/card_top_up', { body: { amount_cents: 1_000 }, key })
  const taps = await Promise.all([tap(key), tap(key), tap(key)])
  expect(new Set(taps.map(({ data }) => data.payment_id)).size).toBe(1)
  const other = await tap(crypto.randomUUID())
  const payment_ids = [taps[0]?.data.payment_id ?? '', other.data.payment_id]
  const refresh = (payment_id: string) => shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const pages = await Promise.all(payment_ids.flatMap((id) => [refresh(id), refresh(id), refresh(id)]))
  expect(new Set(pages.map(({ data }) => data.url)).size).toBe(2)
  for (const payment_id of payment_ids) control.complete((await rowOf(payment_id)).ref ?? '')
  // The shopper's tabs ask while the events arrive.
  await Promise.all([...payment_ids, ...payment_ids, ...payment_ids].map(refresh))
  await runWork()
  await Promise.all(payment_ids.map(refresh))
  expect(await balanceIn(shopper)).toBe(2_000)
  const { rows } = await db.executeQuery<{ recharge_id: string }>(
    db.selectFrom('recharge').select('recharge_id').where('user_id', '=', shopper.user_id).compile(),
  )
  expect(rows).toHaveLength(2)
})

test('two tabs that top up and pay one order pay it once, and the rest stays on the balance', async () => {
  const buyer = await aBuyer(shop, 0)
  const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })
  const body = { amount_cents: 2_000, order_ids: [order_id], payment_code: PAYMENT_CODE }
  const begun = await Promise.all([1, 2].map(() => buyer.call('POST /api/user/card_top_up', { body })))
  const payment_ids = begun.map(({ data }) => String(data.payment_id))
  for (const payment_id of payment_ids) {
    await buyer.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    control.complete((await rowOf(payment_id)).ref ?? '')
  }
  await runWork()
  const orders = await Promise.all(payment_ids.map(async (payment_id) => (await detail(buyer, payment_id)).orders))
  expect(orders.map((one) => one?.outcome).toSorted()).toEqual(['not_paid', 'paid'])
  expect(await balanceIn(buyer)).toBe(2_000)
})

test('a payment that is cancelled and paid at the same moment is credited or was never taken', async () => {
  const shopper = await aShopper(shop)
  let taken_cents = 0
  for (let round = 0; round < 4; round++) {
    const { payment_id, ref } = await begin(shopper, 1_000)
    const cancel = () => shopper.call('POST /api/user/card_top_up/cancel', { body: { payment_id } })
    const cancelled = cancel()
    const outcome = control.complete(ref)
    if (outcome === 'paid') taken_cents += 1_000
    await Promise.all([cancelled, cancel()])
  }
  await runWork()
  await askNow()
  expect(await balanceIn(shopper)).toBe(taken_cents)
})

test('the return address says nothing and changes nothing, whatever its parameters are', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await begin(shopper, 1_000)
  const before = await rowOf(payment_id)
  for (const query of [
    `payment=${payment_id}&cancelled=1`,
    `payment=${payment_id}&status=paid&amount=900000`,
    'payment=<script>alert(1)</script>',
    'payment=../../admin',
    `payment=${payment_id}&payment=${crypto.randomUUID()}`,
  ]) {
    const page = await shop.app.inject({ url: `/cardTopUp?${query}`, headers: { accept: 'text/html' } })
    expect(page.statusCode).toBeLessThan(500)
    expect(page.body).not.toContain('alert(1)')
    expect(page.body).not.toContain(standIn.url)
  }
  expect(await rowOf(payment_id)).toEqual(before)
})

test('the books are sound', async () => {
  expect(await audit(db)).toEqual([])
})
