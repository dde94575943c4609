import { expect, test } from 'vitest'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, setRefundLimit } from '../../../../testing/refund-world.ts'
import { anOperator, aShop, callerOf } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const visitor = callerOf(shop)
const FREIGHT_CENTS = 500

/** An order of two mugs with freight, and a declaration that is attached to it. */
async function aWithdrawal(status: 1 | 2 | 3, quantity?: number) {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status, freight_cents: FREIGHT_CENTS })
  const { order_number, items } = await orderOf(buyer, order_id)
  const order_item_id = items[0]?.order_item_id ?? ''
  const pieces = quantity && [{ order_item_id, quantity }]
  await visitor('POST /api/order/contract_withdrawal', {
    body: { name: 'Mei Lin', order_number, email: buyer.account, ...(pieces && { items: pieces }) },
  })
  const { contract_withdrawal_id } = await shop.db
    .selectFrom('contract_withdrawal')
    .select('contract_withdrawal_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { buyer, order_id, order_item_id, contract_withdrawal_id }
}

const readWithdrawal = async (contract_withdrawal_id: string) =>
  (await operator.call('GET /api/admin/contract_withdrawal/detail', { query: { contract_withdrawal_id } })).data

const reason = 'Withdrawal from the contract'
type Refunded = { order_id: string; contract_withdrawal_id: string }
const refund = (one: Refunded, items?: { order_item_id: string; quantity: number }[]) =>
  operator.call('POST /api/admin/order/refund', { body: { ...one, reason, ...(items && { items }) } })

test('the refund of a full withdrawal includes the outbound freight, and marks the declaration as done', async () => {
  const { order_id, order_item_id, contract_withdrawal_id, buyer } = await aWithdrawal(3)
  const { data } = await refund({ order_id, contract_withdrawal_id }, [{ order_item_id, quantity: 2 }])
  expect(data).toMatchObject({ outcome: 'done', refunded_cents: 2000 + FREIGHT_CENTS })
  const [paid] = (await orderOf(buyer, order_id)).refunds
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({
    status: 'done',
    resolved_by: operator.account,
    refund: { refund_id: paid?.refund_id, state: 'executed', amount_cents: 2000 + FREIGHT_CENTS },
  })
})

test('the refund of a partial withdrawal includes no freight', async () => {
  const { order_id, order_item_id, contract_withdrawal_id } = await aWithdrawal(2, 1)
  const { data } = await refund({ order_id, contract_withdrawal_id }, [{ order_item_id, quantity: 1 }])
  expect(data.refunded_cents).toBe(1000)
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({
    status: 'done',
    refund: { amount_cents: 1000 },
  })
})

test('a part of an order that is not shipped is refunded as pieces that are not sent, and the rest is still sent', async () => {
  const { order_id, order_item_id, contract_withdrawal_id, buyer } = await aWithdrawal(1, 1)
  const items = [{ order_item_id, quantity: 1 }]
  expect(await refund({ order_id, contract_withdrawal_id }, items)).toMatchObject({ reason: 'refund_not_possible' })
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({ status: 'attached', refund: null })
  const body = { order_id, contract_withdrawal_id, reason, items, not_sent: true }
  expect((await operator.call('POST /api/admin/order/refund', { body })).data).toMatchObject({ outcome: 'done' })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunded_cents: 1000 })
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({
    status: 'done',
    refund: { state: 'executed', amount_cents: 1000 },
  })
})

test('the withdrawal from the whole of an order that is not shipped cancels it', async () => {
  const { order_id, contract_withdrawal_id, buyer } = await aWithdrawal(1)
  await operator.call('POST /api/admin/order/cancel', { body: { order_id, reason, contract_withdrawal_id } })
  expect((await orderOf(buyer, order_id)).refunded_cents).toBe(2000 + FREIGHT_CENTS)
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({
    status: 'done',
    refund: { state: 'executed', amount_cents: 2000 + FREIGHT_CENTS },
  })
})

test('a declaration is answered by one refund of its own order only', async () => {
  const { order_id, order_item_id, contract_withdrawal_id } = await aWithdrawal(2)
  const other = await aWithdrawal(2)
  const one_piece = [{ order_item_id, quantity: 1 }]
  const foreign = { order_id, contract_withdrawal_id: other.contract_withdrawal_id }
  expect(await refund(foreign, one_piece)).toMatchObject({ reason: 'already_audited' })
  const replies = await Promise.all([1, 2, 3].map(() => refund({ order_id, contract_withdrawal_id }, one_piece)))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(replies.filter(({ reason }) => reason === 'already_audited')).toHaveLength(2)
  const { refunded_cents } = await shop.db
    .selectFrom('shop_order')
    .select('refunded_cents')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  expect(refunded_cents).toBe(1000)
})

test('above the limit, the declaration is done once a second operator approves the refund', async () => {
  const { order_id, order_item_id, contract_withdrawal_id } = await aWithdrawal(2)
  await setRefundLimit(shop, 100)
  const { data } = await refund({ order_id, contract_withdrawal_id }, [{ order_item_id, quantity: 2 }])
  expect(data.outcome).toBe('proposed')
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({ status: 'attached', refund: null })
  const second = await anOperator(shop)
  await agreeTo(shop, second, order_id)
  expect(await readWithdrawal(contract_withdrawal_id)).toMatchObject({
    status: 'done',
    resolved_by: second.account,
    refund: { amount_cents: 2000 + FREIGHT_CENTS },
  })
})
