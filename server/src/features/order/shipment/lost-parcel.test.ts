import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund, setRefundLimit } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop({ max: 40 })
const [operator, second] = [await anOperator(shop), await anOperator(shop)]
type Buyer = Awaited<ReturnType<typeof anOrderToRefund>>['buyer']

const atDesk = async (order_id: string) =>
  (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data

let count = 0
const ship = (order_id: string, items?: { order_item_id: string; quantity: number }[]) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: `LOST${++count}`, ...(items && { items }) },
  })

/** An order of two lamps and a shade that is sent in two parcels: a lamp, and the rest. */
async function anOrderInTwoParcels({ isWhole = true } = {}) {
  const lines = [
    { price_cents: 4000, quantity: 2 },
    { price_cents: 1000, quantity: 1 },
  ]
  const order = await anOrderToRefund(shop, operator, { lines, freight_cents: 300 })
  const { order_id, buyer } = order
  const [lamp = '', shade = ''] = (await orderOf(buyer, order_id)).items.map(({ order_item_id }) => order_item_id)
  await ship(order_id, [{ order_item_id: lamp, quantity: 1 }])
  if (isWhole) await ship(order_id)
  const parcels = (await orderOf(buyer, order_id)).parcels.map(({ parcel_id }) => parcel_id)
  return { ...order, lamp, shade, first: parcels[0] ?? '', last: parcels[1] ?? '' }
}

async function lose(order_id: string, parcel_id: string, revision?: string, by = operator) {
  const body = { order_id, parcel_id, reason: 'Van fire', revision: revision ?? (await atDesk(order_id)).revision }
  return by.call('POST /api/admin/order/parcel_lost', { body })
}
async function find(order_id: string, parcel_id: string) {
  const body = { order_id, parcel_id, revision: (await atDesk(order_id)).revision }
  return operator.call('POST /api/admin/order/parcel_found', { body })
}
const refund = (order_id: string, parcel_id: string, by = operator) =>
  by.call('POST /api/admin/order/refund', { body: { order_id, parcel_id, reason: 'Lost' } })
const receive = (buyer: Buyer, order_id: string) => buyer.call('POST /api/order/receive', { body: { order_id } })
/** Bought, sent, refunded of each line; and refunded in each parcel. */
const countsOf = async (buyer: Buyer, order_id: string) => {
  const { items, parcels } = await orderOf(buyer, order_id)
  return {
    refunded: items.map(({ refunded_quantity }) => refunded_quantity),
    in_parcels: parcels.map((parcel) => parcel.items.reduce((sum, one) => sum + one.refunded_quantity, 0)),
  }
}

test('as long as a lost parcel is neither refunded nor found, the order does not count as received', async () => {
  const { buyer, order_id, first } = await anOrderInTwoParcels()
  expect((await orderOf(buyer, order_id)).auto_confirm_at).not.toBeNull()
  const { data } = await lose(order_id, first)
  expect(data.parcels).toMatchObject([{ lost_at: expect.any(String) }, { lost_at: null }])
  expect(data).toMatchObject({ status: 2, auto_confirm_at: null })
  expect((await orderOf(buyer, order_id)).can.receive).toBe(false)
  expect(await receive(buyer, order_id)).toMatchObject({ reason: 'state_changed' })
  const reply = await find(order_id, first)
  expect(reply.data).toMatchObject({ status: 2, auto_confirm_at: expect.any(String) })
  expect(reply.data.parcels[0]?.lost_at).toBeNull()
  expect(reply.data.history.slice(-2).map(({ event, text }) => [event, text])).toEqual([
    ['lose', `Parcel LOST${count - 1} with Yamato is lost. Reason: Van fire`],
    ['find', `Parcel LOST${count - 1} with Yamato was found`],
  ])
  expect(reply.data.logistics[0]).toMatchObject({ parcel: 1, text: `Parcel LOST${count - 1} with Yamato was found` })
  expect((await receive(buyer, order_id)).data.parcels.every(({ arrived_at }) => arrived_at !== null)).toBe(true)
})

