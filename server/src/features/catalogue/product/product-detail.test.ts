import { expect, test } from 'vitest'
import { aProduct, aShop, callerOf } from '../../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)

test('a product names the countries where a refund can be requested for longer', async () => {
  const { product_id } = await aProduct(shop)
  const { longer_returns } = (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect(longer_returns).toHaveLength(28)
  expect(longer_returns).toContainEqual({ country: 'DE', days: 14 })
  expect(longer_returns).toContainEqual({ country: 'GB', days: 14 })
})

test('a product says how many days after receipt a refund can be requested, by the setting', async () => {
  const { product_id } = await aProduct(shop)
  const returnDays = async () => (await visitor('GET /api/product/detail', { query: { product_id } })).data.return_days
  expect(await returnDays()).toBe(7)
  await shop.db
    .updateTable('time_limit')
    .set({ duration: '10 days' })
    .where('name', '=', 'order_auto_complete')
    .execute()
  await expect.poll(returnDays).toBe(10)
})
