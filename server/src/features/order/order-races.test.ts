import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, buy, makeDue, pay, stockOf } from '../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { audit } from '../../ledger/audit.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { insertCheckout } from './order-create-sql.ts'
import { runDueTimers } from './order-timers.ts'

const shop = await aShop({ max: 40 })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const tally = (outcomes: string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]))
const outcomeOf = ({ code, reason, data }: { code: number; reason?: string; data?: unknown }) =>
  code === 1 ? (((data as { status?: number }).status ?? 'done') as string | number).toString() : (reason ?? '?') // an order or a receipt
const fail = (error: unknown) => {
  throw error
}

test('if two shoppers order the last piece at the same time, exactly one succeeds', async () => {
  const buyers = [await aBuyer(shop), await aBuyer(shop)]
  for (const round of times(10)) {
    const { sku_id } = await aProduct(shop, { stock: 1 })
    const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, total_cents: 1000 })))
    expect(tally(answers.map(outcomeOf)), `round ${round}`).toEqual({ done: 1, out_of_stock: 1 })
    await Promise.all(
      answers.map(
        (answer, index) => answer.code === 1 && pay(buyers[index] as (typeof buyers)[0], answer.data.order_ids),
      ), // `buyers` has the same length as `answers`
    )
  }
})

test('if a hundred shoppers order at the same time and ten pieces are in stock, ten orders are created', async () => {
  const { sku_id } = await aProduct(shop, { stock: 10 })
  const buyers = await Promise.all(times(100).map(() => aBuyer(shop, 0)))
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, total_cents: 1000 })))
  expect(tally(answers.map(outcomeOf))).toEqual({ done: 10, out_of_stock: 90 })
  expect(await stockOf(shop, sku_id)).toBe(0)
})

test('concurrent orders of carts with the same SKUs in opposite sequence do not deadlock', async () => {
  const products = [await aProduct(shop, { stock: 500 }), await aProduct(shop, { stock: 500 })]
  const deadlocks = async () => {
    const { rows } = await sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      shop.db,
    )
    return rows
  }
  const before = await deadlocks()
  const buyers = await Promise.all(times(16).map(() => aBuyer(shop, 0)))
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const order = index % 2 === 0 ? products : products.toReversed()
      for (const { sku_id } of order) await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
      const { data } = await buyer.call('GET /api/cart')
      const cart_item_ids = data.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
      const { address_id } = buyer
      return buyer.call('POST /api/order/create', { body: { cart_item_ids, address_id, total_cents: 2000 } })
    }),
  )
  expect(tally(answers.map(outcomeOf))).toEqual({ done: 16 })
  expect(await deadlocks()).toEqual(before)
})

