import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { anOperator, aProduct, aShop, callerOf } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const visitor = callerOf(shop)
const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')

async function aBag(price_cents: number, origin_country: string | null = 'CN') {
  const { product_id, sku_id } = await aProduct(shop, { price_cents })
  const facts = { hs_code: '420221', origin_country }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  return { product_id, sku_id }
}
const taxes = async (sku_id: string, country: string) =>
  (await visitor('GET /api/product/taxes', { query: { sku_id, country } })).data
const NONE = { added_cents: 0, included_cents: 0 }
const brand = async () => (await visitor('GET /api/brand')).data

test('a shop without rules has no taxes at products, and its pages say so', async () => {
  const { sku_id } = await aBag(17_401)
  expect((await brand()).has_tax_rules).toBeUndefined()
  expect(await taxes(sku_id, 'DE')).toBeNull()
})

test('a visitor sees what is due on arrival for one piece in a country', async () => {
  expect((await owner.call('POST /api/admin/tax/import', { body: { csv } })).code).toBe(1)
  await expect.poll(async () => (await brand()).has_tax_rules).toBe(true)
  const { sku_id, product_id } = await aBag(17_401)
  // 3 % duty of 174.01, and 19 % of both.
  expect(await taxes(sku_id, 'DE')).toEqual({ ...NONE, outcome: 'about', arrival_cents: 522 + 3405 })
  const unknown = await aBag(17_401, null)
  expect(await taxes(unknown.sku_id, 'DE')).toEqual({ ...NONE, outcome: 'unknown', arrival_cents: null })
  await shop.db.updateTable('product').set({ on_sale: false }).where('product_id', '=', product_id).execute()
  const query = { sku_id, country: 'DE' }
  expect((await visitor('GET /api/product/taxes', { query })).status).toBe(404)
  expect((await visitor('GET /api/product/taxes', { query: { sku_id, country: 'XX' } })).status).toBe(400)
})

test('a country that the shop does not ship to has no taxes', async () => {
  const { sku_id } = await aBag(9_000)
  await shop.db.updateTable('country_opening').set({ is_open: false }).where('country', '=', 'FR').execute()
  expect(await taxes(sku_id, 'FR')).toBeNull()
})
