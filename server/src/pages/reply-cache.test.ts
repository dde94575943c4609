import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { aReview } from '../../testing/order-world.ts'
import { aProduct, aShop, callerOf, listed, type TestShop } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import { openNotices } from '../db/notices.ts'

/** Sooner than a cached reply expires by itself. */
const PRICE_SHOWS_MS = 900

/** A shop that receives change notices, as a real server does, and therefore caches replies. */
async function aListeningShop(): Promise<TestShop> {
  const shop = await aShop()
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(shop.db)
  const { host, port, user } = inject('test_server')
  const notices = await openNotices({ host, port, user, database: rows[0]?.database ?? '' })
  const context = { ...shop.context, notices }
  const app = await buildApp(context)
  afterAll(async () => {
    await app.close()
    await notices.close()
  })
  return { ...shop, app, context }
}

const shop = await aListeningShop()
const call = callerOf(shop)

const priceOf = async (product_id: string) =>
  (await call('GET /api/product/detail', { query: { product_id } })).data.price_cents

test('a new price shows at once, although replies are cached', async () => {
  const { product_id } = await aProduct(shop, { price_cents: 1000 })
  expect(await priceOf(product_id)).toBe(1000)
  await shop.db.updateTable('product').set({ price_cents: 900 }).where('product_id', '=', product_id).execute()
  const changed = performance.now()
  while ((await priceOf(product_id)) !== 900 && performance.now() - changed < 5_000) await wait(5)
  expect(performance.now() - changed).toBeLessThan(PRICE_SHOWS_MS)
})

test('a review shows at once, in the figures of its product and in every list of its reviews', async () => {
  const product = await aProduct(shop)
  const { product_id } = product
  const queries = [{ product_id }, { product_id, page_size: 3 }, { product_id, with_pictures: 'true' as const }]
  const shown = async () => {
    const lists = await Promise.all(queries.map((query) => call('GET /api/product/reviews', { query })))
    const { data } = await call('GET /api/product/detail', { query: { product_id } })
    return [data.review_summary.count, ...lists.map(({ data: { total } }) => total)]
  }
  expect(await shown()).toEqual([0, 0, 0, 0])
  await aReview(shop, product, { pictures: ['/files/a.webp'] })
  const reviewed = performance.now()
  while ((await shown()).includes(0) && performance.now() - reviewed < 5_000) await wait(5)
  expect(performance.now() - reviewed).toBeLessThan(PRICE_SHOWS_MS)
})

test('what is left shows within a second in the window, and at once where it is asked for', async () => {
  const { product_id, sku_id } = await aProduct(shop, { stock: 3 })
  const shown = async () => (await call('GET /api/product/detail', { query: { product_id } })).data.skus[0]?.stock
  expect(await shown()).toBe(3)
  await shop.db.updateTable('sku').set({ stock: 2 }).where('sku_id', '=', sku_id).execute()
  const left = await call('GET /api/product/stock', { query: { product_id } })
  expect(left.data[0]?.stock).toBe(2)
  await wait(1_050)
  expect(await shown()).toBe(2)
})

test('each language, query and page has a reply of its own; what is not there is never cached', async () => {
  const { product_id } = await aProduct(shop)
  const title = async (language: 'en' | 'zh-CN') =>
    (await call('GET /api/product/detail', { query: { product_id } }, { language })).data.title
  expect(await title('en')).not.toBe(await title('zh-CN'))
  await aProduct(shop)
  await listed(shop)
  const page = (number: number) => call('GET /api/product/list', { query: { page: number, page_size: 1 } })
  const [first, second] = [await page(1), await page(2)]
  expect(first.data.items[0]?.product_id).not.toBe(second.data.items[0]?.product_id)

  const missing = `${product_id}-later`
  expect(await call('GET /api/product/detail', { query: { product_id: missing } })).toMatchObject({ status: 404 })
  await shop.db
    .insertInto('product')
    .columns(['product_id', 'shop_id', 'category', 'title', 'description', 'images', 'price_cents'])
    .expression((from) =>
      from
        .selectFrom('product')
        .select([sql<string>`${missing}`.as('product_id'), 'shop_id', 'category', 'title', 'description', 'images'])
        .select('price_cents')
        .where('product_id', '=', product_id),
    )
    .execute()
  expect(await call('GET /api/product/detail', { query: { product_id: missing } })).toMatchObject({ status: 200 })
})
