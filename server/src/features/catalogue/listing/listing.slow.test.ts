import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retryFailed } from '../../../../testing/job-world.ts'
import { aReview } from '../../../../testing/order-world.ts'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { moveBounds } from '../search/tier-sql.ts'
import { checkListings } from './check-sql.ts'
import { updateAllListings, updateSomeListings, updateTiers } from './listing-service.ts'
import { repairListings, watchListings } from './listing-worker.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)

type Query = Parameters<typeof visitor<'GET /api/product/list'>>[1]['query']
const list = async (query: Query) => (await visitor('GET /api/product/list', { query })).data
const idsIn = async (query: Query) => (await list(query)).items.map(({ product_id }) => product_id)
const change = (product_id: string, values: object) =>
  db.updateTable('product').set(values).where('product_id', '=', product_id).execute()
const title = (en: string) => ({ title: JSON.stringify({ en }) })

/** The products of all pages of a list. `between` runs after each page. */
async function allPages(query: Query, between: (page: number) => Promise<unknown> = async () => {}): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    const { items, next_cursor } = await list({ ...query, ...(cursor && { cursor }) })
    ids.push(...items.map(({ product_id }) => product_id))
    if (!next_cursor) return ids
    cursor = next_cursor
    await between(page)
  }
}

/** About a second on an idle machine. */
const SOON = { timeout: 60_000 }

test('a running server lists new, changed and removed products within about a second', async () => {
  const running = watchListings(shop.context)
  try {
    const { product_id, sku_id } = await aProduct(shop, { shop_id: 'quick', price_cents: 500 })
    const listShop = () => list({ shop_id: 'quick' })
    await expect.poll(listShop, SOON).toMatchObject({ total: 1, items: [{ product_id }] })
    await change(product_id, { sales: 7, price_cents: 400 })
    await expect.poll(listShop, SOON).toMatchObject({ facets: { min_cents: 400 } })
    await db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', sku_id).execute()
    const in_stock = () => idsIn({ shop_id: 'quick', in_stock: 'true' })
    await expect.poll(in_stock, SOON).toEqual([])
    await change(product_id, { on_sale: false })
    await expect.poll(listShop, SOON).toMatchObject({ total: 0, items: [] })
    await change(product_id, { on_sale: true })
    await expect.poll(listShop, SOON).toMatchObject({ total: 1 })
  } finally {
    await running.stop()
  }
})

test('a product that went off sale is hidden immediately, and prices are current', async () => {
  const [removed, stays] = [await aProduct(shop, { shop_id: 'fresh' }), await aProduct(shop, { shop_id: 'fresh' })]
  await listed(shop)
  await change(removed.product_id, { on_sale: false })
  await change(stays.product_id, { price_cents: 123 })
  const { items } = await list({ shop_id: 'fresh' })
  expect(items).toMatchObject([{ product_id: stays.product_id, price_cents: 123 }])
  expect(items).toHaveLength(1)
})

test('a product is found by its new title and its shop’s new name, but no longer by the old title', async () => {
  const { product_id } = await aProduct(shop, { shop_id: 'renamed' })
  await change(product_id, title('Copper gong'))
  await listed(shop)
  expect(await idsIn({ keyword: 'gong' })).toEqual([product_id])
  await change(product_id, title('Copper bell'))
  await db
    .updateTable('shop')
    .set({ name: JSON.stringify({ en: 'Zanzibar' }) })
    .where('shop_id', '=', 'renamed')
    .execute()
  await listed(shop)
  expect(await idsIn({ keyword: 'gong' })).toEqual([])
  expect(await idsIn({ keyword: 'bell' })).toEqual([product_id])
  expect(await idsIn({ keyword: 'zanzibar bell' })).toEqual([product_id])
  expect(await checkListings(db)).toEqual([])
})

test('renaming a kind or an option rewrites no listing, and products are found by the new name', async () => {
  const { product_id, sku_id } = await aProduct(shop, { category: 'electrical', kind: 'samovar' })
  await sql`insert into axis (axis, name) values ('finish', '{"en": "Finish"}')`.execute(db)
  await sql`insert into axis_value (axis, value_key, value) values ('finish', 'matt', '{"en": "Velvety"}')`.execute(db)
  await db
    .updateTable('sku')
    .set({ axis_values: JSON.stringify([{ axis: 'finish', value_key: 'matt' }]) })
    .where('sku_id', '=', sku_id)
    .execute()
  await listed(shop)
  const before = await sql`select xmin from listing where product_id = ${product_id}`.execute(db)
  expect(await idsIn({ keyword: 'velvety' })).toEqual([product_id])
  await sql`update axis_value set value = '{"en": "Chalky"}'`.execute(db)
  await sql`update kind set other_names = '{"en": "urn", "ja": "湯沸かし"}' where kind = 'samovar'`.execute(db)
  await listed(shop)
  expect(await idsIn({ keyword: 'velvety' })).toEqual([])
  for (const keyword of ['chalky', 'chalky samovar', 'urn', '湯沸'])
    expect(await idsIn({ keyword })).toEqual([product_id])
  const after = await sql`select xmin from listing where product_id = ${product_id}`.execute(db)
  expect(after.rows).toEqual(before.rows)
})

