import { expect, test } from 'vitest'
import { makeDue, pay } from '../../../../testing/order-world.ts'
import { aPurchase } from '../../../../testing/purchase-world.ts'
import { orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { runDueTimers } from '../order-timers.ts'

const shop = await aShop({ max: 40 })
const [operator, second] = [await anOperator(shop), await anOperator(shop)]
const START = 100_000
const fail = (error: unknown) => {
  throw error
}

type Purchase = Awaited<ReturnType<typeof aPurchase>>
const agree = (refund_id: string) =>
  operator.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Pier 4' } })
const execute = (refund_id: string) => operator.call('POST /api/admin/refund/execute', { body: { refund_id } })
const ship = (order_id: string) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: '1', is_shared: true },
  })

/**
 * A purchase of $90 from one shop and $20 from another, with a promo code for $15 off purchases of $100 or more. The
 * discount is split into $12.27 and $2.73.
 */
const ninetyAndTwenty = (input: Partial<Parameters<typeof aPurchase>[1]> = {}) =>
  aPurchase(shop, {
    shops: [{ lines: [{ price_cents: 9000, quantity: 1 }] }, { lines: [{ price_cents: 2000, quantity: 1 }] }],
    promo: { kind: 'fixed', value: 1500, minimum_cents: 10_000 },
    ...input,
  })

type Application = Parameters<typeof requestRefund>[3]

/** Requests the largest possible refund for pieces of an order's first line. @returns its amount in `limit_cents`. */
async function askFor({ buyer }: Purchase, order_id: string, quantity: number, input: Application = {}) {
  const [line] = (await orderOf(buyer, order_id)).items
  const request = {
    items: [{ order_item_id: line?.order_item_id ?? '', quantity }],
    reason: 'unwanted' as const,
    ...input,
  }
  const { reason, limit_cents = 0 } = await requestRefund(shop, buyer, order_id, {
    ...request,
    amount_cents: 10_000_000,
  })
  if (reason !== 'refund_too_much') return { reason, limit_cents, refund_id: '' }
  const answer = await requestRefund(shop, buyer, order_id, { ...request, amount_cents: limit_cents })
  return { reason: answer.reason, limit_cents, refund_id: answer.data?.refund_id ?? '', data: answer.data }
}

/** Requests the largest possible refund and executes it. @returns the amount. */
async function refund(
  purchase: Purchase,
  order_id: string,
  quantity: number,
  input: Application = {},
): Promise<number> {
  const { refund_id, limit_cents, reason } = await askFor(purchase, order_id, quantity, input)
  expect(reason).toBeUndefined()
  const { data } = await agree(refund_id)
  if (data.state === 'agreed') await execute(refund_id)
  const [refund] = (await orderOf(purchase.buyer, order_id)).refunds
  expect(refund?.state).toBe('executed')
  expect(refund?.amount_cents).toBeGreaterThanOrEqual(limit_cents)
  return refund?.amount_cents ?? 0
}

test('if the remaining goods are below a promo code’s minimum, a refund deducts the discount of the other shop’s order', async () => {
  const purchase = await ninetyAndTwenty()
  const { buyer, order_ids } = purchase
  const [large = '', small = ''] = order_ids
  const { data, refund_id, limit_cents } = await askFor(purchase, small, 1)
  // $20 less its own discount of $2.73, less the $12.27 that the other order loses.
  expect(limit_cents).toBe(500)
  expect(data).toMatchObject({ amount_cents: 500, deducted_discount_cents: 1227, deducted_freight_cents: 0 })
  await agree(refund_id)
  expect(await balanceIn(buyer)).toBe(START - 9000)
  expect(await orderOf(buyer, small)).toMatchObject({ status: -1, refunded_cents: 1727 })
  expect(await orderOf(buyer, large)).toMatchObject({ status: 1, paid_cents: 7773, ended_discount_cents: 1227 })
  const { order_number } = await orderOf(buyer, small)
  expect((await orderOf(buyer, large)).discount_ended_by).toEqual([{ order_id: small, order_number }])
  expect((await orderOf(buyer, small)).discount_ended_by).toEqual([])
  expect(await audit(shop.db)).toEqual([])
  // No goods remain, so the deduction is returned.
  expect(await refund(purchase, large, 1)).toBe(9000)
  expect(await balanceIn(buyer)).toBe(START)
  expect(await orderOf(buyer, large)).toMatchObject({ status: -1, ended_discount_cents: 0, discount_ended_by: [] })
  expect(await audit(shop.db)).toEqual([])
})

