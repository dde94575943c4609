import { csvOf } from '@sampan/contract/csv-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anImportDesk, sendCsv, workThrough } from '../../../../testing/import-world.ts'

const { shop, desk, picture, aRow, checked, apply, applied, faultsOf } = await anImportDesk()

const skuOf = (sku_id: string) =>
  shop.db.selectFrom('sku').select(['price_cents', 'stock']).where('sku_id', '=', sku_id).executeTakeFirst()
const answer = (import_id: string, decimal_sign: 'point' | 'comma') =>
  desk.call('POST /api/admin/import/answer', { body: { import_id, decimal_sign } })
const detail = async (import_id: string) =>
  (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data

const COLUMNS =
  'product_id;sku_id;shop_id;category;title_en;description_en;images;options;price;stock;sku_on_sale;on_sale'
const lineOf = (id: string, price: string, stock: string) =>
  `${id};${id}-a;harbour;toys;Desk lamp;Brushed brass;${picture};;${price};${stock};yes;yes`
const sheetOf = (id: string, separator: string, price = '39,90') =>
  [COLUMNS, lineOf(id, separator === ',' ? `"${price}"` : price, '12')]
    .map((line) => `${line.replaceAll(';', separator)}\r\n`)
    .join('')

test.each([
  ['semicolons', (id: string) => Buffer.from(`\ufeff${sheetOf(id, ';')}`)],
  ['quoted cells', (id: string) => Buffer.from(`\ufeff${sheetOf(id, ',')}`)],
  ['tabs, in UTF-16', (id: string) => Buffer.from(`\ufeff${sheetOf(id, '\t')}`, 'utf16le')],
  [
    'tabs, in UTF-16 of the other byte order',
    (id: string) => Buffer.from(`\ufeff${sheetOf(id, '\t')}`, 'utf16le').swap16(),
  ],
])('a sheet with decimal commas and %s stores the price that it shows', async (name, file) => {
  const id = `lamp-${name.toLowerCase().replace(/\W+/g, '-')}`
  const { data } = await sendCsv(shop, desk, file(id))
  await workThrough(shop)
  expect(await faultsOf(data.import_id)).toEqual([])
  expect(await apply(data.import_id)).toMatchObject({ code: 1 })
  await workThrough(shop)
  expect(await skuOf(`${id}-a`)).toEqual({ price_cents: 3_990, stock: 12 })
})

test.each(['39,905', '3 9.90', '1e3', '39.90.1', '€39,90', '39.90 EUR', '-5', '0', 'free', '1,23,456'])(
  'the price %s is never stored',
  async (price) => {
    const row = aRow({ price })
    const { import_id, state } = await checked([row])
    if (state === 'asking') return
    expect(await faultsOf(import_id)).toMatchObject([{ column: 'price', fault: 'not_a_price', cell: price }])
  },
)

test.each(['2.5', '1e3', '-1', '+5', 'many', '1/2'])('the stock %s is never stored', async (stock) => {
  const { import_id } = await checked([aRow({ stock })])
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'stock', fault: 'not_a_number' }])
})

test.each([
  ['point', 125_000, 1_200],
  ['comma', 125, undefined],
] as const)(
  'a file with 1,250 asks once; with a decimal %s the answer decides for the whole file',
  async (sign, cents, stock) => {
    const [first, second] = [aRow({ price: '1,250', stock: '3' }), aRow({ price: '12,50', stock: '1,200' })]
    const summary = await checked([first, second])
    expect(summary).toMatchObject({ state: 'asking', asked_number: '1,250', decimal_sign: null, checked: 0 })
    expect((await apply(summary.import_id)).reason).toBe('state_changed')
    expect(await answer(summary.import_id, sign)).toMatchObject({ code: 1 })
    expect((await answer(summary.import_id, 'point')).reason).toBe('state_changed')
    await workThrough(shop)
    const { faulty, decimal_sign } = await detail(summary.import_id)
    expect([faulty, decimal_sign]).toEqual([stock ? 0 : 1, sign])
    expect(await apply(summary.import_id, { leave_out_faulty: true })).toMatchObject({ code: 1 })
    await workThrough(shop)
    expect(await skuOf(first.sku_id ?? '')).toEqual({ price_cents: cents, stock: 3 })
    expect(await skuOf(second.sku_id ?? '')).toEqual(stock ? { price_cents: 1_250, stock } : undefined)
  },
)

test('an import that asks can be cancelled', async () => {
  const { import_id } = await checked([aRow({ price: '1.250' })])
  expect(await desk.call('POST /api/admin/import/cancel', { body: { import_id } })).toMatchObject({ code: 1 })
  expect((await answer(import_id, 'point')).reason).toBe('state_changed')
  expect((await answer('01890000-0000-7000-8000-000000000000', 'point')).code).toBe(404)
})

test('for any price, the export of a product is read back unchanged', async () => {
  const row = aRow()
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100_000_000 }), async (price_cents) => {
      await shop.db.updateTable('sku').set({ price_cents }).where('sku_id', '=', sku_id).execute()
      const { data } = await desk.call('GET /api/admin/product/export', {
        query: { product_ids: product_id, whole: 'true' },
      })
      const summary = await checked(data.text)
      expect(summary).toMatchObject({ state: 'checked', faulty: 0, unchanged_products: 1, changed_products: 0 })
    }),
    { numRuns: 8 },
  )
})

test('a file of another system changes nothing before its columns are mapped', async () => {
  const file = csvOf([
    ['Handle', 'Title', 'Variant Price'],
    ['linen-shirt', 'Linen shirt', '39.00'],
  ])
  const { data } = await sendCsv(shop, desk, file)
  await workThrough(shop)
  expect(await detail(data.import_id)).toMatchObject({ state: 'mapping', lines: 1, products: 0 })
  expect((await sendCsv(shop, desk, Buffer.from('PK\u0003\u0004\u0000workbook'))).reason).toBe('import_unreadable')
})

test('a product or SKU that lost the zeros at its beginning is a fault, not a second product', async () => {
  const row = aRow({ product_id: '00731', sku_id: '007310' })
  await applied([row])
  expect((await checked([{ ...row, product_id: '731', sku_id: '731-a' }])).faulty).toBe(1)
  const { import_id } = await checked([{ ...row, sku_id: '7310', options: 'colour=blue' }])
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'sku_id', fault: 'zeros_lost' }])
  expect((await checked([aRow({ product_id: '9731', sku_id: '97310' })])).faulty).toBe(0)
})
