import { expect, test } from 'vitest'
import { pay } from '../../../testing/order-world.ts'
import { aPurchase } from '../../../testing/purchase-world.ts'
import { orderOf, requestRefund } from '../../../testing/refund-world.ts'
import { balanceIn } from '../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'

// Tests a promo code that is limited to some goods. Only these goods count for its minimum, at checkout and after
// refunds.

const shop = await aShop()
const operator = await anOperator(shop)

const [sixty, forty, hundred] = [6000, 4000, 10_000].map((price_cents) => ({ price_cents, quantity: 1 })) as [
  Line,
  Line,
  Line,
]
type Line = { price_cents: number; quantity: number }
/** A promo code for $20 off purchases of $100 or more, which applies to the first two lines. */
const promo = { kind: 'fixed', value: 2000, minimum_cents: 10_000, lines: [0, 1] } as const
const inOneShop = (input: object = {}) =>
  aPurchase(shop, { shops: [{ lines: [sixty, forty, hundred] }], promo: { ...promo, lines: [0, 1] }, ...input })

type Purchase = Awaited<ReturnType<typeof inOneShop>>

/** Requests the largest possible refund of a line. */
async function askFor({ buyer, order_ids }: Purchase, line: number, reason: 'unwanted' | 'damaged' = 'unwanted') {
  const [order_id = ''] = order_ids
  const { items } = await orderOf(buyer, order_id)
  const input = { items: [{ order_item_id: items[line]?.order_item_id ?? '', quantity: 1 }], reason }
  const { limit_cents = 0 } = await requestRefund(shop, buyer, order_id, { ...input, amount_cents: 10_000_000 })
  const { data } = await requestRefund(shop, buyer, order_id, { ...input, amount_cents: limit_cents })
  return { limit_cents, refund_id: data?.refund_id ?? '' }
}
const agree = (refund_id: string) => operator.call('POST /api/admin/refund/agree', { body: { refund_id } })
const ship = (order_id = '') =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: order_id.slice(-12) },
  })

test('if a refund leaves less of the code’s goods than its minimum, the whole discount is deducted from the refund', async () => {
  const purchase = await inOneShop()
  const { refund_id, limit_cents } = await askFor(purchase, 0)
  // The price of $60 less the line's own share of the discount ($12) and less the other line's share ($8).
  expect(limit_cents).toBe(4000)
  await agree(refund_id)
  expect(await balanceIn(purchase.buyer)).toBe(100_000 - 18_000 + 4000)
  expect(await audit(shop.db)).toEqual([])
})

test('damaged goods that were refunded still count for the minimum only if the code applies to them', async () => {
  const other = await inOneShop()
  await ship(other.order_ids[0])
  await agree((await askFor(other, 2, 'damaged')).refund_id)
  expect((await askFor(other, 0)).limit_cents).toBe(4000)
  const own = await inOneShop()
  await ship(own.order_ids[0])
  await agree((await askFor(own, 1, 'damaged')).refund_id)
  expect((await askFor(own, 0)).limit_cents).toBe(4800)
})

test('a line that the code does not apply to is refunded without deduction', async () => {
  expect((await askFor(await inOneShop(), 2)).limit_cents).toBe(10_000)
})

test('lines that the code does not apply to do not count for its minimum', async () => {
  const shops = [{ lines: [sixty] }, { lines: [forty] }, { lines: [hundred] }]
  const { buyer, order_ids } = await inOneShop({ shops, unpaid: [0, 1, 2] })
  const [first = '', second = '', other = ''] = order_ids
  expect((await pay(buyer, [first, other])).reason).toBe('promo_pay_together')
  expect((await pay(buyer, [other])).code).toBe(1)
  expect((await pay(buyer, [first, second])).code).toBe(1)
})