test('if both orders of a purchase are refunded, their sequence does not change the total', async () => {
  const purchase = await ninetyAndTwenty()
  const [large = '', small = ''] = purchase.order_ids
  expect(await refund(purchase, large, 1)).toBe(7773 - 273)
  expect(await refund(purchase, small, 1)).toBe(2000)
  expect(await balanceIn(purchase.buyer)).toBe(START)
  expect(await audit(shop.db)).toEqual([])
})

test('a lost discount goes to the shop when the order completes, or immediately if it is already completed', async () => {
  for (const isCompleteFirst of [false, true]) {
    const purchase = await ninetyAndTwenty()
    const { buyer, order_ids } = purchase
    const [large = '', small = ''] = order_ids
    const complete = async () => {
      await ship(large)
      await buyer.call('POST /api/order/receive', { body: { order_id: large } })
      await makeDue(shop, 'auto_complete_at', large)
      await runDueTimers(shop.db, fail)
    }
    if (isCompleteFirst) await complete()
    expect(await refund(purchase, small, 1)).toBe(500)
    expect(await audit(shop.db)).toEqual([])
    if (!isCompleteFirst) await complete()
    expect(await orderOf(buyer, large)).toMatchObject({ status: 4, ended_discount_cents: 1227 })
    expect(await balanceIn(buyer)).toBe(START - 9000)
    expect(await audit(shop.db)).toEqual([])
  }
})

/** A purchase of 18 pieces at $5. Freight is free from $50, otherwise $3 and 20 cents per further piece. */
const eighteen = () =>
  aPurchase(shop, {
    shops: [
      {
        lines: [{ price_cents: 500, quantity: 18, stock: 30 }],
        freight: { base_cents: 300, each_further_cents: 20, free_from_cents: 5000 },
      },
    ],
  })

test('free freight is charged when the remaining goods are below its minimum', async () => {
  const purchase = await eighteen()
  const { buyer, order_ids } = purchase
  const [order_id = ''] = order_ids
  const { data, refund_id } = await askFor(purchase, order_id, 17)
  expect(data).toMatchObject({ amount_cents: 8500 - 300, deducted_freight_cents: 300, deducted_discount_cents: 0 })
  await agree(refund_id)
  expect(await balanceIn(buyer)).toBe(START - 800)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, added_freight_cents: 300, refunded_cents: 8500 })
  expect(await audit(shop.db)).toEqual([])
  // The refund of the last piece ends the order. Nothing is sent, so no freight is charged.
  expect(await refund(purchase, order_id, 1)).toBe(800)
  expect(await balanceIn(buyer)).toBe(START)
  expect(await audit(shop.db)).toEqual([])
})

test('refunding pieces in several steps gives the same total as refunding them in one step', async () => {
  const sums: number[] = []
  for (const steps of [[17], [8, 9], [9, 8], [8, 1, 8]]) {
    const purchase = await eighteen()
    const [order_id = ''] = purchase.order_ids
    let sum = 0
    for (const quantity of steps) sum += await refund(purchase, order_id, quantity)
    sums.push(sum)
  }
  expect(sums).toEqual([8200, 8200, 8200, 8200])
})

