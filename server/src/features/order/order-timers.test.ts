import { arrivalOfShipped } from '@sampan/contract/delivery'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retryFailed } from '../../../testing/job-world.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, makeDue, stockOf } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { audit } from '../../ledger/audit.ts'
import { findDeadJobs, reviveJob } from '../operator/job/job-desk-sql.ts'
import { receiveOrder, shipOrder } from './order-service.ts'
import { askAboutArrivals, runDueTimers } from './order-timers.ts'
import { deleteDead } from './order-timers-sql.ts'

const shop = await aShop()
const { operator_id } = await anOperator(shop)
const fail = (error: unknown) => {
  throw error
}
const NO_PROMISE = { handling_days: null, transit_days_min: null, transit_days_max: null }
const shipment = { carrier: 'Yamato', tracking_number: '1' }

const orderOf = (order_id: string) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
const eventsOf = async (order_id: string) =>
  (
    await shop.db
      .selectFrom('order_history')
      .select(['event', 'by_whom'])
      .where('order_id', '=', order_id)
      .orderBy('history_id')
      .execute()
  ).map(({ event, by_whom }) => `${event} by ${by_whom}`)

test('an order that is not paid in time is closed, and its stock and promo use are returned', async () => {
  const buyer = await aBuyer(shop)
  await shop.db.insertInto('promo_code').values({ code: 'LATE', kind: 'fixed', value: 100 }).execute()
  const { sku_id } = await aProduct(shop, { stock: 3 })
  const purchase = await buy(buyer, { sku_id, quantity: 2, promo_code: 'LATE', total_cents: 1900 })
  const [order_id = ''] = purchase.data.order_ids
  const open = await anUnpaidOrder(shop, buyer)
  await makeDue(shop, 'expires_at', order_id)
  await runDueTimers(shop.db, fail)
  expect(await orderOf(order_id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: null,
    cancelled_at: expect.any(String),
  })
  expect(await eventsOf(order_id)).toEqual(['create by shopper', 'expire by system'])
  expect(await stockOf(shop, sku_id)).toBe(3)
  expect(await orderOf(open)).toMatchObject({ status: 'unpaid' })
  expect(await buy(buyer, { sku_id, promo_code: 'LATE', total_cents: 900 })).toMatchObject({ code: 1 })
})

test('several servers that run the timers concurrently close each order once', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { stock: 9 })
  const orders: string[] = []
  for (let count = 0; count < 5; count++) {
    const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
    await makeDue(shop, 'expires_at', order_id)
    orders.push(order_id)
  }
  await Promise.all([1, 2, 3, 4].map(() => runDueTimers(shop.db, fail)))
  await runDueTimers(shop.db, fail)
  expect(await stockOf(shop, sku_id)).toBe(9)
  for (const order_id of orders) expect(await eventsOf(order_id)).toEqual(['create by shopper', 'expire by system'])
})

test('time limits are settings; when an order moves, it stores its next due time', async () => {
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  const hours = async (column: 'auto_confirm_at' | 'auto_complete_at', since: 'shipped_at' | 'received_at') => {
    const order = await orderOf(order_id)
    return (Date.parse(order[column] ?? '') - Date.parse(order[since] ?? '')) / 3_600_000
  }
  await shop.db
    .updateTable('time_limit')
    .set({ duration: '5 hours' })
    .where('name', '=', 'order_auto_confirm')
    .execute()
  await shop.db.updateTable('shop_order').set(NO_PROMISE).where('order_id', '=', order_id).execute()
  await shipOrder(shop.db, operator_id, order_id, shipment)
  expect(await hours('auto_confirm_at', 'shipped_at')).toBe(5)
  await receiveOrder(shop.db, { by: 'shopper' }, { order_id })
  expect(await hours('auto_complete_at', 'received_at')).toBe(7 * 24)
})

