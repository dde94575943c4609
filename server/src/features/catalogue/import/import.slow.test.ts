import { expect, test } from 'vitest'
import { anImportDesk, workThrough } from '../../../../testing/import-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { actionsOn, anOperator, callerOf, listed } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { workOnImport } from './import-work.ts'

const { shop, desk, aRow, checked, apply, applied, faultsOf, read } = await anImportDesk()
const other = await anOperator(shop, { roles: ['catalogue'] })
const visitor = callerOf(shop)

type Exported = { data: { text: string; after: string | null } }
const exported = async (query: { whole?: 'true'; shop_id?: string } = {}) => {
  let text = ''
  for (let after: string | null | undefined; after !== null; ) {
    const { data }: Exported = await desk.call('GET /api/admin/product/export', {
      query: { ...query, ...(after && { after }) },
    })
    text += data.text
    after = data.after
  }
  return text
}

test('a file changes nothing until it is checked and applied', async () => {
  const [one, two] = [aRow(), aRow({ recommended_price: '20', kind: 'lamps' })]
  const blue = {
    product_id: two.product_id ?? '',
    sku_id: `${two.product_id}-2`,
    options: 'colour=blue',
    price: '11',
    stock: '2',
  }
  const summary = await checked([one, two, blue])
  expect(summary).toMatchObject({ state: 'checked', lines: 3, products: 2, faulty: 0, checked: 2, applied: 0 })
  expect(summary).toMatchObject({ new_products: 2, changed_products: 0, unchanged_products: 0 })
  expect(
    (await desk.call('GET /api/admin/product/detail', { query: { product_id: one.product_id ?? '' } })).status,
  ).toBe(404)
  expect((await apply(summary.import_id)).data.state).toBe('applying')
  await workThrough(shop)
  const { data: result } = await desk.call('GET /api/admin/import/detail', { query: { import_id: summary.import_id } })
  expect(result).toMatchObject({ state: 'done', applied: 2, faulty: 0, operator: desk.account })
  expect(result.ended_at).not.toBeNull()
  const detail = (await visitor('GET /api/product/detail', { query: { product_id: two.product_id ?? '' } })).data
  expect(detail).toMatchObject({
    price_cents: 1100,
    was_cents: 2000,
    description: 'It gives, "light"',
    kind: { kind: 'lamps' },
  })
  expect(detail.skus.map(({ sku_id, stock }) => [sku_id, stock])).toEqual([
    [two.sku_id, 5],
    [blue.sku_id, 2],
  ])
  await listed(shop)
  expect(
    (
      await visitor('GET /api/product/list', {
        query: { keyword: one.product_id?.replace('-', ' ') ?? '', as_typed: 'true' },
      })
    ).data.items,
  ).toHaveLength(1)
  expect(await actionsOn(shop, summary.import_id)).toEqual(['import_sent', 'import_applied'])
})

test('importing an unchanged export changes nothing', async () => {
  await applied([aRow({ title_th: '=โคมไฟ', specs: '[{"name":{"en":"Material"},"values":[{"en":"Oak"}]}]' })])
  const before = await shop.db.selectFrom('product').selectAll().orderBy('product_id').execute()
  const skus = await shop.db.selectFrom('sku').selectAll().orderBy('sku_id').execute()
  const text = await exported({ whole: 'true' })
  expect(text.startsWith('\ufeffproduct_id,')).toBe(true)
  expect(text).toContain("'=โคมไฟ")
  const result = await applied(text)
  expect(result).toMatchObject({ faulty: 0, state: 'done', products: before.length, applied: before.length })
  expect(result).toMatchObject({ new_products: 0, changed_products: 0, unchanged_products: before.length })
  expect(await shop.db.selectFrom('product').selectAll().orderBy('product_id').execute()).toEqual(before)
  expect(await shop.db.selectFrom('sku').selectAll().orderBy('sku_id').execute()).toEqual(skus)
})

test('stock changes by the difference to the exported stock, even if pieces are sold in between', async () => {
  const row = aRow({ stock: '10' })
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const text = await exported({ shop_id: 'harbour' })
  await buy(await aBuyer(shop), { sku_id, quantity: 3, total_cents: 3750 })
  const stocked = text.replace(new RegExp(`^(${product_id},${sku_id},.*),10,10\r$`, 'm'), '$1,10,14\r')
  expect(stocked).not.toBe(text)
  await applied(stocked)
  expect((await read(product_id)).skus[0]?.stock).toBe(11)
  // Importing the same file again would add its four pieces to the stock twice.
  const again = await checked(stocked)
  expect(again.repeats).toBe(true)
  expect((await apply(again.import_id)).reason).toBe('import_repeated')
  expect((await apply(again.import_id, { again: true })).code).toBe(1)
  await workThrough(shop)
  expect((await read(product_id)).skus[0]?.stock).toBe(15)
})

