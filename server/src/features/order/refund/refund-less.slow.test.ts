import { expect, test } from 'vitest'
import { aBuyer, stockOf } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund, setRefundLimit } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import type { Reduction } from './refund-amount-service.ts'

const shop = await aShop({ max: 40 })
const [first, second] = [await anOperator(shop), await anOperator(shop)]
type Operator = typeof first

const execute = ({ call }: Operator, refund_id: string, less?: Reduction) =>
  call('POST /api/admin/refund/execute', { body: { refund_id, ...(less && { less }) } })

/**
 * A refund of two lines ($20 and $5) and $3 freight whose return was approved, and whose goods are on their way back.
 */
async function aReturn() {
  const purchase = await anOrderToRefund(shop, first, {
    status: 3,
    freight_cents: 300,
    lines: [
      { price_cents: 1000, quantity: 2 },
      { price_cents: 500, quantity: 1 },
    ],
  })
  const { buyer, order_id } = purchase
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).data
  await first.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Dock 1' } })
  await buyer.call('POST /api/order/refund_return', { body: { refund_id, carrier: 'Yamato', tracking_number: '9' } })
  return { ...purchase, refund_id }
}

test('the shopper sees the reason of a reduced refund, and the rest of the money is released to the shop', async () => {
  const { buyer, order_id, refund_id, skus } = await aReturn()
  const less = { amount_cents: 2000, reason: 'The sole is worn.' }
  const expected = {
    amount_cents: 2000,
    agreed_cents: 2800,
    less_reason: less.reason,
    freight_cents: 0,
    state: 'executed',
  }
  expect((await execute(first, refund_id, less)).data).toMatchObject({ ...expected, resolved_by: first.account })
  const order = await orderOf(buyer, order_id)
  expect(order).toMatchObject({ status: 3, refund_label: 'refunded', refunded_cents: 2000, refunds: [expected] })
  expect(order.refunds[0]?.items.reduce((sum, item) => sum + item.amount_cents, 0)).toBe(2000)
  expect(order.items.map(({ refunded_quantity }) => refunded_quantity).toSorted()).toEqual([1, 2])
  expect(await balanceIn(buyer)).toBe(100_000 - 800)
  // Webhooks and agents get the paid amount, not the approved amount.
  const paid = shop.db.selectFrom('event').select('data').where('happening', '=', 'refund.paid')
  expect(await paid.where('ref_id', '=', refund_id).execute()).toMatchObject([{ data: { amount_cents: 2000 } }])
  // Worn goods do not return to stock automatically: the shopkeeper decides.
  expect(await stockOf(shop, skus[0] ?? '')).toBe(8)
  expect(await audit(shop.db)).toEqual([])
})

test('the freight is reduced last, and a reduced refund must be below the approved amount', async () => {
  const { buyer, refund_id } = await aReturn()
  for (const amount_cents of [2800, 2801, 1_000_000])
    expect(await execute(first, refund_id, { amount_cents, reason: 'More.' })).toMatchObject({
      reason: 'refund_too_much',
      limit_cents: 2799,
    })
  expect((await execute(first, refund_id, { amount_cents: 10, reason: ' ' })).status).toBe(400)
  const { data } = await execute(first, refund_id, { amount_cents: 2600, reason: 'Late.' })
  expect(data).toMatchObject({ amount_cents: 2600, freight_cents: 100 })
  expect(await balanceIn(buyer)).toBe(100_000 - 200)
  expect(await audit(shop.db)).toEqual([])
})

test('if a refund is paid, reduced and refused at the same time, exactly one succeeds', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { buyer, refund_id } = await aReturn()
    const answers = await Promise.all([
      execute(first, refund_id),
      execute(second, refund_id, { amount_cents: 1000, reason: 'Worn.' }),
      second.call('POST /api/admin/refund/refuse', { body: { refund_id, reason: 'Not ours.' } }),
    ])
    const successes = answers.filter(({ code }) => code === 1)
    expect(successes).toHaveLength(1)
    const less_cents = successes[0]?.data.state === 'executed' ? successes[0].data.amount_cents : 0
    expect(await balanceIn(buyer)).toBe(100_000 - 2800 + less_cents)
  }
  expect(await audit(shop.db)).toEqual([])
})

test('a reduced refund above the limit is proposed', async () => {
  await setRefundLimit(shop, 1000)
  const { refund_id, buyer } = await aReturn()
  const less = { amount_cents: 1500, reason: 'Worn.' }
  expect((await execute(first, refund_id, less)).data).toMatchObject({ outcome: 'proposed', amount_cents: 2800 })
  expect((await agreeTo(shop, second, refund_id)).code).toBe(1)
  const { data } = await first.call('GET /api/admin/refund/detail', { query: { refund_id } })
  expect(data).toMatchObject({ state: 'executed', agreed_by: first.account, amount_cents: 1500 })
  expect(await balanceIn(buyer)).toBe(100_000 - 1300)
  await setRefundLimit(shop, 1_000_000)
})

test('refunds are filtered by state, type and shopper, and paged by cursor', async () => {
  const buyer = await aBuyer(shop)
  const refund_ids: string[] = []
  for (const type of ['return_and_refund', 'refund_only', 'refund_only'] as const) {
    const { order_id } = await anOrderToRefund(shop, first, { buyer, status: 3 })
    refund_ids.push((await requestRefund(shop, buyer, order_id, { type })).data.refund_id)
  }
  const shopper = buyer.account
  const list = async (query: object) => (await first.call('GET /api/admin/refund/list', { query })).data
  const ids = async (query: object) => (await list({ shopper, ...query })).items.map(({ refund_id }) => refund_id)
  expect(await ids({})).toEqual(refund_ids)
  expect(await ids({ type: 'return_and_refund' })).toEqual(refund_ids.slice(0, 1))
  const page = await list({ shopper, page_size: 2 })
  expect(page).toMatchObject({ total: 3 })
  expect(await ids({ page_size: 2, cursor: page.next_cursor })).toEqual(refund_ids.slice(2))
  await first.call('POST /api/admin/refund/refuse', { body: { refund_id: refund_ids[0] ?? '', reason: 'No.' } })
  expect(await ids({ state: 'applied' })).toEqual(refund_ids.slice(1))
  expect(await ids({ state: 'refused' })).toEqual(refund_ids.slice(0, 1))
  expect(await ids({ state: 'all' })).toEqual(refund_ids.toReversed())
})
