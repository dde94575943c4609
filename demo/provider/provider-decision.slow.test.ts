import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askAboutPayments } from '../../server/src/features/wallet/card/card-work.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { aBuyer, anUnpaidOrder } from '../../server/testing/order-world.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { aShopper, PAYMENT_CODE, type TestShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

// Decisions about payments that are made at the provider's site, and not at the desk.

const shop = await aCardShop({ seed: 41, is_demo: false })
const { db, control } = shop

const detail = async ({ call }: TestShopper, payment_id: string) =>
  (await call('GET /api/user/card_top_up/detail', { query: { payment_id } })).data

/** Asks about all payments whose turn it is, as if a day had passed. */
async function askADayLater(): Promise<void> {
  await sql`update provider_payment set due_at = now() where due_at is not null`.execute(db)
  await askAboutPayments(shop.context, (error) => {
    throw error
  })
}

async function aReviewed(amount_cents: number, shopper?: TestShopper) {
  const payer = shopper ?? (await aShopper(shop))
  const payment = await shop.begin(payer, amount_cents)
  control.complete(payment.ref, { method: 'review', holder: crypto.randomUUID() })
  await shop.runWork()
  expect(await detail(payer, payment.payment_id)).toMatchObject({ status: 'held' })
  return { shopper: payer, ...payment }
}

test('a review that is approved at the provider credits the top-up once, however often the event comes', async () => {
  const { shopper, payment_id, ref } = await aReviewed(4_000)
  control.endReview(ref, 'approved')
  await shop.runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', balance_cents: 4_000 })
  for (const event of control.eventRefs()) control.sendAgain(event)
  await askADayLater()
  await shop.runWork()
  expect(await balanceIn(shopper)).toBe(4_000)
  expect(await audit(db)).toEqual([])
})

test('an approved review whose event is lost is found by asking', async () => {
  const { shopper, ref } = await aReviewed(4_000)
  control.setEvents({ lose: 1 })
  control.endReview(ref, 'approved')
  control.setEvents({ lose: 0 })
  await askADayLater()
  expect(await balanceIn(shopper)).toBe(4_000)
})

test.each(['by event', 'by asking'])(
  'a review that is refused at the provider ends the top-up without money, %s',
  async (way) => {
    const { shopper, payment_id, ref } = await aReviewed(4_000)
    if (way === 'by asking') control.setEvents({ lose: 1 })
    control.endReview(ref, 'refunded_as_fraud')
    control.setEvents({ lose: 0 })
    if (way === 'by asking') await askADayLater()
    else await shop.runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'cancelled', balance_cents: 0 })
    await askADayLater()
    await shop.runWork()
    expect(await balanceIn(shopper)).toBe(0)
    expect(await audit(db)).toEqual([])
  },
)

test('a payment that was given back at the provider before the shop heard of it is not credited; a part is left to operators', async () => {
  const whole = await aReviewed(4_000)
  const shopper = await aShopper(shop)
  const [all, part] = [await shop.begin(shopper, 3_000), await shop.begin(shopper, 5_000)]
  control.setEvents({ lose: 1 })
  for (const { ref } of [all, part]) control.complete(ref, { holder: crypto.randomUUID() })
  control.refund(all.ref)
  control.refund(part.ref, 1_000)
  control.refund(whole.ref)
  control.setEvents({ lose: 0 })
  await askADayLater()
  expect(await detail(shopper, all.payment_id)).toMatchObject({ status: 'cancelled' })
  expect(await detail(shopper, part.payment_id)).toMatchObject({ status: 'held' })
  expect(await detail(whole.shopper, whole.payment_id)).toMatchObject({ status: 'cancelled' })
  expect(await balanceIn(shopper)).toBe(0)
})

test('an approved review leaves a payment held whose card was used too often', async () => {
  const { shopper, payment_id, ref } = await aReviewed(1_000)
  await sql`update card_protection set card_points = 3`.execute(db)
  await sql`insert into card_decline (user_id, payment_id, attempt_ref, fingerprint)
    select user_id, payment_id, n::text, fingerprint from provider_payment, generate_series(1, 5) as n
    where payment_id = ${payment_id}`.execute(db)
  control.endReview(ref, 'approved')
  await shop.runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'held', balance_cents: 0 })
  await sql`update card_protection set card_points = 12`.execute(db)
})

test('an approved review also pays the orders for which the shopper topped up', async () => {
  const shopper = await aBuyer(shop, 0)
  const order_id = await anUnpaidOrder(shop, shopper, { price_cents: 2_000 })
  const { data } = await shopper.call('POST /api/user/card_top_up', {
    body: { amount_cents: 6_000, order_ids: [order_id], payment_code: PAYMENT_CODE },
  })
  const { payment_id } = data
  await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  const { ref } = await db
    .selectFrom('provider_payment')
    .select('ref')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow()
  control.complete(ref ?? '', { method: 'review', holder: crypto.randomUUID() })
  await shop.runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'held', orders: { outcome: 'waiting' } })
  control.endReview(ref ?? '', 'approved')
  await shop.runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({ status: 'credited', orders: { outcome: 'paid' } })
})
