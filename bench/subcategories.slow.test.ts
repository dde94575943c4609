import { PRODUCT_SORTS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../demo/load-demo.ts'
import { findProductsOf } from '../server/src/features/move-in/review/review-sql.ts'
import { addressOf } from '../server/testing/database.ts'
import { costOf, exceedsLimits } from '../server/testing/plans/plans-sql.ts'
import { anOperator, aShop } from '../server/testing/world.ts'
import type { Query } from './desk-list-queries.ts'
import { costsOf, type Desk, openDesk } from './desk-requests.ts'

const PRODUCTS = Number(process.env.SAMPAN_BENCH_PRODUCTS ?? 20_000)
const SUBCATEGORIES = 30
const FILLING_MS = 180_000

const shop = await aShop()
let desk: Desk

/** The newer half is in another category, so that a walk by age reads thousands of products before the first toy. */
const IS_TOY = `n > ${PRODUCTS / 2}`
const SUBCATEGORY = `case when ${IS_TOY} then 'toys-' || 1 + n % ${SUBCATEGORIES} end`

/** Copies of the demo's products in subcategories of toys, with their listings. */
const FILL = [
  `insert into category (category, name, image, position, parent) select 'toys-' || n, name, image, 100 + n, 'toys'
    from generate_series(1, ${SUBCATEGORIES}) as n cross join category where category = 'toys'`,
  `create temporary table copied as select n, product_id, row_number() over () as at from generate_series(1, ${PRODUCTS}) as n
    join (select product_id, row_number() over (order by product_id) - 1 as place, count(*) over () as places from product) as one
      on place = n % places`,
  `insert into product select (jsonb_populate_record(product, jsonb_build_object('product_id', 'copy-' || n,
      'category', coalesce(${SUBCATEGORY}, 'health'), 'kind', null, 'created_at', now() - n * interval '1 minute',
      'price_cents', price_cents + n % 977, 'was_cents', null, 'on_sale', n % 50 <> 0,
      'title', jsonb_build_object('en', 'Copy ' || n, 'ja', '写し' || n)))).*
    from copied join product using (product_id)`,
  `insert into listing select (jsonb_populate_record(listing, jsonb_build_object('product_id', 'copy-' || n,
      'category', case when ${IS_TOY} then 'toys' else 'health' end, 'subcategory', ${SUBCATEGORY}, 'kind', null,
      'created_at', now() - n * interval '1 minute', 'price_cents', listing.price_cents + n % 977, 'sales', n % 1000))).*
    from copied join listing using (product_id)`,
]

beforeAll(async () => {
  await loadDemo(shop.context)
  await anOperator(shop)
  await shop.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica; set statement_timeout = 0`.execute(one)
    for (const statement of FILL) await sql.raw(statement).execute(one)
    await sql`reset session_replication_role`.execute(one)
    await sql`vacuum (analyze) product, listing, category`.execute(one)
  })
  desk = await openDesk(shop.context, await addressOf(shop.db))
}, FILLING_MS)
afterAll(() => desk.close())

const costly = (costs: Awaited<ReturnType<typeof costsOf>>) =>
  costs.filter(exceedsLimits).map(({ rows, pages, text }) => `${Math.round(rows)} rows in ${pages} pages by ${text}`)

const SORTS: readonly Query[] = [{}, { sort: 'oldest' }, { sort: 'cheapest' }, { sort: 'dearest' }]
test.each(SORTS.flatMap((sort) => [sort, { ...sort, on_sale: 'true' }]))(
  'the products of a category with subcategories at the desk, %o, read only the rows of the page',
  async (query) => {
    expect(costly(await costsOf(desk, 'product/list', { category: 'toys', ...query }))).toEqual([])
  },
)

test.each(PRODUCT_SORTS)(
  'the products of a category with subcategories in the shop, sorted by %s, read only the rows of the page',
  async (sort) => {
    desk.take()
    const { data } = (
      await desk.app.inject({ method: 'GET', url: `/api/product/list?category=toys&sort=${sort}` })
    ).json()
    expect(data.items.length).toBeGreaterThan(0)
    const costs = []
    for (const statement of desk.take())
      if (/^\s*(select|with|\/\*)/.test(statement.text)) costs.push(await costOf(desk.db, statement))
    expect(costly(costs)).toEqual([])
  },
)

test('products are found by their titles in any language without reading those of others', async () => {
  const titles = ['copy 7', '写し8', 'copy 19999', 'no product']
  desk.take()
  const { by_title } = await desk.db.transaction().execute((tx) => findProductsOf(tx, ['', '', '', ''], titles))
  expect(by_title).toEqual(
    new Map([
      ['copy 7', ['copy-7']],
      ['写し8', ['copy-8']],
      ['copy 19999', ['copy-19999']],
    ]),
  )
  const [statement] = desk.take().filter(({ text }) => text.includes('title'))
  if (!statement) throw new Error('titles were not looked up')
  expect(costly([await costOf(desk.db, statement)])).toEqual([])
})
