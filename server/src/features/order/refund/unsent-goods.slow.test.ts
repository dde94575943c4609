import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stockOf } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund, setRefundLimit } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop({ max: 40 })
const [operator, second] = [await anOperator(shop), await anOperator(shop)]
const SHIP = { carrier: 'Yamato', tracking_number: '1' }
const TWO_LINES = [
  { price_cents: 4000, quantity: 2 },
  { price_cents: 1000, quantity: 1 },
]

const agree = (refund_id: string) => operator.call('POST /api/admin/refund/agree', { body: { refund_id } })
const execute = (refund_id: string, less?: { amount_cents: number; reason: string }) =>
  operator.call('POST /api/admin/refund/execute', { body: { refund_id, ...(less && { less }) } })
const ship = (order_id: string) =>
  operator.call('POST /api/admin/order/ship', { body: { order_id, ...SHIP, is_shared: true } })

test('a refund request for pieces of an unshipped order cannot be below their full amount', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: TWO_LINES, freight_cents: 300 })
  for (const amount_cents of [9000, 9299, 8999, 1])
    expect(await requestRefund(shop, buyer, order_id, { reason: 'unwanted', amount_cents })).toMatchObject({
      reason: 'refund_in_full',
      limit_cents: 9300,
    })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunds: [] })
})

test('pieces that are not sent are refunded completely, return to stock and are not packed', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines: TWO_LINES, freight_cents: 300 })
  const [first] = (await orderOf(buyer, order_id)).items
  const items = [{ order_item_id: first?.order_item_id ?? '', quantity: 1 }]
  const part = { items, reason: 'unwanted' as const }
  expect(await requestRefund(shop, buyer, order_id, { ...part, amount_cents: 3999 })).toMatchObject({
    limit_cents: 4000,
  })
  const { data } = await requestRefund(shop, buyer, order_id, { ...part, amount_cents: 4000 })
  expect(data.items).toMatchObject([{ quantity: 1, amount_cents: 4000, fate: 'not_sent' }])
  expect(await execute(data.refund_id)).toMatchObject({ reason: 'state_changed' })
  expect((await agree(data.refund_id)).data).toMatchObject({ state: 'executed', items: [{ fate: 'not_sent' }] })
  expect(await stockOf(shop, skus[0] ?? '')).toBe(9)
  const { data: slips } = await operator.call('GET /api/admin/order/slips', { query: { order_ids: order_id } })
  expect(slips.slips[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(slips.slips[0]?.not_sent).toMatchObject([{ order_item_id: first?.order_item_id, quantity: 1 }])
})

test('refunding the last pieces of an unshipped order also refunds the freight and ends the order without shipment', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines: TWO_LINES, freight_cents: 300 })
  const [first, last] = (await orderOf(buyer, order_id)).items
  const some = (item = first, quantity = 1) => [{ order_item_id: item?.order_item_id ?? '', quantity }]
  const unwanted = { reason: 'unwanted' as const }
  await agree(
    (await requestRefund(shop, buyer, order_id, { ...unwanted, items: some(first, 2), amount_cents: 8000 })).data
      .refund_id,
  )
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunded_cents: 8000 })
  const rest = { ...unwanted, items: some(last) }
  expect(await requestRefund(shop, buyer, order_id, { ...rest, amount_cents: 1000 })).toMatchObject({
    limit_cents: 1300,
  })
  await agree((await requestRefund(shop, buyer, order_id, { ...rest, amount_cents: 1300 })).data.refund_id)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9300 })
  expect(await ship(order_id)).toMatchObject({ reason: 'state_changed' })
  expect([await stockOf(shop, skus[0] ?? ''), await stockOf(shop, skus[1] ?? '')]).toEqual([10, 10])
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await audit(shop.db)).toEqual([])
})

test('an operator cannot reduce a refund of pieces that are not sent', async () => {
  await setRefundLimit(shop, 1000)
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: TWO_LINES })
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { reason: 'unwanted' })).data
  expect((await agree(refund_id)).data).toMatchObject({ state: 'applied', outcome: 'proposed' })
  const less = { amount_cents: 8999, reason: 'A cent for us.' }
  const body = { refund_id, less }
  expect(await second.call('POST /api/admin/refund/execute', { body })).toMatchObject({ reason: 'state_changed' })
  expect((await agreeTo(shop, second, refund_id)).code).toBe(1)
  await setRefundLimit(shop, 1_000_000)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9000 })
  expect(await balanceIn(buyer)).toBe(100_000)
})

test('if an order ends unshipped, all its pieces return to stock, also after earlier refunds of money only', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines: TWO_LINES })
  const [, last] = (await orderOf(buyer, order_id)).items
  const last_id = last?.order_item_id ?? ''
  // Simulates an order from an earlier version, which allowed refunding unsent pieces for all their money except a
  // cent.
  await shop.db.updateTable('shop_order').set({ refunded_cents: 8999 }).where('order_id', '=', order_id).execute()
  const all = sql<number>`paid_cents`
  await shop.db.updateTable('order_item').set({ refunded_cents: all }).where('order_id', '=', order_id).execute()
  await shop.db.updateTable('order_item').set({ refunded_cents: 999 }).where('order_item_id', '=', last_id).execute()
  const items = [{ order_item_id: last_id, quantity: 1 }]
  await agree(
    (await requestRefund(shop, buyer, order_id, { items, amount_cents: 1, reason: 'unwanted' })).data.refund_id,
  )
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 9000 })
  expect([await stockOf(shop, skus[0] ?? ''), await stockOf(shop, skus[1] ?? '')]).toEqual([10, 10])
})

test('if a refund is requested while the order is shipped, exactly one succeeds, so that no refunded goods are shipped', async () => {
  for (const _ of [1, 2, 3]) {
    const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines: TWO_LINES })
    const unsent = { fate: 'not_sent', reason: 'unwanted', product_status: 'not_received' } as const
    const [shipReply, request] = await Promise.all([ship(order_id), requestRefund(shop, buyer, order_id, unsent)])
    expect([shipReply.code, request.code].toSorted()).toEqual([0, 1])
    if (request.code !== 1) {
      expect(request).toMatchObject({ reason: 'state_changed' })
      continue
    }
    const { refund_id } = request.data
    const answers = await Promise.all([agree(refund_id), agree(refund_id), ship(order_id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 1])
    expect([await stockOf(shop, skus[0] ?? ''), await stockOf(shop, skus[1] ?? '')]).toEqual([10, 10])
  }
})

test('a refund of received goods stores that they are sent back; a fate that contradicts the status is refused', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  expect(await requestRefund(shop, buyer, order_id, { fate: 'not_sent' })).toMatchObject({ reason: 'state_changed' })
  expect(await requestRefund(shop, buyer, order_id, { fate: 'returns' })).toMatchObject({ reason: 'state_changed' })
  const { data } = await requestRefund(shop, buyer, order_id, { type: 'return_and_refund', fate: 'returns' })
  expect(data.items).toMatchObject([{ fate: 'returns' }])
})