test('if a payment is sent eight times with one Idempotency-Key at the same time, the money is taken once', async () => {
  const buyer = await aBuyer(shop, 50_000)
  const [one, other] = [await anUnpaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer)]
  const key = crypto.randomUUID()
  const same = await Promise.all(times(8).map(() => pay(buyer, [one], key)))
  expect(tally(same.map(outcomeOf))).toEqual({ done: 8 })
  expect(new Set(same.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  const different = await Promise.all(times(8).map(() => pay(buyer, [other])))
  expect(tally(different.map(outcomeOf))).toEqual({ done: 1, order_not_payable: 7 })
  expect(await balanceOf(shop.db, buyer.user_id)).toMatchObject({ balance_cents: 48_000 })
  const transfersQuery = sql<{ ref_id: string }>`select ref_id from ledger_transfer
    where code = 'payment' and ref_id = any(${[one, other]}) order by sequence`
  expect((await transfersQuery.execute(shop.db)).rows).toEqual([{ ref_id: one }, { ref_id: other }])
  expect(await audit(shop.db)).toEqual([])
})

test('if two concurrent payments contain the same order, the order is paid once', async () => {
  const buyer = await aBuyer(shop)
  const [a, b, c] = [
    await anUnpaidOrder(shop, buyer),
    await anUnpaidOrder(shop, buyer),
    await anUnpaidOrder(shop, buyer),
  ]
  const answers = await Promise.all([pay(buyer, [a, b]), pay(buyer, [c, b]), pay(buyer, [c, a])])
  expect(tally(answers.map(outcomeOf))).toEqual({ done: 1, order_not_payable: 2 })
  expect(await balanceOf(shop.db, buyer.user_id)).toMatchObject({ balance_cents: 98_000 })
})

test('if an order is paid and cancelled at the same time, exactly one succeeds, and money and stock match the result', async () => {
  const winners = new Set<string>()
  for (const _ of times(12)) {
    const buyer = await aBuyer(shop, 1000)
    const { sku_id } = await aProduct(shop, { stock: 1 })
    const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
    const [payReply, cancelled] = await Promise.all([
      pay(buyer, [order_id]),
      buyer.call('POST /api/order/cancel', { body: { order_id } }),
    ])
    const outcome = [outcomeOf(payReply), outcomeOf(cancelled)].join()
    expect(['done,state_changed', 'order_not_payable,-1']).toContain(outcome)
    winners.add(outcome)
    const is_paid = payReply.code === 1
    expect(await stockOf(shop, sku_id)).toBe(is_paid ? 0 : 1)
    expect(await balanceOf(shop.db, buyer.user_id)).toMatchObject({ balance_cents: is_paid ? 0 : 1000 })
  }
  expect(winners.size).toBeGreaterThan(0)
  expect(await audit(shop.db)).toEqual([])
})

test('if an order is paid and expires at the same time, exactly one succeeds', async () => {
  for (const _ of times(12)) {
    const buyer = await aBuyer(shop, 1000)
    const { sku_id } = await aProduct(shop, { stock: 1 })
    const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
    // The order expires while the payment is in progress.
    const [payReply] = await Promise.all([
      pay(buyer, [order_id]),
      makeDue(shop, 'expires_at', order_id).then(() => runDueTimers(shop.db, fail)),
    ])
    await runDueTimers(shop.db, fail)
    expect(['done', 'order_expired', 'order_not_payable']).toContain(outcomeOf(payReply))
    const is_paid = payReply.code === 1
    const order = await buyer.call('GET /api/order/detail', { query: { order_id } })
    expect(order.data.status).toBe(is_paid ? 1 : -1)
    expect(await stockOf(shop, sku_id)).toBe(is_paid ? 0 : 1)
  }
  expect(await audit(shop.db)).toEqual([])
})

test('if the orders of a checkout are cancelled at the same time, the use of its promo code is returned once', async () => {
  const code = { code: 'TWICE', kind: 'fixed', value: 100, uses_limit: 10, uses: 5 } as const
  await shop.db.insertInto('promo_code').values(code).execute()
  const buyer = await aBuyer(shop)
  const products = [await aProduct(shop, { shop_id: 'first' }), await aProduct(shop, { shop_id: 'second' })]
  for (const { sku_id } of products) await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { data } = await buyer.call('GET /api/cart')
  const cart_item_ids = data.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const { address_id } = buyer
  const body = { cart_item_ids, address_id, promo_code: 'TWICE', total_cents: 1900 }
  const purchase = await buyer.call('POST /api/order/create', { body })
  const uses = () => shop.db.selectFrom('promo_code').select('uses').where('code', '=', 'TWICE').execute()
  expect(await uses()).toEqual([{ uses: 6 }])
  const cancels = purchase.data.order_ids.flatMap((order_id) => [order_id, order_id])
  await Promise.all(cancels.map((order_id) => buyer.call('POST /api/order/cancel', { body: { order_id } })))
  expect(await uses()).toEqual([{ uses: 5 }])
  for (const { sku_id } of products) expect(await stockOf(shop, sku_id)).toBe(10)
})

test('a cancelled checkout subtracts its promo code use only if the use was counted when the order was made', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'LATER', kind: 'fixed', value: 100 }).execute()
  const limit = (uses_limit: number | null) =>
    shop.db.updateTable('promo_code').set({ uses_limit }).where('code', '=', 'LATER').execute()
  const uses = () => shop.db.selectFrom('promo_code').select('uses').where('code', '=', 'LATER').execute()
  const { sku_id } = await aProduct(shop)
  const [early, later] = [await aBuyer(shop), await aBuyer(shop)]
  const use = async (buyer: typeof early) => {
    const [order_id = ''] = (await buy(buyer, { sku_id, promo_code: 'LATER', total_cents: 900 })).data.order_ids
    return () => buyer.call('POST /api/order/cancel', { body: { order_id } })
  }
  const cancelEarly = await use(early)
  await limit(10)
  const cancelLater = await use(later)
  expect(await uses()).toEqual([{ uses: 1 }])
  await cancelEarly()
  expect(await uses()).toEqual([{ uses: 1 }])
  await limit(null)
  await cancelLater()
  expect(await uses()).toEqual([{ uses: 0 }])
})

test('if an order number is taken, the whole checkout is retried with new numbers', async () => {
  const buyer = await aBuyer(shop)
  const existing = await shop.db
    .selectFrom('shop_order')
    .select(['order_number', 'shop_id', 'address'])
    .where('order_id', '=', await anUnpaidOrder(shop, buyer))
    .executeTakeFirstOrThrow()
  const draws = [existing.order_number, existing.order_number, '2026010100000000']
  const sums = {
    goods_cents: 500,
    freight_cents: 0,
    discount_cents: 0,
    free_freight: null,
    freight_service: null,
    notes: null,
    tax_cents: 0,
    included_tax_cents: 0,
    total_cents: 500,
  }
  const place = () =>
    transaction(shop.db, (tx) => {
      const order = {
        order_number: draws.shift() ?? existing.order_number,
        shop_id: existing.shop_id,
        ...sums,
        items: [],
      }
      const terms = { user_id: buyer.user_id, total_cents: 500, promo_code: null, promo_minimum_cents: 0 }
      return insertCheckout(tx, { ...terms, address: existing.address, orders: [order] })
    })
  const { checkout_id } = await place()
  const query = shop.db.selectFrom('shop_order').select('order_number').where('checkout_id', '=', checkout_id)
  expect(await query.execute()).toEqual([{ order_number: '2026010100000000' }])
  await expect(place()).rejects.toThrow('an order number is taken')
  const checkouts = shop.db.selectFrom('checkout').select('checkout_id').where('user_id', '=', buyer.user_id)
  expect(await checkouts.execute()).toHaveLength(2)
})
