import { expect, test } from 'vitest'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { anOperator, aShopper, type TestShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const shop = await aCardShop({ limits: true, is_demo: false })
const { control, runWork, begin } = shop
const owner = await anOperator(shop)

const protection = async () => (await owner.call('GET /api/admin/provider/protection')).data
async function protect(change: object) {
  const { changed_by: _, changed_at: __, ...stored } = await protection()
  return owner.call('POST /api/admin/provider/protection', { body: { ...stored, ...change } })
}

const start = ({ call }: TestShopper, amount_cents: number, remote_address = '203.0.113.7') =>
  call('POST /api/user/card_top_up', { body: { amount_cents } }, { remote_address })
const detail = async ({ call }: TestShopper, payment_id: string) =>
  (await call('GET /api/user/card_top_up/detail', { query: { payment_id } })).data

const DEFAULTS = {
  ...{ shopper_points: 20, network_points: 60, card_points: 12, decline_points: 3 },
  review_risk: 'highest' as const,
}

test('the defaults are shown at the desk; an owner changes them, and another version is not overwritten', async () => {
  const before = await protection()
  expect(before).toMatchObject({ ...DEFAULTS, changed_by: null })
  expect((await protect({ shopper_points: 4 })).data).toMatchObject({ shopper_points: 4, changed_by: owner.account })
  const late = await owner.call('POST /api/admin/provider/protection', {
    body: { ...DEFAULTS, revision: before.revision },
  })
  expect(late).toMatchObject({ code: 0, reason: 'changed_meanwhile' })
  const finance = await anOperator(shop, { roles: ['finance'] })
  const body = { ...DEFAULTS, revision: (await protection()).revision }
  expect(await finance.call('POST /api/admin/provider/protection', { body })).toMatchObject({
    code: 0,
    reason: 'role_needed',
  })
  await protect(DEFAULTS)
})

test('a shopper begins a number of top-ups in an hour, and then reads when the next is possible', async () => {
  await protect({ shopper_points: 4 })
  const shopper = await aShopper(shop)
  const all = await Promise.all(Array.from({ length: 7 }, () => start(shopper, 1_000, '198.51.100.1')))
  expect(all.filter(({ code }) => code === 1).length).toBe(4)
  const refused = all.find(({ code }) => code === 0)
  expect(refused).toMatchObject({ reason: 'card_attempts' })
  const { data } = await shopper.call('GET /api/user/card_top_up')
  expect(Date.parse(data.ways[0]?.retry_at ?? '') - Date.now()).toBeGreaterThan(3_500_000)
  const other = await aShopper(shop)
  expect((await other.call('GET /api/user/card_top_up')).data.ways[0]?.retry_at).toBeNull()
  await protect(DEFAULTS)
})

test('shoppers of one network share its limit: an IPv4 /24 and an IPv6 /64', async () => {
  await protect({ network_points: 3 })
  for (const [inside, outside] of [
    [['192.0.2.1', '192.0.2.77', '192.0.2.254'], '192.0.3.1'],
    [['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2::3'], '2001:db8:1:3::1'],
  ] as const) {
    for (const ip of inside) expect((await start(await aShopper(shop), 1_000, ip)).code).toBe(1)
    const refused = await start(await aShopper(shop), 1_000, inside[0])
    expect(refused).toMatchObject({ code: 0, reason: 'card_attempts_network' })
    expect((await start(await aShopper(shop), 1_000, outside)).code).toBe(1)
  }
  const stored = await shop.db.selectFrom('provider_payment').select('network').execute()
  expect(JSON.stringify(stored)).not.toContain('192.0.2')
  await protect(DEFAULTS)
})

test('one card after the other on one page: declined attempts count more, and the page is closed', async () => {
  await protect({ shopper_points: 8, decline_points: 3 })
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  for (const method of ['declined', 'expired_card'] as const) {
    control.complete(ref, { method })
    await runWork()
    expect(await detail(shopper, payment_id)).toMatchObject({ status: 'open' })
  }
  // 1 point for the page and 3 for each of three cards.
  control.complete(ref, { method: 'wrong_code' })
  await runWork()
  expect(await detail(shopper, payment_id)).toMatchObject({
    status: 'declined',
    decline_reason: 'too_many_attempts',
    url: null,
  })
  expect(control.complete(ref)).not.toBe('paid')
  expect(await balanceIn(shopper)).toBe(0)
  expect(await start(shopper, 1_000)).toMatchObject({ code: 0, reason: 'card_attempts' })
  await protect(DEFAULTS)
})

test('repeated reports of one decline count once', async () => {
  const shopper = await aShopper(shop)
  const { payment_id, ref } = await begin(shopper, 1_000)
  control.complete(ref, { method: 'insufficient_funds' })
  await runWork()
  for (const event of control.eventRefs()) control.sendAgain(event)
  await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
  await runWork()
  const declines = await shop.db.selectFrom('card_decline').selectAll().where('user_id', '=', shopper.user_id).execute()
  expect(declines.length).toBe(1)
})

test('a card that many shoppers use is held for an operator, who sees the other accounts from both sides', async () => {
  await protect({ card_points: 3 })
  const shoppers = [await aShopper(shop), await aShopper(shop), await aShopper(shop), await aShopper(shop)]
  const payments = []
  for (const shopper of shoppers) {
    const payment = await begin(shopper, 1_000)
    control.complete(payment.ref, { holder: 'one stolen card' })
    await runWork()
    payments.push({ shopper, ...payment })
  }
  expect(await Promise.all(shoppers.map((shopper) => balanceIn(shopper)))).toEqual([1_000, 1_000, 1_000, 0])
  const [first, last] = [payments[0], payments[3]]
  if (!first || !last) throw new Error('no payments')
  expect(await detail(last.shopper, last.payment_id)).toMatchObject({ status: 'held' })
  // The shopper's next top-up is refused: the card has used up its attempts.
  expect(await start(last.shopper, 1_000)).toMatchObject({ code: 0, reason: 'card_attempts' })
  const sameCard = async ({ user_id }: { user_id: string }) => {
    const reply = await owner.call('GET /api/admin/shopper/same_card', { query: { user_id } })
    expect(JSON.stringify(reply.data)).not.toMatch(/fingerprint/)
    return reply.data.map(({ shopper }) => shopper.user_id)
  }
  expect(await sameCard(first.shopper)).toContain(last.shopper.user_id)
  expect(await sameCard(last.shopper)).toContain(first.shopper.user_id)
  const list = await owner.call('GET /api/admin/provider/payments', { query: { status: 'held' } })
  expect(list.data.items).toMatchObject([{ payment_id: last.payment_id, held_because: 'attempts' }])
  const queue = (await owner.call('GET /api/admin/today')).data.waiting.find(({ kind }) => kind === 'card')
  expect(queue).toMatchObject({ count: 1, overdue: 0 })
  await protect(DEFAULTS)
})

test('the owners set from which risk on an operator decides', async () => {
  const shopper = await aShopper(shop)
  const pay = async (method: 'elevated_risk' | 'review') => {
    const { payment_id, ref } = await begin(shopper, 1_000)
    control.complete(ref, { method, holder: crypto.randomUUID() })
    await runWork()
    return (await detail(shopper, payment_id)).status
  }
  expect(await pay('elevated_risk')).toBe('credited')
  await protect({ review_risk: 'elevated' })
  expect(await pay('elevated_risk')).toBe('held')
  await protect({ review_risk: 'review' })
  expect(await pay('review')).toBe('held')
  await protect(DEFAULTS)
})
