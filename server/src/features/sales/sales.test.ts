import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { countMissedSearches } from '../catalogue/search/synonym/missed-search-sql.ts'
import { rebuildSales, sumSales } from './sales-work.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
/** Yesterday to tomorrow, because midnight may pass during a test. */
const PERIOD = { from: day(-1), to: day(1) }
const read = async (more = {}) => (await finance.call('GET /api/admin/sales', { query: { ...PERIOD, ...more } })).data
const sellers = async (more = {}) =>
  (await finance.call('GET /api/admin/sales/products', { query: { ...PERIOD, ...more } })).data

/** The sums by another way: from orders and refunds. */
async function source() {
  const { rows } = await sql<{ orders: number; paid_cents: number; refunds: number; refunded_cents: number }>`select
    (select count(*)::int from shop_order where paid_at is not null) as orders,
    (select coalesce(sum(paid_cents), 0)::bigint from shop_order) as paid_cents,
    (select count(*)::int from refund where state = 'executed') as refunds,
    (select coalesce(sum(refunded_cents), 0)::bigint from shop_order) as refunded_cents`.execute(shop.db)
  return rows[0]
}
const totalOf = (rows: Awaited<ReturnType<typeof read>>['countries']) => ({
  orders: rows.reduce((sum, one) => sum + one.orders, 0),
  paid_cents: rows.reduce((sum, one) => sum + one.paid_cents, 0),
  refunds: rows.reduce((sum, one) => sum + one.refunds, 0),
  refunded_cents: rows.reduce((sum, one) => sum + one.refunded_cents, 0),
})
const summed = async () => {
  await sumSales(shop.db)
  return totalOf((await read()).countries)
}

const buyer = await aBuyer(shop)
await aPaidOrder(shop, buyer, { price_cents: 1_200 })
const refunded_id = await aPaidOrder(shop, buyer, { price_cents: 3_400 })
await anUnpaidOrder(shop, buyer)

test('the sums of days follow payments and refunds by their events, and are those of orders and refunds', async () => {
  await expect.poll(summed).toEqual({ orders: 2, paid_cents: 4_600, refunds: 0, refunded_cents: 0 })
  await owner.call('POST /api/admin/order/cancel', { body: { order_id: refunded_id, reason: 'Sold out' } })
  await expect.poll(summed).toEqual({ orders: 2, paid_cents: 4_600, refunds: 1, refunded_cents: 3_400 })
  expect(await summed()).toEqual(await source())
  const { periods, shops, categories } = await read()
  expect(totalOf(shops)).toEqual(await source())
  expect(totalOf(categories)).toMatchObject({ orders: 2, paid_cents: 4_600, refunds: 1, refunded_cents: 3_400 })
  expect(periods).toHaveLength(3)
  expect(periods.reduce((sum, one) => sum + one.paid_cents, 0)).toBe(4_600)
  expect((await read({ step: 'month' })).periods.reduce((sum, one) => sum + one.orders, 0)).toBe(2)
  expect((await read({ country: 'TH' })).periods.reduce((sum, one) => sum + one.orders, 0)).toBe(0)
})

test('best and worst sellers by product and SKU, with the days that their stock lasts', async () => {
  const best = await sellers()
  expect(best.map(({ paid_cents, pieces }) => [paid_cents, pieces])).toEqual([
    [3_400, 1],
    [1_200, 1],
  ])
  // Nine pieces are left, one was sold in three days. Nothing was sold of the refunded product.
  expect(best.map(({ stock, lasts_days }) => [stock, lasts_days])).toEqual([
    [10, null],
    [9, 27],
  ])
  const worst = await sellers({ order: 'worst', each: 'sku', sort: 'pieces' })
  expect(worst).toHaveLength(3)
  expect(worst[0]).toMatchObject({ pieces: 0, paid_cents: 0, sku_id: expect.any(String) })
})

test('country, shop and category limit sums, sellers and each other, but not themselves', async () => {
  const { countries, shops, categories } = await read()
  const [country, shop_id, category] = [countries[0]?.key ?? '', shops[0]?.key ?? '', categories[0]?.key ?? '']
  const paidIn = ({ periods }: Awaited<ReturnType<typeof read>>) =>
    periods.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  for (const choice of [{ country }, { shop_id }, { category }, { country, shop_id, category }]) {
    expect(paidIn(await read(choice))).toBe(4_600)
    expect(await sellers(choice)).toHaveLength(2)
  }
  for (const choice of [{ country: 'XX' }, { shop_id: 'nowhere' }, { category: 'nothing' }]) {
    expect(paidIn(await read(choice))).toBe(0)
    expect(await sellers(choice)).toEqual([])
    const { countries, shops, categories } = await read(choice)
    expect([countries, shops, categories].filter((rows) => rows.length > 0)).toHaveLength(1)
  }
  expect((await read({ category })).periods.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
  const codes = (await sellers({ each: 'sku', sort: 'sku', whole: '1' })).map(({ sku_id }) => sku_id ?? '')
  expect(codes).toEqual(codes.toSorted())
})

test('searches without results of a period are read in all languages', async () => {
  await countMissedSearches(shop.db, [
    { language: 'th', keyword: 'ดินสอ', searches: 3 },
    { language: 'en', keyword: 'anvil', searches: 5 },
    { language: 'en', keyword: 'once', searches: 1 },
  ])
  const searches = (await finance.call('GET /api/admin/sales/searches', { query: PERIOD })).data
  expect(searches).toEqual([
    { language: 'en', keyword: 'anvil', searches: 5 },
    { language: 'th', keyword: 'ดินสอ', searches: 3 },
  ])
  const past = { from: '2020-01-01', to: '2020-02-01' }
  expect((await finance.call('GET /api/admin/sales/searches', { query: past })).data).toEqual([])
})

test('wrong sums are repaired by a rebuild', async () => {
  await sql`update sales_day set paid_cents = 1`.execute(shop.db)
  await sql`insert into sales_day values ('2020-02-02', 'TH', 'nobody', 1, 1, 0, 0)`.execute(shop.db)
  await sql`delete from sold_day`.execute(shop.db)
  await rebuildSales(shop.db)
  expect(totalOf((await read({ from: '2020-01-01' })).countries)).toEqual(await source())
  expect(await sellers()).toHaveLength(2)
})

test('only operators who may see money read sales', async () => {
  const catalogue = await anOperator(shop, { roles: ['catalogue'] })
  expect(await catalogue.call('GET /api/admin/sales', { query: PERIOD })).toMatchObject({ reason: 'role_needed' })
})
