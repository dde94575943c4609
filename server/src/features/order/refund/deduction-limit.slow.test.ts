import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aPurchase } from '../../../../testing/purchase-world.ts'
import { orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import type { OperatorWithRoles } from '../../operator/proposal/proposal-service.ts'
import { listRefundsAtDesk } from './refund-read-service.ts'

const shop = await aShop()
type Operator = Awaited<ReturnType<typeof anOperator>>
type Purchase = Awaited<ReturnType<typeof aPurchase>>

const setLimit = (name: string, amount_cents: number) =>
  sql`update amount_limit set amount_cents = ${amount_cents} where name = ${name}`.execute(shop.db)

beforeEach(async () => {
  await setLimit('refund_second_operator', 100_000)
  await setLimit('refund_operator_day', 100_000)
})

/**
 * A purchase of $90 from one shop and $20 from another, with a promo code for $15 off purchases of $100 or more. The
 * discount is split into $12.27 and $2.73.
 */
const aCheapPurchase = () =>
  aPurchase(shop, {
    shops: [{ lines: [{ price_cents: 9000, quantity: 1 }] }, { lines: [{ price_cents: 2000, quantity: 1 }] }],
    promo: { kind: 'fixed', value: 1500, minimum_cents: 10_000 },
  })

/** Requests a refund of the small order. The large order loses its discount, which is deducted, so that $5 remain. */
async function askForTheSmall({ buyer, order_ids }: Purchase): Promise<string> {
  const [, order_id = ''] = order_ids
  const { data } = await requestRefund(shop, buyer, order_id, { reason: 'unwanted', amount_cents: 500 })
  return data.refund_id
}

/** Reads the refund from the list, from its detail and from its order. */
async function shownAtDesk({ call }: Operator, refund_id: string) {
  const list = await call('GET /api/admin/refund/list', { query: { state: 'all', page_size: 100 } })
  const detail = await call('GET /api/admin/refund/detail', { query: { refund_id } })
  const order = await call('GET /api/admin/order/detail', { query: { order_id: detail.data.order_id } })
  return [list.data.items, [detail.data], order.data.refunds].map((views) =>
    views.find((refund) => refund.refund_id === refund_id),
  )
}

const agree = ({ call }: Operator, refund_id: string) => call('POST /api/admin/refund/agree', { body: { refund_id } })
const refundDirectly = ({ call }: Operator, order_id = '') =>
  call('POST /api/admin/order/refund', { body: { order_id, reason: 'Sold out' } })

test.each(['refund_operator_day', 'refund_second_operator'])(
  'if a refund by an operator returns an earlier deduction, the deduction also counts towards %s',
  async (name) => {
    const operator = await anOperator(shop)
    const purchase = await aCheapPurchase()
    const [large] = purchase.order_ids
    expect((await agree(operator, await askForTheSmall(purchase))).data.state).toBe('executed')
    // $5 were refunded. $77.73 were paid for the large order, and its refund also returns the deducted $12.27.
    await setLimit(name, 500 + 7773)
    expect((await refundDirectly(operator, large)).data.outcome).toBe('proposed')
    await setLimit(name, 500 + 9000)
    expect((await refundDirectly(operator, large)).code).toBe(1)
  },
)

test('if the deduction from a refund has decreased since the request, limits count the amount that is really paid', async () => {
  const [operator, first] = [await anOperator(shop), await anOperator(shop)]
  const purchase = await aCheapPurchase()
  const [large, small = ''] = purchase.order_ids
  const refund_id = await askForTheSmall(purchase)
  expect((await refundDirectly(first, large)).code).toBe(1)
  // The other order was refunded, so the small order is refunded completely with $17.27.
  const views = await shownAtDesk(operator, refund_id)
  for (const refund of views) expect(refund).toMatchObject({ amount_cents: 500, to_pay_cents: 1727 })
  await setLimit('refund_operator_day', 500)
  expect((await agree(operator, refund_id)).data).toMatchObject({ state: 'applied', outcome: 'proposed' })
  await setLimit('refund_operator_day', 1727)
  expect((await agree(operator, refund_id)).data).toMatchObject({ state: 'executed', proposal: null })
  expect(await orderOf(purchase.buyer, small)).toMatchObject({ status: -1, refunded_cents: 1727 })
  for (const refund of await shownAtDesk(operator, refund_id))
    expect(refund).toMatchObject({ amount_cents: 1727, to_pay_cents: null })
})

test('a page of many refunds needs no more SQL statements than a page with one refund', async () => {
  const { operator_id, account } = await anOperator(shop)
  for (let purchase = 0; purchase < 3; purchase++) await askForTheSmall(await aCheapPurchase())
  const statementsOf = async (page_size: number) => {
    let statements = 0
    const counting = shop.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const finance: OperatorWithRoles = { operator_id, operator_account: account, roles: ['finance'] }
    const { items } = await listRefundsAtDesk(
      counting,
      { operator: finance, language: 'en' },
      { state: 'open' },
      { page: 1, page_size },
    )
    expect(items.map(({ to_pay_cents }) => to_pay_cents)).toEqual(Array.from({ length: page_size }, () => 500))
    return statements
  }
  expect(await statementsOf(3)).toBe(await statementsOf(1))
})

test('a reduced refund pays the entered amount, which cannot be less than an earlier deduction that returns', async () => {
  const operator = await anOperator(shop)
  const purchase = await aCheapPurchase()
  const [large = ''] = purchase.order_ids
  expect((await agree(operator, await askForTheSmall(purchase))).data.state).toBe('executed')
  await operator.call('POST /api/admin/order/ship', {
    body: { order_id: large, carrier: 'Yamato', tracking_number: 'L1' },
  })
  const input = { type: 'return_and_refund', reason: 'unwanted', amount_cents: 9000 } as const
  const { refund_id } = (await requestRefund(shop, purchase.buyer, large, input)).data
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Pier 4' } })
  const execute = (amount_cents: number) =>
    operator.call('POST /api/admin/refund/execute', {
      body: { refund_id, less: { amount_cents, reason: 'Worn.' } },
    })
  // Without remaining goods, the earlier deduction of $12.27 is returned in any case.
  for (const amount_cents of [1, 1226])
    expect(await execute(amount_cents)).toMatchObject({ reason: 'refund_too_little', limit_cents: 1227 })
  await setLimit('refund_operator_day', 500 + 1299)
  expect((await execute(1300)).data.outcome).toBe('proposed')
  await setLimit('refund_operator_day', 500 + 1300)
  const before = await balanceIn(purchase.buyer)
  expect((await execute(1300)).data).toMatchObject({ amount_cents: 1300, deducted_discount_cents: -1227 })
  expect(await balanceIn(purchase.buyer)).toBe(before + 1300)
  expect(await audit(shop.db)).toEqual([])
})

test('a reduced refund pays the entered amount, also when the refund no longer has a deduction', async () => {
  const operator = await anOperator(shop)
  const purchase = await aCheapPurchase()
  const { buyer, order_ids } = purchase
  const [large = '', small = ''] = order_ids
  await operator.call('POST /api/admin/order/ship', {
    body: { order_id: small, carrier: 'Yamato', tracking_number: 'S1' },
  })
  const input = { type: 'return_and_refund', reason: 'unwanted', amount_cents: 500 } as const
  const { refund_id } = (await requestRefund(shop, buyer, small, input)).data
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Pier 4' } })
  expect((await refundDirectly(operator, large)).code).toBe(1)
  const before = await balanceIn(buyer)
  const execute = (amount_cents: number) =>
    operator.call('POST /api/admin/refund/execute', { body: { refund_id, less: { amount_cents, reason: 'Worn.' } } })
  expect(await execute(1727)).toMatchObject({ reason: 'refund_too_much', limit_cents: 1726 })
  expect((await execute(1700)).data).toMatchObject({ amount_cents: 1700, agreed_cents: 1727 })
  expect(await balanceIn(buyer)).toBe(before + 1700)
  expect(await audit(shop.db)).toEqual([])
})
