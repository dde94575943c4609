import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stockOf } from '../../../../testing/order-world.ts'
import { anOrderToRefund, orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop({ max: 40 })
const [operator, second] = [await anOperator(shop), await anOperator(shop)]
const LINES = [
  { price_cents: 4000, quantity: 2 },
  { price_cents: 1000, quantity: 1 },
]
type Pieces = { order_item_id: string; quantity: number }[]
type Buyer = Awaited<ReturnType<typeof anOrderToRefund>>['buyer']

let count = 0
const number = () => `PACK${++count}`

const atDesk = async (order_id: string) =>
  (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data

const ship = (order_id: string, items?: Pieces, tracking_number = number(), by = operator, revision?: string) =>
  by.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number, ...(items && { items }), ...(revision && { revision }) },
  })

/** An order with its lines; the first `quantity` pieces of the first line are sent. */
async function anOrder(quantity?: number) {
  const order = await anOrderToRefund(shop, operator, { lines: LINES, freight_cents: 300 })
  const { items } = await orderOf(order.buyer, order.order_id)
  const [first = '', last = ''] = items.map(({ order_item_id }) => order_item_id)
  const pieces = (of_first: number, of_last = 0): Pieces =>
    [
      { order_item_id: first, quantity: of_first },
      { order_item_id: last, quantity: of_last },
    ].filter((one) => one.quantity > 0)
  if (quantity) expect(await ship(order.order_id, pieces(quantity))).toMatchObject({ code: 1 })
  return { ...order, first, last, pieces }
}

const countsOf = async (buyer: Buyer, order_id: string) =>
  (await orderOf(buyer, order_id)).items.map((item) => [
    item.quantity,
    item.sent_quantity,
    item.not_sent_quantity,
    item.refunded_quantity,
  ])

const agree = (refund_id: string) => operator.call('POST /api/admin/refund/agree', { body: { refund_id } })

test('an order is sent in two parcels; it counts as received only after the last piece has left', async () => {
  const { buyer, order_id, pieces, first, last } = await anOrder()
  expect((await ship(order_id, pieces(1))).data.parcels).toHaveLength(1)
  const partly = await orderOf(buyer, order_id)
  expect(partly).toMatchObject({ status: 2, auto_confirm_at: null, can: { receive: false } })
  expect(partly.parcels[0]?.items).toEqual([{ order_item_id: first, quantity: 1, refunded_quantity: 0 }])
  expect(await buyer.call('POST /api/order/receive', { body: { order_id } })).toMatchObject({ reason: 'state_changed' })
  const rest = await ship(order_id)
  expect(rest.data).toMatchObject({ status: 2, auto_confirm_at: expect.any(String) })
  expect(rest.data.parcels).toMatchObject([{ position: 1 }, { position: 2, tracking_number: `PACK${count}` }])
  expect(rest.data.parcels[1]?.items.toSorted((a, b) => a.quantity - b.quantity)).toEqual(
    expect.arrayContaining([
      { order_item_id: first, quantity: 1, refunded_quantity: 0 },
      { order_item_id: last, quantity: 1, refunded_quantity: 0 },
    ]),
  )
  expect(rest.data.history.slice(-2).map(({ event }) => event)).toEqual(['ship', 'ship_next'])
  expect(await ship(order_id)).toMatchObject({ reason: 'state_changed' })
  const received = await buyer.call('POST /api/order/receive', { body: { order_id } })
  expect(received.data.parcels.every(({ arrived_at }) => arrived_at !== null)).toBe(true)
})

test('too many pieces, pieces of another order and none are not sent', async () => {
  const { buyer, order_id, pieces } = await anOrder(1)
  const other = await anOrder()
  expect(await ship(order_id, pieces(2))).toMatchObject({ reason: 'state_changed' })
  expect((await ship(order_id, other.pieces(1))).status).toBe(404)
  expect((await ship(order_id, pieces(0))).status).toBe(400)
  expect(await countsOf(buyer, order_id)).toEqual([
    [2, 1, 0, 0],
    [1, 0, 0, 0],
  ])
})

