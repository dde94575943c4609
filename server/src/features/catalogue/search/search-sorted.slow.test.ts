import type { ProductSort } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)

type Query = Parameters<typeof visitor<'GET /api/product/list'>>[1]['query']
const list = async (query: Query) => (await visitor('GET /api/product/list', { query })).data

/**
 * More products than ROWS_COUNTED match the keyword. The cheapest and newest products do not match it, and only the
 * last matching products are expensive.
 */
async function sellLamps(): Promise<void> {
  const { product_id } = await aProduct(shop, { shop_id: 'bright', category: 'outdoors' })
  await sql`
    insert into product (product_id, shop_id, category, title, description, images, price_cents, sales, rating, review_count, created_at)
    select 'lamp-' || place, shop_id, category, jsonb_build_object('en', case when place > 1140 then 'Lamphouse ' else 'Lamp ' end || place), description, images,
      100 + place % 17 + case when place > 1120 then 90000 else 0 end, place % 11, nullif(place % 4, 0), place % 5,
      now() - make_interval(mins => place % 13)
    from product, generate_series(1, 1150) as place where product_id = ${product_id}`.execute(db)
  await sql`
    insert into product (product_id, shop_id, category, title, description, images, price_cents, created_at)
    select 'other-' || place, shop_id, category, jsonb_build_object('en', 'Other ' || place), description, images, 20,
      now() + make_interval(mins => place)
    from product, generate_series(1, 620) as place where product_id = ${product_id}`.execute(db)
  await sql`insert into sku (sku_id, product_id, position, price_cents, stock, image)
    select product_id || '-1', product_id, 0, price_cents, sales % 3, 'a.webp' from product
    where shop_id = 'bright' and product_id like 'lamp-%'`.execute(db)
  await listed(shop)
}
await sellLamps()

async function allPages(query: Query): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const { items, next_cursor } = await list({ ...query, ...(cursor && { cursor }) })
    ids.push(...items.map(({ product_id }) => product_id))
    cursor = next_cursor
  } while (cursor)
  return ids
}

const SORTS: Record<ProductSort, ReturnType<typeof sql>> = {
  hot: sql`sales desc, product_id desc`,
  new: sql`created_at desc, product_id desc`,
  price_asc: sql`price_cents, product_id`,
  price_desc: sql`price_cents desc, product_id desc`,
  rating: sql`rating desc, review_count desc, product_id desc`,
}

test.each(Object.keys(SORTS) as ProductSort[])('a common keyword sorted by %s finds all its products', async (sort) => {
  for (const [filters, where] of [
    [{}, sql`true`],
    [{ category: 'outdoors', in_stock: 'true' }, sql`in_stock`],
    [{ min_cents: '105' }, sql`price_cents >= 105`],
    [{ min_cents: '90000', max_cents: '99999' }, sql`price_cents >= 90000`],
  ] as const) {
    const { rows } = await sql<{ product_id: string }>`select product_id from listing
      where titles ->> 'en' like 'lamp%' and ${where} order by ${SORTS[sort]}`.execute(db)
    const expected = rows.map(({ product_id }) => product_id)
    expect(expected.length).toBeGreaterThan(20)
    const query = { keyword: 'lamp', sort, ...filters }
    expect(await allPages({ ...query, page_size: 90 })).toEqual(expected)
    const { items, total, total_is_least } = await list({ ...query, page: 2, page_size: 5 })
    expect(items.map(({ product_id }) => product_id)).toEqual(expected.slice(5, 10))
    expect([total, total_is_least]).toEqual([Math.min(expected.length, 1_000), expected.length > 1_000])
  }
})

test('few products of a common keyword within price limits are all found, best match first', async () => {
  const { rows } = await sql<{ product_id: string }>`select product_id from listing
    where titles ->> 'en' like 'lamp%' and price_cents between 90000 and 99999
    order by titles ->> 'en' like 'lamphouse%', sales desc, product_id desc`.execute(db)
  const query = { keyword: 'lamp', min_cents: '90000', max_cents: '99999' }
  expect(rows).toHaveLength(30)
  const expected = rows.map(({ product_id }) => product_id)
  expect(await allPages({ ...query, page_size: 7 })).toEqual(expected)
  expect(await list({ ...query, page: 2, page_size: 20 })).toMatchObject({ total: 30, total_is_least: false })
  const in_stock = await allPages({ ...query, in_stock: 'true', category: 'outdoors', page_size: 7 })
  expect(in_stock.length).toBeGreaterThan(9)
  expect(expected.filter((id) => in_stock.includes(id))).toEqual(in_stock)
})

test('an unknown keyword finds nothing in any order', async () => {
  for (const sort of Object.keys(SORTS) as ProductSort[])
    expect(await list({ keyword: 'xqxq', sort })).toMatchObject({ items: [], total: 0, next_cursor: null })
})

test('facets ignore the filters that they offer (category and price) and apply all other filters', async () => {
  const counts = async (query: Query) => {
    const { total, facets } = await list({ keyword: 'other', ...query })
    return { total, category_count: facets.categories[0]?.count, prices: [facets.min_cents, facets.max_cents] }
  }
  expect(await counts({})).toEqual({ total: 620, category_count: 620, prices: [20, 20] })
  expect(await counts({ max_cents: '10' })).toEqual({ total: 0, category_count: 620, prices: [20, 20] })
  expect(await counts({ category: 'food' })).toEqual({ total: 0, category_count: 620, prices: [20, 20] })
  expect(await counts({ in_stock: 'true' })).toEqual({ total: 0, category_count: undefined, prices: [null, null] })
})
