import { hash } from 'node:crypto'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'
import { withDigest } from './listing-of.ts'
import { findSourceData } from './listing-sql.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)

for (const [axis, name, values] of [
  ['colour', 'Colour', ['clay', 'sage']],
  ['size', 'Size', ['l', 'm', 's']],
] as const) {
  await sql`insert into axis (axis, name) values (${axis}, ${JSON.stringify({ en: name })})`.execute(db)
  for (const value of values)
    await sql`insert into axis_value (axis, value_key, value)
      values (${axis}, ${value}, ${JSON.stringify({ en: value.toUpperCase() })})`.execute(db)
}

type Wanted = { title: string; options: string[]; rating?: number; price_cents?: number }

async function aCoat({ title, options, rating, price_cents = 1_000 }: Wanted) {
  const { product_id, sku_id } = await aProduct(shop, { shop_id: 'coats', price_cents })
  const axis_values = options.map((option) => ({ axis: option.split(':')[0], value_key: option.split(':')[1] }))
  await db
    .updateTable('sku')
    .set({ axis_values: JSON.stringify(axis_values) })
    .where('sku_id', '=', sku_id)
    .execute()
  await db
    .updateTable('product')
    .set({ title: JSON.stringify({ en: title }), rating: rating ?? null })
    .where('product_id', '=', product_id)
    .execute()
  return product_id
}

const red_small = await aCoat({ title: 'Rain coat', options: ['colour:clay', 'size:s'], rating: 4.6 })
const red_large = await aCoat({ title: 'Wool coat', options: ['colour:clay', 'size:l'], rating: 4.1 })
const green = await aCoat({ title: 'Rain cape', options: ['colour:sage', 'size:m'], price_cents: 9_000 })
await db
  .updateTable('freight_rule')
  .set({ base_cents: 500, free_from_cents: 5_000 })
  .where('shop_id', '=', 'coats')
  .execute()
await listed(shop)

type Query = Parameters<typeof visitor<'GET /api/product/filters'>>[1]['query']
const idsIn = async (query: Query) =>
  (await visitor('GET /api/product/list', { query })).data.items.map(({ product_id }) => product_id).toSorted()
const countsIn = async (query: Query) => (await visitor('GET /api/product/filters', { query })).data

test.each([
  [{ options: 'colour:clay' }, [red_small, red_large]],
  [{ options: 'colour:clay,colour:sage,size:s,size:m' }, [red_small, green]],
  [{ options: 'colour:clay', keyword: 'rain' }, [red_small]],
  [{ options: 'colour:clay', min_cents: 2_000 }, []],
  [{ min_rating: '4' }, [red_small, red_large]],
  [{ min_rating: '4.5' }, [red_small]],
  [{ free_delivery: 'true', shop_id: 'coats' }, [green]],
] as const)('the list filtered by %j contains its products, and the total is their number', async (query, ids) => {
  expect(await idsIn(query)).toEqual(ids.toSorted())
  expect((await visitor('GET /api/product/list', { query })).data.total).toBe(ids.length)
  expect((await countsIn(query)).total).toBe(ids.length)
})

test('each value is counted with the filters of the other groups, in the order of sizes', async () => {
  expect(await countsIn({ shop_id: 'coats', options: 'colour:clay' })).toEqual({
    total: 2,
    total_is_least: false,
    is_partial: false,
    options: [
      {
        axis: 'colour',
        name: 'Colour',
        values: [
          { value_key: 'clay', value: 'CLAY', count: 2 },
          { value_key: 'sage', value: 'SAGE', count: 1 },
        ],
      },
      {
        axis: 'size',
        name: 'Size',
        values: [
          { value_key: 's', value: 'S', count: 1 },
          { value_key: 'm', value: 'M', count: 0 },
          { value_key: 'l', value: 'L', count: 1 },
        ],
      },
    ],
    ratings: [
      { min_rating: '4.5', count: 1 },
      { min_rating: '4', count: 2 },
    ],
    free_delivery: 0,
  })
})

test('a page of a filtered list starts after the last row of the previous page', async () => {
  const first = await visitor('GET /api/product/list', { query: { options: 'colour:clay', page_size: 1 } })
  const { next_cursor, items } = first.data
  const query = { options: 'colour:clay', page_size: 1, ...(next_cursor && { cursor: next_cursor }) }
  const second = await visitor('GET /api/product/list', { query })
  expect([...items, ...second.data.items].map(({ product_id }) => product_id).toSorted()).toEqual(
    [red_small, red_large].toSorted(),
  )
})

test('a filter that is not of the form axis:value is rejected', async () => {
  expect((await visitor('GET /api/product/list', { query: { options: 'colour' } })).status).toBe(400)
})

test('a change of prices of delivery queues the products of the shop, and a change of its days does not', async () => {
  const queued = async () => (await db.selectFrom('listing_change').select('source').execute()).length
  await db.updateTable('freight_rule').set({ handling_days: 3 }).where('shop_id', '=', 'coats').execute()
  expect(await queued()).toBe(0)
  await db.updateTable('freight_rule').set({ base_cents: 700 }).where('shop_id', '=', 'coats').execute()
  expect(await queued()).toBe(1)
  await listed(shop)
})

/** The digest of a listing before marks existed. */
async function digestBeforeMarks(product_id: string): Promise<string> {
  const [data] = await findSourceData(db, [product_id])
  if (!data) throw new Error(`no product ${product_id}`)
  const { title, shop_name, codes } = withDigest(data).source
  const texts = [title, shop_name].map((one) => LANGUAGE_TAGS.map((language) => one[language] ?? null))
  return hash('md5', JSON.stringify([1, ...texts, codes]))
}

test('a listing that was made before marks existed gets its marks when it is queued', async () => {
  const plain = await aCoat({ title: 'Plain coat', options: ['colour:sage', 'size:l'] })
  await listed(shop)
  const made_of = await digestBeforeMarks(plain)
  await sql`update listing set marks = '{}', made_of = ${made_of}::uuid where product_id = ${plain}`.execute(db)
  await sql`insert into listing_change (product_id) values (${plain})`.execute(db)
  await listed(shop)
  const { rows } = await sql<{ marks: string[] }>`select marks from listing where product_id = ${plain}`.execute(db)
  expect(rows[0]?.marks).toEqual(['@option:colour:sage', '@option:size:l'])
})
