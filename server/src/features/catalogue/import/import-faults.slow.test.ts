import { expect, test } from 'vitest'
import { anImportDesk, type Row, sendCsv, workThrough } from '../../../../testing/import-world.ts'

const { shop, desk, sku_id: other_sku_id, aRow, checked, apply, applied, faultsOf } = await anImportDesk()

/** A line for each fault, with the column and fault that are reported. */
const FAULTY: [Row, string, string][] = [
  [{ product_id: 'Big Lamp' }, 'product_id', 'not_an_id'],
  [{ sku_id: 'x y' }, 'sku_id', 'not_an_id'],
  [{ sku_id: '' }, 'sku_id', 'missing'],
  [{ shop_id: 'nowhere' }, 'shop_id', 'unknown_shop'],
  [{ shop_id: '' }, 'shop_id', 'missing'],
  [{ category: 'phone' }, 'category', 'unknown_category'],
  [{ category: '' }, 'category', 'missing'],
  [{ kind: 'boats' }, 'kind', 'unknown_kind'],
  [{ on_sale: 'maybe' }, 'on_sale', 'not_yes_or_no'],
  [{ title_en: '' }, 'title_en', 'english_missing'],
  [{ title_ja: 'ラ'.repeat(201) }, 'title_ja', 'too_long'],
  [{ description_en: '' }, 'description_en', 'english_missing'],
  [{ specs: '{"name":1}' }, 'specs', 'not_readable'],
  [{ specs: 'Oak' }, 'specs', 'not_readable'],
  [{ description_ja: '<script>alert(1)</script>' }, 'description_ja', 'has_html'],
  [{ description_en: `<p>${'x'.repeat(8001)}</p>` }, 'description_en', 'too_long'],
  [{ images: '/pictures/none.0123456789.webp' }, 'images', 'unknown_picture'],
  [{ images: Array.from({ length: 13 }, () => 'a').join(' ') }, 'images', 'too_many'],
  [{ was_price: '12.50' }, 'was_price', 'was_not_higher'],
  [{ was_price: 'much' }, 'was_price', 'not_a_price'],
  [{ options: 'red' }, 'options', 'not_readable'],
  [{ sku_image: 'https://example.com/a.webp' }, 'sku_image', 'unknown_picture'],
  [{ price: '' }, 'price', 'missing'],
  [{ price: '0' }, 'price', 'not_a_price'],
  [{ price: '-5' }, 'price', 'not_a_price'],
  [{ price: '1.2345' }, 'price', 'not_a_price'],
  [{ sku_on_sale: 'no' }, 'on_sale', 'nothing_on_sale'],
  [{ stock: '-1' }, 'stock', 'not_a_number'],
  [{ stock: '1e9' }, 'stock', 'not_a_number'],
]

test('every fault is reported with its line and column, in the reader’s language', async () => {
  const rows = FAULTY.map(([fields]) => aRow(fields))
  const summary = await checked(rows)
  const faults = await faultsOf(summary.import_id)
  expect(faults.map(({ line, column, fault }) => [line, column, fault])).toEqual(
    FAULTY.map(([, column, fault], at) => [at + 2, column, fault]),
  )
  expect(summary).toMatchObject({ state: 'checked', faulty: rows.length })
  expect(faults.every(({ message }) => message.length > 5)).toBe(true)
  expect(faults[3]?.cell).toBe('nowhere')
  expect((await faultsOf(summary.import_id, 'ja'))[3]?.message).toMatch(/\p{Script=Hiragana}/u)
  expect((await apply(summary.import_id)).reason).toBe('import_faulty')
})

test('stock that falls below zero by the change since the export is a fault', async () => {
  await applied([aRow({ product_id: 'low', stock: '5' })])
  const { import_id } = await checked([{ product_id: 'low', sku_id: 'low-1', stock: '2', stock_exported: '9' }])
  expect(await faultsOf(import_id)).toMatchObject([{ line: 2, column: 'stock', fault: 'stock_below_zero' }])
})

test('contradicting lines of one product are reported', async () => {
  const row = aRow()
  const { product_id = '' } = row
  const rows = [
    row,
    aRow({ product_id, sku_id: `${product_id}-2`, category: 'food', options: 'colour=blue' }),
    aRow({ product_id, sku_id: `${product_id}-3`, title_en: 'Another' }),
    aRow({ sku_id: `${product_id}-1` }),
  ]
  const faults = await faultsOf((await checked(rows)).import_id)
  expect(faults.map(({ line, column, fault }) => [line, column, fault])).toEqual([
    [3, 'category', 'unknown_category'],
    [3, 'category', 'differs_from_line'],
    [4, 'title_en', 'differs_from_line'],
    [5, 'sku_id', 'sku_twice'],
  ])
  const same = [aRow(), aRow()].map((one, at) => ({
    ...one,
    product_id: 'same',
    sku_id: `same-${at}`,
    title_en: 'Same',
  }))
  const repeated = await faultsOf((await checked(same)).import_id)
  expect(repeated.map(({ line, column, fault }) => [line, column, fault])).toEqual([[3, 'options', 'same_options']])
})

test('a SKU of another product, and stock without its exported value, are reported', async () => {
  const row = aRow()
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const faults = await faultsOf(
    (await checked([{ product_id, sku_id, stock: '9' }, aRow({ sku_id: other_sku_id })])).import_id,
  )
  expect(faults.map(({ column, fault }) => [column, fault])).toEqual([
    ['stock_exported', 'stock_not_seen'],
    ['sku_id', 'sku_of_another'],
  ])
})

test('repeated and missing columns are reported at line 1, unknown columns are ignored with a note', async () => {
  const summary = await checked('product_id,shelf,shop_id,product_id\nlamp,A3,harbour,x\n')
  expect(summary.notes).toEqual([{ note: 'column_ignored', count: 1, line: 1, detail: 'shelf' }])
  const faults = await faultsOf(summary.import_id)
  expect(faults.filter(({ line }) => line === 1).map(({ column, fault }) => [column, fault])).toEqual([
    ['product_id', 'not_readable'],
    ['sku_id', 'missing'],
  ])
})

test('a file that is not CSV or is too large is refused and leaves nothing', async () => {
  const before = await shop.db.selectFrom('catalogue_import').select('import_id').execute()
  expect((await sendCsv(shop, desk, 'product_id,"sku')).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, Buffer.of(0xff, 0xfe, 0x61))).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, '')).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, `product_id,sku_id\n${'a,b\n'.repeat(50_001)}`)).reason).toBe('import_too_large')
  for (const cell of ['b'.repeat(999), `"${'ß'.repeat(499)}"`]) {
    const text = `product_id,sku_id\n${`a,${cell}\n`.repeat(10_600)}`
    expect((await sendCsv(shop, desk, text)).reason).toBe('import_too_large')
  }
  expect(await shop.db.selectFrom('catalogue_import').select('import_id').execute()).toEqual(before)
})

test('specs that PostgreSQL cannot store are a fault of their line and do not block other imports', async () => {
  const specs = (sign: string) => `[{"name":{"en":"Material"},"values":[{"en":"Oak${sign}"}]}]`
  const { import_id } = await checked([aRow({ specs: specs('\\u0000') }), aRow({ specs: specs('\\ud800') }), aRow()])
  const faults = (await faultsOf(import_id)).map(({ line, column, fault }) => ({ line, column, fault }))
  expect(faults).toEqual([2, 3].map((line) => ({ line, column: 'specs', fault: 'not_readable' })))
  await apply(import_id, { leave_out_faulty: true })
  await workThrough(shop)
  expect((await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data).toMatchObject({
    state: 'done',
    applied: 1,
  })
})