test('a server that is killed while it makes listings loses none and counts none twice', async () => {
  const { product_id } = await aProduct(shop, { shop_id: 'killed' })
  await expect(
    transaction(db, async (tx) => {
      await updateSomeListings(tx)
      expect(
        await tx.selectFrom('listing').select('product_id').where('product_id', '=', product_id).execute(),
      ).toHaveLength(1)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect((await list({ shop_id: 'killed' })).total).toBe(0)
  await listed(shop)
  expect((await list({ shop_id: 'killed' })).total).toBe(1)
  expect(await checkListings(db)).toEqual([])
})

test('a change that commits while listings are made is processed in the next round', async () => {
  const { product_id } = await aProduct(shop, { shop_id: 'late' })
  await listed(shop)
  await transaction(db, async (tx) => {
    await tx.updateTable('product').set({ sales: 90 }).where('product_id', '=', product_id).execute()
    await tx.updateTable('product').set(title('Late lute')).where('product_id', '=', product_id).execute()
    await listed(shop)
  })
  expect(await idsIn({ keyword: 'lute' })).toEqual([])
  await listed(shop)
  expect(await idsIn({ keyword: 'lute' })).toEqual([product_id])
})

test('with several servers and concurrent changes, no listing is lost or counted twice', async () => {
  const products = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      aProduct(shop, { shop_id: `busy-${at % 3}`, skus: 2, category: at % 2 ? 'toys' : 'food' }),
    ),
  )
  const servers = [1, 2, 3].map(() => watchListings(shop.context))
  const shoppers = products.map(async ({ product_id, sku_ids }, at) => {
    for (let round = 0; round < 8; round++) {
      await change(product_id, { sales: round * at, price_cents: 100 + round })
      await Promise.all(
        sku_ids.map((sku_id) =>
          db
            .updateTable('sku')
            .set({ stock: round % 2 })
            .where('sku_id', '=', sku_id)
            .execute(),
        ),
      )
      await change(product_id, { on_sale: round % 3 !== 1, ...title(`Thing ${round} ${at}`) })
      if (at === 0)
        await db
          .updateTable('shop')
          .set({ name: JSON.stringify({ en: `Busy ${round}` }) })
          .where('shop_id', '=', 'busy-0')
          .execute()
      await wait(5)
    }
  })
  await Promise.all(shoppers)
  await Promise.all(servers.map((running) => running.stop()))
  await listed(shop)
  expect(await checkListings(db)).toEqual([])
})

test('the check finds wrong listings and counts, and a repair corrects them', async () => {
  const { product_id } = await aProduct(shop, { shop_id: 'checked' })
  await listed(shop)
  await db.updateTable('listing').set({ sales: 5 }).where('product_id', '=', product_id).execute()
  await sql`update listing_count set products = products + 1 where shop_id = 'checked'`.execute(db)
  await sql`update known_word set titles = titles + 1 where word = 'product' and language = 'en'`.execute(db)
  await sql`update shop set reviews = 3 where shop_id = 'checked'`.execute(db)
  const faults = await checkListings(db)
  expect(faults.map(({ of }) => of).toSorted()).toEqual(['count', 'listing', 'shop', 'word'])
  await repairListings(db)
  expect(await checkListings(db)).toEqual([])
})

/** Many products of one shop, some of them with equal sort values. */
async function sellMany(shop_id: string, count: number): Promise<void> {
  const { product_id } = await aProduct(shop, { shop_id, category: 'outdoors' })
  await sql`
    insert into product (product_id, shop_id, category, title, description, images, price_cents, sales, rating, review_count, created_at)
    select product_id || '-' || place, shop_id, category, jsonb_build_object('en', 'Many ' || case place % 3 when 0 then 'lantern'
      when 1 then 'lamps' else 'lamp' end || ' ' || place), description, images, 100 + place % 17, place % 11,
      nullif(place % 4, 0), place % 5, now() - make_interval(mins => place % 13)
    from product, generate_series(1, ${count}) as place where product_id = ${product_id}`.execute(db)
  await sql`insert into sku (sku_id, product_id, position, price_cents, stock, image)
    select product_id || '-1', product_id, 0, price_cents, 3, 'a.webp' from product
    where shop_id = ${shop_id} and product_id <> ${product_id}`.execute(db)
  await listed(shop)
}

test.each(['hot', 'new', 'price_asc', 'price_desc', 'rating', undefined] as const)(
  'in the order %s, paging a long list returns every product once, while others are added and removed',
  async (sort) => {
    const shop_id = `many-${sort ?? 'match'}`.replace('_', '-')
    await sellMany(shop_id, 230)
    const always = (await db.selectFrom('product').select('product_id').where('shop_id', '=', shop_id).execute()).map(
      (one) => one.product_id,
    )
    const guests: string[] = []
    const keyword = sort === undefined ? { keyword: 'lamp' } : {}
    const stays = new Set(sort === undefined ? await allPages({ shop_id, ...keyword, page_size: 100 }) : always)
    const ids = await allPages({ shop_id, ...(sort && { sort }), ...keyword, page_size: 20 }, async (page) => {
      const guest = await aProduct(shop, { shop_id, category: 'outdoors', price_cents: 90 + page })
      await change(guest.product_id, { sales: page, ...title('Guest lamp') })
      guests.push(guest.product_id)
      if (page > 1) await change(guests[page - 2] ?? '', { on_sale: false })
      await listed(shop)
    })
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.filter((id) => !guests.includes(id)))).toEqual(stays)
  },
)

