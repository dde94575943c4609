import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { aReview } from '../../../testing/order-world.ts'
import { aProduct, aShop, callerOf, listed, type TestShop } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'
import { openNotices } from '../../db/notices.ts'
import { tellWindowChanges } from '../../pages/window-changes.ts'
import { ageOfPage, dropReplies, openReplyCache, replyFrom } from './reply-cache.ts'

/** Sooner than a cached reply expires by itself. */
const PRICE_SHOWS_MS = 900
/** No reply is older (docs/pages.md). */
const LISTS_SHOW_MS = 5_000

/** A server that tells and receives change notices, as a real one does, and therefore caches replies. */
async function aListeningServer(shop: TestShop): Promise<TestShop> {
  const telling = tellWindowChanges(shop.context)
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(shop.db)
  const { host, port, user } = inject('test_server')
  const notices = await openNotices({ host, port, user, database: rows[0]?.database ?? '' })
  const context = { ...shop.context, notices }
  const app = await buildApp(context)
  afterAll(async () => {
    await app.close()
    await telling.stop()
    await notices.close()
  })
  return { ...shop, app, context }
}

const shop = await aListeningServer(await aShop())
const call = callerOf(shop)
const other_server = await aListeningServer(shop)

const priceOf = async (product_id: string, server = shop) =>
  (await callerOf(server)('GET /api/product/detail', { query: { product_id } })).data.price_cents

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

test('each server hears of it', async () => {
  const { product_id } = await aProduct(shop, { price_cents: 1000 })
  const prices = () => Promise.all([priceOf(product_id), priceOf(product_id, other_server)])
  expect(await prices()).toEqual([1000, 1000])
  await shop.db.updateTable('product').set({ price_cents: 900 }).where('product_id', '=', product_id).execute()
  const changed = performance.now()
  await expect.poll(prices, { interval: 5 }).toEqual([900, 900])
  expect(performance.now() - changed).toBeLessThan(PRICE_SHOWS_MS)
})

test('what changed of one product is new in its own reply, and in lists within five seconds', async () => {
  const { product_id } = await aProduct(shop, { price_cents: 1000, category: 'mens' })
  await listed(shop)
  const listedPrice = async () =>
    (await call('GET /api/product/list', { query: { category: 'mens' } })).data.items[0]?.price_cents
  expect(await listedPrice()).toBe(1000)
  await shop.db.updateTable('product').set({ price_cents: 900 }).where('product_id', '=', product_id).execute()
  const changed = performance.now()
  const last_shown_at = new Map<number | undefined, number>()
  while (performance.now() - changed < LISTS_SHOW_MS) {
    last_shown_at.set(await listedPrice(), performance.now())
    await wait(20)
  }
  expect(last_shown_at.get(900)).toBeGreaterThan(last_shown_at.get(1000) ?? 0)
})