test('nothing is deducted if the shop is at fault', async () => {
  // First, damaged goods are refunded.
  const damaged = await ninetyAndTwenty()
  const [large = '', small = ''] = damaged.order_ids
  await ship(small)
  expect(await refund(damaged, small, 1, { reason: 'damaged' })).toBe(1727)
  // Next, the other order is refunded as unwanted. Only its own discount is deducted, because the damaged goods still
  // count for the minimum.
  expect(await refund(damaged, large, 1)).toBe(7773)
  // An operator cancels.
  const cancelled = await ninetyAndTwenty()
  const body = { order_id: cancelled.order_ids[1] ?? '', reason: 'Sold out.' }
  expect((await operator.call('POST /api/admin/order/cancel', { body })).code).toBe(1)
  expect(await balanceIn(cancelled.buyer)).toBe(START - 7773)
  expect(await orderOf(cancelled.buyer, cancelled.order_ids[0] ?? '')).toMatchObject({ ended_discount_cents: 0 })
  expect(await audit(shop.db)).toEqual([])
})

test('a shopper cannot claim a fault of the shop for goods that were not sent', async () => {
  const purchase = await ninetyAndTwenty()
  for (const reason of ['damaged', 'wrong', 'not_received', 'other'] as const)
    expect(
      await requestRefund(shop, purchase.buyer, purchase.order_ids[1] ?? '', { reason, amount_cents: 1727 }),
    ).toMatchObject({
      reason: 'refund_too_much',
      limit_cents: 500,
    })
})

test('a refund whose deduction leaves nothing is refused with that reason', async () => {
  const purchase = await ninetyAndTwenty({
    shops: [{ lines: [{ price_cents: 9000, quantity: 1 }] }, { lines: [{ price_cents: 1000, quantity: 1 }] }],
  })
  const [large = '', small = ''] = purchase.order_ids
  expect(await askFor(purchase, small, 1)).toMatchObject({ reason: 'refund_deducted' })
  // The purchase as a whole can still be refunded.
  expect(await refund(purchase, large, 1)).toBe(7650 - 150)
  expect(await refund(purchase, small, 1)).toBe(1000)
  expect(await balanceIn(purchase.buyer)).toBe(START)
})

test('a refund for goods that the shopper keeps is limited by the deduction', async () => {
  const purchase = await ninetyAndTwenty()
  const [, small = ''] = purchase.order_ids
  await ship(small)
  const here = { reason: 'other', product_status: 'received' } as const
  const request = await requestRefund(shop, purchase.buyer, small, { ...here, amount_cents: 1726 })
  expect(request).toMatchObject({ reason: 'refund_too_much', limit_cents: 500 })
  // A smaller amount is a refund of money only, and the goods still count for the minimum.
  const { data } = await requestRefund(shop, purchase.buyer, small, { ...here, amount_cents: 499 })
  expect(data).toMatchObject({ amount_cents: 499, deducted_discount_cents: 0 })
  await agree(data.refund_id)
  expect(await balanceIn(purchase.buyer)).toBe(START - 9500 + 499)
  expect(await audit(shop.db)).toEqual([])
})

test('a refund request is refused while its deduction depends on another open request', async () => {
  const shops = [6000, 3000, 3000].map((price_cents) => ({ lines: [{ price_cents, quantity: 1 }] }))
  const purchase = await aPurchase(shop, { shops, promo: { kind: 'fixed', value: 1200, minimum_cents: 8500 } })
  const [, one = '', other = ''] = purchase.order_ids
  const first = await askFor(purchase, one, 1)
  expect(first.data).toMatchObject({ amount_cents: 2700, deducted_discount_cents: 0 })
  expect(await askFor(purchase, other, 1)).toMatchObject({ reason: 'refund_waits' })
  await agree(first.refund_id)
  const { data } = await askFor(purchase, other, 1)
  expect(data).toMatchObject({ amount_cents: 2100, deducted_discount_cents: 600 })
})

