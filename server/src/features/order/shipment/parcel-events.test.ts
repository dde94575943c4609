import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
let count = 0

/** An order that is sent in two parcels. */
async function anOrderInTwoParcels() {
  const order = await anOrderToRefund(shop, operator, { lines: [{ price_cents: 4000, quantity: 2 }] })
  const { order_id, buyer } = order
  const [item] = (await orderOf(buyer, order_id)).items
  const items = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
  for (const _ of [1, 2])
    await operator.call('POST /api/admin/order/ship', {
      body: { order_id, carrier: 'Yamato', tracking_number: `TOLD${++count}`, items },
    })
  const [first, second] = (await orderOf(buyer, order_id)).parcels
  return { ...order, first: first?.parcel_id ?? '', second: second?.parcel_id ?? '' }
}

const report = (order_id: string, text: string, parcel_id?: string) =>
  operator.call('POST /api/admin/order/event', {
    body: {
      order_id,
      event_id: randomUUID(),
      happened_at: new Date().toISOString(),
      text,
      ...(parcel_id && { parcel_id }),
    },
  })

test('a carrier’s report belongs to one parcel, the first one if none is named', async () => {
  const { buyer, order_id, first, second } = await anOrderInTwoParcels()
  await report(order_id, 'Customs', second)
  const { data } = await report(order_id, 'Collected')
  const byText = (text: string) => data.parcel_events.find((one) => one.text === text)
  expect(byText('Customs')).toMatchObject({ parcel_id: second, position: 2 })
  expect(byText('Collected')).toMatchObject({ parcel_id: first, position: 1 })
  const { logistics } = await orderOf(buyer, order_id)
  expect(logistics.map(({ text, parcel }) => [text.split(' ')[0], parcel]).toSorted()).toEqual([
    ['Another', 2],
    ['Collected', 1],
    ['Customs', 2],
    ['Paid.', null],
    ['Part', 1],
  ])
})

test('a report about another order’s parcel is not stored', async () => {
  const { order_id } = await anOrderInTwoParcels()
  const other = await anOrderInTwoParcels()
  expect((await report(order_id, 'Customs', other.first)).status).toBe(404)
  expect((await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data.parcel_events).toEqual([])
})

test('the event of a report, and of its removal, names the parcel', async () => {
  const { order_id, second: parcel_id } = await anOrderInTwoParcels()
  const event_id = (await report(order_id, 'Customs', parcel_id)).data.parcel_events[0]?.event_id ?? ''
  await operator.call('POST /api/admin/order/event_remove', { body: { order_id, event_id } })
  const { rows } = await sql<{ data: object }>`
    select data from event where ref_id = ${order_id} and happening = 'order.reported' order by event_id`.execute(
    shop.db,
  )
  const parcel = { parcel_id, position: 2 }
  expect(rows.map(({ data }) => data)).toEqual([
    { is_removed: false, parcel },
    { is_removed: true, parcel },
  ])
})

test('the migration gives an earlier report to the parcel that had left last', async () => {
  const { order_id, first, second } = await anOrderInTwoParcels()
  for (const text of ['between', 'after', 'before']) await report(order_id, text)
  const hours = (table: 'parcel' | 'parcel_event', at: string, hour: number, name: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(at)} = '2026-11-20T00:00Z'::timestamptz + make_interval(hours => ${hour})
      where ${table === 'parcel' ? sql`parcel_id::text` : sql`order_id = ${order_id} and text`} = ${name}`.execute(
      shop.db,
    )
  await hours('parcel', 'shipped_at', 1, first)
  await hours('parcel', 'shipped_at', 3, second)
  await hours('parcel_event', 'created_at', 0, 'before')
  await hours('parcel_event', 'created_at', 2, 'between')
  await hours('parcel_event', 'created_at', 4, 'after')
  await sql`alter table parcel_event drop column parcel_id`.execute(shop.db)
  const migration = await readFile(new URL('../../../../migrations/700-parcel-events.sql', import.meta.url), 'utf8')
  await sql.raw(migration).execute(shop.db)
  const { rows } = await sql<{ text: string; parcel_id: string }>`
    select text, parcel_id from parcel_event where order_id = ${order_id} order by created_at`.execute(shop.db)
  expect(rows).toEqual([
    { text: 'before', parcel_id: first },
    { text: 'between', parcel_id: first },
    { text: 'after', parcel_id: second },
  ])
})
