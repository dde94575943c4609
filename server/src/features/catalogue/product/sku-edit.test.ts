import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { anOperator, aProduct } from '../../../../testing/world.ts'

const { shop, desk, aDraft, save } = await aProductDesk()
const { db } = shop
type Edits = Parameters<typeof desk.call<'POST /api/admin/sku/edit'>>[1]['body']
const edit = (body: Partial<Edits>) => desk.call('POST /api/admin/sku/edit', { body: { edits: [], ...body } })
const grid = async (product_id: string) =>
  (await desk.call('GET /api/admin/sku/list', { query: { product_ids: product_id } })).data
const lowSkus = async (product_id: string) => {
  const rows = await db.selectFrom('low_stock_sku').select('sku_id').where('product_id', '=', product_id).execute()
  return rows.map(({ sku_id }) => sku_id)
}
async function aLamp() {
  const { product_id } = (await save(aDraft())).data
  const [red, blue] = await grid(product_id)
  if (!red || !blue) throw new Error('a lamp has two SKUs')
  return { product_id, red, blue }
}

test('numbers of SKUs and tags of products change together or not at all, and only if unchanged since they were read', async () => {
  const { product_id, red, blue } = await aLamp()
  const numbers = { article_number: `LMP-${product_id}`, weight_grams: 420, low_stock_at: 3 }
  const facts = { revision: red.facts.revision, ...numbers }
  const tags = [{ product_id, revision: red.tags.revision, tags: ['sale', 'desk'] }]
  expect(await edit({ edits: [{ sku_id: red.sku_id, facts, stock_change: 2 }], tags })).toMatchObject({ code: 1 })
  const [now] = await grid(product_id)
  expect(now).toMatchObject({ facts: numbers, tags: { tags: ['sale', 'desk'] }, stock: 7, price: red.price })
  // Both operators read the first values.
  const again = { sku_id: red.sku_id, facts: { revision: red.facts.revision, weight_grams: 1 } }
  const other = { sku_id: blue.sku_id, facts: { revision: blue.facts.revision, weight_grams: 2 } }
  expect(await edit({ edits: [other, again] })).toMatchObject({ reason: 'changed_meanwhile', field: red.sku_id })
  expect(await edit({ edits: [other], tags })).toMatchObject({ reason: 'changed_meanwhile', field: product_id })
  const taken = { revision: blue.facts.revision, article_number: numbers.article_number.toLowerCase() }
  expect(await edit({ edits: [{ sku_id: blue.sku_id, facts: taken }] })).toMatchObject({
    ...{ reason: 'catalogue_fault', field: blue.sku_id, fault: 'number_twice' },
  })
  expect((await grid(product_id))[1]?.facts).toEqual(blue.facts)
})

test('an article number of another product is refused', async () => {
  const [one, two] = [await aLamp(), await aLamp()]
  const number = (revision: string) => ({ facts: { revision, article_number: 'UNIQUE-1' } })
  expect((await edit({ edits: [{ sku_id: one.red.sku_id, ...number(one.red.facts.revision) }] })).code).toBe(1)
  expect(await edit({ edits: [{ sku_id: two.red.sku_id, ...number(two.red.facts.revision) }] })).toMatchObject({
    ...{ reason: 'catalogue_fault', field: two.red.sku_id, fault: 'number_of_another' },
  })
})

test.each([{ weight_grams: 0 }, { weight_grams: 1.5 }, { low_stock_at: -1 }, { article_number: 'x'.repeat(65) }])(
  'impossible numbers are refused: %o',
  async (numbers) => {
    const { red } = await aLamp()
    const facts = { revision: red.facts.revision, ...numbers }
    expect(await edit({ edits: [{ sku_id: red.sku_id, facts }] })).toMatchObject({ status: 400 })
  },
)

test('a stock is low by the number of its SKU or of the settings, which an operator of the catalogue changes', async () => {
  const { product_id, red, blue } = await aLamp()
  expect((await lowSkus(product_id)).toSorted()).toEqual([blue.sku_id, red.sku_id].toSorted())
  const facts = { revision: red.facts.revision, low_stock_at: 4 }
  await edit({ edits: [{ sku_id: red.sku_id, facts }] })
  expect(await lowSkus(product_id)).toEqual([blue.sku_id])
  const { data } = await desk.call('GET /api/admin/setting/low_stock')
  expect(data).toMatchObject({ pieces: 10 })
  const set = (pieces: number, revision: string, by = desk) =>
    by.call('POST /api/admin/setting/low_stock', { body: { pieces, revision } })
  const changed = await set(2, data.revision)
  expect(changed.data).toMatchObject({ pieces: 2 })
  expect(await lowSkus(product_id)).toEqual([])
  expect(await set(3, data.revision)).toMatchObject({ reason: 'changed_meanwhile' })
  const support = await anOperator(shop, { roles: ['support'] })
  expect(await set(3, changed.data.revision, support)).toMatchObject({ reason: 'role_needed' })
  await set(10, changed.data.revision)
  expect(await lowSkus(product_id)).toEqual([blue.sku_id])
})

test('an order that makes the stock low by the number of its SKU is reported once', async () => {
  const buyer = await aBuyer(shop)
  const { product_id, sku_id } = await aProduct(shop, { stock: 30 })
  await db.updateTable('sku').set({ low_stock_at: 28 }).where('sku_id', '=', sku_id).execute()
  const reported = async () => {
    const { rows } = await sql`select from event where happening = 'stock.low' and ref_id = ${sku_id}`.execute(db)
    return rows.length
  }
  await buy(buyer, { sku_id, total_cents: 1000 })
  expect([await reported(), await lowSkus(product_id)]).toEqual([0, []])
  await buy(buyer, { sku_id, total_cents: 1000 })
  await buy(buyer, { sku_id, total_cents: 1000 })
  expect([await reported(), await lowSkus(product_id)]).toEqual([1, [sku_id]])
})

test('the class of goods of many products changes together, and only if unchanged since it was read', async () => {
  const lamps = [await aLamp(), await aLamp()]
  const change = (tax_class: 'food' | null) =>
    lamps.map(({ product_id, red }) => ({ product_id, revision: red.goods.revision, tax_class }))
  expect(await edit({ classes: change('food') })).toMatchObject({ code: 1 })
  for (const { product_id } of lamps) expect((await grid(product_id))[0]?.goods.tax_class).toBe('food')
  expect(await edit({ classes: change(null) })).toMatchObject({ reason: 'changed_meanwhile' })
})
