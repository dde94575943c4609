import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { aReview } from '../../testing/order-world.ts'
import { aSmallStorefront } from '../../testing/small-storefront.ts'
import { aProduct, aShop, callerOf, listed } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import { htmlOf } from '../pages/page-document.ts'
import { Pages } from '../pages/pages.ts'
import { ageOfPage, openReplyCache, replyFrom } from './reply-cache.ts'

/** Maximum age of all replies (docs/pages.md). */
const AGE_LIMIT_MS = 5_000

const bare = await aShop()
const context = { ...bare.context, replies: openReplyCache() }
const shop = { ...bare, context, app: await buildApp(context) }
afterAll(() => shop.app.close())
const call = callerOf(shop)

const { product_id, shop_id, sku_id } = await aProduct(shop)
await aProduct(shop)
await aReview(shop, { product_id, sku_id })
await sql`insert into popular_search (language, position, word) values ('en', 1, 'kite')`.execute(shop.db)
await listed(shop)
const pages = new Pages(shop.app, aSmallStorefront().build, 'https://shop.example')
const page = async () => htmlOf(await pages.at({ path: `/detail/${product_id}`, search: '' }, 'en'))

const RAISE = sql`update product set price_cents = price_cents + 1`

let ahead_ms = 0
const clock = performance.now.bind(performance)
vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead_ms)
afterAll(() => vi.restoreAllMocks())

/**
 * Reads, each with a statement that changes its result as another server would. The results exclude headers, because
 * the date header changes every second.
 */
const READS = {
  'a page': [page, RAISE],
  'a product': [async () => (await call('GET /api/product/detail', { query: { product_id } })).data, RAISE],
  'a list': [async () => (await call('GET /api/product/list', { query: {} })).data, RAISE],
  'related products': [async () => (await call('GET /api/product/related', { query: { product_id } })).data, RAISE],
  'a list of reviews': [
    async () => (await call('GET /api/product/reviews', { query: { product_id } })).data,
    sql`update review set reply = 'Thanks'`,
  ],
  'a shop': [
    async () => (await call('GET /api/shop/detail', { query: { shop_id } })).data,
    sql`update shop set name = '{"en": "Old mill"}'`,
  ],
  'all shops': [
    async () => (await call('GET /api/shop/list', { query: {} })).data,
    sql`update shop set name = '{"en": "New mill"}'`,
  ],
  'the categories': [
    async () => (await call('GET /api/category/list')).data,
    sql`update category set image = 'b.webp'`,
  ],
  'the home page': [async () => (await call('GET /api/home')).data, sql`update category set image = 'c.webp'`],
  'popular searches': [
    async () => (await call('GET /api/search/hot')).data,
    sql`update popular_search set word = 'boat'`,
  ],
  'the brand': [async () => (await call('GET /api/brand')).data, sql`update brand set name = 'Junk'`],
} as const

test.each(Object.entries(READS))(
  'a change of %s by another server shows within five seconds',
  async (_what, [read, change]) => {
    const before = await read()
    await change.execute(shop.db)
    expect(await read()).toEqual(before)
    ahead_ms += AGE_LIMIT_MS
    await wait(5) // the cache reads the time once a millisecond
    expect(await read()).not.toEqual(before)
  },
)

test('the product page shows a new stock within a second, the stock call immediately', async () => {
  const { product_id, sku_id } = await aProduct(shop, { stock: 3 })
  const stockOfDetail = async () =>
    (await call('GET /api/product/detail', { query: { product_id } })).data.skus[0]?.stock
  expect(await stockOfDetail()).toBe(3)
  await shop.db.updateTable('sku').set({ stock: 2 }).where('sku_id', '=', sku_id).execute()
  const stock = await call('GET /api/product/stock', { query: { product_id } })
  expect(stock.data[0]?.stock).toBe(2)
  await wait(1_050)
  expect(await stockOfDetail()).toBe(2)
})

test('replies are cached per language, query and page; a missing product is never cached', async () => {
  const { product_id } = await aProduct(shop)
  const title = async (language: 'en' | 'zh-CN') =>
    (await call('GET /api/product/detail', { query: { product_id } }, { language })).data.title
  expect(await title('en')).not.toBe(await title('zh-CN'))
  await aProduct(shop)
  await listed(shop)
  const pageOf = (number: number) => call('GET /api/product/list', { query: { page: number, page_size: 1 } })
  const [first, second] = [await pageOf(1), await pageOf(2)]
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

/** A cache with replies that contain the number of times they were made. */
function aCache() {
  const replies = openReplyCache()
  const counts = new Map<string, number>()
  const ask = async (
    call: Parameters<typeof replyFrom>[1]['call'],
    query: object,
    ms = 0,
    language = 'en' as const,
  ) => {
    const name = `${call} ${JSON.stringify(query)}`
    const body = await replyFrom(replies, { language, call, query }, async () => {
      const time = (counts.get(name) ?? 0) + 1
      counts.set(name, time)
      if (ms) await wait(ms)
      return Buffer.from(String(time))
    })
    return Number(body.toString())
  }
  return { replies, ask }
}

test('many concurrent requests for an expired list get the stale list immediately, and it is read again once', async () => {
  const { ask } = aCache()
  const many = () => Promise.all(Array.from({ length: 50 }, () => ask('GET /api/product/list', {}, 100)))
  expect(new Set(await many())).toEqual(new Set([1]))
  await wait(1_050)
  expect(new Set([...(await many()), ...(await many())])).toEqual(new Set([1]))
  await wait(150)
  expect(await many()).toEqual(Array.from({ length: 50 }, () => 2))
})

test('a list that was not requested for a while is read again before it is sent; a product is always read again when expired', async () => {
  const { ask } = aCache()
  const both = () =>
    Promise.all([ask('GET /api/product/list', {}), ask('GET /api/product/detail', { product_id: 'kite' })])
  expect(await both()).toEqual([1, 1])
  await wait(1_050)
  expect(await both()).toEqual([1, 2])
  await wait(3_050)
  expect(await both()).toEqual([3, 3])
})

test('a page gets no expired list, and its age is that of the oldest reply', async () => {
  const { ask } = aCache()
  const asked_at = performance.now()
  await ask('GET /api/product/list', {})
  const answered_at = performance.now()
  await wait(500)
  const age = { as_of: performance.now() }
  expect(await ageOfPage.run(age, () => ask('GET /api/product/list', {}))).toBe(1)
  expect(age.as_of).toBeGreaterThanOrEqual(asked_at)
  expect(age.as_of).toBeLessThanOrEqual(answered_at)
  await wait(550)
  const later = { as_of: performance.now() }
  expect(await ageOfPage.run(later, () => ask('GET /api/product/list', {}))).toBe(2)
  expect(later.as_of - asked_at).toBeGreaterThan(1_000)
})

test('the cache stays within its size limit, however many products are requested', async () => {
  const { replies } = aCache()
  const body = Buffer.alloc(64 * 1024)
  for (let round = 0; round < 3; round++)
    for (let number = 0; number < 500; number++) {
      const query = { product_id: `kite-${number}` }
      await replyFrom(replies, { language: 'en', call: 'GET /api/product/detail', query }, async () => body)
    }
  expect(replies.bytes).toBeGreaterThan(7 * 1024 * 1024)
  expect(replies.bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
})
