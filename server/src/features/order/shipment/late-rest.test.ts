import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
let count = 0

const MONTH_AGO = new Date(Date.now() - 30 * 86_400_000).toISOString()

/** An order of two pieces that was paid a month ago. One of them is sent. */
async function anOldOrder() {
  const order = await anOrderToRefund(shop, operator, { lines: [{ price_cents: 4000, quantity: 2 }] })
  const { order_id, buyer } = order
  await sql`update shop_order set paid_at = ${MONTH_AGO}, created_at = ${MONTH_AGO} where order_id = ${order_id}`.execute(
    shop.db,
  )
  const [item] = (await orderOf(buyer, order_id)).items
  await ship(order_id, [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }])
  return order
}

const ship = (order_id: string, items?: { order_item_id: string; quantity: number }[]) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: `LATE${++count}`, ...(items && { items }) },
  })

const overdueIds = async () =>
  (await operator.call('GET /api/admin/order/list', { query: { overdue: 'true' } })).data.items.map(
    ({ order_id }) => order_id,
  )
const isMarked = async (order_id: string) =>
  (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data.overdue
const waiting = async () =>
  (await operator.call('GET /api/admin/today')).data.waiting.find(({ kind }) => kind === 'order')

test('an order whose rest waits longer than promised is overdue until the rest is sent', async () => {
  const before = await waiting()
  const { order_id } = await anOldOrder()
  expect(await overdueIds()).toContain(order_id)
  expect(await isMarked(order_id)).toBe(true)
  const during = await waiting()
  expect([during?.count, during?.overdue]).toEqual([(before?.count ?? 0) + 1, (before?.overdue ?? 0) + 1])
  await ship(order_id)
  expect(await overdueIds()).not.toContain(order_id)
  expect(await isMarked(order_id)).toBe(false)
  expect(await waiting()).toMatchObject({ count: before?.count, overdue: before?.overdue })
})

test('an order whose parcels have all left is not overdue if one of them is lost', async () => {
  const { order_id, buyer } = await anOldOrder()
  await ship(order_id)
  const { revision } = (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data
  const parcel_id = (await orderOf(buyer, order_id)).parcels[0]?.parcel_id ?? ''
  const body = { order_id, parcel_id, revision, reason: 'Van fire' }
  expect(await operator.call('POST /api/admin/order/parcel_lost', { body })).toMatchObject({ code: 1 })
  expect(await orderOf(buyer, order_id)).toMatchObject({ auto_confirm_at: null })
  expect(await overdueIds()).not.toContain(order_id)
})

test('a partly sent order is not overdue within the promised days', async () => {
  const { order_id } = await anOldOrder()
  await sql`update shop_order set paid_at = now() where order_id = ${order_id}`.execute(shop.db)
  expect(await overdueIds()).not.toContain(order_id)
})
