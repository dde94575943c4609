import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder, revisionOfOrder } from '../../../../testing/order-world.ts'
import { orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { shipMany as shipManyUntil } from './ship-many-service.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['fulfilment'] })
const [ann, bob] = [await aBuyer(shop), await aBuyer(shop)]

const parcel = (order_id: string, tracking_number: string, more: { is_shared?: boolean } = {}) => ({
  order_id,
  carrier: 'Mekong Post',
  tracking_number,
  ...more,
})
const ship = (...of: Parameters<typeof parcel>) => desk.call('POST /api/admin/order/ship', { body: parcel(...of) })
const correct = async (...of: Parameters<typeof parcel>) =>
  desk.call('POST /api/admin/order/correct', {
    body: { ...parcel(...of), revision: await revisionOfOrder(desk, of[0]) },
  })
const shipMany = async (...shipments: ReturnType<typeof parcel>[]) =>
  (await desk.call('POST /api/admin/order/ship_many', { body: { shipments } })).data.outcomes
const numberOf = async (buyer: typeof ann, order_id: string) => (await orderOf(buyer, order_id)).order_number

test('shipping with the tracking number of another shopper’s order needs confirmation; the same shopper’s orders may share one', async () => {
  const [first, second, other] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, ann), await aPaidOrder(shop, bob)]
  expect((await ship(first, 'MP-77 01')).code).toBe(1)
  expect((await ship(second, 'mp7701')).code).toBe(1)
  const refusal = await ship(other, 'mp 77-01')
  expect(refusal).toMatchObject({ code: 0, reason: 'parcel_shared', order_numbers: expect.any(Array) })
  expect(refusal.msg).toContain(await numberOf(ann, first))
  expect((await orderOf(bob, other)).status).toBe(1)
  expect((await ship(other, 'MP7701', { is_shared: true })).code).toBe(1)
})

test('correcting a tracking number to another shopper’s needs confirmation; correcting only the carrier does not', async () => {
  const [mine, other] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, bob)]
  await ship(mine, 'C1')
  await ship(other, 'C2')
  expect(await correct(other, 'C1')).toMatchObject({ reason: 'parcel_shared' })
  expect((await correct(other, 'C1', { is_shared: true })).code).toBe(1)
  expect((await correct(other, 'C1')).code).toBe(1)
})

test('in a batch, orders of two shoppers with the same tracking number need confirmation', async () => {
  const [first, second] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, ann)]
  const [other, last] = [await aPaidOrder(shop, bob), await aPaidOrder(shop, bob)]
  const shipments = await shipMany(parcel(first, 'M1'), parcel(second, 'M1'), parcel(other, 'm-1'), parcel(last, 'M2'))
  expect(shipments.map(({ outcome }) => outcome)).toEqual([
    'parcel_shared',
    'parcel_shared',
    'parcel_shared',
    'shipped',
  ])
  expect(shipments[2]?.reason).toContain(await numberOf(ann, first))
  const confirmedShipments = await shipMany(
    ...[first, second, other].map((order_id) => parcel(order_id, 'M1', { is_shared: true })),
  )
  expect(confirmedShipments.map(({ outcome }) => outcome)).toEqual(['shipped', 'shipped', 'shipped'])
})

test('if shipping continues in a second call after the time limit, tracking numbers of the first call are checked too', async () => {
  const [first, other] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, bob)]
  const shipments = [parcel(first, 'T1'), parcel(other, 'T1')]
  const operator = { operator_id: desk.operator_id, account: '', roles: ['fulfilment'] } as never // the fields that a session has
  let count = 0
  const instantly = () => count++ * 6_000
  const outcomes = await shipManyUntil(shop.db, operator, { shipments }, instantly)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['parcel_shared'])
  const rest = await desk.call('POST /api/admin/order/ship_many', { body: { shipments, from: 1 } })
  expect(rest.data.outcomes).toMatchObject([{ order_id: other, outcome: 'parcel_shared' }])
  expect((await orderOf(bob, other)).status).toBe(1)
})

const sharedInLog = async (order_id: string) => {
  const rows = await shop.db.selectFrom('desk_log').select('details').where('ref_id', '=', order_id).execute()
  return rows.map(({ details }) => (details as { shared_with?: string[] }).shared_with) // as insertDeskLog stored it
}

test('if an operator confirms a shared parcel, the log entry lists the other orders; otherwise the log entry has no list', async () => {
  const [first, other, alone] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, bob), await aPaidOrder(shop, bob)]
  const numbers = [await numberOf(ann, first), await numberOf(bob, other), await numberOf(bob, alone)]
  const csv = `${numbers[0]},DHL,L1\n${numbers[1]},DHL,L1\n${numbers[2]},DHL,L2`
  await desk.call('POST /api/admin/order/ship_file', { body: { csv, dry_run: false, is_shared: true } })
  expect(await sharedInLog(first)).toEqual([[numbers[1]]])
  expect(await sharedInLog(other)).toEqual([[numbers[0]]])
  expect(await sharedInLog(alone)).toEqual([undefined])
  await correct(alone, 'L1', { is_shared: true })
  expect(await sharedInLog(alone)).toEqual([undefined, [numbers[0]]])
})

test('a file lists the lines with another shopper’s tracking number, and ships them after confirmation', async () => {
  const [first, other, third] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, bob), await aPaidOrder(shop, bob)]
  const stored_id = await aPaidOrder(shop, ann)
  await ship(stored_id, 'F9')
  const numbers = [await numberOf(ann, first), await numberOf(bob, other), await numberOf(bob, third)]
  const csv = `${numbers[0]},DHL,F1\n${numbers[1]},DHL,F1\n${numbers[2]},DHL,F9`
  const send = async (body: { dry_run: boolean; is_shared?: boolean }) =>
    (await desk.call('POST /api/admin/order/ship_file', { body: { csv, ...body } })).data
  const dry = await send({ dry_run: true })
  expect(dry).toMatchObject({ shipped: 0, faults: Array(3).fill({ fault: 'parcel_shared' }) })
  expect(dry.faults[2]?.reason).toContain(await numberOf(ann, stored_id))
  expect(await send({ dry_run: false })).toMatchObject({ shipped: 0, done: 3 })
  expect(await send({ dry_run: true, is_shared: true })).toMatchObject({ shipped: 3, faults: [] })
  expect(await send({ dry_run: false, is_shared: true })).toMatchObject({ shipped: 3, faults: [] })
})

test('if two operators concurrently use one tracking number for two shoppers, the second needs confirmation', async () => {
  const [mine, other] = [await aPaidOrder(shop, ann), await aPaidOrder(shop, bob)]
  const answers = await Promise.all([ship(mine, 'R1'), ship(other, 'R1')])
  expect(answers.map(({ reason }) => reason).toSorted()).toEqual(['parcel_shared', undefined])
})
