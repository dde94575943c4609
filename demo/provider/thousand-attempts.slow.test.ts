import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { audit } from '../../server/src/ledger/audit.ts'
import { aBuyer, anUnpaidOrder } from '../../server/testing/order-world.ts'
import { aShopper, type TestShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const ATTEMPTS = 1_000
const shop = await aCardShop({ limits: true, is_demo: false, seed: 51 })
const { db, begin } = shop

/** An address of a network that no other attempt comes from. */
const networkOf = (n: number) => `203.${n >> 8}.${n & 255}.7`
const times = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: ATTEMPTS }, (_, n) => work(n)))
const paymentsOf = async ({ user_id }: TestShopper) =>
  (await db.selectFrom('provider_payment').select('payment_id').where('user_id', '=', user_id).execute()).length

function countOf(answers: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
const answerOf = ({ code, reason }: { code: number; reason?: string | undefined }) => reason ?? code

/** The answer to a call, which is repeated while the server has too much to do. */
async function patiently(send: () => Promise<{ code: number; reason?: string | undefined }>): Promise<string | number> {
  for (;;) {
    const answer = await send()
    if (answer.code !== 503) return answerOf(answer)
    await setTimeout(50)
  }
}

test('a shopper begins 20 of 1,000 top-ups, from however many networks', async () => {
  const shopper = await aShopper(shop)
  const answers = await times(async (n) => {
    const body = { amount_cents: 1_000 }
    return patiently(() => shopper.call('POST /api/user/card_top_up', { body }, { remote_address: networkOf(n) }))
  })
  expect(countOf(answers)).toEqual({ 1: 20, card_attempts: 980 })
  expect(await paymentsOf(shopper)).toBe(20)
})

test('a network begins 60 of 1,000 top-ups, by however many shoppers', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => aShopper(shop))) // who could begin 160
  // 200 addresses of one network, because a single address makes 600 calls in a minute at most.
  const answers = await times(async (n) => {
    const { call } = shoppers[n % shoppers.length] as TestShopper // an index of the list
    const remote_address = `198.51.100.${n % 200}`
    return patiently(() => call('POST /api/user/card_top_up', { body: { amount_cents: 1_000 } }, { remote_address }))
  })
  const { 1: begun = 0, ...refused } = countOf(answers)
  expect(begun).toBe(60)
  expect(Object.keys(refused).filter((reason) => !['card_attempts_network', '429'].includes(reason))).toEqual([])
})

test('of 1,000 questions about a payment, 120 in an hour are answered', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await begin(shopper, 1_000)
  const answers = await times(async (n) => {
    const options = { remote_address: networkOf(n) }
    return patiently(() => shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } }, options))
  })
  expect(countOf(answers)).toEqual({ 1: 119, too_many_tries: 881 }) // one opened the page
})

test('1,000 wrong payment codes begin no top-up, and lock the code', async () => {
  const buyer = await aBuyer(shop, 0)
  const order_id = await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })
  const answers = await times(async (n) => {
    const body = { amount_cents: 2_000, order_ids: [order_id], payment_code: String(100_000 + n) }
    return patiently(() => buyer.call('POST /api/user/card_top_up', { body }, { remote_address: networkOf(n) }))
  })
  const { payment_code_wrong = 0, ...others } = countOf(answers)
  expect(payment_code_wrong).toBeLessThan(10)
  expect(Object.keys(others).filter((reason) => !reason.startsWith('payment_code_'))).toEqual([])
  expect(await paymentsOf(buyer)).toBe(0)
})

test('1,000 forged events leave nothing behind, and an address that sends them is slowed down', async () => {
  const statuses = await times(async () => {
    const payload = JSON.stringify({ id: 'evt_forged', object: 'event' })
    const headers = { 'stripe-signature': 't=1,v1=00' }
    const url = '/hooks/provider/stripe'
    const reply = await shop.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '192.0.2.9' })
    return reply.statusCode
  })
  expect(countOf(statuses)).toEqual({ 400: 600, 429: 400 })
  const { count } = await db
    .selectFrom('provider_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_ref', '=', 'evt_forged')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
  expect(await audit(db)).toEqual([])
})