const limit = (duration: string) =>
  shop.db.updateTable('time_limit').set({ duration }).where('name', '=', 'order_auto_confirm').execute()
const DAY_MS = 86_400_000

test.each([14, 30])(
  'an order with %i working days of transit counts as received three days after the last promised day',
  async (transit_days_max) => {
    await limit('14 days')
    const order_id = await aPaidOrder(shop, await aBuyer(shop))
    const promised = { handling_days: 1, transit_days_min: 1, transit_days_max }
    await shop.db.updateTable('shop_order').set(promised).where('order_id', '=', order_id).execute()
    await shipOrder(shop.db, operator_id, order_id, shipment)
    const { auto_confirm_at, shipped_at } = await orderOf(order_id)
    const { to } = arrivalOfShipped(promised, Date.parse(shipped_at ?? ''))
    // Three whole days after the end of the last promised day, in UTC.
    expect(Date.parse(auto_confirm_at ?? '')).toBe(Date.parse(to) + 4 * DAY_MS)
  },
)

test('a fast parcel counts as received after the general time, not before', async () => {
  await limit('14 days')
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  const promised = { handling_days: 1, transit_days_min: 1, transit_days_max: 2 }
  await shop.db.updateTable('shop_order').set(promised).where('order_id', '=', order_id).execute()
  await shipOrder(shop.db, operator_id, order_id, shipment)
  const { auto_confirm_at, shipped_at } = await orderOf(order_id)
  expect(Date.parse(auto_confirm_at ?? '') - Date.parse(shipped_at ?? '')).toBe(14 * DAY_MS)
})

test.each([
  ['DE', 14],
  ['GB', 14],
  ['JP', 7],
])(
  'a refund to %s can be requested for %i days after receipt, and the shopper is told the day',
  async (country, days) => {
    const buyer = await aBuyer(shop)
    const order_id = await aPaidOrder(shop, buyer)
    await sql`update shop_order set address = address || ${JSON.stringify({ country })}::jsonb
    where order_id = ${order_id}`.execute(shop.db)
    await shipOrder(shop.db, operator_id, order_id, shipment)
    await receiveOrder(shop.db, { by: 'shopper' }, { order_id })
    const { data } = await buyer.call('GET /api/order/detail', { query: { order_id } })
    expect(Date.parse(data.auto_complete_at ?? '') - Date.parse(data.received_at ?? '')).toBe(days * DAY_MS)
  },
)

test('the terms of a country never shorten the general time', async () => {
  const general = (duration: string) =>
    shop.db.updateTable('time_limit').set({ duration }).where('name', '=', 'order_auto_complete').execute()
  await general('20 days')
  const { rows } = await sql<{ days: number }>`
    select (extract(epoch from refund_window('DE')) / 86400)::int as days`.execute(shop.db)
  await general('7 days')
  expect(rows).toEqual([{ days: 20 }])
})

test('an order is confirmed and completed automatically, and its money is then released to the shop', async () => {
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  await shipOrder(shop.db, operator_id, order_id, shipment)
  await runDueTimers(shop.db, fail)
  expect(await orderOf(order_id)).toMatchObject({ status: 'shipped' })
  await makeDue(shop, 'auto_confirm_at', order_id)
  await Promise.all([runDueTimers(shop.db, fail), runDueTimers(shop.db, fail)])
  expect(await orderOf(order_id)).toMatchObject({ status: 'received' })
  expect((await eventsOf(order_id)).at(-1)).toBe('receive by system')
  await makeDue(shop, 'auto_complete_at', order_id)
  await Promise.all([runDueTimers(shop.db, fail), runDueTimers(shop.db, fail)])
  expect(await orderOf(order_id)).toMatchObject({ status: 'completed', paid_cents: 1000, released_cents: 1000 })
  expect((await eventsOf(order_id)).filter((event) => event === 'complete by system')).toHaveLength(1)
  expect(await audit(shop.db)).toEqual([])
})

