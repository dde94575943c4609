import { randomUUID } from 'node:crypto'
import { type EndpointKey, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aProfile, aProfileServer, callAsAgent } from '../../../../testing/agent/agent-world.ts'
import { aBuyer } from '../../../../testing/order-world.ts'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'
import { storeReduction } from './reduction-sql.ts'

// Every reply that shows the price of a product shows the price in force. A new call with a price belongs into one of the
// two lists below.

const shop = await aShop()
shop.context.config.agent_loopback = true
const buyer = await aBuyer(shop)
const [product, sibling] = [await aProduct(shop, { price_cents: 1000 }), await aProduct(shop, { price_cents: 1000 })]
const { product_id, sku_id, shop_id } = product
await buyer.call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
await buyer.call('POST /api/user/history', { body: { product_id } } as never)
await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
await buyer.call('POST /api/service/messages', { body: { client_id: randomUUID(), product_id } } as never)
const reduction = {
  ...{ reduction_id: randomUUID(), name: 'Everywhere', starts: '', ends: '', off_100: 1_500, prices: [] },
  ...{ product_ids: [product_id, sibling.product_id], category: null, takes_codes: true, below_cost: false },
}
const hour = 3_600_000
const [starts_at, ends_at] = [-hour, hour].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string]
await shop.db
  .transaction()
  .execute((tx) =>
    storeReduction(
      tx,
      reduction,
      { starts_at, ends_at, planned_at: starts_at, time_zone: 'UTC', is_over: false },
      true,
    ),
  )
await listed(shop)

const READS: Partial<Record<EndpointKey, object>> = {
  'GET /api/product/detail': { query: { product_id } },
  'GET /api/product/stock': { query: { product_id } },
  'GET /api/product/list': { query: { keyword: 'product' } },
  'GET /api/product/related': { query: { product_id } },
  'GET /api/product/picks': {},
  'GET /api/home': {},
  'GET /api/user/like_list': {},
  'GET /api/user/history': {},
  'GET /api/cart': {},
  'POST /api/cart/preview': { body: { items: [{ sku_id, quantity: 1 }] } },
  'POST /api/checkout/quote': { body: { sku_id, quantity: 1 } },
  'GET /api/service/messages': {},
}
/** Calls that reply with the cart or a chat like a read above, and prices that are stored with an order. */
const OTHERS: EndpointKey[] = [
  'POST /api/cart/add',
  'POST /api/cart/update',
  'POST /api/cart/select',
  'POST /api/cart/remove',
  'POST /api/cart/merge',
  'POST /api/service/messages',
  'GET /api/user/order_list',
]

const hasPrice = (key: EndpointKey) =>
  JSON.stringify(z.toJSONSchema(endpoints[key].reply, { unrepresentable: 'any' })).includes('"price_cents"')
const concerned = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => !key.includes('/admin/') && !key.includes('/order/') && !key.includes('/refund') && hasPrice(key),
)

const pricesIn = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.flatMap(pricesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => (name === 'price_cents' ? [Number(one)] : pricesIn(one)))
      : []

test('all calls of the shop that show prices of products are known', () => {
  expect(concerned.toSorted()).toEqual([...Object.keys(READS), ...OTHERS].toSorted())
})

test.each(Object.entries(READS))('%s shows the price in force', async (key, input) => {
  const reply = await buyer.call(key as 'GET /api/home', input as never)
  const prices = pricesIn(reply.data)
  expect(prices.length).toBeGreaterThan(0)
  expect(new Set(prices)).toEqual(new Set([850]))
})

test('agents and rendered pages show the price in force', async () => {
  const agent = await aProfileServer(aProfile())
  const { body } = await callAsAgent(shop, '/catalog/lookup', { ids: [product_id] }, { profile: agent.url })
  expect(body.products[0].variants[0]).toMatchObject({ price: { amount: 850 }, list_price: { amount: 1000 } })
  const visitor = callerOf(shop)
  const { items } = (await visitor('GET /api/product/list', { query: { shop_id, max_cents: 850 } as never })).data
  expect(items).toHaveLength(2)
})
