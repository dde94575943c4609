import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const LINES = [
  { price_cents: 4000, quantity: 2 },
  { price_cents: 1000, quantity: 1 },
]

/** Refunds one piece of the first line before anything is sent. */
async function refundOnePiece(order_id: string, buyer: Awaited<ReturnType<typeof anOrderToRefund>>['buyer']) {
  const [first] = (await orderOf(buyer, order_id)).items
  const items = [{ order_item_id: first?.order_item_id ?? '', quantity: 1 }]
  const { data } = await requestRefund(shop, buyer, order_id, { items, reason: 'unwanted', amount_cents: 4000 })
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id: data.refund_id } })
}

const ship = (order_id: string) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: '1', is_shared: true, weight_grams: 1250 },
  })

test('a shipped order is one parcel with the pieces that were not refunded, which arrives with the order', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: LINES })
  await refundOnePiece(order_id, buyer)
  expect((await orderOf(buyer, order_id)).parcels).toEqual([])
  await ship(order_id)
  const order = await orderOf(buyer, order_id)
  expect(order.parcels).toMatchObject([
    { position: 1, carrier: 'Yamato', tracking_number: '1', weight_grams: 1250, arrived_at: null, lost_at: null },
  ])
  expect(order.parcels[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(order.items).toMatchObject([
    { quantity: 2, sent_quantity: 1, not_sent_quantity: 1 },
    { quantity: 1, sent_quantity: 1, not_sent_quantity: 0 },
  ])
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  expect((await orderOf(buyer, order_id)).parcels).toMatchObject([{ arrived_at: expect.any(String) }])
})

test('a correction of the tracking number is one of the parcel', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: LINES, status: 2 })
  const { revision } = (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data
  const body = { order_id, revision, carrier: 'Sagawa', tracking_number: '2' }
  await operator.call('POST /api/admin/order/correct', { body })
  expect((await orderOf(buyer, order_id)).parcels).toMatchObject([{ carrier: 'Sagawa', tracking_number: '2' }])
})

test('the migration makes one parcel of each earlier order that was sent', async () => {
  const received = await anOrderToRefund(shop, operator, { lines: LINES })
  await refundOnePiece(received.order_id, received.buyer)
  await ship(received.order_id)
  await received.buyer.call('POST /api/order/receive', { body: { order_id: received.order_id } })
  const unsent = await anOrderToRefund(shop, operator, { lines: LINES })
  await refundOnePiece(unsent.order_id, unsent.buyer)
  const cancelled = await anOrderToRefund(shop, operator, { lines: LINES })
  await operator.call('POST /api/admin/order/cancel', {
    body: { order_id: cancelled.order_id, reason: 'Out of stock.' },
  })
  const rows = async () => ({
    lines: (
      await sql`select order_item_id, sent_quantity, not_sent_quantity from order_item order by 1`.execute(shop.db)
    ).rows,
    parcels: (
      await sql`select order_id, position, carrier, tracking_number, shipped_at, arrived_at, order_item_id, quantity
        from parcel join parcel_item using (user_id, parcel_id) order by order_id, order_item_id`.execute(shop.db)
    ).rows,
  })
  const before = await rows()
  expect(before.parcels.length).toBeGreaterThan(1)
  const migration = await readFile(new URL('../../../../migrations/520-order-parcels.sql', import.meta.url), 'utf8')
  // A later migration adds this constraint.
  await sql`alter table order_item drop constraint refunded_pieces_are_sent_or_not`.execute(shop.db)
  await sql`delete from parcel_item`.execute(shop.db)
  await sql`delete from parcel`.execute(shop.db)
  await sql`update order_item set sent_quantity = 0, not_sent_quantity = 0`.execute(shop.db)
  await sql.raw(migration.slice(migration.indexOf('-- Earlier orders'))).execute(shop.db)
  expect(await rows()).toEqual(before)
})
