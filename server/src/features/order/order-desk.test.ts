import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay, stockOf } from '../../../testing/order-world.ts'
import { agreeTo, openProposal } from '../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund, setRefundLimit } from '../../../testing/refund-world.ts'
import { balanceIn } from '../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'
import { shipFile, shipMany } from './shipment/ship-many-service.ts'

const shop = await aShop({ max: 40 })
const [first, second] = [await anOperator(shop, { roles: ['fulfilment'] }), await anOperator(shop)]
type Operator = typeof first
const PARCEL = { carrier: 'Thailand Post', tracking_number: 'EX1' }

const ship = ({ call }: Operator, order_id: string, parcel = PARCEL) =>
  call('POST /api/admin/order/ship', { body: { order_id, ...parcel, is_shared: true } })
const cancel = ({ call }: Operator, order_id: string) =>
  call('POST /api/admin/order/cancel', { body: { order_id, reason: 'Sold out.' } })
const list = async (query: object) => (await first.call('GET /api/admin/order/list', { query })).data
const idsOf = async (query: object) => (await list(query)).items.map((order) => order.order_id)
const paidAt = (order_id: string, paid_at: string) =>
  shop.db.updateTable('shop_order').set({ paid_at }).where('order_id', '=', order_id).execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('orders are filtered by status, number, shopper, shop and payment, and paged by cursor', async () => {
  const buyer = await aBuyer(shop)
  const order_ids = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const unpaid = await anUnpaidOrder(shop, buyer)
  const { account: shopper, user_id } = buyer
  // Orders to ship are sorted by payment; all others newest first.
  expect(await idsOf({ status: '1', shopper })).toEqual(order_ids)
  expect(await idsOf({ shopper: ` ${shopper.toUpperCase()} ` })).toEqual([unpaid, ...order_ids.toReversed()])
  expect(await idsOf({ shopper: user_id, status: '0' })).toEqual([unpaid])
  expect(await idsOf({ shopper: 'nobody@example.com' })).toEqual([])
  const page = await list({ status: '1', shopper, page_size: 2 })
  expect(page).toMatchObject({ total: 3, items: [{ shopper: { user_id, account: shopper }, overdue: false }, {}] })
  const rest = await idsOf({ status: '1', shopper, page_size: 2, cursor: page.next_cursor })
  expect(rest).toEqual(order_ids.slice(2))
  const [order] = page.items
  const number = order?.order_number ?? ''
  expect(await idsOf({ number: `${number.slice(0, 8)} ${number.slice(8)}` })).toEqual([order?.order_id])
  expect(await idsOf({ shop_id: 'harbour', shopper, page_size: 1 })).toEqual([unpaid])
  expect(await idsOf({ shop_id: 'nowhere' })).toEqual([])
  await paidAt(order_ids[0] ?? '', daysAgo(10))
  expect(await idsOf({ shopper, paid_since: daysAgo(1) })).toEqual(order_ids.slice(1).toReversed())
})

test('an order is overdue when its shop’s handling days have passed without a shipment, weekends excluded', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const late = async (paid_at: string, handling_days: number | null, asked_at: string) => {
    const { rows } = await sql<{
      late: boolean
    }>`select ships_late(${paid_at}, ${handling_days}, ${asked_at}) as late`.execute(shop.db)
    return rows[0]?.late
  }
  // 2026-11-20 is a Friday.
  expect(await late('2026-11-20T10:00:00Z', 1, '2026-11-23T23:59:00Z')).toBe(false)
  expect(await late('2026-11-20T10:00:00Z', 1, '2026-11-24T00:01:00Z')).toBe(true)
  expect(await late('2026-11-20T10:00:00Z', null, '2026-11-24T23:00:00Z')).toBe(false)
  expect(await late('2026-11-20T10:00:00Z', null, '2026-11-25T00:01:00Z')).toBe(true)
  expect(await late('2026-11-20T10:00:00Z', 0, '2026-11-20T23:59:00Z')).toBe(false)
  expect(await late('2026-11-20T10:00:00Z', 0, '2026-11-21T00:01:00Z')).toBe(true)
  // For every day of the week, the SQL function must give the same result as counting day by day.
  const { rows: otherwise } = await sql`
    select paid, handling_days, asked
    from generate_series('2026-11-02'::timestamp, '2026-11-15', '1 day') as paid, generate_series(0, 12) as handling_days,
      generate_series('2026-11-02'::timestamp, '2026-12-15', '1 day') as asked
    where ships_late((paid + interval '10 hours') at time zone 'UTC', handling_days, (asked + interval '9 hours') at time zone 'UTC')
      <> (asked > paid and handling_days <= (
        select count(*) from generate_series(paid + interval '1 day', asked - interval '1 day', '1 day') as day
        where extract(isodow from day) < 6))`.execute(shop.db)
  expect(otherwise).toEqual([])
  const other = await aPaidOrder(shop, buyer)
  expect(await idsOf({ overdue: 'true', shopper: buyer.account })).toEqual([])
  await paidAt(order_id, daysAgo(30))
  await paidAt(other, daysAgo(60))
  expect(await idsOf({ overdue: 'true', shopper: buyer.account })).toEqual([other, order_id])
  const page = await list({ overdue: 'true', shopper: buyer.account, page_size: 1 })
  expect(await idsOf({ overdue: 'true', shopper: buyer.account, cursor: page.next_cursor })).toEqual([order_id])
  await ship(first, other)
  await ship(first, order_id)
  expect(await idsOf({ overdue: 'true', shopper: buyer.account })).toEqual([])
})