test('products of a large import get the right tier immediately', async () => {
  await sellMany('import', 120)
  const setOnSale = (on_sale: boolean) =>
    db.updateTable('product').set({ on_sale }).where('shop_id', '=', 'import').execute()
  const tiers = async () => {
    const { rows } = await sql<{
      product_id: string
      tier: number
    }>`select product_id, tier from listing where shop_id = 'import' order by 1`.execute(db)
    return rows
  }
  await setOnSale(false)
  await listed(shop)
  await setOnSale(true)
  await moveBounds(db, [400, 900], 'product')
  await listed(shop)
  const at_first = await tiers()
  expect(new Set(at_first.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3]))
  await moveBounds(db, [400, 900])
  while ((await updateTiers(db, 1_000)) === 'more');
  expect(await tiers()).toEqual(at_first)
})

test('paging through results covers all tiers', async () => {
  await sellMany('tiers', 120)
  const all = await allPages({ shop_id: 'tiers', keyword: 'many', page_size: 100 })
  await moveBounds(db, [20, 60])
  while ((await updateTiers(db, 10)) === 'more');
  const { rows } = await sql<{ tier: number; count: number }>`
    select tier, count(*)::int as count from listing group by tier order by tier`.execute(db)
  expect(rows.map(({ tier }) => tier)).toEqual([1, 2, 3])
  expect(rows[0]?.count).toBeLessThan(60)
  const ids = await allPages({ shop_id: 'tiers', keyword: 'many', page_size: 7 })
  expect(ids).toHaveLength(120)
  expect(ids.toSorted()).toEqual(all.toSorted())
  const sorted = await allPages({ shop_id: 'tiers', keyword: 'many', page_size: 7, sort: 'price_asc' })
  expect(sorted.toSorted()).toEqual(all.toSorted())
  await moveBounds(db, [20_000, 200_000])
  while ((await updateTiers(db, 10)) === 'more');
  expect(await checkListings(db)).toEqual([])
})

test('page numbers end at row 1,000 with a message in the reader’s language; a cursor of another list is refused', async () => {
  const { next_cursor } = await list({ page_size: 5, sort: 'hot' })
  expect(next_cursor).toMatch(/^[\w-]+$/)
  const far = await visitor('GET /api/product/list', { query: { page: 51, page_size: 20 } }, { language: 'ja' })
  expect(far).toMatchObject({ status: 400, code: 400, msg: expect.stringContaining('1,000件') })
  expect((await visitor('GET /api/product/list', { query: { page: 50, page_size: 20 } })).status).toBe(200)
  for (const query of [
    { sort: 'new', cursor: next_cursor ?? '' },
    { keyword: 'lamp', cursor: next_cursor ?? '' },
    { cursor: 'AAAA' },
  ] as const)
    expect(await visitor('GET /api/product/list', { query })).toMatchObject({ status: 400 })
})

