import { sumCents } from '@sampan/contract'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, makeDue, pay, stockOf } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'
import { readOrder } from './order-read-service.ts'
import { completeOrder, correctShipment, shipOrder } from './order-service.ts'

const shop = await aShop()

test('an order moves from the cart to completion, and the audit of the ledger finds no problem', async () => {
  const buyer = await aBuyer(shop, 10_000)
  const { operator_id } = await anOperator(shop)
  const one = await aProduct(shop, { shop_id: 'first', price_cents: 1500, stock: 5 })
  const two = await aProduct(shop, { shop_id: 'second', price_cents: 700, stock: 5 })
  const stays = await aProduct(shop)
  for (const { sku_id } of [one, two, stays]) await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 2 } })
  const cart = await buyer.call('GET /api/cart')
  const cart_item_ids = cart.data.groups
    .flatMap((group) => group.items)
    .filter((item) => item.sku_id !== stays.sku_id)
    .map((item) => item.cart_item_id)

  const { address_id } = buyer
  const note = { shop_id: one.shop_id, notes: 'A gift' }
  const purchase = await buyer.call('POST /api/order/create', {
    body: { cart_item_ids, address_id, total_cents: 4400, notes: 'Ring twice', shop_notes: [note] },
  })
  expect(purchase).toMatchObject({ code: 1, data: { total_cents: 4400 } })
  expect(purchase.data.order_ids).toHaveLength(2)
  expect((await buyer.call('GET /api/cart')).data).toMatchObject({ count: 1 })
  expect(await stockOf(shop, one.sku_id)).toBe(3)

  const orders = await Promise.all(
    purchase.data.order_ids.map((order_id) => buyer.call('GET /api/order/detail', { query: { order_id } })),
  )
  const notes = orders.map(({ data }) => [data.shop.shop_id, data.notes])
  expect(notes.toSorted()).toEqual([
    ['first', 'A gift'],
    ['second', 'Ring twice'],
  ])

  const payable = await buyer.call('GET /api/order/payable', { query: { order_ids: purchase.data.order_ids.join() } })
  expect(payable.data.orders.map(({ order_id }) => order_id).toSorted()).toEqual(purchase.data.order_ids.toSorted())
  const goods = payable.data.orders.flatMap(({ items }) => items)
  const bills = payable.data.orders.map(({ freight_cents, discount_cents }) => freight_cents - discount_cents)
  const goods_cents = goods.map(({ price_cents, quantity }) => price_cents * quantity)
  expect(sumCents([...goods_cents, ...bills])).toBe(payable.data.total_cents)
  expect(goods.map(({ sku_id }) => sku_id)).toContain(one.sku_id)
  expect(payable.data).toMatchObject({
    total_cents: 4400,
    expires_at: purchase.data.expires_at,
    waits_for_recharge: false,
    balance_cents: 10_000,
    has_payment_code: true,
    locked_until: null,
    payment_code_length: 6,
    order_wait_seconds: 259_200,
  })
  expect((await pay(buyer, purchase.data.order_ids)).data).toEqual({ paid_cents: 4400, balance_cents: 5600 })
  expect(await audit(shop.db)).toEqual([])
  const paidReply = await buyer.call('GET /api/order/paid', { query: { order_ids: purchase.data.order_ids.join() } })
  expect(paidReply.data).toMatchObject({ paid_cents: 4400, balance_cents: 5600 })
  expect(paidReply.data.orders.map(({ order_id }) => order_id)).toEqual(purchase.data.order_ids)
  expect(paidReply.data.orders.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[2], [2]])
  for (const order of paidReply.data.orders)
    expect(order).toMatchObject({ status: 1, arrival: { from: expect.any(String) }, address: { addressee: 'Mei Lin' } })

  const [order_id = ''] = purchase.data.order_ids
  await shipOrder(shop.db, operator_id, order_id, { carrier: 'Yamato', tracking_number: '1' })
  await correctShipment(shop.db, operator_id, order_id, {
    carrier: 'Yamato',
    tracking_number: '2',
  })
  const reply = await buyer.call('POST /api/order/receive', { body: { order_id } })
  expect(reply.data).toMatchObject({ status: 3, carrier: 'Yamato', tracking_number: '2', review_seconds: 2_592_000 })
  await completeOrder(shop.db, { by: 'system' }, { order_id })
  expect(await audit(shop.db)).toEqual([])

  const { data } = await buyer.call('GET /api/order/detail', { query: { order_id } }, { language: 'en' })
  expect(data).toMatchObject({
    status: 4,
    order_number: expect.stringMatching(/^20\d{14}$/),
    address: { addressee: 'Mei Lin', country: 'JP', detailed_address: '1-2-3 Aoyama' },
    can: { pay: false, cancel: false, receive: false, refund: false, review: true },
  })
  expect(data.history.map(({ event, by }) => `${event} by ${by}`)).toEqual([
    'create by shopper',
    'pay by shopper',
    'ship by operator',
    'correct by operator',
    'receive by shopper',
    'complete by system',
  ])
  expect(data.logistics.map((step) => step.text)).toEqual([
    'Received',
    'Tracking updated: Yamato, tracking number 2',
    'Handed to Yamato, tracking number 1',
    'Paid. The shop is packing your order',
  ])
  const [item] = data.items
  const skus = await shop.db
    .selectFrom('product')
    .select('sales')
    .where('product_id', '=', item?.product_id ?? '')
    .execute()
  expect(skus).toEqual([{ sales: 2 }])
})