test('an import counts new, changed and unchanged products, both at its check and when it is applied', async () => {
  const [one, two, fresh] = [aRow(), aRow(), aRow()]
  await applied([one, two])
  const { product_id = '', sku_id = '' } = two
  const file = [{ ...one, stock: '' }, { product_id, sku_id, price: '13' }, fresh]
  const counts = { new_products: 1, changed_products: 1, unchanged_products: 1 }
  const summary = await checked(file)
  expect(summary).toMatchObject({ state: 'checked', faulty: 0, ...counts })
  // Another operator makes the same change before the import is applied.
  await applied([{ product_id, sku_id, price: '13' }])
  await apply(summary.import_id)
  await workThrough(shop)
  const result = (await desk.call('GET /api/admin/import/detail', { query: { import_id: summary.import_id } })).data
  expect(result).toMatchObject({ state: 'done', applied: 3, ...counts, changed_products: 0, unchanged_products: 2 })
})

test('missing columns and empty cells keep the stored values', async () => {
  const row = aRow({ recommended_price: '30', kind: 'lamps' })
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const before = await read(product_id)
  await applied([{ product_id, sku_id, price: '13', title_ko: '램프' }])
  const after = await read(product_id)
  expect(after).toMatchObject({
    ...before,
    revision: after.revision,
    title: { ...before.title, ko: '램프' },
    skus: [{ price_cents: 1300, stock: 5 }],
  })
  await applied([{ product_id, sku_id, was_price: 'none', recommended_price: 'none', kind: 'none' }])
  expect(await read(product_id)).toMatchObject({ was_cents: null, kind: null })
})

test('the valid products of 5,000 are applied in batches, and a killed server leaves no product half done', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const fields = { product_id: `many-${String(at).padStart(4, '0')}`, title_en: `Many ${at}` }
    return aRow({ ...fields, ...(at % 100 === 7 && { price: 'free' }), ...(at % 500 === 11 && { shop_id: 'nowhere' }) })
  })
  const summary = await checked(rows)
  expect(summary).toMatchObject({ state: 'checked', lines: 5000, products: 5000, checked: 5000, faulty: 60 })
  const faults = await faultsOf(summary.import_id)
  expect(faults.map(({ line }) => line)).toEqual(
    rows.flatMap((_, at) => (at % 100 === 7 || at % 500 === 11 ? [at + 2] : [])),
  )
  await apply(summary.import_id, { leave_out_faulty: true })
  await workOnImport(shop.context)
  const after = (await desk.call('GET /api/admin/import/detail', { query: { import_id: summary.import_id } })).data
  expect(after).toMatchObject({ state: 'applying', applied: 48 })
  // A killed server's batch is rolled back. Two servers that continue apply no product twice.
  const killed = transaction(shop.db, async (tx) => {
    await workOnImport({ ...shop.context, db: tx })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  await Promise.all([workThrough(shop), workThrough(shop)])
  const result = (await desk.call('GET /api/admin/import/detail', { query: { import_id: summary.import_id } })).data
  expect(result).toMatchObject({ state: 'done', applied: 4940, faulty: 60 })
  const { count } = await shop.db
    .selectFrom('sku')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sku_id', 'like', 'many-%')
    .where('stock', '=', 5)
    .executeTakeFirstOrThrow()
  expect(count).toBe(4940)
})

test('if two operators apply one import, or one applies and one cancels it, the second operator is refused', async () => {
  const { import_id } = await checked([aRow({ stock: '7' })])
  const both = await Promise.all([apply(import_id), apply(import_id, {}, other)])
  expect(both.map(({ reason }) => reason ?? 'applied').sort()).toEqual(['applied', 'state_changed'])
  const cancel = (id: string) => other.call('POST /api/admin/import/cancel', { body: { import_id: id } })
  expect((await cancel(import_id)).data.state).toBe('cancelled')
  await workThrough(shop)
  expect((await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data).toMatchObject({ applied: 0 })
  const next = await checked([aRow()])
  const raced = await Promise.all([cancel(next.import_id), cancel(next.import_id), apply(next.import_id)])
  expect(raced.filter(({ code }) => code === 1).length).toBeLessThan(3)
  expect((await cancel(next.import_id)).reason).toBe('state_changed')
  expect((await cancel(crypto.randomUUID())).status).toBe(404)
})

test('stock that was sold between check and application is reported, and the product keeps its stored state', async () => {
  const row = aRow({ stock: '5' })
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const summary = await checked([{ product_id, sku_id, stock_exported: '5', stock: '1', title_ko: '램프' }])
  await buy(await aBuyer(shop), { sku_id, quantity: 3, total_cents: 3750 })
  await apply(summary.import_id)
  await workThrough(shop)
  const { data: result } = await desk.call('GET /api/admin/import/detail', { query: { import_id: summary.import_id } })
  expect(result).toMatchObject({ state: 'done', applied: 0, faulty: 1 })
  expect((await faultsOf(summary.import_id))[0]).toMatchObject({ line: 2, column: 'stock', fault: 'stock_below_zero' })
  expect(await read(product_id)).toMatchObject({ skus: [{ stock: 2 }] })
  expect((await read(product_id)).title).not.toHaveProperty('ko')
})

test('an import does not block shoppers who buy its products', async () => {
  const row = aRow({ stock: '50' })
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const { import_id } = await checked([{ product_id, sku_id, stock_exported: '50', stock: '60' }])
  await apply(import_id)
  const buyers = await Promise.all([1, 2, 3, 4].map(() => aBuyer(shop)))
  const [bought] = await Promise.all([
    Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, total_cents: 1250 }))),
    workThrough(shop),
  ])
  expect(bought.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect((await read(product_id)).skus[0]?.stock).toBe(56)
})
