import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProductDesk, type Draft } from '../../../../testing/catalogue-world.ts'
import { fileOf, sendCsv, workThrough } from '../../../../testing/import-world.ts'
import { callerOf } from '../../../../testing/world.ts'
import { revisionOfPrice } from '../product/product-draft.ts'

const { shop, desk, aDraft, save, redraft, read } = await aProductDesk()
const visitor = callerOf(shop)

// Fixtures may lower prices as far as they need.
await sql`update amount_limit set amount_cents = 10000 where name = 'price_fall_100'`.execute(shop.db)
await sql`insert into freight_rule (shop_id, country, base_cents, each_further_cents)
  values ('harbour', '*', 0, 0) on conflict do nothing`.execute(shop.db)

/** A product with one SKU and these prices, each with the days since it ended; the last is its current price. */
async function aProductSoldAt(current_cents: number, former: [cents: number, ended_days_ago: number][] = []) {
  const draft = aDraft({ was_cents: null, is_recommended_price: false })
  const [sku] = draft.skus
  if (!sku) throw new Error('a draft has SKUs')
  await save({ ...draft, skus: [{ ...sku, price_cents: current_cents }] })
  for (const [from_cents, days] of former)
    await sql`insert into sku_price_change (sku_id, from_cents, changed_at)
      values (${sku.sku_id}, ${from_cents}, now() - make_interval(days => ${days}))`.execute(shop.db)
  return { product_id: draft.product_id, sku_id: sku.sku_id }
}
const change = async (product_id: string, fields: Partial<Draft>, price_cents?: number) => {
  const draft = await redraft(product_id, fields)
  return save({ ...draft, skus: draft.skus.map((sku) => ({ ...sku, price_cents: price_cents ?? sku.price_cents })) })
}
const isStrict = (has_lowest_price: boolean) => shop.db.updateTable('destination').set({ has_lowest_price }).execute()

test('a price that the product was never sold at is refused as former price, and accepted as recommended price', async () => {
  const { product_id } = await aProductSoldAt(1000)
  expect(await change(product_id, { was_cents: 2000 })).toMatchObject({ field: 'was_cents', fault: 'was_not_sold' })
  expect(await change(product_id, { was_cents: 2000, is_recommended_price: true })).toMatchObject({ code: 1 })
  const { data } = await visitor('GET /api/product/detail', { query: { product_id } })
  expect(data).toMatchObject({ was_cents: 2000, is_recommended_price: true })
  expect(await change(product_id, { is_recommended_price: false })).toMatchObject({ fault: 'was_not_sold' })
  const fresh = aDraft({ was_cents: 2000, is_recommended_price: false })
  expect(await save(fresh)).toMatchObject({ field: 'was_cents', fault: 'was_not_sold' })
})

test('the price that a save lowers can become the former price in the same save', async () => {
  const { product_id } = await aProductSoldAt(2000)
  expect(await change(product_id, { was_cents: 2000 }, 1500)).toMatchObject({ code: 1, data: { was_cents: 2000 } })
})

test('for countries of the EU, the former price is at most the lowest of the 30 days before the reduction', async () => {
  const { product_id } = await aProductSoldAt(1500, [
    [3000, 40],
    [2000, 20],
    [2500, 10],
  ])
  // The reduction began ten days ago. 2000 was the price until ten days before that.
  expect(await change(product_id, { was_cents: 2500 })).toMatchObject({ fault: 'was_above_lowest' })
  // The first price ended 30 days before the reduction.
  expect(await change(product_id, { was_cents: 3000 })).toMatchObject({ fault: 'was_above_lowest' })
  expect(await change(product_id, { was_cents: 2000 })).toMatchObject({ code: 1 })
  await isStrict(false)
  expect(await change(product_id, { was_cents: 2500 })).toMatchObject({ code: 1 })
  await isStrict(true)
})

test('a shop that delivers to no country of the EU is not bound to the lowest price', async () => {
  const { product_id } = await aProductSoldAt(1500, [
    [2000, 20],
    [2500, 10],
  ])
  const country = (to: string) =>
    shop.db.updateTable('freight_rule').set({ country: to }).where('shop_id', '=', 'harbour').execute()
  await country('JP')
  expect(await change(product_id, { was_cents: 2500 })).toMatchObject({ code: 1 })
  await country('*')
})

test('when the price of a reduced product changes, its former price follows: lower, or none', async () => {
  const { product_id, sku_id } = await aProductSoldAt(2000)
  await change(product_id, { was_cents: 2000 }, 1500)
  const edit = (read_cents: number, price_cents: number) =>
    desk.call('POST /api/admin/sku/edit', {
      body: { edits: [{ sku_id, price: { revision: revisionOfPrice(read_cents), price_cents } }] },
    })
  expect((await edit(1500, 1200)).code).toBe(1)
  expect(await read(product_id)).toMatchObject({ was_cents: 1500 })
  expect((await edit(1200, 1400)).code).toBe(1)
  expect(await read(product_id)).toMatchObject({ was_cents: null })
})

test('the grid refuses a former price that the product was not sold at', async () => {
  const { product_id } = await aProductSoldAt(1000)
  const earlier = [{ product_id, revision: revisionOfPrice(null), was_cents: 1800 }]
  expect(await desk.call('POST /api/admin/sku/edit', { body: { edits: [], earlier } })).toMatchObject({
    field: product_id,
    fault: 'was_not_sold',
  })
})

test('a file has former and recommended prices in two columns, and the export writes them back', async () => {
  const { product_id, sku_id } = await aProductSoldAt(1000)
  const faultsOf = async (row: Record<string, string>) => {
    const { data } = await sendCsv(shop, desk, fileOf([{ product_id, sku_id, ...row }]))
    await workThrough(shop)
    const { import_id } = data
    const { data: faults } = await desk.call('GET /api/admin/import/faults', { query: { import_id } })
    if (faults.items.length === 0) {
      await desk.call('POST /api/admin/import/apply', { body: { import_id } })
      await workThrough(shop)
    }
    return faults.items.map(({ column, fault }) => `${column} ${fault}`)
  }
  expect(await faultsOf({ was_price: '18' })).toEqual(['was_price was_not_sold'])
  expect(await faultsOf({ was_price: '18', recommended_price: '19' })).toEqual(['recommended_price was_twice'])
  expect(await faultsOf({ recommended_price: '9' })).toEqual(['recommended_price was_not_higher'])
  expect(await faultsOf({ recommended_price: '18' })).toEqual([])
  expect(await read(product_id)).toMatchObject({ was_cents: 1800, is_recommended_price: true })
  const exported = async () =>
    (await desk.call('GET /api/admin/product/export', { query: { product_ids: product_id } })).data.text
  expect(await exported()).toMatch(/none,18.00/)
  expect(await faultsOf({ was_price: 'none', recommended_price: 'none' })).toEqual([])
  expect(await read(product_id)).toMatchObject({ was_cents: null, is_recommended_price: false })
})