test('operators see an order with its parcel, and its history names the operators', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await ship(first, order_id)
  const { data } = await second.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(data).toMatchObject({ shopper: { account: buyer.account }, status: 2, parcel_events: [], proposal: null })
  expect(data.history.map(({ event, operator }) => [event, operator])).toEqual([
    ['create', null],
    ['pay', null],
    ['ship', first.account],
  ])
})

test('if several orders are shipped in one call, each succeeds or fails alone; repeating the call changes nothing', async () => {
  const buyer = await aBuyer(shop)
  const [one, other, moved] = [
    await aPaidOrder(shop, buyer),
    await aPaidOrder(shop, buyer),
    await aPaidOrder(shop, buyer),
  ]
  const [unpaid, asked_back, unknown] = [await anUnpaidOrder(shop, buyer), await aPaidOrder(shop, buyer), randomUUID()]
  await requestRefund(shop, buyer, asked_back, { attachment_ids: [] })
  await ship(second, moved, { ...PARCEL, tracking_number: 'EX9' })
  const shipments = [one, unpaid, asked_back, unknown, moved, other].map((order_id) => ({
    order_id,
    ...PARCEL,
    is_shared: true,
  }))
  const shipAll = async (operator = first) => {
    const { data } = await operator.call('POST /api/admin/order/ship_many', { body: { shipments } })
    return data.outcomes.map(({ outcome }) => outcome)
  }
  const others = ['not_paid', 'in_after_sale', 'unknown', 'shipped_otherwise']
  expect(await shipAll()).toEqual(['shipped', ...others, 'shipped'])
  expect(await shipAll(second)).toEqual(['already', ...others, 'already'])
  expect(await actionsOn(shop, one)).toEqual(['order_shipped'])
  expect(await orderOf(buyer, other)).toMatchObject({ status: 2, ...PARCEL })
})

test('if shipping one order fails with an unexpected error, the order is reported as failed and the others are shipped', async () => {
  const buyer = await aBuyer(shop)
  const order_ids = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const [, broken_id = ''] = order_ids
  await sql`create function refuse_shipping() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    shop.db,
  )
  await sql`create trigger refuse_shipping before update on shop_order for each row
    when (old.order_id = ${sql.lit(broken_id)}) execute function refuse_shipping()`.execute(shop.db)
  const shipments = order_ids.map((order_id) => ({ order_id, ...PARCEL, is_shared: true }))
  const { data } = await first.call('POST /api/admin/order/ship_many', { body: { shipments } })
  await sql`drop trigger refuse_shipping on shop_order`.execute(shop.db)
  expect(data.outcomes.map(({ outcome }) => outcome)).toEqual(['shipped', 'failed', 'shipped'])
  expect(data.outcomes[1]?.reason).toEqual(expect.any(String))
})

test('a dry run of a shipment file lists faults by line; the file can be applied twice', async () => {
  const buyer = await aBuyer(shop)
  const order_ids = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer)]
  const numbers: string[] = []
  for (const order_id of order_ids) numbers.push((await orderOf(buyer, order_id)).order_number)
  const csv = [
    'Order;Carrier;Tracking number',
    `${numbers[0]};Thailand Post;FX1`,
    '',
    `'${numbers[1]};"Kerry; Express";="0012"`,
    `${numbers[2]};Thailand Post;FX3`,
    `${numbers[0]};Thailand Post;FX4`,
    '2020010100000000;Thailand Post;FX5',
    'what is this',
    `${numbers[2]};;FX3`,
  ].join('\r\n')
  const send = async (dry_run: boolean) =>
    (await first.call('POST /api/admin/order/ship_file', { body: { csv, dry_run } })).data
  const faults = [
    [5, 'not_paid'],
    [6, 'twice'],
    [7, 'unknown'],
    [8, 'number'],
  ]
  const dry = await send(true)
  expect(dry).toMatchObject({ lines: 6, shipped: 2, already: 0, done: 6 })
  expect(dry.faults.map(({ line, fault }) => [line, fault])).toEqual(faults)
  expect((await orderOf(buyer, order_ids[0] ?? '')).status).toBe(1)
  expect(dry.parcels.map(({ line, order_id, carrier }) => [line, order_id, carrier])).toEqual([
    [2, order_ids[0], 'Thailand Post'],
    [4, order_ids[1], 'Kerry; Express'],
  ])
  expect(await send(false)).toEqual({ ...dry, parcels: [] })
  expect(await orderOf(buyer, order_ids[1] ?? '')).toMatchObject({ carrier: 'Kerry; Express', tracking_number: '0012' })
  expect(await send(false)).toEqual({ ...dry, parcels: [], shipped: 0, already: 2 })
  const notices = await shop.db
    .selectFrom('notice')
    .select('kind')
    .where('ref_id', '=', order_ids[0] ?? '')
    .execute()
  expect(notices).toEqual([{ kind: 'order_shipped' }])
})