test('a lost parcel is refunded with exactly its pieces, once; then the order can be received, but the parcel not found', async () => {
  const { buyer, order_id, first, last } = await anOrderInTwoParcels()
  expect(await refund(order_id, first)).toMatchObject({ reason: 'state_changed' })
  await lose(order_id, first)
  const before = await balanceIn(buyer)
  const replies = await Promise.all([refund(order_id, first), refund(order_id, first, second)])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(replies.find(({ code }) => code === 0)).toMatchObject({ reason: 'state_changed' })
  expect((await balanceIn(buyer)) - before).toBe(4000)
  expect(await countsOf(buyer, order_id)).toEqual({ refunded: [1, 0], in_parcels: [1, 0] })
  const order = await atDesk(order_id)
  expect(order).toMatchObject({ status: 2, refund_label: 'refunded', auto_confirm_at: expect.any(String) })
  expect(order.refunds[0]?.items).toMatchObject([{ quantity: 1, fate: 'stays' }])
  expect(await find(order_id, first)).toMatchObject({ reason: 'state_changed' })
  expect((await receive(buyer, order_id)).data.parcels).toMatchObject([
    { lost_at: expect.any(String), arrived_at: null },
    { arrived_at: expect.any(String) },
  ])
  expect(await lose(order_id, last)).toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('if all parcels are lost, the refund of the last one pays the freight and ends the order', async () => {
  const { buyer, order_id, first, last } = await anOrderInTwoParcels()
  const before = await balanceIn(buyer)
  await lose(order_id, first)
  await lose(order_id, last)
  await refund(order_id, first)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, auto_confirm_at: null })
  await refund(order_id, last)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9300 })
  expect((await balanceIn(buyer)) - before).toBe(9300)
  expect(await countsOf(buyer, order_id)).toEqual({ refunded: [2, 1], in_parcels: [1, 2] })
  expect(await lose(order_id, first)).toMatchObject({ reason: 'state_changed' })
  expect(await find(order_id, last)).toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('another refund of goods that did not arrive takes the pieces of the lost parcel, of returned goods the others', async () => {
  const { buyer, order_id, lamp, last } = await anOrderInTwoParcels()
  await lose(order_id, last)
  const items = [{ order_item_id: lamp, quantity: 1 }]
  const missing = { items, product_status: 'not_received', reason: 'not_received', amount_cents: 4000 } as const
  const { refund_id } = (await requestRefund(shop, buyer, order_id, missing)).data
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id } })
  expect((await countsOf(buyer, order_id)).in_parcels).toEqual([0, 1])
  expect(await find(order_id, last)).toMatchObject({ reason: 'state_changed' })
  const body = { order_id, reason: 'Back', items, goods_back: true }
  expect((await operator.call('POST /api/admin/order/refund', { body })).code).toBe(1)
  expect((await countsOf(buyer, order_id)).in_parcels).toEqual([1, 1])
  expect((await orderOf(buyer, order_id)).auto_confirm_at).toBeNull()
  // The shade in the lost parcel is left.
  await refund(order_id, last)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9300 })
})

test('of two operators who mark the same parcel, one does; an outdated view and another order’s parcel are refused', async () => {
  const { order_id, first, last } = await anOrderInTwoParcels()
  const other = await anOrderInTwoParcels()
  const { revision } = await atDesk(order_id)
  const replies = await Promise.all([lose(order_id, first, revision), lose(order_id, first, revision, second)])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(replies.find(({ code }) => code === 0)).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await lose(order_id, last, revision)).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await lose(order_id, first)).toMatchObject({ reason: 'state_changed' })
  expect((await lose(order_id, other.first)).status).toBe(404)
  expect((await refund(order_id, other.first)).status).toBe(404)
  const both = { order_id, parcel_id: first, reason: 'Lost', amount_cents: 1 }
  expect((await operator.call('POST /api/admin/order/refund', { body: both })).status).toBe(400)
  expect(await find(other.order_id, other.first)).toMatchObject({ reason: 'state_changed' })
})

test('a lost parcel of a partly sent order waits for both: the rest, and the decision', async () => {
  const { buyer, order_id, first } = await anOrderInTwoParcels({ isWhole: false })
  await lose(order_id, first)
  await refund(order_id, first)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, auto_confirm_at: null })
  const list = async (query: { lost: 'true' } | { partly_sent: 'true' }) =>
    (await operator.call('GET /api/admin/order/list', { query })).data.items.map((order) => order.order_id)
  expect(await list({ partly_sent: 'true' })).toContain(order_id)
  expect(await list({ lost: 'true' })).not.toContain(order_id)
  await ship(order_id)
  expect((await orderOf(buyer, order_id)).auto_confirm_at).not.toBeNull()
  const last = (await orderOf(buyer, order_id)).parcels[1]?.parcel_id ?? ''
  await lose(order_id, last)
  expect(await list({ lost: 'true' })).toContain(order_id)
  expect(await list({ partly_sent: 'true' })).not.toContain(order_id)
})

test('above the limit a second operator approves the refund of the parcel; a parcel that was found ends the request', async () => {
  const { buyer, order_id, first, last } = await anOrderInTwoParcels()
  await lose(order_id, first)
  await lose(order_id, last)
  await setRefundLimit(shop, 100)
  expect((await refund(order_id, first)).data).toMatchObject({ outcome: 'proposed' })
  await find(order_id, first)
  expect((await atDesk(order_id)).proposal).toBeNull()
  expect((await refund(order_id, last)).data).toMatchObject({ outcome: 'proposed' })
  expect((await agreeTo(shop, second, order_id)).code).toBe(1)
  await setRefundLimit(shop, 100_000)
  expect(await countsOf(buyer, order_id)).toEqual({ refunded: [1, 1], in_parcels: [0, 2] })
})

test('the shopper gets a notice, and webhooks an event, of a lost parcel and of one that was found', async () => {
  const { buyer, order_id, last } = await anOrderInTwoParcels()
  await lose(order_id, last)
  await find(order_id, last)
  const { rows } = await sql<{ happening: string; parcel: unknown }>`
    select happening, data -> 'parcel' as parcel from event where ref_id = ${order_id}
      and happening in ('order.parcel_lost', 'order.parcel_found') order by event_id`.execute(shop.db)
  const parcel = { position: 2, items: [{ quantity: 1 }, { quantity: 1 }] }
  expect(rows).toMatchObject([
    { happening: 'order.parcel_lost', parcel },
    { happening: 'order.parcel_found', parcel },
  ])
  const kinds = async () =>
    (
      await shop.db
        .selectFrom('notice')
        .select('kind')
        .where('user_id', '=', buyer.user_id)
        .where('kind', 'in', ['order_parcel_lost', 'order_parcel_found'])
        .orderBy('notice_id')
        .execute()
    ).map(({ kind }) => kind)
  await expect.poll(kinds).toEqual(['order_parcel_lost', 'order_parcel_found'])
})