test('the confirmation of a payment shows paid orders of the shopper only', async () => {
  const buyer = await aBuyer(shop)
  const [paid_id, unpaid_id] = [await aPaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer)]
  const readAs = ({ call }: Pick<typeof buyer, 'call'>, ...order_ids: string[]) =>
    call('GET /api/order/paid', { query: { order_ids: order_ids.join() } })
  expect((await readAs(buyer, paid_id)).data.paid_cents).toBe(1000)
  expect((await readAs(buyer, paid_id, unpaid_id)).status).toBe(404)
  expect((await readAs(await aBuyer(shop), paid_id)).status).toBe(404)
})

test('an order stores the city as the shopper typed it in the address', async () => {
  const buyer = await aBuyer(shop)
  const addressOf = async () => {
    const order_id = await anUnpaidOrder(shop, buyer)
    return (await buyer.call('GET /api/order/detail', { query: { order_id } })).data.address
  }
  expect(await addressOf()).toMatchObject({ city: null })
  const taipei = { country: 'TW', area: ['TW-TPE'], city: 'Zhongzheng', mobile: '+886912345678' }
  await shop.db.updateTable('address').set(taipei).where('id', '=', buyer.address_id).execute()
  expect(await addressOf()).toMatchObject({
    city: 'Zhongzheng',
    area_text: 'Taiwan, Taipei, Zhongzheng',
    mobile_text: '+886 912 345 678',
  })
})

test('an order is refused when total, stock or price have changed since the shopper saw them', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000, stock: 2 })
  expect(await buy(buyer, { sku_id, total_cents: 999 })).toMatchObject({ code: 0, reason: 'price_changed' })
  const greedy = await buy(buyer, { sku_id, quantity: 3, total_cents: 3000 })
  expect(greedy).toMatchObject({ reason: 'out_of_stock', field: sku_id })
  await shop.db.updateTable('sku').set({ on_sale: false }).where('sku_id', '=', sku_id).execute()
  expect(await buy(buyer, { sku_id, total_cents: 1000 })).toMatchObject({ reason: 'sku_unavailable', field: sku_id })
  expect(await stockOf(shop, sku_id)).toBe(2)
})

test('an order is refused when the shop does not ship to the address', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id, shop_id } = await aProduct(shop, { shop_id: 'hermit' })
  await shop.db.deleteFrom('freight_rule').where('shop_id', '=', shop_id).execute()
  expect(await buy(buyer, { sku_id, total_cents: 1000 })).toMatchObject({ reason: 'not_deliverable', field: shop_id })
})

test('a shopper’s unpaid orders are limited to five checkouts and 99 pieces of one SKU', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1, stock: 500 })
  expect(await buy(buyer, { sku_id, quantity: 60, total_cents: 60 })).toMatchObject({ code: 1 })
  const more = await buy(buyer, { sku_id, quantity: 40, total_cents: 40 })
  expect(more).toMatchObject({ reason: 'quantity_limit', field: sku_id })
  const orders = await Promise.all(Array.from({ length: 7 }, () => buy(buyer, { sku_id, total_cents: 1 })))
  expect(orders.map((order) => order.reason ?? 'made').sort()).toEqual([
    ...Array(4).fill('made'),
    ...Array(3).fill('too_many_unpaid'),
  ])
  // Expired orders no longer count towards the limit of unpaid orders, even if no timer has closed them.
  for (const order of orders)
    for (const order_id of order.data?.order_ids ?? []) await makeDue(shop, 'expires_at', order_id)
  expect(await buy(buyer, { sku_id, total_cents: 1 })).toMatchObject({ code: 1 })
})

test('a payment of several orders is refused when one of them is paid, cancelled, expired or another shopper’s', async () => {
  const [buyer, stranger] = [await aBuyer(shop), await aBuyer(shop)]
  const open = await anUnpaidOrder(shop, buyer)
  const paid_id = await aPaidOrder(shop, buyer)
  expect(await pay(buyer, [open, paid_id])).toMatchObject({ reason: 'order_not_payable', order_ids: [paid_id] })
  const expired_id = await anUnpaidOrder(shop, buyer)
  await makeDue(shop, 'expires_at', expired_id)
  expect(await pay(buyer, [open, expired_id])).toMatchObject({ reason: 'order_expired', order_ids: [expired_id] })
  const query = { order_ids: [open, expired_id].join() }
  expect(await buyer.call('GET /api/order/payable', { query })).toMatchObject({ reason: 'order_expired' })
  expect(await pay(buyer, [open, await anUnpaidOrder(shop, stranger)])).toMatchObject({ status: 404 })
  expect(await pay(buyer, [open, open])).toMatchObject({ status: 400 })
  expect((await pay(buyer, [open])).data).toMatchObject({ paid_cents: 1000, balance_cents: 98_000 })
})