test('if two refund requests whose deductions depend on each other are sent at the same time, one is refused', async () => {
  const shops = [6000, 3000, 3000].map((price_cents) => ({ lines: [{ price_cents, quantity: 1 }] }))
  const purchase = await aPurchase(shop, { shops, promo: { kind: 'fixed', value: 1200, minimum_cents: 8500 } })
  const [, one = '', other = ''] = purchase.order_ids
  const input = { reason: 'unwanted', amount_cents: 2700 } as const
  const answers = await Promise.all([
    requestRefund(shop, purchase.buyer, one, input),
    requestRefund(shop, purchase.buyer, other, input),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
})

test('two refunds of one purchase deduct the same amount whether they are executed concurrently or one after the other', async () => {
  for (const _ of [1, 2, 3]) {
    const shops = [9000, 2000].map((price_cents) => ({ lines: [{ price_cents, quantity: 1 }] }))
    const purchase = await aPurchase(shop, { shops, promo: { kind: 'fixed', value: 1500, minimum_cents: 10_000 } })
    const [large = '', small = ''] = purchase.order_ids
    const [a, b] = [await askFor(purchase, large, 1), await askFor(purchase, small, 1)]
    expect([a.reason, b.reason]).toEqual([undefined, undefined])
    const answers = await Promise.all([
      agree(a.refund_id),
      second.call('POST /api/admin/refund/agree', { body: { refund_id: b.refund_id } }),
      agree(b.refund_id),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
    expect(await balanceIn(purchase.buyer)).toBe(START)
  }
  expect(await audit(shop.db)).toEqual([])
})

test('goods that are never paid for do not count for a minimum', async () => {
  const purchase = await ninetyAndTwenty({ unpaid: [0, 1] })
  const { buyer, order_ids } = purchase
  const [large = '', small = ''] = order_ids
  const alone = { reason: 'promo_pay_together', order_ids: [large] }
  // The refusal names the orders that can be paid together.
  const together = { reason: 'promo_pay_together', order_ids: [large, small].toSorted() }
  expect(await pay(buyer, [large])).toMatchObject(together)
  expect(await buyer.call('GET /api/order/payable', { query: { order_ids: large } })).toMatchObject(together)
  const both = await Promise.all([pay(buyer, [large]), pay(buyer, [small])])
  expect(both.map(({ reason }) => reason)).toEqual(['promo_pay_together', 'promo_pay_together'])
  await buyer.call('POST /api/order/cancel', { body: { order_id: small } })
  expect(await pay(buyer, [large])).toMatchObject(alone)
  expect(await balanceIn(buyer)).toBe(START)
  const other = await ninetyAndTwenty({ unpaid: [0, 1] })
  expect((await pay(other.buyer, other.order_ids)).code).toBe(1)
})

test('goods of an unpaid order that an operator cancels still count for the minimum', async () => {
  const { buyer, order_ids } = await ninetyAndTwenty({ unpaid: [0, 1] })
  const [large = '', small = ''] = order_ids
  await operator.call('POST /api/admin/order/cancel', { body: { order_id: small, reason: 'Sold out.' } })
  expect((await pay(buyer, [large])).code).toBe(1)
  expect(await balanceIn(buyer)).toBe(START - 7773)
})

test('a purchase keeps the terms of its checkout when the promo code and the freight rule change', async () => {
  const purchase = await ninetyAndTwenty()
  await shop.db.updateTable('promo_code').set({ minimum_cents: 0 }).where('code', '=', purchase.code).execute()
  expect(await refund(purchase, purchase.order_ids[1] ?? '', 1)).toBe(500)
  const free = await eighteen()
  await shop.db.updateTable('freight_rule').set({ base_cents: 9999, free_from_cents: 1 }).execute()
  expect(await refund(free, free.order_ids[0] ?? '', 17)).toBe(8200)
})

test('if a refund of returned goods is reduced, the lost discount is deducted only once', async () => {
  const purchase = await ninetyAndTwenty()
  const { buyer, order_ids } = purchase
  const [large = '', small = ''] = order_ids
  await ship(small)
  const { refund_id } = await askFor(purchase, small, 1, { type: 'return_and_refund' })
  await agree(refund_id)
  const body = { refund_id, less: { amount_cents: 300, reason: 'Worn.' } }
  const { data } = await operator.call('POST /api/admin/refund/execute', { body })
  expect(data).toMatchObject({ amount_cents: 300, agreed_cents: 500, deducted_discount_cents: 1227 })
  expect(await balanceIn(buyer)).toBe(START - 9500 + 300)
  expect(await orderOf(buyer, large)).toMatchObject({ ended_discount_cents: 1227 })
  expect(await audit(shop.db)).toEqual([])
})