test('of two operators who ship the same pieces, one does; an outdated view of the order is refused', async () => {
  for (const _ of [1, 2, 3]) {
    const { buyer, order_id, pieces } = await anOrder()
    const { revision } = await atDesk(order_id)
    const by = [operator, second]
    const replies = await Promise.all(by.map((one) => ship(order_id, pieces(1), number(), one, revision)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(replies.find(({ code }) => code === 0)).toMatchObject({ reason: 'changed_meanwhile' })
    expect((await countsOf(buyer, order_id))[0]).toEqual([2, 1, 0, 0])
    const all = await Promise.all(by.map((one) => ship(order_id, undefined, number(), one)))
    expect(all.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect((await orderOf(buyer, order_id)).parcels).toHaveLength(2)
  }
})

test('goods that did not arrive are refunded from the pieces that wait, which return to stock and are never sent', async () => {
  const { buyer, order_id, pieces, skus } = await anOrder(1)
  const missing = { product_status: 'not_received', reason: 'not_received' } as const
  const { data } = await requestRefund(shop, buyer, order_id, { items: pieces(1), amount_cents: 4000, ...missing })
  expect(data.items).toMatchObject([{ fate: 'not_sent', quantity: 1 }])
  expect(await ship(order_id, pieces(1))).toMatchObject({ reason: 'state_changed' })
  await agree(data.refund_id)
  expect(await countsOf(buyer, order_id)).toEqual([
    [2, 1, 1, 1],
    [1, 0, 0, 0],
  ])
  expect(await stockOf(shop, skus[0] ?? '')).toBe(9)
  expect(await ship(order_id, pieces(1))).toMatchObject({ reason: 'state_changed' })
  expect((await ship(order_id)).data.parcels[1]?.items).toHaveLength(1)
  expect(await audit(shop.db)).toEqual([])
})

test('a refund that takes waiting and sent pieces counts both; received goods are only sent pieces', async () => {
  const { buyer, order_id, pieces, skus } = await anOrder(1)
  const received = { product_status: 'received', reason: 'damaged' } as const
  expect(
    await requestRefund(shop, buyer, order_id, { items: pieces(2), amount_cents: 8000, ...received }),
  ).toMatchObject({
    reason: 'refund_too_much',
  })
  const missing = { product_status: 'not_received', reason: 'not_received' } as const
  const { data } = await requestRefund(shop, buyer, order_id, { items: pieces(2), amount_cents: 8000, ...missing })
  expect(data.items).toMatchObject([{ fate: 'stays', quantity: 2 }])
  await agree(data.refund_id)
  expect((await countsOf(buyer, order_id))[0]).toEqual([2, 1, 1, 2])
  expect(await stockOf(shop, skus[0] ?? '')).toBe(9)
})

test('after a refund of the last waiting pieces the order counts as received by the timer', async () => {
  const { buyer, order_id, pieces } = await anOrder(2)
  const body = { order_id, reason: 'Sold out.', items: pieces(0, 1) }
  expect((await operator.call('POST /api/admin/order/refund', { body })).code).toBe(1)
  const order = await orderOf(buyer, order_id)
  expect(order).toMatchObject({ status: 2, auto_confirm_at: expect.any(String), can: { receive: true } })
  expect(await countsOf(buyer, order_id)).toEqual([
    [2, 2, 0, 0],
    [1, 0, 1, 1],
  ])
})

test('refunding everything of a partly sent order ends it, and the pieces that wait return to stock', async () => {
  const { buyer, order_id, skus } = await anOrder(1)
  const body = { order_id, reason: 'We cannot send the rest.' }
  await operator.call('POST /api/admin/order/refund', { body })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9300 })
  expect(await countsOf(buyer, order_id)).toEqual([
    [2, 1, 1, 2],
    [1, 0, 1, 1],
  ])
  expect([await stockOf(shop, skus[0] ?? ''), await stockOf(shop, skus[1] ?? '')]).toEqual([9, 10])
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await ship(order_id)).toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('if a refund is requested while the rest is shipped, a refunded piece is never sent', async () => {
  for (const _ of [1, 2, 3]) {
    const { buyer, order_id, pieces } = await anOrder(1)
    const missing = { product_status: 'not_received', reason: 'not_received' } as const
    const wish = { items: pieces(1), amount_cents: 4000, ...missing }
    const [request] = await Promise.all([requestRefund(shop, buyer, order_id, wish), ship(order_id)])
    if (request.code === 1) await agree(request.data.refund_id)
    const [[quantity = 0, sent = 0, not_sent = 0, refunded = 0] = []] = await countsOf(buyer, order_id)
    expect(sent + not_sent).toBeLessThanOrEqual(quantity)
    expect(refunded - not_sent).toBeLessThanOrEqual(sent)
  }
})

test('the search and shared parcels know the number of each parcel', async () => {
  const { order_id } = await anOrder(1)
  const tracking_number = number()
  await ship(order_id, undefined, tracking_number)
  const { data } = await operator.call('GET /api/admin/order/list', { query: { find: tracking_number } })
  expect(data.items.map((item) => item.order_id)).toEqual([order_id])
  const other = await anOrder()
  expect(await ship(other.order_id, undefined, tracking_number)).toMatchObject({ reason: 'parcel_shared' })
})

test('a file with one number sends the rest; a slip of the second parcel has only its pieces', async () => {
  const { order_id, first, last } = await anOrder(1)
  const { order_number } = await atDesk(order_id)
  const slip = async () =>
    (await operator.call('GET /api/admin/order/slips', { query: { order_ids: order_id } })).data.slips[0]?.items.map(
      ({ order_item_id, quantity }) => [order_item_id, quantity],
    )
  const waiting = [
    [first, 1],
    [last, 1],
  ]
  expect(await slip()).toEqual(waiting)
  const csv = `order number,carrier,tracking number\n${order_number},Yamato,${number()}\n`
  const { data } = await operator.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: false } })
  expect(data).toMatchObject({ shipped: 1, faults: [] })
  expect(await slip()).toEqual(waiting)
  const again = await operator.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: false } })
  expect(again.data).toMatchObject({ shipped: 0, already: 1 })
})

