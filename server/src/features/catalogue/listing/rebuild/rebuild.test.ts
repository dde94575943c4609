import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressOf } from '../../../../../testing/database.ts'
import { aProduct, aShop, callerOf, listed } from '../../../../../testing/world.ts'
import { transaction } from '../../../../db/transaction.ts'
import { checkListings } from '../check-sql.ts'
import { catchUp, watchListings } from '../listing-worker.ts'
import { rebuildListings } from './rebuild-service.ts'
import { canRebuild, isRebuildWorthIt } from './rebuild-sql.ts'

const SLOW_MS = 120_000
/** Longer than a rebuild takes here, and than it waits for any lock at once. */
const TEXTS_HELD_MS = 3_000

const shop = await aShop()
const { db } = shop
const address = await addressOf(db)
const visitor = callerOf(shop)

type Row = Record<string, unknown>
const all = async (text: string) => (await sql.raw<Row>(text).execute(db)).rows

/** All that lists and search read, and how it is stored. */
const everything = async () => ({
  listings: await all('select * from listing order by product_id'),
  counts: await all(
    `select * from listing_count where products <> 0 or in_stock <> 0 order by shop_id, category, kind`,
  ),
  words: await all('select * from known_word where titles <> 0 or names <> 0 order by word, language'),
})
const shape = () =>
  all(`select relname, relkind, reloptions, relacl::text,
      case when relkind = 'i' then pg_get_indexdef(pg_class.oid) end as index,
      (select jsonb_agg(jsonb_build_array(attname, atttypid, attnotnull, attstorage, attcollation) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns,
      (select jsonb_agg(pg_get_constraintdef(pg_constraint.oid) order by contype, conname) from pg_constraint
        where conrelid = pg_class.oid and contype <> 'n') as constraints
    from pg_class where relname ~ '^(listing|listing_count|known_word)(_|$)' order by relname`)

const TITLES = [
  {
    en: "Men's USB-C lamp 65W",
    'zh-CN': '男士USB-C台灯 65W',
    ja: 'メンズ ランプ',
    ko: '남성용 램프',
    th: 'โคมไฟน้ำหอม',
  },
  { en: 'Tea set\\with "quotes"\tand tab', 'zh-CN': '茶具', ja: '急須', ko: '다기 세트', th: 'ชุดน้ำชา' },
  { en: 'A plain thing' },
]

/** Products of three shops, in all languages, some sold out and some with sales. */
async function fill(count: number): Promise<string[]> {
  const products = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      aProduct(shop, {
        ...{ shop_id: `shop-${at % 3}`, category: at % 2 ? 'toys' : 'outdoors', stock: at % 4, skus: 1 + (at % 2) },
        ...(at % 5 > 0 && { kind: `kind-${at % 2}` }),
      }),
    ),
  )
  for (const [at, { product_id }] of products.entries())
    await db
      .updateTable('product')
      .set({ title: JSON.stringify(TITLES[at % TITLES.length]), sales: at % 7 })
      .where('product_id', '=', product_id)
      .execute()
  return products.map(({ product_id }) => product_id)
}

test('all made anew is as it was when it was made one after the other, and stored in the same way', async () => {
  await fill(30)
  await listed(shop)
  await sql`grant select on listing, known_word to public`.execute(db)
  const [before, shape_before] = [await everything(), await shape()]
  expect(before.listings).toHaveLength(30)
  await rebuildListings(address)
  expect(await everything()).toEqual(before)
  expect(await shape()).toEqual(shape_before)
  // Also a second time, and the changes after it as ever.
  await rebuildListings(address)
  expect(await shape()).toEqual(shape_before)
  await fill(3)
  await listed(shop)
  expect(await checkListings(db)).toEqual([])
})

test(
  'shoppers read and products change meanwhile: nothing fails, and nothing is lost',
  async () => {
    const products = await fill(24)
    let is_over = false
    const statuses = new Set<number>()
    const shoppers = Array.from({ length: 4 }, async (_, at) => {
      const queries = [{ sort: 'hot' }, { keyword: 'lamp' }, { category: 'toys' }, { keyword: '台灯' }] as const
      for (let turn = at; !is_over; turn++) {
        const query = queries[turn % queries.length] ?? {}
        statuses.add((await visitor('GET /api/product/list', { query })).status)
      }
    })
    const keeper = (async () => {
      for (let turn = 0; !is_over; turn++) {
        const product_id = products[turn % products.length] ?? ''
        const values = { on_sale: turn % 3 > 0, sales: turn, title: JSON.stringify({ en: `Thing ${turn}` }) }
        await db.updateTable('product').set(values).where('product_id', '=', product_id).execute()
      }
    })()
    const worker = watchListings(shop.context, address)
    for (let turn = 0; turn < 2; turn++) await rebuildListings(address)
    is_over = true
    await Promise.all([...shoppers, keeper, worker.stop()])
    expect([...statuses]).toEqual([200])
    await listed(shop)
    expect(await checkListings(db)).toEqual([])
  },
  SLOW_MS,
)