test('shipping many orders stops at the time limit and reports the progress, and the next call ships the rest', async () => {
  const buyer = await aBuyer(shop)
  const orders: { order_id: string; order_number: string }[] = []
  for (let count = 0; count < 3; count++) {
    const order_id = await aPaidOrder(shop, buyer)
    orders.push({ order_id, order_number: (await orderOf(buyer, order_id)).order_number })
  }
  // A clock that advances three seconds per order, so that two orders fit into a call.
  const slow = () => {
    let count = -1
    return () => ++count * 3_000
  }
  const { operator_id, account: operator_account } = first
  const operator = { operator_id, operator_account, roles: ['fulfilment' as const], token_hash: Buffer.alloc(32) }
  const [one, other] = orders
  const csv = orders.map(({ order_number }, at) => `${order_number},Thailand Post,MX${at}`).join('\n')
  const first_reply = await shipFile(shop.db, operator, { csv, dry_run: false }, slow())
  expect(first_reply).toMatchObject({ lines: 3, shipped: 2, already: 0, done: 2, faults: [], parcels: [] })
  expect((await orderOf(buyer, orders[2]?.order_id ?? '')).status).toBe(1)
  const { data } = await first.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: false, from: 2 } })
  expect(data).toMatchObject({ lines: 3, shipped: 1, already: 0, done: 3, faults: [], parcels: [] })
  const parcels = [one, other].map((order, at) => ({
    order_id: order?.order_id ?? '',
    carrier: 'Thailand Post',
    tracking_number: `MX${at}`,
  }))
  const instantly = () => {
    let count = 0
    return () => count++ * 6_000
  }
  const outcomes = await shipMany(shop.db, operator, { shipments: parcels }, instantly())
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['already'])
})

test('packing slips contain only items that are still to be sent, in the requested sequence', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, second, {
    lines: [
      { price_cents: 1000, quantity: 2 },
      { price_cents: 500, quantity: 1 },
    ],
  })
  const other = await aPaidOrder(shop, buyer)
  const { items } = await orderOf(buyer, order_id)
  const [two, one] = [items.find(({ quantity }) => quantity === 2), items.find(({ quantity }) => quantity === 1)]
  const part = [
    { order_item_id: two?.order_item_id ?? '', quantity: 1 },
    { order_item_id: one?.order_item_id ?? '', quantity: 1 },
  ]
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { items: part, amount_cents: 1500 })).data
  await second.call('POST /api/admin/refund/agree', { body: { refund_id } })
  const query = { order_ids: [other, order_id].join() }
  const { slips } = (await first.call('GET /api/admin/order/slips', { query })).data
  expect(slips.map((slip) => slip.order_id)).toEqual([other, order_id])
  expect(slips[1]).toMatchObject({ address: { addressee: 'Mei Lin', area_text: expect.any(String) } })
  expect(slips[1]?.items).toMatchObject([{ sku_id: skus[0], quantity: 1 }])
})

