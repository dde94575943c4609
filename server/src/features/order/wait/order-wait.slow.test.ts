import { expect, test } from 'vitest'
import { aBuyer, buy, makeDue, pay } from '../../../../testing/order-world.ts'
import { eventsOf, orderOf, passRecharge, refuseRecharge, waitStateOf } from '../../../../testing/waiting-world.ts'
import { aClaim, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'
import { post } from '../../../ledger/ledger.ts'
import { correction } from '../../../ledger/receivable-flows.ts'
import { runDueTimers } from '../order-timers.ts'

const shop = await aShop()
const operator = await anOperator(shop)

const WAITING = { status: 'unpaid', waits: true, hours: 72 }
const AS_EVER = { status: 'unpaid', waits: false, hours: 0.5 }
const aStranger = () => aBuyer(shop, 0)

test('if a transfer is claimed after an order was made, the order waits, and can be paid after the transfer is credited', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 5000)
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
  const recharge_id = await aClaim(shop, buyer, 5000)
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  const { data } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  expect(data).toMatchObject({ waits_for_recharge: true, can: { pay: true, cancel: true } })
  const payable = await buyer.call('GET /api/order/payable', { query: { order_ids: order_id } })
  expect(payable.data.waits_for_recharge).toBe(true)
  expect((await buyer.call('GET /api/user/order_list', { query: {} })).data.items[0]?.waits_for_recharge).toBe(true)
  await passRecharge(operator, recharge_id)
  expect(await waitStateOf(shop, order_id)).toEqual({ status: 'unpaid', waits: false, hours: 72 })
  expect(await pay(buyer, [order_id])).toMatchObject({ code: 1 })
  expect(await eventsOf(shop, order_id)).toEqual([
    'create by shopper',
    'wait by system',
    'funded by operator',
    'pay by shopper',
  ])
})

test('if a transfer is under audit when an order is made, the order waits for the transfer immediately', async () => {
  const buyer = await aStranger()
  await aClaim(shop, buyer, 5000)
  const { sku_id } = await aProduct(shop, { price_cents: 5000 })
  const { data } = await buy(buyer, { sku_id, total_cents: 5000 })
  const [order_id = ''] = data.order_ids
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  expect(Date.parse(data.expires_at) - Date.now()).toBeGreaterThan(71 * 3_600_000)
  expect(await eventsOf(shop, order_id)).toEqual(['create by shopper', 'wait by system'])
})

test('if the transfer is refused or too little money arrived, the waiting order expires in 30 minutes', async () => {
  for (const end of [
    (recharge_id: string) => refuseRecharge(operator, recharge_id),
    (recharge_id: string) => passRecharge(operator, recharge_id, 4999),
  ]) {
    const buyer = await aStranger()
    const order_id = await orderOf(shop, buyer, 5000)
    await end(await aClaim(shop, buyer, 5000))
    expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
    expect((await eventsOf(shop, order_id)).at(-1)).toBe('unfunded by operator')
    // The order has waited once already, so another claim does not extend its expiry.
    await aClaim(shop, buyer, 5000)
    expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
  }
})

test('after the money is credited, the shopper has at least a day to pay the order', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 5000)
  const recharge_id = await aClaim(shop, buyer, 5000)
  const soon = new Date(Date.now() + 60_000).toISOString()
  await shop.db.updateTable('shop_order').set({ expires_at: soon }).where('order_id', '=', order_id).execute()
  await passRecharge(operator, recharge_id)
  expect(await waitStateOf(shop, order_id)).toEqual({ status: 'unpaid', waits: false, hours: 24 })
})

test('an order does not wait if the balance covers it, or if balance and claims together do not cover it', async () => {
  const rich = await aBuyer(shop, 6000)
  const covered_id = await orderOf(shop, rich, 5000)
  await aClaim(shop, rich, 1000)
  expect(await waitStateOf(shop, covered_id)).toEqual(AS_EVER)
  // $10 of the balance are left after the first order. With the claim, they cover a second order.
  const second = await orderOf(shop, rich, 2000)
  expect(await waitStateOf(shop, second)).toEqual(WAITING)
  const poor = await aStranger()
  const dear = await orderOf(shop, poor, 5001)
  await aClaim(shop, poor, 5000)
  expect(await waitStateOf(shop, dear)).toEqual(AS_EVER)
})

test('if an order needs two claims, it continues to wait for the second claim after the first is credited', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 5000)
  const first = await aClaim(shop, buyer, 3000)
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
  const second = await aClaim(shop, buyer, 2000)
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  await passRecharge(operator, first)
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  await refuseRecharge(operator, second)
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
})

