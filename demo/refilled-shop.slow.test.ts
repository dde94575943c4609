import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sendCsv, workThrough } from '../server/testing/import-world.ts'
import { anOperator, aShop } from '../server/testing/world.ts'
import { loadDemo } from './load-demo.ts'

const shop = await aShop()
await loadDemo(shop.context)
/** The shop with the pictures of the demo. */
const pictured = { context: { ...shop.context, picture_folder: join(import.meta.dirname, 'pictures') } }
const desk = await anOperator(shop, { roles: ['catalogue'] })

/**
 * Gives the products of the demo what shops of other systems have: numbers, weights, costs, and facts for customs. Struck
 * out prices are recommended prices: a new shop has not sold at a former price, so it cannot show one.
 */
async function addTradeFacts() {
  await sql`update product set vendor = 'Maker of ' || kind, tags = array[category, kind, 'ใหม่', '新着'], origin_country = 'TH',
    hs_code = lpad((610910 + length(product_id))::text, 6, '0')`.execute(shop.db)
  await sql`update product set is_recommended_price = true where was_cents is not null`.execute(shop.db)
  await sql`update sku set article_number = 'Nº ' || upper(sku_id) || '/' || position, cost_cents = price_cents / 2,
    weight_grams = 100 + position, stock = position * 3`.execute(shop.db)
  await sql`update sku set gtin = '4006381333931' where position = 0`.execute(shop.db)
}

/** The whole catalogue, without what orders and time make of it. */
async function catalogue() {
  const products = await shop.db.selectFrom('product').selectAll().orderBy('product_id').execute()
  const skus = await shop.db.selectFrom('sku').selectAll().orderBy('sku_id').execute()
  return {
    products: products.map(({ created_at: _, sales: __, rating: ___, review_count: ____, ...facts }) => facts),
    skus: skus.map(({ created_at: _, ...facts }) => facts),
    options: (await desk.call('GET /api/admin/option/list', {})).data,
  }
}

async function exportCsv(): Promise<string> {
  let text = ''
  for (let after: string | undefined; ; ) {
    const { data } = await desk.call('GET /api/admin/product/export', {
      query: { whole: 'true', ...(after !== undefined && { after }) },
    })
    text += data.text
    if (data.after === null) return text
    after = data.after
  }
}

async function importCsv(text: string) {
  const { data } = await sendCsv(shop, desk, text)
  const { import_id } = data
  await workThrough(pictured)
  const faults = (await desk.call('GET /api/admin/import/faults', { query: { import_id, after: 0 } })).data.items
  expect(faults).toEqual([])
  const { code, msg } = await desk.call('POST /api/admin/import/apply', { body: { import_id } })
  expect([code, msg]).toEqual([1, msg])
  await workThrough(pictured)
  return (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
}

let text = ''
let before: Awaited<ReturnType<typeof catalogue>>
beforeAll(async () => {
  await addTradeFacts()
  before = await catalogue()
  text = await exportCsv()
})

test('a shop that is emptied and refilled from its own export has the same products', async () => {
  await shop.db.transaction().execute(async (tx) => {
    // The orders of the demo and their taxes are deleted too; triggers forbid that outside of a replica's role.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate product cascade`.execute(tx)
  })
  expect((await catalogue()).products).toEqual([])
  const finished = await importCsv(text)
  expect(finished).toMatchObject({ state: 'done', faulty: 0, new_products: before.products.length })
  const after = await catalogue()
  expect(after.options).toEqual(before.options)
  expect(after.products).toEqual(before.products)
  expect(after.skus).toEqual(before.skus)
})

test('the export of the refilled shop is the same file', async () => {
  expect(await exportCsv()).toBe(text)
})
