import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)

const sell = async (category: string, kind: string | undefined, sales: number, image = 'a.webp') => {
  const { product_id } = await aProduct(shop, { category, price_cents: 1_000 + sales, ...(kind && { kind }) })
  await shop.db
    .updateTable('product')
    .set({ sales, images: [image] })
    .where('product_id', '=', product_id)
    .execute()
  return product_id
}

const kettle = await sell('electrical', 'kettle', 10, 'slow.webp')
const best_kettle = await sell('electrical', 'kettle', 30, 'best.webp')
const fan = await sell('electrical', 'fan', 20)
const unsorted = await sell('electrical', undefined, 40)
const kite = await sell('toys', 'kite', 50)
await listed(shop)
await shop.db.updateTable('kind').set({ position: 2 }).where('kind', '=', 'kettle').execute()

type Query = { kind?: string; category?: 'electrical' | 'toys'; min_cents?: string; keyword?: string }
const list = async (query: Query, sort?: 'hot' | 'new' | 'price_asc' | 'price_desc' | 'rating') =>
  (await visitor('GET /api/product/list', { query: { ...query, ...(sort && { sort }) } })).data
const list_ids = async (...query: Parameters<typeof list>) =>
  (await list(...query)).items.map((card) => card.product_id)

test('a list can be filtered by kind in every sort order', async () => {
  const kind = 'kettle'
  expect(await list_ids({ kind })).toEqual([best_kettle, kettle])
  expect(await list_ids({ kind, category: 'electrical' }, 'price_asc')).toEqual([kettle, best_kettle])
  expect(await list_ids({ kind }, 'price_desc')).toEqual([best_kettle, kettle])
  expect(await list_ids({ kind }, 'new')).toEqual([best_kettle, kettle])
  expect((await list({ kind }, 'rating')).total).toBe(2)
})

test('an unknown kind and a kind of another category have no products', async () => {
  expect(await list({ kind: 'teapot' })).toMatchObject({ items: [], total: 0 })
  expect(await list({ kind: 'kite', category: 'electrical' })).toMatchObject({ items: [], total: 0 })
  const { status } = await visitor('GET /api/product/list', { query: { kind: 'No kind' } })
  expect(status).toBe(400)
})

test('facets count each kind regardless of the chosen kind and price', async () => {
  const kinds = [
    { kind: 'fan', name: 'fan', count: 1 },
    { kind: 'kettle', name: 'kettle', count: 2 },
  ]
  expect((await list({ category: 'electrical' })).facets.kinds).toEqual(kinds)
  expect((await list({ category: 'electrical', kind: 'fan', min_cents: '900000' })).facets.kinds).toEqual(kinds)
  expect((await list({ category: 'toys' })).facets.kinds).toEqual([{ kind: 'kite', name: 'kite', count: 1 }])
  expect((await list({ kind: 'fan' })).facets.kinds).toEqual([])
  const counted = (await list({ category: 'electrical', kind: 'fan' })).facets.categories
  expect(counted).toContainEqual({ category: 'electrical', name: 'electrical', count: 4 })
})

test('categories list the kinds with products on sale, each with the picture of its best seller', async () => {
  await sell('toys', 'robot', 1)
  await shop.db.updateTable('product').set({ on_sale: false }).where('kind', '=', 'robot').execute()
  await listed(shop)
  const { data } = await visitor('GET /api/category/list', undefined, { language: 'zh-CN' })
  const kindsOf = (category: string) => data.find((one) => one.category === category)?.kinds
  expect(kindsOf('electrical')).toEqual([
    { kind: 'fan', name: 'fan（中文）', image: 'a.webp' },
    { kind: 'kettle', name: 'kettle（中文）', image: 'best.webp' },
  ])
  expect(kindsOf('toys')).toEqual([{ kind: 'kite', name: 'kite（中文）', image: 'a.webp' }])
  expect((await list({ category: 'toys' })).facets.kinds).toEqual([{ kind: 'kite', name: 'kite', count: 1 }])
})

test('a product is returned with its category and its kind; the kind is null for a product without a kind', async () => {
  const detail = async (product_id: string) =>
    (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect(await detail(fan)).toMatchObject({
    category: 'electrical',
    category_name: 'electrical',
    kind: { kind: 'fan', name: 'fan' },
  })
  expect((await detail(unsorted)).kind).toBeNull()
})

test('a product cannot have a kind of another category', async () => {
  const move = shop.db.updateTable('product').set({ kind: 'fan' }).where('product_id', '=', kite).execute()
  await expect(move).rejects.toMatchObject({ code: '23503' })
  const away = shop.db.updateTable('product').set({ category: 'toys' }).where('product_id', '=', fan).execute()
  await expect(away).rejects.toMatchObject({ code: '23503' })
})

test('filtering by kind uses an index for every sort order', async () => {
  await sql`
    insert into product (product_id, shop_id, category, kind, title, description, images, price_cents, sales)
    select 'copy-' || place, shop_id, category, kind, title, description, images, price_cents, place
    from product, generate_series(1, 3000) as place where product_id = ${kite}`.execute(shop.db)
  await listed(shop)
  await sql`analyze listing`.execute(shop.db)
  for (const [sort, columns] of [
    ['hot', 'sales desc'],
    ['new', 'created_at desc'],
    ['price', 'price_cents desc'],
    ['rating', 'rating desc, review_count desc'],
  ]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select product_id from listing
      where category = 'electrical' and kind = 'kettle'
      order by ${sql.raw(`${columns}`)}, product_id desc limit 20`.execute(shop.db)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`listing_${sort}_in_kind`)
  }
})
