import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder } from '../../../../testing/order-world.ts'
import { aProduct, aShop, aShopper, listed, type TestShopper } from '../../../../testing/world.ts'

type Asker = Pick<TestShopper, 'call'>

const shop = await aShop()

const idOf = async (fields: { category: string; stock?: number }) => (await aProduct(shop, fields)).product_id
const view = ({ call }: Asker, product_id: string) => call('POST /api/user/history', { body: { product_id } })
const like = ({ call }: Asker, product_ids: string[]) =>
  call('POST /api/product/like', { body: { product_ids, liked: true } })
const picksOf = async ({ call }: Asker) => {
  await listed(shop)
  return (await call('GET /api/product/picks', { query: {} })).data.map((card) => card.product_id)
}
const orderedIn = async ({ call }: Asker, order_id: string) =>
  (await call('GET /api/order/detail', { query: { order_id } })).data.items[0]?.product_id ?? ''
const sell = (product_id: string, sales: number) =>
  shop.db.updateTable('product').set({ sales }).where('product_id', '=', product_id).execute()

test('picks prefer the categories of viewed and favourite products, and leave out bought products', async () => {
  const buyer = await aBuyer(shop)
  const [liked, beside] = [await idOf({ category: 'outdoors' }), await idOf({ category: 'outdoors' })]
  await view(buyer, liked)
  await like(buyer, [liked])
  await aPaidOrder(shop, buyer)
  expect(await picksOf(buyer)).toEqual([beside, liked])
})

test('favourite and viewed products come after new products, and products in the cart are left out', async () => {
  const shopper = await aShopper(shop)
  const category = 'computer'
  const [viewed, liked, fresh] = [await idOf({ category }), await idOf({ category }), await idOf({ category })]
  const carted = await aProduct(shop, { category })
  for (const product_id of [viewed, liked]) await sell(product_id, 100)
  for (const product_id of [viewed, carted.product_id]) await view(shopper, product_id)
  await like(shopper, [liked])
  await shopper.call('POST /api/cart/add', { body: { sku_id: carted.sku_id, quantity: 1 } })
  const picks = await picksOf(shopper)
  expect(picks[0]).toBe(fresh)
  expect(picks.slice(-2).toSorted()).toEqual([viewed, liked].toSorted())
  expect(picks).not.toContain(carted.product_id)
})

test('picks respect the requested number', async () => {
  const shopper = await aShopper(shop)
  for (let number = 0; number < 15; number++) await idOf({ category: 'food' })
  await listed(shop)
  const count = async (query: object) => (await shopper.call('GET /api/product/picks', { query })).data.length
  expect([await count({}), await count({ limit: 3 }), await count({ limit: 14 })]).toEqual([12, 3, 14])
  expect((await shopper.call('GET /api/product/picks', { query: { limit: 49 } })).status).toBe(400)
})

test('a shopper who knows all best sellers of a category gets the next product of that category', async () => {
  const shopper = await aShopper(shop)
  const best = []
  for (let number = 0; number < 13; number++) best.push(await idOf({ category: 'electrical' }))
  const next = await idOf({ category: 'electrical' })
  await Promise.all(best.map((product_id) => sell(product_id, 500)))
  await like(shopper, best)
  expect((await picksOf(shopper))[0]).toBe(next)
})

test('an unpaid order does not count as bought, and sold-out products are not picked', async () => {
  const buyer = await aBuyer(shop)
  const ordered = await orderedIn(buyer, await anUnpaidOrder(shop, buyer))
  const none = await idOf({ category: 'toys', stock: 0 })
  for (const product_id of [ordered, none]) await sell(product_id, 9_000_000)
  const picks = await picksOf(buyer)
  expect(picks[0]).toBe(ordered)
  expect(picks).not.toContain(none)
})