test('a new name of a shop shows at once where the shop itself is shown', async () => {
  const { shop_id } = await aProduct(shop, { shop_id: 'mill' })
  const name = async () => (await call('GET /api/shop/detail', { query: { shop_id } })).data.name
  expect(await name()).toBe('mill')
  await shop.db
    .updateTable('shop')
    .set({ name: JSON.stringify({ en: 'Old mill' }) })
    .where('shop_id', '=', shop_id)
    .execute()
  const changed = performance.now()
  await expect.poll(name, { interval: 5 }).toBe('Old mill')
  expect(performance.now() - changed).toBeLessThan(PRICE_SHOWS_MS)
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

/** A cache with replies that say how often they were made. */
function aCache() {
  const replies = openReplyCache()
  const made = new Map<string, number>()
  const ask = async (
    call: Parameters<typeof replyFrom>[1]['call'],
    query: object,
    ms = 0,
    language = 'en' as const,
  ) => {
    const name = `${call} ${JSON.stringify(query)}`
    const body = await replyFrom(replies, { language, call, query }, async () => {
      const time = (made.get(name) ?? 0) + 1
      made.set(name, time)
      if (ms) await wait(ms)
      return Buffer.from(String(time))
    })
    return Number(body.toString())
  }
  return { replies, ask }
}

const product = (id: string) => ({ what: 'product' as const, id })

test('a change drops what shows one product alone: other products, lists and reviews stay', async () => {
  const { replies, ask } = aCache()
  const all = () =>
    Promise.all([
      ask('GET /api/product/detail', { product_id: 'kite' }),
      ask('GET /api/product/detail', { product_id: 'soap' }),
      ask('GET /api/product/reviews', { product_id: 'kite', page: 2 }),
      ask('GET /api/product/reviews', { product_id: 'soap', page: 2 }),
      ask('GET /api/product/list', { category: 'kite' }),
      ask('GET /api/home', {}),
      ask('GET /api/shop/detail', { shop_id: 'kite' }),
    ])
  const after = async (...changes: Parameters<typeof dropReplies>[1]) => {
    dropReplies(replies, changes)
    return all()
  }
  expect(await all()).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(await after(product('kite'))).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(await after({ what: 'review', id: 'kite' })).toEqual([3, 1, 2, 1, 1, 1, 1])
  expect(await after({ what: 'shop', id: 'kite' })).toEqual([3, 1, 2, 1, 1, 1, 2])
  expect(await after({ what: 'many', id: '' })).toEqual([4, 2, 3, 2, 1, 1, 3])
  expect(await after(product('none'), { what: 'frame', id: '' })).toEqual([5, 3, 4, 3, 2, 2, 4])
})

test('a reply that was being read while its product changed is not cached as new', async () => {
  const { replies, ask } = aCache()
  const query = { product_id: 'kite' }
  const [asked] = [ask('GET /api/product/detail', query, 50), await wait(10)]
  dropReplies(replies, [product('kite')])
  expect(await ask('GET /api/product/detail', query)).toBe(2)
  expect(await asked).toBe(1)
  expect(await ask('GET /api/product/detail', query)).toBe(2)
})

test('a list of reviews that expired, and is being read again while somebody reviews, is not cached as new', async () => {
  const { replies, ask } = aCache()
  const query = { product_id: 'kite', page: 2 }
  await ask('GET /api/product/reviews', query)
  await wait(1_050)
  const [asked] = [ask('GET /api/product/reviews', query, 50), await wait(10)]
  dropReplies(replies, [{ what: 'review', id: 'kite' }])
  expect(await ask('GET /api/product/reviews', query)).toBe(3)
  expect(await asked).toBe(2)
  expect(await ask('GET /api/product/reviews', query)).toBe(3)
})

test('search words that read like a call of the shop do not break what a change drops', async () => {
  const { replies, ask } = aCache()
  const calls = ['GET /api/product/detail', 'GET /api/product/reviews', 'GET /api/shop/detail'] as const
  for (const name of calls)
    for (const keyword of [`x ${name} y`, ` ${name} {"product_id":"kite"}`])
      await ask('GET /api/product/list', { keyword })
  await ask('GET /api/product/reviews', { product_id: 'kite' })
  const changes = [{ what: 'review', id: 'kite' } as const, { what: 'many', id: '' } as const]
  for (const change of changes) dropReplies(replies, [change])
  // Still cached: changes drop no lists.
  expect(await ask('GET /api/product/list', { keyword: `x ${calls[0]} y` })).toBe(1)
  expect(await ask('GET /api/product/reviews', { product_id: 'kite' })).toBe(2)
})

test('many who ask for a list that expired get it at once, and one of them has it read again', async () => {
  const { ask } = aCache()
  const many = () => Promise.all(Array.from({ length: 50 }, () => ask('GET /api/product/list', {}, 100)))
  expect(new Set(await many())).toEqual(new Set([1]))
  await wait(1_050)
  const began = performance.now()
  expect(new Set([...(await many()), ...(await many())])).toEqual(new Set([1]))
  expect(performance.now() - began).toBeLessThan(100)
  await wait(150)
  expect(await many()).toEqual(Array.from({ length: 50 }, () => 2))
})

test('a list that nobody asked for in a while is read again before it is sent, and one product always is', async () => {
  const { ask } = aCache()
  const both = () =>
    Promise.all([ask('GET /api/product/list', {}), ask('GET /api/product/detail', { product_id: 'kite' })])
  expect(await both()).toEqual([1, 1])
  await wait(1_050)
  expect(await both()).toEqual([1, 2])
  await wait(3_050)
  expect(await both()).toEqual([3, 3])
})

test('a page is given no list that expired, and is told how old the oldest reply is', async () => {
  const { ask } = aCache()
  const asked_at = performance.now()
  await ask('GET /api/product/list', {})
  await wait(500)
  const age = { as_of: performance.now() }
  expect(await ageOfPage.run(age, () => ask('GET /api/product/list', {}))).toBe(1)
  expect(age.as_of - asked_at).toBeLessThan(100)
  await wait(550)
  const later = { as_of: performance.now() }
  expect(await ageOfPage.run(later, () => ask('GET /api/product/list', {}))).toBe(2)
  expect(later.as_of - asked_at).toBeGreaterThan(1_000)
})

test('however many products change and are asked for, the cache keeps within its room', async () => {
  const { replies } = aCache()
  const body = Buffer.alloc(64 * 1024)
  for (let round = 0; round < 3; round++)
    for (let number = 0; number < 500; number++) {
      const query = { product_id: `kite-${number}` }
      await replyFrom(replies, { language: 'en', call: 'GET /api/product/detail', query }, async () => body)
      if (number % 5 === 0) dropReplies(replies, [product(`kite-${number}`)])
    }
  expect(replies.bytes).toBeGreaterThan(7 * 1024 * 1024)
  expect(replies.bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
})