test('a shopper has at most one waiting checkout: the oldest that the claims cover', async () => {
  const buyer = await aStranger()
  const [dear, first, second] = [
    await orderOf(shop, buyer, 20_000),
    await orderOf(shop, buyer, 3000),
    await orderOf(shop, buyer, 3000),
  ]
  await aClaim(shop, buyer, 6000)
  expect(await waitStateOf(shop, dear)).toEqual(AS_EVER)
  expect(await waitStateOf(shop, first)).toEqual(WAITING)
  expect(await waitStateOf(shop, second)).toEqual(AS_EVER)
  await buyer.call('POST /api/order/cancel', { body: { order_id: first } })
  // No order waits any more, so after the next claim the oldest order begins to wait.
  const third = await orderOf(shop, buyer, 3000)
  expect(await waitStateOf(shop, second)).toEqual(WAITING)
  expect(await waitStateOf(shop, third)).toEqual(AS_EVER)
})

test('if claimed money covers only some orders of a checkout, only these orders wait', async () => {
  const buyer = await aStranger()
  const products = [
    await aProduct(shop, { price_cents: 3000, shop_id: 'east' }),
    await aProduct(shop, { price_cents: 3000, shop_id: 'west' }),
  ]
  const items = products.map(({ sku_id }) => ({ sku_id, quantity: 1 }))
  const { data: cart } = await buyer.call('POST /api/cart/merge', { body: { items } })
  const cart_item_ids = cart.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const body = { cart_item_ids, address_id: buyer.address_id, total_cents: 6000 }
  const { data } = await buyer.call('POST /api/order/create', { body })
  await aClaim(shop, buyer, 5000)
  const waiting = await Promise.all(data.order_ids.map(async (order_id) => (await waitStateOf(shop, order_id)).waits))
  expect(waiting.toSorted()).toEqual([false, true])
  await aClaim(shop, buyer, 1000)
  for (const order_id of data.order_ids) expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
})

test('the shopper’s debts are subtracted from claims before orders wait for them', async () => {
  const buyer = await aBuyer(shop, 1000)
  await transaction(shop.db, async (tx) => {
    const input = { correction_id: crypto.randomUUID(), user_id: buyer.user_id, amount_cents: 2000 }
    await post(tx, 'test', await correction(tx, { ...input, to: 'external:bank' }))
  })
  const order_id = await orderOf(shop, buyer, 5000)
  await aClaim(shop, buyer, 5999)
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
  await aClaim(shop, buyer, 1000)
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
})

test('a shopper’s orders wait for the three oldest claims at most', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 4000)
  for (let claim = 0; claim < 4; claim++) await aClaim(shop, buyer, 1000)
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
})

test('after two refused claims within 30 days, waiting orders stop waiting and no other order of the shopper waits', async () => {
  const buyer = await aStranger()
  const claims = [await aClaim(shop, buyer, 1000), await aClaim(shop, buyer, 1000), await aClaim(shop, buyer, 9000)]
  const order_id = await orderOf(shop, buyer, 5000)
  await refuseRecharge(operator, claims[0] ?? '')
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  await refuseRecharge(operator, claims[1] ?? '')
  expect(await waitStateOf(shop, order_id)).toEqual(AS_EVER)
  const next = await orderOf(shop, buyer, 1000)
  expect(await waitStateOf(shop, next)).toEqual(AS_EVER)
  const long_ago = new Date(Date.now() - 31 * 86_400_000).toISOString()
  const refuseRecharges = shop.db.updateTable('recharge').set({ audited_at: long_ago })
  await refuseRecharges.where('recharge_id', '=', claims[0] ?? '').execute()
  await orderOf(shop, buyer, 1000)
  expect(await waitStateOf(shop, next)).toEqual(WAITING)
})

test('waiting orders of all shoppers reserve at most half of the pieces of a SKU', async () => {
  const { sku_id } = await aProduct(shop, { price_cents: 1000, stock: 5 })
  const stands: boolean[] = []
  for (let count = 0; count < 4; count++) {
    const buyer = await aStranger()
    await aClaim(shop, buyer, 1000)
    const { data } = await buy(buyer, { sku_id, total_cents: 1000 })
    stands.push((await waitStateOf(shop, data.order_ids[0] ?? '')).waits)
  }
  expect(stands).toEqual([true, true, false, false])
})

test('a waiting order expires in the end, returns its stock, and lets another order wait', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 5000)
  const recharge_id = await aClaim(shop, buyer, 5000)
  await makeDue(shop, 'expires_at', order_id)
  await runDueTimers(shop.db, (error) => {
    throw error
  })
  expect(await waitStateOf(shop, order_id)).toMatchObject({ status: 'cancelled', waits: false })
  expect(await waitStateOf(shop, await orderOf(shop, buyer, 5000))).toEqual(WAITING)
  await passRecharge(operator, recharge_id)
  expect(await balanceIn(buyer)).toBe(5000)
  expect((await eventsOf(shop, order_id)).at(-1)).toBe('expire by system')
})

test('while crediting a recharge is proposed to a second operator, the order continues to wait', async () => {
  const buyer = await aStranger()
  const order_id = await orderOf(shop, buyer, 30_000)
  const recharge_id = await aClaim(shop, buyer, 30_000)
  expect((await passRecharge(operator, recharge_id, 30_001)).data.outcome).toBe('proposed')
  expect(await waitStateOf(shop, order_id)).toEqual(WAITING)
  expect(await auditBooks(shop.db)).toEqual([])
})