test('a payment above the balance or with a wrong payment code moves no money, and the wrong code is counted', async () => {
  const poor = await aBuyer(shop, 1999)
  const orders = [await anUnpaidOrder(shop, poor), await anUnpaidOrder(shop, poor)]
  expect(await pay(poor, orders)).toMatchObject({ code: 0, reason: 'insufficient_funds' })
  const wrong = await poor.call('POST /api/order/pay', { body: { order_ids: orders, payment_code: '000001' } })
  expect(wrong).toMatchObject({ reason: 'payment_code_wrong' })
  const tries = shop.db.selectFrom('payment_code').select('wrong_tries').where('user_id', '=', poor.user_id)
  expect(await tries.execute()).toEqual([{ wrong_tries: 1 }])
  expect(await audit(shop.db)).toEqual([])
  expect((await pay(poor, orders.slice(0, 1))).data).toEqual({ paid_cents: 1000, balance_cents: 999 })
})

test('another shopper’s order cannot be read, cancelled, received or paid for', async () => {
  const [buyer, stranger] = [await aBuyer(shop), await aShopper(shop)]
  const order_id = await anUnpaidOrder(shop, buyer)
  const answers = await Promise.all([
    stranger.call('GET /api/order/detail', { query: { order_id } }),
    stranger.call('POST /api/order/cancel', { body: { order_id } }),
    stranger.call('POST /api/order/receive', { body: { order_id } }),
    stranger.call('GET /api/order/payable', { query: { order_ids: order_id } }),
    stranger.call('GET /api/order/payable', { query: { order_ids: `${order_id},x` } }),
    stranger.call('GET /api/order/detail', { query: { order_id: 'x' } }),
    stranger.call('GET /api/order/detail', { query: { order_id: crypto.randomUUID() } }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  expect((await readOrder(shop.db, 'en', { order_id })).status).toBe(0)
})

test('an operator cannot ship an unknown order', async () => {
  const { operator_id } = await anOperator(shop)
  const shipping = shipOrder(shop.db, operator_id, crypto.randomUUID(), { carrier: 'a', tracking_number: 'b' })
  await expect(shipping).rejects.toThrow('not found')
})

test('a promo code with one use is refused a second time; if the whole checkout is cancelled unpaid, the use is returned', async () => {
  const buyer = await aBuyer(shop)
  await shop.db.insertInto('promo_code').values({ code: 'ONCE', kind: 'fixed', value: 300, uses_limit: 1 }).execute()
  const uses = async () =>
    (await shop.db.selectFrom('promo_code').select('uses').where('code', '=', 'ONCE').executeTakeFirstOrThrow()).uses
  const products = [await aProduct(shop, { shop_id: 'first' }), await aProduct(shop, { shop_id: 'second' })]
  const checkout = async (promo_code: string, total_cents: number) => {
    const items = products.map(({ sku_id }) => ({ sku_id, quantity: 1 }))
    const { data } = await buyer.call('POST /api/cart/merge', { body: { items } })
    const cart_item_ids = data.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
    const { address_id } = buyer
    return buyer.call('POST /api/order/create', { body: { cart_item_ids, address_id, promo_code, total_cents } })
  }
  const cancel = (order_id = '') => buyer.call('POST /api/order/cancel', { body: { order_id, reason: 'Too dear' } })

  expect(await checkout('unheard-of', 2000)).toMatchObject({ reason: 'promo_unknown', field: 'promo_code' })
  const first = await checkout('once', 1700)
  expect(first).toMatchObject({ code: 1 })
  expect(await checkout('ONCE', 1700)).toMatchObject({ reason: 'promo_used_up' })
  const [one, other] = first.data.order_ids
  expect((await cancel(one)).data).toMatchObject({ status: -1, cancel_reason: 'Too dear', promo_code: 'ONCE' })
  expect(await uses()).toBe(1)
  expect(await cancel(one)).toMatchObject({ reason: 'state_changed', order_ids: [one] })
  await cancel(other)
  expect(await uses()).toBe(0)

  // One order of the next checkout is paid, so the use of the promo code is not returned.
  const second = await checkout('ONCE', 1700)
  await pay(buyer, second.data.order_ids.slice(0, 1))
  await cancel(second.data.order_ids[1])
  expect(await uses()).toBe(1)
})

test('if many shoppers order with the last use of a promo code at the same time, exactly one succeeds', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'RUSH', kind: 'fixed', value: 100, uses_limit: 3 }).execute()
  const { sku_id } = await aProduct(shop, { stock: 50 })
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(shop, 0)))
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, promo_code: 'RUSH', total_cents: 900 })))
  expect(answers.map((answer) => answer.reason ?? 'made').sort()).toEqual([
    ...Array(3).fill('made'),
    ...Array(5).fill('promo_used_up'),
  ])
  expect(await stockOf(shop, sku_id)).toBe(47)
})
