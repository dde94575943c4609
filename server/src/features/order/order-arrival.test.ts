import { arrivalOf } from '@sampan/contract/delivery'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay } from '../../../testing/order-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { shipOrder } from './order-service.ts'

const shop = await aShop()
const buyer = await aBuyer(shop)
const { operator_id } = await anOperator(shop)

type Days = { handling_days: number; transit_days_min: number; transit_days_max: number }

/** Sets the delivery days of all shops. */
const promise = (days: Days) => shop.db.updateTable('freight_rule').set(days).execute()
async function arrivalIn(order_id: string) {
  const { code, msg, data } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  expect(code, msg).toBe(1)
  return data.arrival
}
const SOON = { handling_days: 1, transit_days_min: 2, transit_days_max: 4 }
const LATE = { handling_days: 9, transit_days_min: 20, transit_days_max: 30 }
/** The expected arrival, counted from a minute ago and from now, because midnight may pass during the test. */
const fromNow = (days: Days) => [Date.now() - 60_000, Date.now()].map((counted_ms) => arrivalOf(days, counted_ms))

/** Creates an order while the shops have these delivery days, and changes the delivery days afterwards. */
async function promised(days: Days, make: typeof anUnpaidOrder) {
  await make(shop, buyer) // creates the shop
  await promise(days)
  const order_id = await make(shop, buyer)
  await promise(LATE)
  return order_id
}

test('the arrival of an unpaid order is calculated from today, with the delivery days at the creation of the order', async () => {
  const order_id = await promised(SOON, anUnpaidOrder)
  expect(fromNow(SOON)).toContainEqual(await arrivalIn(order_id))
  expect((await pay(buyer, [order_id])).code).toBe(1)
  expect(fromNow(SOON)).toContainEqual(await arrivalIn(order_id))
})

test('the arrival of a paid order is calculated from its payment; the arrival of a shipped order from its shipment', async () => {
  const order_id = await promised(SOON, aPaidOrder)
  const stamp = (stamps: { paid_at?: string; shipped_at?: string }) =>
    shop.db.updateTable('shop_order').set(stamps).where('order_id', '=', order_id).execute()
  // A Friday evening. With one working day of handling, the parcel is handed over on Monday.
  await stamp({ paid_at: '2026-11-20T21:00:00Z' })
  expect(await arrivalIn(order_id)).toEqual({ from: '2026-11-25', to: '2026-11-27' })
  await shipOrder(shop.db, operator_id, order_id, { carrier: 'Yamato', tracking_number: '1' })
  await stamp({ shipped_at: '2026-11-26T09:00:00Z' })
  expect(await arrivalIn(order_id)).toEqual({ from: '2026-11-30', to: '2026-12-02' })
  const { items } = (await buyer.call('GET /api/user/order_list', { query: { status: '2' } })).data
  expect(items[0]).toMatchObject({ order_id, arrival: { from: '2026-11-30', to: '2026-12-02' }, tracking_link: null })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  expect(await arrivalIn(order_id)).toBeNull()
})

test('a cancelled order and an order without stored delivery days have no arrival', async () => {
  const order_id = await promised(SOON, anUnpaidOrder)
  await buyer.call('POST /api/order/cancel', { body: { order_id } })
  expect(await arrivalIn(order_id)).toBeNull()
  const old_id = await promised(SOON, anUnpaidOrder)
  await shop.db
    .updateTable('shop_order')
    .set({ handling_days: null, transit_days_min: null, transit_days_max: null })
    .where('order_id', '=', old_id)
    .execute()
  expect(await arrivalIn(old_id)).toBeNull()
})