test('an order that a timer cannot move is reported, and does not block the orders behind it', async () => {
  const buyer = await aBuyer(shop)
  const [broken_id, sound] = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const faults: unknown[] = []
  for (const order_id of [broken_id, sound]) {
    await shipOrder(shop.db, operator_id, order_id, shipment)
    await receiveOrder(shop.db, { by: 'shopper' }, { order_id })
    await makeDue(shop, 'auto_complete_at', order_id)
  }
  const set = (change: object) =>
    shop.db.updateTable('shop_order').set(change).where('order_id', '=', broken_id).execute()
  // The ledger refuses this paid amount.
  await set({ auto_complete_at: '2020-01-01T00:00:00Z', refunded_cents: 0, released_cents: 0, paid_cents: 1e15 })
  await runDueTimers(shop.db, (error) => void faults.push(error))
  expect(faults).toHaveLength(1)
  expect(await orderOf(broken_id)).toMatchObject({ status: 'received' })
  expect(await orderOf(sound)).toMatchObject({ status: 'completed' })
  await set({ paid_cents: 1000, auto_complete_at: null })
})

test('expired sessions, mailed codes, devices, stored replies and security events are deleted, valid rows stay', async () => {
  const { user_id, account, call } = await aBuyer(shop)
  const { sku_id } = await aProduct(shop)
  await call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  const secret = { request_hash: Buffer.alloc(32), mac: Buffer.alloc(32) }
  const code = { account, purpose: 'password', ...secret, expires_at } as const
  await shop.db.insertInto('one_time_code').values(code).execute()
  const counts = async () => [
    (await shop.db.selectFrom('keyed_call').select('key').where('user_id', '=', user_id).execute()).length,
    (await shop.db.selectFrom('one_time_code').select('account').where('account', '=', account).execute()).length,
    (await shop.db.selectFrom('session').select('user_id').where('user_id', '=', user_id).execute()).length,
    (await shop.db.selectFrom('known_device').select('user_id').where('user_id', '=', user_id).execute()).length,
    (await shop.db.selectFrom('security_event').select('event_id').where('user_id', '=', user_id).execute()).length,
  ]
  await shop.db.insertInto('security_event').values({ user_id, event: 'signed_in', ip: '203.0.113.7' }).execute()
  const [, , , , events = 0] = await counts()
  await deleteDead(shop.db)
  expect(await counts()).toEqual([1, 1, 1, 1, events])
  const long_ago = '2020-01-01T00:00:00Z'
  const { db } = shop
  await db.updateTable('keyed_call').set({ created_at: long_ago }).where('user_id', '=', user_id).execute()
  await db.updateTable('one_time_code').set({ expires_at: long_ago }).where('account', '=', account).execute()
  await db.updateTable('known_device').set({ last_used_at: long_ago }).where('user_id', '=', user_id).execute()
  await db.updateTable('security_event').set({ created_at: long_ago }).where('user_id', '=', user_id).execute()
  await db.updateTable('session').set({ expires_at: long_ago }).where('user_id', '=', user_id).execute()
  await deleteDead(shop.db)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

test('after the last expected day the shopper is asked once whether the parcel has arrived, unless it was received', async () => {
  const buyer = await aBuyer(shop)
  const questions = async () => {
    await Promise.all([1, 2, 3].map(() => askAboutArrivals(shop.db, fail)))
    const { items } = (await buyer.call('GET /api/user/notifications', { query: {} })).data
    return items.filter(({ kind }) => kind === 'order_expected').map(({ link }) => link)
  }
  const aShippedOrder = async (days_ago: number, transit_days_max: number) => {
    const order_id = await aPaidOrder(shop, buyer)
    await shipOrder(shop.db, operator_id, order_id, shipment)
    await sql`update shop_order set transit_days_max = ${transit_days_max},
      shipped_at = now() - make_interval(days => ${days_ago}, mins => 1) where order_id = ${order_id}`.execute(shop.db)
    return order_id
  }
  const received_id = await aShippedOrder(20, 2)
  await buyer.call('POST /api/order/receive', { body: { order_id: received_id } })
  // Depending on the weekday of the shipment, five working days end after five (Sunday) to seven days.
  const expected_id = await aShippedOrder(5, 5)
  expect(await questions()).toEqual([])
  await sql`update shop_order set shipped_at = shipped_at - interval '3 days' where order_id = ${expected_id}`.execute(
    shop.db,
  )
  for (const _ of ['asked', 'not asked again']) expect(await questions()).toEqual([`/orderInfo/${expected_id}`])
})

test('the shopper is asked on the day after the last day that the order shows', async () => {
  for (let day = 1; day <= 7; day++)
    for (const transit_days_max of [0, 1, 5, 11]) {
      const shipped_at = `2026-11-0${day}T09:30:00Z`
      const { rows } = await sql<{ last_day: string }>`
        select to_char(late_on(${shipped_at}, ${transit_days_max}) at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD') as last_day`.execute(
        shop.db,
      )
      const { to } = arrivalOfShipped(
        { handling_days: 2, transit_days_min: 0, transit_days_max },
        Date.parse(shipped_at),
      )
      expect(rows[0]?.last_day).toBe(to)
    }
})

test('a full batch of failing orders does not block the orders behind it, and each is a dead job after ten attempts', async () => {
  const buyer = await aBuyer(shop)
  const sound = await aPaidOrder(shop, buyer)
  await shipOrder(shop.db, operator_id, sound, shipment)
  // The failing orders are due before the order that can be moved, and a trigger makes each of their moves fail.
  await sql`create function refuse_move() returns trigger language plpgsql as $$ begin raise 'no move'; end $$`.execute(
    shop.db,
  )
  const broken_ids: string[] = []
  for (let count = 0; count < 2; count++) {
    const order_id = await aPaidOrder(shop, buyer)
    await shipOrder(shop.db, operator_id, order_id, shipment)
    broken_ids.push(order_id)
  }
  await sql`create trigger refuse_move before update of status on shop_order for each row
    when (new.status = 'received' and old.order_id <> '${sql.raw(sound)}') execute function refuse_move()`.execute(
    shop.db,
  )
  const due = '2020-01-01T00:00:00Z'
  const set = (change: object, ...order_ids: string[]) =>
    shop.db.updateTable('shop_order').set(change).where('order_id', 'in', order_ids).execute()
  await set({ auto_confirm_at: due }, ...broken_ids)
  await makeDue(shop, 'auto_confirm_at', sound)
  const faults: unknown[] = []
  const round = () => runDueTimers(shop.db, (error) => void faults.push(error), undefined, 2)
  await round()
  expect(faults).toHaveLength(2)
  await round()
  expect(await orderOf(sound)).toMatchObject({ status: 'received' })
  // The failed orders wait for their next try.
  expect(faults).toHaveLength(2)
  const dead = async () => (await findDeadJobs(shop.db)).jobs.map(({ task, error }) => ({ task, error }))
  for (let attempts = 1; attempts <= 10; attempts++) {
    expect(await dead()).toEqual([])
    await expect(retryFailed(shop)).rejects.toThrow(/^job order_receive \d+ failed/)
  }
  expect(await dead()).toEqual(Array(2).fill({ task: 'order_receive', error: 'no move' }))
  await round()
  expect(faults).toHaveLength(2)
  await sql`drop trigger refuse_move on shop_order`.execute(shop.db)
  for (const { job_id } of (await findDeadJobs(shop.db)).jobs) await transaction(shop.db, (tx) => reviveJob(tx, job_id))
  await retryFailed(shop)
  for (const order_id of broken_ids) expect(await orderOf(order_id)).toMatchObject({ status: 'received' })
  expect(await dead()).toEqual([])
})
