import type { DeskActionName } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const list = async (query: object = {}) => (await owner.call('GET /api/admin/log/list', { query })).data
const file = async (query: object = {}) => (await owner.call('GET /api/admin/log/export', { query })).data

type Entry = { operator_id?: string; action?: DeskActionName; ref_id?: string; at?: string; details?: object }
const write = ({ operator_id = owner.operator_id, action = 'rates_set', ref_id = 'THB', at, details = {} }: Entry) =>
  shop.db
    .insertInto('desk_log')
    .values({
      ...{ operator_id, action, ref_type: 'currency', ref_id, details: JSON.stringify(details) },
      ...(at && { created_at: at }),
    })
    .execute()

test('log entries are paged, latest first, and filtered by operator, action, object and time', async () => {
  const other = await anOperator(shop, { roles: ['finance'] })
  for (const [hour, entry] of [
    { ref_id: 'THB' },
    { ref_id: 'JPY' },
    { ref_id: 'THB', operator_id: other.operator_id },
    { ref_id: 'JPY', action: 'promo_saved' as const },
    { ref_id: 'THB', action: 'promo_saved' as const, operator_id: other.operator_id },
  ].entries())
    await write({ ...entry, at: `2025-03-10T0${hour}:00:00.000Z` })
  const of = { from: '2025-03-10T00:00:00.000Z', until: '2025-03-11T00:00:00.000Z' }
  const hours = async (filter: object = {}) =>
    (await list({ ...of, ...filter })).items.map(({ created_at }) => new Date(created_at).getUTCHours())
  expect(await hours()).toEqual([4, 3, 2, 1, 0])
  expect(await hours({ operator_id: other.operator_id })).toEqual([4, 2])
  expect(await hours({ action: 'promo_saved' })).toEqual([4, 3])
  expect(await hours({ action: 'promo_saved', operator_id: owner.operator_id })).toEqual([3])
  expect(await hours({ ref_id: 'JPY' })).toEqual([3, 1])
  expect(await hours({ from: '2025-03-10T01:00:00.000Z', until: '2025-03-10T03:00:00.000Z' })).toEqual([2, 1])
  const first = await list({ ...of, page_size: 3 })
  const second = await list({ ...of, page_size: 3, cursor: first.next_cursor })
  expect([...first.items, ...second.items].map(({ ref_id }) => ref_id)).toEqual(['THB', 'JPY', 'THB', 'JPY', 'THB'])
  expect(second.next_cursor).toBeNull()
})

test('a log entry contains the name of its order, shopper or operator', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const parcel = { carrier: 'Thailand Post', tracking_number: 'EX123456789TH' }
  expect((await owner.call('POST /api/admin/order/ship', { body: { order_id, ...parcel } })).code).toBe(1)
  const { order_number } = (await owner.call('GET /api/admin/order/detail', { query: { order_id } })).data
  expect((await list({ ref_id: order_id })).items).toMatchObject([
    { action: 'order_shipped', ref_type: 'order', ref_name: order_number, operator: owner.account, details: parcel },
  ])
  const shopper = await aShopper(shop)
  await owner.call('POST /api/admin/shopper/block', { body: { user_id: shopper.user_id, reason: 'Stolen cards' } })
  expect((await list({ ref_id: shopper.user_id })).items).toMatchObject([
    { action: 'shopper_blocked', ref_name: shopper.account, details: { reason: 'Stolen cards' } },
  ])
  await owner.call('POST /api/admin/name', { body: { name: 'Olive' } })
  const [entry] = (await list({ action: 'name_changed' })).items
  expect(entry).toMatchObject({ ref_name: owner.account, operator_name: 'Olive', details: { name: 'Olive' } })
})