test('lists with more than 1,000 products stop counting and report that there are more', async () => {
  await sellMany('large', 1_050)
  expect(await list({ shop_id: 'large' })).toMatchObject({ total: 1_000, total_is_least: true })
  expect(await list({ shop_id: 'large', min_cents: '100' })).toMatchObject({ total: 1_000, total_is_least: true })
  const searched = await list({ shop_id: 'large', keyword: 'many' })
  expect(searched).toMatchObject({ total: 1_000, total_is_least: true, facets: { is_partial: true } })
  expect(await list({ shop_id: 'large', max_cents: '101' })).toMatchObject({ total_is_least: false })
  expect((await list({ shop_id: 'large' })).facets.categories).toMatchObject([{ category: 'outdoors', count: 1_051 }])
})

test('an unknown word has no suggestions', async () => {
  const keyword = 'x'.repeat(100)
  expect(await visitor('GET /api/search/suggest', { query: { keyword } })).toMatchObject({ status: 200, data: [] })
})

test('concurrent reviews are each counted once for their shop, and move with their product', async () => {
  const [here, there] = [await aProduct(shop, { shop_id: 'scored' }), await aProduct(shop, { shop_id: 'elsewhere' })]
  await Promise.all([1, 2, 3, 4, 5].map((product_score) => aReview(shop, here, { product_score })))
  const rateOf = async (shop_id: string) =>
    (await visitor('GET /api/shop/detail', { query: { shop_id } })).data.favorable_rate
  expect(await rateOf('scored')).toBe(40)
  await change(here.product_id, { shop_id: there.shop_id })
  expect([await rateOf('scored'), await rateOf('elsewhere')]).toEqual([null, 40])
  await listed(shop)
  expect(await checkListings(db)).toEqual([])
})

test('a prefix of very many option names finds the product of each of them', async () => {
  await sql`insert into axis (axis, name) values ('shade', '{"en": "Shade"}')`.execute(db)
  await sql`insert into axis_value (axis, value_key, value)
    select 'shade', 'shade-' || number, jsonb_build_object('en', (
      select string_agg('zw' || 100 + number || letter, ' ') from unnest('{a,b,c,d}'::text[]) as letter))
    from generate_series(1, 120) as number`.execute(db)
  const { product_id, sku_id } = await aProduct(shop)
  for (const number of [1, 60, 120]) {
    const axis_values = JSON.stringify([{ axis: 'shade', value_key: `shade-${number}` }])
    await db.updateTable('sku').set({ axis_values }).where('sku_id', '=', sku_id).execute()
    await listed(shop)
    expect(await idsIn({ keyword: 'zw' })).toEqual([product_id])
  }
})

test('a product whose listing fails does not block other products and is retried', async () => {
  await sql`create function refuse_listing() returns trigger language plpgsql as $$ begin raise 'no listing'; end $$`.execute(
    db,
  )
  const { product_id: stuck } = await aProduct(shop, { shop_id: 'stuck' })
  await sql`create trigger refuse_listing before insert or update on listing for each row
    when (new.product_id = '${sql.raw(stuck)}' and new.price_cents = 777) execute function refuse_listing()`.execute(db)
  await change(stuck, { price_cents: 777 })
  const { product_id: behind } = await aProduct(shop, { shop_id: 'stuck' })
  const faults: unknown[] = []
  await updateAllListings(db, (error) => void faults.push(error))
  expect(await idsIn({ shop_id: 'stuck' })).toContain(behind)
  expect(faults.map(String)).toEqual([expect.stringContaining(`making the listing of ${stuck} failed`)])
  await sql`drop trigger refuse_listing on listing`.execute(db)
  await updateAllListings(db)
  expect(await list({ shop_id: 'stuck' })).not.toMatchObject({ facets: { min_cents: 777 } })
  await retryFailed(shop)
  expect(await list({ shop_id: 'stuck' })).toMatchObject({ facets: { min_cents: 777 } })
})

test('a product whose job is dead is listed as soon as it is changed again', async () => {
  const { product_id: mended } = await aProduct(shop, { shop_id: 'mended' })
  await listed(shop)
  await change(mended, { price_cents: 666 })
  await sql`insert into job (task, data, once_key, dead_at)
    values ('listing', jsonb_build_object('item', ${mended}::text), 'listing:' || ${mended}::text, now())`.execute(db)
  await updateAllListings(db)
  expect(await list({ shop_id: 'mended' })).not.toMatchObject({ facets: { min_cents: 666 } })
  await sql`update job set dead_at = now() - interval '1 hour'`.execute(db)
  await sql`update listing_change set noted_at = now() - interval '2 hours'`.execute(db)
  await change(mended, { price_cents: 555 })
  await updateAllListings(db)
  expect(await list({ shop_id: 'mended' })).toMatchObject({ facets: { min_cents: 555 } })
  await updateAllListings(db)
  for (const table of ['job', 'listing_change'])
    expect((await sql`select from ${sql.table(table)}`.execute(db)).rows).toEqual([])
})