test('an operator corrects the number of the second parcel; the list of partly sent orders has only these', async () => {
  const { order_id } = await anOrder(1)
  const listed = async () =>
    (await operator.call('GET /api/admin/order/list', { query: { partly_sent: 'true' } })).data.items.map(
      (item) => item.order_id,
    )
  expect(await listed()).toContain(order_id)
  await ship(order_id)
  expect(await listed()).not.toContain(order_id)
  const { revision, parcels } = await atDesk(order_id)
  const body = {
    order_id,
    revision,
    parcel_id: parcels[1]?.parcel_id ?? '',
    carrier: 'Sagawa',
    tracking_number: number(),
  }
  const { data } = await operator.call('POST /api/admin/order/correct', { body })
  expect(data.parcels).toMatchObject([{ carrier: 'Yamato' }, { carrier: 'Sagawa' }])
  expect(data.carrier).toBe('Yamato')
})

test('the shopper is notified of a part, and of the rest', async () => {
  const { buyer, order_id } = await anOrder(1)
  await ship(order_id)
  const { rows } = await sql<{ happening: string; parcel: unknown }>`select happening, data -> 'parcel' as parcel
    from event where ref_id = ${order_id} and happening in ('order.shipped', 'order.parcel_shipped') order by event_id`.execute(
    shop.db,
  )
  expect(rows).toMatchObject([
    { happening: 'order.shipped', parcel: { position: 1, items: [{ quantity: 1 }] } },
    { happening: 'order.parcel_shipped', parcel: { position: 2, items: [{}, {}] } },
  ])
  const kinds = async () =>
    (
      await shop.db
        .selectFrom('notice')
        .select('kind')
        .where('user_id', '=', buyer.user_id)
        .where('kind', 'in', ['order_shipped', 'order_part_shipped', 'order_rest_shipped'])
        .orderBy('notice_id')
        .execute()
    ).map(({ kind }) => kind)
  await expect.poll(kinds).toEqual(['order_part_shipped', 'order_rest_shipped'])
})

test('pieces that cannot be sent are refunded at their price before and after the first parcel', async () => {
  const { buyer, order_id, pieces, skus } = await anOrder()
  const refund = (items?: Pieces, amount_cents?: number) =>
    operator.call('POST /api/admin/order/refund', {
      body: {
        order_id,
        reason: 'Sold out.',
        not_sent: true,
        ...(items && { items }),
        ...(amount_cents && { amount_cents }),
      },
    })
  expect(await refund(pieces(1), 3999)).toMatchObject({ reason: 'refund_in_full', limit_cents: 4000 })
  expect((await refund(pieces(1))).code).toBe(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunded_cents: 4000 })
  await ship(order_id, pieces(0, 1))
  expect(await refund(pieces(0, 1))).toMatchObject({ reason: 'refund_too_much' })
  expect((await refund()).code).toBe(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({
    status: 2,
    refunded_cents: 8000,
    auto_confirm_at: expect.any(String),
  })
  expect(await countsOf(buyer, order_id)).toEqual([
    [2, 0, 2, 2],
    [1, 1, 0, 0],
  ])
  expect([await stockOf(shop, skus[0] ?? ''), await stockOf(shop, skus[1] ?? '')]).toEqual([10, 9])
  expect((await refund()).code).toBe(0)
  expect(await audit(shop.db)).toEqual([])
})

test('refunding all pieces of an unsent order as not sent cancels it, with the freight', async () => {
  const { buyer, order_id } = await anOrder()
  const body = { order_id, reason: 'Sold out.', not_sent: true }
  await operator.call('POST /api/admin/order/refund', { body })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9300 })
  expect(await balanceIn(buyer)).toBe(100_000)
})
