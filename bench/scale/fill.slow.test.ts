import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { checkListings } from '../../server/src/features/catalogue/listing/check-sql.ts'
import { aShop, callerOf } from '../../server/testing/world.ts'
import { cloneOf, shopsFor } from './clone.ts'
import { fillShop } from './fill.ts'

const PRODUCTS = 2_000
const SLOW_MS = 180_000

const demo = demoCatalogue()
const shop = await aShop()
const visitor = callerOf(shop)

const { host, port, user } = inject('test_server')
const { database } = await shop.db
  .selectNoFrom(({ fn }) => fn<string>('current_database').as('database'))
  .executeTakeFirstOrThrow()
const address = { host, port, user, database }
const client = new pg.Client(address)
await client.connect()
afterAll(() => client.end())

/** The first column of all rows. */
async function all<Value>(text: string): Promise<Value[]> {
  const { rows } = await client.query({ text, rowMode: 'array' })
  return rows.map(([value]) => value)
}
const indexes = () =>
  all<string>(
    `select indexdef from pg_indexes where tablename in ('product', 'sku', 'listing', 'listing_count', 'known_word') order by 1`,
  )

const indexNames = { before: [] as string[], while_filling: [] as string[], after_interruption: 0 }

beforeAll(async () => {
  await loadDemo(shop.context)
  indexNames.before = await indexes()
  // The fill is interrupted as soon as its first batch is reported.
  const interruption = new AbortController()
  const { signal } = interruption
  await expect(
    fillShop(address, PRODUCTS / 2, { batch_size: 60, say: () => interruption.abort(), signal }),
  ).rejects.toThrow()
  indexNames.while_filling = await indexes()
  indexNames.after_interruption = (await all('select from product')).length
  await fillShop(address, PRODUCTS / 2, { batch_size: 100 })
  await fillShop(address, PRODUCTS)
  await fillShop(address, PRODUCTS)
}, SLOW_MS)

test('an interrupted fill is continued, and a larger target adds products: each clone exists exactly once', async () => {
  expect(indexNames.after_interruption).toBeGreaterThanOrEqual(demo.products.length + 60)
  expect(indexNames.after_interruption).toBeLessThan(PRODUCTS / 2)
  const clones = Array.from({ length: PRODUCTS - demo.products.length }, (_, number) => cloneOf(number, demo))
  const products = [...demo.products, ...clones]
  expect(await all('select product_id from product order by product_id collate "C"')).toEqual(
    products.map((product) => product.product_id).toSorted(),
  )
  expect(await all('select sku_id from sku order by sku_id collate "C"')).toEqual(
    products.flatMap(({ skus }) => skus.map((sku) => sku.sku_id)).toSorted(),
  )
  expect(await shop.db.selectFrom('shop').select('shop_id').execute()).toHaveLength(shopsFor(PRODUCTS, demo))
})

test('the dropped indexes are created again', async () => {
  expect(indexNames.while_filling.length).toBeLessThan(indexNames.before.length)
  expect(await indexes()).toEqual(indexNames.before)
})

const FAULTS = `
  select 'SKU without a product' as fault, sku_id as id from sku left join product using (product_id) where product.product_id is null
  union all select 'product without a shop', product_id from product left join shop using (shop_id) where shop.shop_id is null
  union all select 'shop without freight', shop_id from shop
    where not exists (select from freight_rule where freight_rule.shop_id = shop.shop_id)
  union all select 'another price', product_id from product
    where price_cents is distinct from (select min(price_cents) from sku where sku.product_id = product.product_id)
  union all select 'other sales', shop_id from shop
    where total_sales <> (select coalesce(sum(sales), 0) from product where product.shop_id = shop.shop_id)
  union all select 'other stock', product_id from product left join sold_out_product as noted using (product_id)
    where (noted.product_id is null) <>
      exists (select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)`

test('references, prices, sales and sold-out products are as the shop itself would store them', async () => {
  const { rows } = await client.query(FAULTS)
  expect(rows).toEqual([])
})

test('the shop opens on the data, lists all products, and finds each clone by its made-up word in each language', async () => {
  const { data } = await visitor('GET /api/product/list', { query: { sort: 'new' } })
  expect(data).toMatchObject({ total: 1_000, total_is_least: true })
  expect(data.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(PRODUCTS)
  for (const number of [0, 59, 60, 499, 500, PRODUCTS - demo.products.length - 1])
    for (const language of LANGUAGE_TAGS) {
      const { product_id, title } = cloneOf(number, demo)
      const keyword = title[language].split(' ').at(-1) ?? ''
      const list = await visitor('GET /api/product/list', { query: { keyword } }, { language })
      expect(list.data.items[0], keyword).toMatchObject({ product_id, title: title[language] })
    }
})

test('listings, numbers of products and search words are as the shop itself would store them', async () => {
  expect(await checkListings(shop.db)).toEqual([])
})

test('a clone has its own page, with its SKUs and a shop that ships it', async () => {
  const clone = cloneOf(777, demo)
  const { data } = await visitor('GET /api/product/detail', { query: { product_id: clone.product_id } })
  expect(data.skus.map(({ sku_id, price_cents, stock }) => ({ sku_id, price_cents, stock }))).toEqual(
    clone.skus.map(({ sku_id, price_cents, stock }) => ({ sku_id, price_cents, stock })),
  )
  expect(data.skus.every(({ values }) => values.length > 0)).toBe(true)
  expect(data.shop.name).toBe(clone.shop.name.en)
  expect(data.freight.length).toBe(clone.shop.freight.length)
})