test('a carrier’s report appears once on the shopper’s order, and can be removed', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const event = {
    order_id,
    event_id: randomUUID(),
    happened_at: '2026-11-22T08:00:00.000Z',
    place: 'Leipzig',
    text: 'Customs',
  }
  const add = ({ call }: Operator, body: typeof event = event) => call('POST /api/admin/order/event', { body })
  expect(await add(first)).toMatchObject({ reason: 'state_changed' })
  await ship(first, order_id)
  const answers = await Promise.all([add(first), add(second), add(first)])
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(answers[0]?.data.parcel_events).toMatchObject([{ place: 'Leipzig', text: 'Customs' }])
  const later = new Date(Date.now() + 60_000).toISOString()
  await add(second, { ...event, event_id: randomUUID(), happened_at: later, text: 'At the door' })
  const { logistics } = await orderOf(buyer, order_id)
  expect(logistics[0]).toMatchObject({ at: later, place: 'Leipzig', text: 'At the door', parcel: 1 })
  expect(logistics.at(-1)).toMatchObject({ at: event.happened_at, place: 'Leipzig', text: 'Customs', parcel: 1 })
  const { event_id } = event
  const remove = ({ call }: Operator) => call('POST /api/admin/order/event_remove', { body: { order_id, event_id } })
  await Promise.all([remove(first), remove(second)])
  expect((await orderOf(buyer, order_id)).logistics.map(({ text }) => text)).not.toContain('Customs')
  expect((await actionsOn(shop, order_id)).toSorted()).toEqual([
    'order_shipped',
    'parcel_event_added',
    'parcel_event_added',
    'parcel_event_removed',
  ])
})

test('cancelling a paid order refunds the shopper and returns the stock; above the limit a second operator must approve', async () => {
  await setRefundLimit(shop, 1500)
  const { buyer, order_id, skus } = await anOrderToRefund(shop, first)
  const read = async () => (await second.call('GET /api/admin/order/detail', { query: { order_id } })).data
  expect((await cancel(first, order_id)).data).toMatchObject({ status: 1, outcome: 'proposed' })
  expect(await cancel(first, order_id)).toMatchObject({ reason: 'proposal_open' })
  expect((await read()).proposal).toMatchObject({
    kind: 'money_back',
    proposed_by: first.account,
    changes: [
      { field: 'to_balance', before: null, after: { cents: 2000 } },
      { field: 'pieces', before: null, after: { text: '2' } },
      { field: 'goods_back', before: null, after: { is: true } },
      { field: 'cancels_order', before: null, after: { is: true } },
    ],
  })
  expect((await agreeTo(shop, second, order_id)).code).toBe(1)
  expect(await read()).toMatchObject({ status: -1, refunded_cents: 2000, proposal: null })
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await stockOf(shop, skus[0] ?? '')).toBe(10)
  expect(await actionsOn(shop, order_id)).toEqual(['order_cancelled'])
  expect(await cancel(first, order_id)).toMatchObject({ reason: 'state_changed' })
  const other = await anOrderToRefund(shop, first)
  expect((await cancel(first, other.order_id)).data.outcome).toBe('proposed')
  const proposal_id = await openProposal(shop, other.order_id)
  const parcel = { order_id: other.order_id, carrier: 'Yamato', tracking_number: 'cancelled-too-late' }
  expect((await second.call('POST /api/admin/order/ship', { body: parcel })).data).toMatchObject({ proposal: null })
  const { data } = await second.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
  expect(data).toMatchObject({ state: 'outdated', outdated_because: 'moved', decided_by: second.account })
  await setRefundLimit(shop, 1_000_000)
  expect(await audit(shop.db)).toEqual([])
})

test('if an order is shipped, cancelled and paid at the same time, each move is made once; a shipped order is never cancelled', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const buyer = await aBuyer(shop)
    const order_id = await aPaidOrder(shop, buyer)
    const answers = await Promise.all([
      ship(first, order_id),
      cancel(second, order_id),
      ship(second, order_id, { ...PARCEL, tracking_number: 'EX2' }),
      cancel(first, order_id),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'state_changed')).toHaveLength(3)
    const { status } = await orderOf(buyer, order_id)
    expect(await balanceIn(buyer)).toBe(status === 2 ? 99_000 : 100_000)
    const unpaid = await anUnpaidOrder(shop, buyer)
    const [payReply, cancelled] = await Promise.all([pay(buyer, [unpaid]), cancel(first, unpaid)])
    // If the payment comes first, the cancellation refunds the order or is refused.
    expect([payReply.code, cancelled.code]).toContain(1)
  }
  expect(await audit(shop.db)).toEqual([])
})
