import { SHOP_SORTS, type ShopSort } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShop, callerOf } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)

type Query = Parameters<typeof visitor<'GET /api/shop/list'>>[1]['query']
const list = async (query: Query) => (await visitor('GET /api/shop/list', { query })).data

/** Many shops with equal sort values; some differ by microseconds only. */
const openMany = (prefix: string, count: number) =>
  sql`insert into shop (shop_id, name, description, logo, total_sales, favorable_rate, founded_at)
    select ${prefix}::text || place, '{"en": "Shop"}', '{"en": "Sells"}', 'a.webp', place % 7,
      nullif(place % 5, 0) * 20 + 0.5, timestamptz '2024-05-06 07:08:09.101' + make_interval(secs => place % 13 / 1e6)
    from generate_series(1, ${count}::int) as place`.execute(db)
await openMany('shop-', 130)

/** All pages of the list. `between` runs after each page. */
async function allPages(sort: ShopSort, between: (page: number) => Promise<unknown> = async () => {}) {
  const shops: Awaited<ReturnType<typeof list>>['items'] = []
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    const { items, next_cursor } = await list({ sort, page_size: 9, ...(cursor && { cursor }) })
    shops.push(...items)
    if (!next_cursor) return shops
    cursor = next_cursor
    await between(page)
  }
}

test.each(SHOP_SORTS)('in the order %s, paging returns every shop once, while others are added', async (sort) => {
  const shops = await allPages(sort, (page) => openMany(`guest-${sort}-${page}-`, 1))
  const ids = shops.map(({ shop_id }) => shop_id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('shop-'))).toHaveLength(130)
  const keys = shops.map(({ total_sales, favorable_rate }) => (sort === 'hot' ? total_sales : (favorable_rate ?? -1)))
  if (sort !== 'new') expect(keys).toEqual(keys.toSorted((a, b) => b - a))
})

test('a page by number has the same shops as the page by cursor', async () => {
  const first = await list({ page_size: 10 })
  const [second, after] = [
    await list({ page: 2, page_size: 10 }),
    await list({ page_size: 10, cursor: first.next_cursor ?? '' }),
  ]
  expect(second.items).toHaveLength(10)
  expect(after.items).toEqual(second.items)
})

test('a cursor of another list of shops or of a list of products is refused', async () => {
  const { next_cursor } = await list({ sort: 'hot' })
  const products = Buffer.from('["hot",1,"x"]').toString('base64url')
  for (const query of [{ sort: 'new', cursor: next_cursor ?? '' }, { cursor: products }, { cursor: 'AAAA' }] as const)
    expect(await visitor('GET /api/shop/list', { query })).toMatchObject({ status: 400 })
})

test('with more than 1,000 shops the list stops counting and reports that there are more; page numbers end there', async () => {
  const { total, total_is_least } = await list({})
  expect(total).toBeGreaterThanOrEqual(130)
  expect(total_is_least).toBe(false)
  await openMany('further-', 1_000)
  expect(await list({})).toMatchObject({ total: 1_000, total_is_least: true })
  expect((await visitor('GET /api/shop/list', { query: { page: 50 } })).status).toBe(200)
  const far = await visitor('GET /api/shop/list', { query: { page: 51 } }, { language: 'ja' })
  expect(far).toMatchObject({ status: 400, code: 400, msg: expect.stringContaining('1,000件') })
})