test('searching the log for an order number, also in groups of four, finds entries about the order and its refunds', async () => {
  const buyer = await aBuyer(shop)
  const [order_id, other] = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  for (const [at, id] of [order_id, other].entries()) {
    const parcel = { carrier: 'Thailand Post', tracking_number: `EX99345678${at}TH` }
    expect((await owner.call('POST /api/admin/order/ship', { body: { order_id: id, ...parcel } })).code).toBe(1)
  }
  const back = { order_id, reason: 'Scratched', amount_cents: 100 }
  expect((await owner.call('POST /api/admin/order/refund', { body: back })).code).toBe(1)
  const { order_number, refunds } = (await owner.call('GET /api/admin/order/detail', { query: { order_id } })).data
  const refused = { refund_id: refunds[0]?.refund_id ?? '' }
  await shop.db
    .insertInto('desk_log')
    .values({
      ...{ operator_id: owner.operator_id, action: 'refund_executed', ref_type: 'refund', details: '{}' },
      ref_id: refused.refund_id,
    })
    .execute()
  const actionsOf = async (ref_id: string) => (await list({ ref_id })).items.map(({ action }) => action)
  const all = ['refund_executed', 'money_back_executed', 'order_shipped']
  expect(await actionsOf(order_number)).toEqual(all)
  expect(await actionsOf(order_number.replace(/(?=(\d{4})+$)/g, ' '))).toEqual(all)
  expect((await file({ ref_id: order_number })).items).toHaveLength(3)
  expect(await actionsOf('2025010112345678')).toEqual([])
})

test('a log entry contains the names of all objects whose ids are in its details', async () => {
  const shopper = await aShopper(shop)
  await shop.db
    .insertInto('category')
    .values({ category: 'toys', position: 9, name: JSON.stringify({ en: 'Toys' }), image: '/a.webp' })
    .onConflict((conflict) => conflict.column('category').doUpdateSet({ name: JSON.stringify({ en: 'Toys' }) }))
    .execute()
  const details = { user_id: shopper.user_id, skus: [{ by: owner.operator_id }], category: 'toys' }
  await write({ ref_id: 'named', action: 'debt_written_off', details })
  const { items } = await file({ ref_id: 'named' })
  expect(items[0]?.names).toEqual(
    expect.arrayContaining([
      { ref_type: 'shopper', id: shopper.user_id, name: shopper.account },
      { ref_type: 'operator', id: owner.operator_id, name: owner.account },
      { ref_type: 'category', id: 'toys', name: 'Toys' },
    ]),
  )
})

test('the exported file contains all log entries that match the filters', async () => {
  for (const hour of [8, 9]) await write({ ref_id: 'whole', at: `2025-04-01T0${hour}:00:00.000Z` })
  const { items, is_whole } = await file({ ref_id: 'whole' })
  expect(is_whole).toBe(true)
  expect(items).toEqual((await list({ ref_id: 'whole' })).items)
})

test('the exported file ends after 10,000 log entries and says that it is incomplete', async () => {
  const entries = Array.from({ length: 10_001 }, () => ({
    ...{ operator_id: owner.operator_id, action: 'import_sent', ref_type: 'import', ref_id: 'many', details: '{}' },
  }))
  for (let at = 0; at < entries.length; at += 5_000)
    await shop.db
      .insertInto('desk_log')
      .values(entries.slice(at, at + 5_000))
      .execute()
  const { items, is_whole } = await file({ ref_id: 'many' })
  expect([items.length, is_whole]).toEqual([10_000, false])
})

test('if many log entries are exported, every entry contains the name of its object', async () => {
  const { user_id, account } = await aShopper(shop)
  await sql`insert into desk_log (operator_id, action, ref_type, ref_id, details, created_at)
    select ${owner.operator_id}, 'shopper_blocked', 'shopper', ${user_id}, '{}', timestamptz '2024-03-10' + n * interval '1 second'
    from generate_series(1, 1001) as n`.execute(shop.db)
  const { items } = await file({ from: '2024-03-10T00:00:00.000Z', until: '2024-03-11T00:00:00.000Z' })
  expect(items).toHaveLength(1001)
  expect(items.filter(({ ref_name }) => ref_name !== account)).toEqual([])
})