test(
  'one that is stopped in the middle leaves everything as it was, and what waited waits again',
  async () => {
    await listed(shop)
    const { product_id } = await aProduct(shop, { shop_id: 'stopped' })
    const [before, shape_before] = [await everything(), await shape()]
    for (const at of ['listings', 'counts and words', 'indexes', 'the new in place of the old']) {
      const stopping = new AbortController()
      const say = (part: string) => part === at && stopping.abort()
      await expect(rebuildListings(address, { signal: stopping.signal, say })).rejects.toThrow()
      expect(await everything()).toEqual(before)
    }
    expect(await shape()).toEqual(shape_before)
    await listed(shop)
    expect(await all(`select product_id from listing where shop_id = 'stopped'`)).toEqual([{ product_id }])
    expect(await checkListings(db)).toEqual([])
  },
  SLOW_MS,
)

test(
  'it waits for a long read, and does not keep shoppers waiting meanwhile',
  async () => {
    await listed(shop)
    await transaction(db, async (tx) => {
      await sql`select count(*) from listing`.execute(tx)
      const rebuilt = rebuildListings(address).then(() => 'rebuilt')
      const until = Date.now() + 2_500
      while (Date.now() < until) {
        const started = performance.now()
        expect((await visitor('GET /api/product/list', { query: { sort: 'new' } })).status).toBe(200)
        expect(performance.now() - started).toBeLessThan(2_000)
      }
      expect(await Promise.race([rebuilt, Promise.resolve('waits')])).toBe('waits')
      return { rebuilt }
    }).then(({ rebuilt }) => rebuilt)
    expect(await checkListings(db)).toEqual([])
  },
  SLOW_MS,
)

test('it waits for what holds only the texts that are stored beside a table, such as a vacuum of them', async () => {
  await listed(shop)
  const [texts] = await all(
    `select reltoastrelid::regclass::text as name from pg_class where oid = 'listing'::regclass`,
  )
  let rebuilding = Promise.resolve()
  await transaction(db, async (tx) => {
    await sql`select from ${sql.raw(String(texts?.name))} limit 1`.execute(tx)
    rebuilding = rebuildListings(address)
    rebuilding.catch(() => {})
    await expect(Promise.race([rebuilding, wait(TEXTS_HELD_MS, 'waits')])).resolves.toBe('waits')
  })
  await rebuilding
  expect(await checkListings(db)).toEqual([])
})

test('a role that does not own the tables makes listings one after the other', async () => {
  expect(await canRebuild(db)).toBe(true)
  const role = `clerk_${Date.now()}`
  await sql`create role ${sql.id(role)}`.execute(db)
  try {
    const can = await transaction(db, async (tx) => {
      await sql`set local role ${sql.id(role)}`.execute(tx)
      return canRebuild(tx)
    })
    expect(can).toBe(false)
  } finally {
    await sql`drop role ${sql.id(role)}`.execute(db)
  }
})

test(
  'when very many wait, all are made anew; a shop’s usual changes are made one after the other',
  async () => {
    const placeOf = async () => (await all(`select 'listing'::regclass::oid as oid`))[0]
    await listed(shop)
    const place = await placeOf()
    const { product_id } = await aProduct(shop, { shop_id: 'import' })
    await catchUp(db, address)
    expect(await placeOf()).toEqual(place)
    await sql`
    insert into product (product_id, shop_id, category, title, description, images, price_cents)
    select product_id || '-' || number, shop_id, category, title, description, images, price_cents
    from product, generate_series(1, 10000) as number where product_id = ${product_id}`.execute(db)
    expect(await isRebuildWorthIt(db)).toBe(true)
    await catchUp(db, address)
    expect(await isRebuildWorthIt(db)).toBe(false)
    expect(await placeOf()).not.toEqual(place)
    expect(await checkListings(db)).toEqual([])
  },
  SLOW_MS,
)
