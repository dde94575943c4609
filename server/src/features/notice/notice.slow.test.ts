import { NOTICE_KINDS, NOTICE_TOPICS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, makeDue } from '../../../testing/order-world.ts'
import { anOrderToRefund, requestRefund } from '../../../testing/refund-world.ts'
import { aClaim, aWithdrawal } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { runDueTimers } from '../order/order-timers.ts'
import { deleteDead } from '../order/order-timers-sql.ts'
import { notify } from './notice-service.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)
const fail = (error: unknown) => {
  throw error
}

const noticesOf = async ({ call }: Pick<TestShopper, 'call'>, query = {}) =>
  (await call('GET /api/user/notifications', { query })).data
const kindsOf = async (shopper: Pick<TestShopper, 'call'>) =>
  (await noticesOf(shopper)).items.map(({ kind }) => kind).reverse()
const unreadOf = async ({ call }: TestShopper) => (await call('GET /api/user/getUserInfo')).data.unread_count

const ship = (order_id: string, tracking_number = order_id.slice(-12)) =>
  operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Mekong Post', tracking_number } })

/** Inserts notices of one topic, oldest first. */
async function someNotices({ user_id }: TestShopper, count: number, topic: 'order' | 'wallet' = 'order') {
  const kind = topic === 'order' ? 'order_shipped' : 'recharge_passed'
  await sql`insert into notice (user_id, topic, kind, ref_id)
    select ${user_id}, ${topic}, ${kind}, gen_random_uuid()::text from generate_series(1, ${count}::int)`.execute(db)
}

test('a shipped order sends one notice, in the reader’s language, with a link to the order', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await ship(order_id, 'MP-1')
  await ship(order_id) // refused: the order is already shipped
  const { data: order } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const { items, total, unread, next_cursor } = await noticesOf(buyer)
  expect({ total, next_cursor, unread }).toEqual({
    total: 1,
    next_cursor: null,
    unread: { order: 1, wallet: 0, service: 0, security: 0, favourite: 0 },
  })
  expect(items).toMatchObject([
    {
      topic: 'order',
      kind: 'order_shipped',
      title: 'Your order is on its way',
      body: `Order ${order.order_number} is with Mekong Post. Tracking number: MP-1`,
      link: `/orderInfo/${order_id}`,
      read: false,
      image: 'a.webp',
      goods: { title: order.items[0]?.title, image: 'a.webp', more: 0 },
    },
  ])
  const thai = await buyer.call('GET /api/user/notifications', { query: {} }, { language: 'th' })
  expect(thai.data.items[0]?.title).toBe('จัดส่งคำสั่งซื้อของคุณแล้ว')
})

test('a shopper’s own actions send no notice', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await buyer.call('POST /api/order/cancel', { body: { order_id: await anUnpaidOrder(shop, buyer) } })
  await ship(order_id)
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  expect(await kindsOf(buyer)).toEqual(['order_shipped'])
})

test('timers send notices', async () => {
  const buyer = await aBuyer(shop)
  const [unpaid, paid_id] = [await anUnpaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  await makeDue(shop, 'expires_at', unpaid)
  await runDueTimers(db, fail)
  await ship(paid_id)
  await makeDue(shop, 'auto_confirm_at', paid_id)
  await runDueTimers(db, fail)
  await makeDue(shop, 'auto_complete_at', paid_id)
  await runDueTimers(db, fail)
  expect(await kindsOf(buyer)).toEqual(['order_expired', 'order_shipped', 'order_received', 'order_completed'])
})

test('a recharge notice shows the credited amount, or the reason for the refusal', async () => {
  const shopper = await aShopper(shop)
  const [first, second] = [await aClaim(shop, shopper, 5000), await aClaim(shop, shopper, 7000)]
  await operator.call('POST /api/admin/recharge/audit', {
    body: { recharge_id: first, status: 1, arrival_cents: 4321 },
  })
  await operator.call('POST /api/admin/recharge/audit', {
    body: { recharge_id: second, status: 2, reason: 'The receipt cannot be read.' },
  })
  expect((await noticesOf(shopper)).items).toMatchObject([
    { kind: 'recharge_refused', body: 'Top-up of $70.00: The receipt cannot be read.', link: '/topUpRecord' },
    { kind: 'recharge_passed', body: 'We added $43.21 to your balance.', link: '/topUpRecord' },
  ])
})

test('each audit and payout step of a withdrawal sends a notice', async () => {
  const shopper = await aShopper(shop, { balance_cents: 100_000 })
  await sql`update payment_code set set_at = now() - interval '2 days' where user_id = ${shopper.user_id}`.execute(db)
  const [passed_id, refused_id] = [await aWithdrawal(shopper), await aWithdrawal(shopper)]
  const audit = (body: object) => operator.call('POST /api/admin/extract/audit', { body: body as never }) // one of both forms
  await audit({ extract_id: passed_id, status: 1 })
  await operator.call('POST /api/admin/extract/payout', {
    body: { extract_id: passed_id, payout_state: 'done', reference: 'B-1' },
  })
  await audit({ extract_id: refused_id, status: 2, reason: 'The name differs.' })
  expect((await noticesOf(shopper)).items).toMatchObject([
    {
      kind: 'withdrawal_refused',
      body: '$50.00 is back in your balance. Reason: The name differs.',
      link: '/depositRecord',
    },
    { kind: 'withdrawal_paid', body: 'We sent you $47.00.' },
    { kind: 'withdrawal_passed', body: 'We’ll send you $47.00 soon.' },
  ])
})

test('each step of a refund sends a notice; a refund that is paid right after its approval sends only one notice', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const { data: refund } = await requestRefund(shop, buyer, order_id)
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id: refund.refund_id } })
  expect(await kindsOf(buyer)).toEqual(['refund_paid'])
  const [notice] = (await noticesOf(buyer)).items
  expect(notice).toMatchObject({ topic: 'wallet', link: `/orderInfo/${order_id}` })

  const other = await anOrderToRefund(shop, operator, { status: 3 })
  const back = await requestRefund(shop, other.buyer, other.order_id, { type: 'return_and_refund' })
  const body = { refund_id: back.data.refund_id, return_address: '1 Harbour Road' }
  await operator.call('POST /api/admin/refund/agree', { body })
  await operator.call('POST /api/admin/refund/refuse', {
    body: { refund_id: back.data.refund_id, reason: 'Worn.' },
  })
  expect(await kindsOf(other.buyer)).toEqual(['order_shipped', 'refund_agreed', 'refund_refused'])
})

