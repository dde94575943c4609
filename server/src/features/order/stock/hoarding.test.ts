import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder, buy, makeDue, pay } from '../../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
type Buyer = Awaited<ReturnType<typeof aBuyer>>

const aStranger = () => aBuyer(shop, 0)
/** A shopper who has paid an order before and has no balance left. */
async function aCustomer(): Promise<Buyer> {
  const buyer = await aBuyer(shop, 1000)
  await aPaidOrder(shop, buyer)
  return buyer
}

/** Orders a number of pieces of a new product at this price. */
async function order(buyer: Buyer, price_cents: number, quantity: number) {
  const { sku_id } = await aProduct(shop, { price_cents, stock: 1000 })
  return buy(buyer, { sku_id, quantity, total_cents: price_cents * quantity })
}
const outcome = async (reply: ReturnType<typeof order>) => (await reply).reason ?? 'made'

test('a shopper who never paid can have unpaid goods for $500 plus the balance; one piece of each SKU is not counted', async () => {
  const buyer = await aStranger()
  expect(await order(buyer, 30_000, 3)).toMatchObject({
    reason: 'too_many_unpaid',
    limit_cents: 50_000,
    over_cents: 10_000,
    msg: 'Your unpaid goods can be worth up to $500.00 more than your balance. You’re $100.00 over. Pay for or cancel an order, or top up first.',
  })
  expect(await outcome(order(buyer, 30_000, 2))).toBe('made')
  expect(await outcome(order(buyer, 20_000, 1))).toBe('made')
  expect(await outcome(order(buyer, 1, 1))).toBe('too_many_unpaid')
})

test('a new shopper can order one piece at any price, and further goods within the limit', async () => {
  const buyer = await aStranger()
  expect(await outcome(order(buyer, 3_000_000, 1))).toBe('made')
  expect(await outcome(order(buyer, 2000, 1))).toBe('made')
  // The exemption of one piece applies only to the oldest unpaid checkout.
  expect(await outcome(order(buyer, 48_001, 1))).toBe('too_many_unpaid')
})

test('a shopper who paid before can have $2,000 of unpaid goods', async () => {
  const buyer = await aCustomer()
  expect(await outcome(order(buyer, 100_000, 4))).toBe('too_many_unpaid')
  expect(await outcome(order(buyer, 100_000, 3))).toBe('made')
})

test('the limit of unpaid goods is increased by the balance', async () => {
  const buyer = await aBuyer(shop, 250_000)
  expect(await outcome(order(buyer, 100_000, 5))).toBe('too_many_unpaid')
  expect(await outcome(order(buyer, 100_000, 4))).toBe('made')
  expect(await outcome(order(buyer, 1, 1))).toBe('too_many_unpaid')
})

test('paid, cancelled and expired orders no longer count towards the limit', async () => {
  const buyer = await aBuyer(shop, 60_000)
  const [first, second, third] = [
    await order(buyer, 30_000, 2),
    await order(buyer, 10_000, 5),
    await order(buyer, 10_000, 5),
  ]
  expect([first, second, third].map(({ code }) => code)).toEqual([1, 1, 0])
  const [order_id = ''] = second.data.order_ids
  await buyer.call('POST /api/order/cancel', { body: { order_id } })
  const fourth = await order(buyer, 10_000, 5)
  await makeDue(shop, 'expires_at', fourth.data.order_ids[0] ?? '')
  expect(await outcome(order(buyer, 10_000, 5))).toBe('made')
  await pay(buyer, first.data.order_ids)
  expect(await outcome(order(buyer, 100_000, 1))).toBe('made')
})

test('concurrent orders of a shopper cannot exceed the limit of unpaid goods together', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await aStranger()
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(order(buyer, 10_000, 4))))
    expect(outcomes.toSorted()).toEqual(['made', 'too_many_unpaid', 'too_many_unpaid'])
  }
})

test('the limit of unpaid goods is a setting', async () => {
  const buyer = await aStranger()
  const set = (amount_cents: number) =>
    shop.db
      .updateTable('amount_limit')
      .set({ amount_cents })
      .where('name', '=', 'unpaid_goods_newcomer')
      .executeTakeFirst()
  expect((await set(100)).numUpdatedRows).toBe(1n)
  expect(await order(buyer, 101, 2)).toMatchObject({ reason: 'too_many_unpaid', limit_cents: 100, over_cents: 1 })
  await set(50_000)
  expect(await outcome(order(buyer, 101, 2))).toBe('made')
})

test('refusals for too many unpaid checkouts and for too much unpaid value have different texts in each language', async () => {
  const buyer = await aStranger()
  for (let number = 0; number < 5; number++) await order(buyer, 1, 1)
  const { sku_id } = await aProduct(shop)
  const body = { address_id: buyer.address_id, sku_id, quantity: 1, total_cents: 1000 }
  const five = await buyer.call('POST /api/order/create', { body }, { language: 'th' })
  expect(five.msg).toContain('5 รายการ')
  const other = await aStranger()
  const dear = await aProduct(shop, { price_cents: 60_000 })
  const input = { address_id: other.address_id, sku_id: dear.sku_id, quantity: 2, total_cents: 120_000 }
  for (const language of ['zh-CN', 'ja', 'ko', 'th'] as const) {
    const { msg } = await other.call('POST /api/order/create', { body: input }, { language })
    expect(msg).toMatch(/\$500\.00.*\$100\.00/)
    expect(msg).not.toMatch(/[a-z{}]/i)
  }
})
