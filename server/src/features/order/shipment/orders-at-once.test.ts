import { randomUUID } from 'node:crypto'
import { ORDERS_AT_ONCE } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder } from '../../../../testing/order-world.ts'
import { orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop, { roles: ['fulfilment'] })
const support = await anOperator(shop, { roles: ['support'] })
const buyer = await aBuyer(shop, 1_000_000)

const slipsOf = (order_ids: readonly string[], by = operator) =>
  by.call('GET /api/admin/order/slips', { query: { order_ids: order_ids.join() } })
const labelsOf = (order_ids: readonly string[], by = operator) =>
  by.call('GET /api/admin/order/labels', { query: { order_ids: order_ids.join(), format: 'general' } })
const manyIds = (count: number) => Array.from({ length: count }, () => randomUUID())

test('orders that were cancelled, unpaid, unknown or selected twice cost no slip of another order, and are noted', async () => {
  const [fine, cancelled, asked_back] = [
    await aPaidOrder(shop, buyer),
    await aPaidOrder(shop, buyer),
    await aPaidOrder(shop, buyer),
  ]
  const [unpaid, unknown] = [await anUnpaidOrder(shop, buyer), randomUUID()]
  await operator.call('POST /api/admin/order/cancel', { body: { order_id: cancelled, reason: 'Out of stock' } })
  await requestRefund(shop, buyer, asked_back, { attachment_ids: [] })
  const { data } = await slipsOf([unknown, fine, cancelled, asked_back, fine, unpaid])
  expect(data.slips.map(({ order_id }) => order_id)).toEqual([fine, asked_back])
  expect(data.notes.map(({ order_id, note }) => [order_id, note])).toEqual([
    [unknown, 'unknown'],
    [cancelled, 'state'],
    [asked_back, 'after_sale'],
    [unpaid, 'state'],
  ])
  const { order_number } = await orderOf(buyer, cancelled)
  expect(data.notes.map((note) => note.order_number).slice(0, 2)).toEqual([null, order_number])
  const labels = await labelsOf([unknown, fine, cancelled, asked_back, fine, unpaid])
  expect([labels.data.orders, labels.data.notes]).toEqual([2, data.notes])
})

test('slips, labels and shipments take 200 orders in one call, and refuse one more', async () => {
  const fine = await aPaidOrder(shop, buyer)
  const ids = [...manyIds(ORDERS_AT_ONCE - 1), fine]
  const [slips, labels] = [await slipsOf(ids), await labelsOf(ids)]
  expect([slips.data.slips.length, slips.data.notes.length]).toEqual([1, ORDERS_AT_ONCE - 1])
  expect([labels.data.orders, labels.data.notes.length]).toEqual([1, ORDERS_AT_ONCE - 1])
  const ship = (order_ids: readonly string[]) => {
    const shipments = order_ids.map((order_id) => ({ order_id, carrier: 'Mekong Post', tracking_number: 'MP-1' }))
    return operator.call('POST /api/admin/order/ship_many', { body: { shipments } })
  }
  const tooMany = [randomUUID(), ...ids]
  for (const reply of [await slipsOf(tooMany), await labelsOf(tooMany), await ship(tooMany)])
    expect([reply.status, reply.msg]).toEqual([400, expect.stringContaining('200')])
  const { data } = await ship(ids)
  expect(data.outcomes.filter(({ outcome }) => outcome === 'unknown')).toHaveLength(ORDERS_AT_ONCE - 1)
  expect(data.outcomes.at(-1)?.outcome).toBe('shipped')
})

test('only fulfilment reads packing slips', async () => {
  const fine = await aPaidOrder(shop, buyer)
  expect(await slipsOf([fine], support)).toMatchObject({ reason: 'role_needed' })
})
