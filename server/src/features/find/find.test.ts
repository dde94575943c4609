import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, buy } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { updateAllListings } from '../catalogue/listing/listing-service.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const { product_id, sku_id } = await aProduct(shop, { price_cents: 700 })
await sql`update product set title = title || '{"en": "Quokka teapot"}' where product_id = ${product_id}`.execute(
  shop.db,
)
await updateAllListings(shop.db)
const buyer = await aBuyer(shop)
await shop.db
  .updateTable('user_account')
  .set({ family_name: 'Quokkasson', given_name: 'Nina' })
  .where('user_id', '=', buyer.user_id)
  .execute()
const { data } = await buy(buyer, { sku_id, total_cents: 700 })
const find = async (text: string, operator = owner) =>
  (await operator.call('GET /api/admin/find', { query: { find: text } })).data

test('one search finds orders by their product, shoppers by their name, and products', async () => {
  expect(await find('quokka')).toMatchObject({
    orders: [{ order_id: data.order_ids[0], addressee: 'Mei Lin', status: 0 }],
    shoppers: [{ user_id: buyer.user_id, given_name: 'Nina' }],
    products: [{ product_id, title: 'Quokka teapot' }],
  })
  expect(await find('kkass')).toMatchObject({ orders: [], shoppers: [{ user_id: buyer.user_id }], products: [] })
  expect((await find('012345678')).orders).toHaveLength(1)
})

test('operators find only what their roles may open', async () => {
  const catalogue = await anOperator(shop, { roles: ['catalogue'] })
  expect(await find('quokka', catalogue)).toMatchObject({ orders: [], shoppers: [], products: [{ product_id }] })
  const finance = await anOperator(shop, { roles: ['finance'] })
  const found = await find('quokka', finance)
  expect([found.orders.length, found.shoppers.length, found.products.length]).toEqual([1, 1, 0])
})
