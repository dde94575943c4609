import { expect, test } from 'vitest'
import { anImportDesk, workThrough } from '../../../../testing/import-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { listed } from '../../../../testing/world.ts'

const { shop, desk, aRow, checked, apply, applied, read } = await anImportDesk()

const undo = async (import_id: string) => {
  const reply = await desk.call('POST /api/admin/import/undo', { body: { import_id } })
  await workThrough(shop)
  return reply
}
const stateOf = async (import_id: string) =>
  (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data

test('an import is undone as a whole: new products disappear, others get their facts, prices and stock back', async () => {
  const [old, fresh] = [aRow({ stock: '9', article_number: 'OLD 1' }), aRow()]
  const { product_id = '', sku_id = '' } = old
  await applied([old])
  const before = await read(product_id)
  const change = {
    product_id,
    sku_id,
    price: '13',
    title_en: 'Changed',
    stock: '12',
    stock_exported: '9',
    article_number: 'NEW 1',
  }
  const more = { product_id, sku_id: `${sku_id}-b`, price: '13', options: 'colour=blue', stock: '4' }
  const { import_id } = await applied([change, more, fresh])
  await listed(shop)
  const buyer = await aBuyer(shop)
  const input = { sku_id: fresh.sku_id ?? '', quantity: 1 }
  expect((await buyer.call('POST /api/cart/add', { body: input })).code).toBe(1)
  expect((await undo(import_id)).data.state).toBe('undoing')
  expect(await stateOf(import_id)).toMatchObject({ state: 'undone', applied: 0 })
  const after = await read(product_id)
  expect(after).toMatchObject({
    title: before.title,
    skus: [
      { ...before.skus[0], stock: 9 },
      { on_sale: false, stock: 0 },
    ],
  })
  const { status } = await desk.call('GET /api/admin/product/detail', { query: { product_id: fresh.product_id ?? '' } })
  expect(status).toBe(404)
  expect((await undo(import_id)).reason).toBe('state_changed')
})

test('an import of which something was ordered cannot be undone', async () => {
  const row = aRow()
  const { import_id } = await applied([row])
  expect((await buy(await aBuyer(shop), { sku_id: row.sku_id ?? '', total_cents: 1250 })).code).toBe(1)
  expect((await undo(import_id)).reason).toBe('import_sold')
  expect((await read(row.product_id ?? '')).on_sale).toBe(true)
})

test('a product that was changed after the import keeps the later change', async () => {
  const row = aRow()
  const { product_id = '', sku_id = '' } = row
  await applied([row])
  const { import_id } = await applied([{ product_id, sku_id, price: '13' }])
  await applied([{ product_id, sku_id, price: '14' }])
  await undo(import_id)
  expect((await read(product_id)).skus[0]?.price_cents).toBe(1400)
})

test('an import that is not applied has nothing to undo', async () => {
  const { import_id } = await checked([aRow()])
  expect((await undo(import_id)).reason).toBe('state_changed')
  expect((await apply(import_id)).code).toBe(1)
  await workThrough(shop)
})