test('each kind of notice has a text, a link and one topic', async () => {
  const shopper = await aShopper(shop)
  const kinds = NOTICE_TOPICS.flatMap((topic) => [...NOTICE_KINDS[topic]])
  const { user_id } = shopper
  for (const kind of kinds) await transaction(db, (tx) => notify(tx, { user_id, kind, ref_id: crypto.randomUUID() }))
  for (const language of ['en', 'zh-CN', 'ja', 'ko', 'th'] as const) {
    const { data } = await shopper.call('GET /api/user/notifications', { query: { page_size: 100 } }, { language })
    expect(data.items.map(({ kind }) => kind).reverse()).toEqual(kinds)
    for (const { title, body, link } of data.items) {
      expect(title).toMatch(/\S/)
      expect(title + body).not.toMatch(/[{}]/)
      expect(link).toMatch(/^\/\w/)
    }
  }
})

test('ten chat replies create one notice until it is read', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  const answer = () => transaction(db, (tx) => notify(tx, { user_id, kind: 'service_reply', ref_id: 'message' }))
  await answer()
  await answer()
  expect(await unreadOf(shopper)).toBe(1)
  await shopper.call('POST /api/user/notifications/read', { body: { all: true } })
  await answer()
  expect((await noticesOf(shopper)).total).toBe(2)
})

test('a notice is rolled back with its transaction', async () => {
  const shopper = await aShopper(shop)
  const undone = transaction(db, async (tx) => {
    await notify(tx, { user_id: shopper.user_id, kind: 'order_shipped', ref_id: 'order' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await noticesOf(shopper)).total).toBe(0)
})

test('a shopper marks some or all notices as read', async () => {
  const shopper = await aShopper(shop)
  await someNotices(shopper, 3)
  const read = (body: { ids?: string[]; all?: true }) => shopper.call('POST /api/user/notifications/read', { body })
  const [first] = (await noticesOf(shopper)).items
  const notice_id = first?.notice_id ?? ''
  expect((await read({ ids: [notice_id] })).code).toBe(1)
  expect(await unreadOf(shopper)).toBe(2)
  expect((await noticesOf(shopper)).items.map((notice) => notice.read)).toEqual([true, false, false])
  // A second tap, and a list that names a notice twice, change nothing.
  expect((await read({ ids: [notice_id, notice_id] })).code).toBe(1)
  await read({ all: true })
  expect(await unreadOf(shopper)).toBe(0)
  expect((await read({})).status).toBe(400)
})

test('a list with another shopper’s or an unknown notice is answered with 404, and nothing is marked', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  await someNotices(shopper, 2)
  await someNotices(other, 1)
  const [own = '', foreign = ''] = [(await noticesOf(shopper)).items[0], (await noticesOf(other)).items[0]].map(
    (notice) => notice?.notice_id ?? '',
  )
  for (const ids of [[foreign], [own, foreign], [own, crypto.randomUUID()], ['no-id']])
    expect((await shopper.call('POST /api/user/notifications/read', { body: { ids } })).status).toBe(404)
  expect([await unreadOf(shopper), await unreadOf(other)]).toEqual([2, 1])
})

test('cursor pages neither repeat nor skip notices while new notices arrive, and counts stop at a limit', async () => {
  const shopper = await aShopper(shop)
  await someNotices(shopper, 1_050)
  await someNotices(shopper, 4, 'wallet')
  const first = await noticesOf(shopper, { page_size: 3, topic: 'wallet' })
  await someNotices(shopper, 2, 'wallet')
  const second = await noticesOf(shopper, { page_size: 3, topic: 'wallet', cursor: first.next_cursor ?? '' })
  const ids = [...first.items, ...second.items].map(({ notice_id }) => notice_id)
  expect(ids).toEqual([...new Set(ids)].toSorted().reverse())
  expect([ids.length, second.next_cursor]).toEqual([4, null])
  const all = await noticesOf(shopper)
  expect(all).toMatchObject({ total: 1000, total_is_least: true, unread: { order: 100, wallet: 6 } })
})

test('notices are deleted after 180 days', async () => {
  const shopper = await aShopper(shop)
  await someNotices(shopper, 2)
  const [, old] = (await noticesOf(shopper)).items
  await sql`update notice set created_at = now() - interval '181 days' where notice_id = ${old?.notice_id}`.execute(db)
  await deleteDead(db)
  expect((await noticesOf(shopper)).total).toBe(1)
})
