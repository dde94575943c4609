import type { ImportFault } from '@sampan/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aCataloguePicture, fileOf, type Row, sendCsv, workThrough } from '../../../../testing/import-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { actionsOn, anOperator, aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { workOnImport } from './import-work.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue'] })
const other = await anOperator(shop, { roles: ['catalogue'] })
const visitor = callerOf(shop)
let picture = ''
let taken = ''
beforeAll(async () => {
  taken = (await aProduct(shop, { kind: 'lamps' })).sku_id
  picture = await aCataloguePicture(shop, desk)
  await shop.db.insertInto('axis').values({ axis: 'colour', name: '{"en":"Colour"}' }).execute()
  const values = ['red', 'blue'].map((value_key) => ({ axis: 'colour', value_key, value: `{"en":"${value_key}"}` }))
  await shop.db.insertInto('axis_value').values(values).execute()
})

let made = 0
const aRow = (fields: Row = {}): Row => {
  const id = fields.product_id ?? `imported-${++made}`
  return {
    product_id: id,
    sku_id: `${id}-1`,
    shop_id: 'harbour',
    category: 'toys',
    on_sale: 'yes',
    title_en: `Lamp ${id}`,
    title_ja: 'ランプ',
    description_en: 'It gives, "light"',
    images: picture,
    options: 'colour=red',
    price: '12.50',
    stock: '5',
    ...fields,
  }
}

async function checked(rows: readonly Row[] | string) {
  const { data } = await sendCsv(shop, desk, typeof rows === 'string' ? rows : fileOf(rows))
  await workThrough(shop)
  return (await desk.call('GET /api/admin/import/detail', { query: { import_id: data.import_id } })).data
}
const apply = (import_id: string, fields: { leave_out_faulty?: boolean; again?: boolean } = {}, by = desk) =>
  by.call('POST /api/admin/import/apply', { body: { import_id, ...fields } })
async function applied(rows: readonly Row[] | string, fields: { leave_out_faulty?: boolean; again?: boolean } = {}) {
  const { import_id } = await checked(rows)
  expect(await apply(import_id, fields)).toMatchObject({ code: 1 })
  await workThrough(shop)
  return (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
}
type Told = { data: { items: ImportFault[]; after: number | null } }
const faultsOf = async (import_id: string, language: 'en' | 'ja' = 'en') => {
  const items: ImportFault[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { data }: Told = await desk.call(
      'GET /api/admin/import/faults',
      { query: { import_id, after } },
      { language },
    )
    items.push(...data.items)
    after = data.after
  }
  return items
}
const read = async (product_id: string) =>
  (await desk.call('GET /api/admin/product/detail', { query: { product_id } })).data
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
  const [one, two] = [aRow(), aRow({ was_price: '20', kind: 'lamps' })]
  const blue = {
    product_id: two.product_id ?? '',
    sku_id: `${two.product_id}-2`,
    options: 'colour=blue',
    price: '11',
    stock: '2',
  }
  const found = await checked([one, two, blue])
  expect(found).toMatchObject({ state: 'checked', lines: 3, products: 2, faulty: 0, checked: 2, applied: 0 })
  expect(found).toMatchObject({ new_products: 2, changed_products: 0, unchanged_products: 0 })
  expect(
    (await desk.call('GET /api/admin/product/detail', { query: { product_id: one.product_id ?? '' } })).status,
  ).toBe(404)
  expect((await apply(found.import_id)).data.state).toBe('applying')
  await workThrough(shop)
  const { data: done } = await desk.call('GET /api/admin/import/detail', { query: { import_id: found.import_id } })
  expect(done).toMatchObject({ state: 'done', applied: 2, faulty: 0, operator: desk.account })
  expect(done.ended_at).not.toBeNull()
  const shown = (await visitor('GET /api/product/detail', { query: { product_id: two.product_id ?? '' } })).data
  expect(shown).toMatchObject({
    price_cents: 1100,
    was_cents: 2000,
    description: 'It gives, "light"',
    kind: { kind: 'lamps' },
  })
  expect(shown.skus.map(({ sku_id, stock }) => [sku_id, stock])).toEqual([
    [two.sku_id, 5],
    [blue.sku_id, 2],
  ])
  await listed(shop)
  expect(
    (await visitor('GET /api/product/list', { query: { keyword: one.product_id?.replace('-', ' ') ?? '' } })).data
      .items,
  ).toHaveLength(1)
  expect(await actionsOn(shop, found.import_id)).toEqual(['import_sent', 'import_applied'])
})

test('importing an unchanged export changes nothing', async () => {
  await applied([aRow({ title_th: '=โคมไฟ', specs: '[{"name":{"en":"Material"},"values":[{"en":"Oak"}]}]' })])
  const before = await shop.db.selectFrom('product').selectAll().orderBy('product_id').execute()
  const skus = await shop.db.selectFrom('sku').selectAll().orderBy('sku_id').execute()
  const text = await exported({ whole: 'true' })
  expect(text.startsWith('\ufeffproduct_id,')).toBe(true)
  expect(text).toContain("'=โคมไฟ")
  const done = await applied(text)
  expect(done).toMatchObject({ faulty: 0, state: 'done', products: before.length, applied: before.length })
  expect(done).toMatchObject({ new_products: 0, changed_products: 0, unchanged_products: before.length })
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
  const found = await checked(file)
  expect(found).toMatchObject({ state: 'checked', faulty: 0, ...counts })
  // Another operator makes the same change before the import is applied.
  await applied([{ product_id, sku_id, price: '13' }])
  await apply(found.import_id)
  await workThrough(shop)
  const done = (await desk.call('GET /api/admin/import/detail', { query: { import_id: found.import_id } })).data
  expect(done).toMatchObject({ state: 'done', applied: 3, ...counts, changed_products: 0, unchanged_products: 2 })
})

test('missing columns and empty cells keep the stored values', async () => {
  const row = aRow({ was_price: '30', kind: 'lamps' })
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const before = await read(product_id)
  await applied([{ product_id, sku_id, price: '13', title_ko: '램프' }])
  const after = await read(product_id)
  expect(after).toMatchObject({
    ...before,
    seen: after.seen,
    title: { ...before.title, ko: '램프' },
    skus: [{ price_cents: 1300, stock: 5 }],
  })
  await applied([{ product_id, sku_id, was_price: 'none', kind: 'none' }])
  expect(await read(product_id)).toMatchObject({ was_cents: null, kind: null })
})

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
  [{ images: '' }, 'images', 'missing'],
  [{ images: '/pictures/none.0123456789.webp' }, 'images', 'unknown_picture'],
  [{ images: Array.from({ length: 13 }, () => 'a').join(' ') }, 'images', 'too_many'],
  [{ was_price: '12.50' }, 'was_price', 'was_not_higher'],
  [{ was_price: 'much' }, 'was_price', 'not_a_price'],
  [{ options: 'red' }, 'options', 'not_readable'],
  [{ options: 'colour=mauve' }, 'options', 'unknown_option'],
  [{ sku_image: 'https://example.com/a.webp' }, 'sku_image', 'unknown_picture'],
  [{ price: '' }, 'price', 'missing'],
  [{ price: '0' }, 'price', 'not_a_price'],
  [{ price: '-5' }, 'price', 'not_a_price'],
  [{ price: '1.234' }, 'price', 'not_a_price'],
  [{ sku_on_sale: 'no' }, 'on_sale', 'nothing_on_sale'],
  [{ stock: '-1' }, 'stock', 'not_a_number'],
  [{ stock: '1e9' }, 'stock', 'not_a_number'],
  [{ stock: '2', stock_exported: '9' }, 'stock', 'stock_below_zero'],
]

test('every fault is reported with its line and column, in the reader’s language', async () => {
  const rows = FAULTY.map(([fields]) => aRow(fields))
  const found = await checked(rows)
  const faults = await faultsOf(found.import_id)
  expect(faults.map(({ line, column, fault }) => [line, column, fault])).toEqual(
    FAULTY.map(([, column, fault], at) => [at + 2, column, fault]),
  )
  expect(found).toMatchObject({ state: 'checked', faulty: rows.length })
  expect(faults.every(({ message }) => message.length > 5)).toBe(true)
  expect(faults[3]?.cell).toBe('nowhere')
  expect((await faultsOf(found.import_id, 'ja'))[3]?.message).toMatch(/\p{Script=Hiragana}/u)
  expect((await apply(found.import_id)).reason).toBe('import_faulty')
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
  const told = await faultsOf((await checked(same)).import_id)
  expect(told.map(({ line, column, fault }) => [line, column, fault])).toEqual([[3, 'options', 'same_options']])
})

test('a SKU of another product, and stock without its exported value, are reported', async () => {
  const row = aRow()
  await applied([row])
  const { product_id = '', sku_id = '' } = row
  const faults = await faultsOf(
    (await checked([{ product_id, sku_id, stock: '9' }, aRow({ sku_id: taken })])).import_id,
  )
  expect(faults.map(({ column, fault }) => [column, fault])).toEqual([
    ['stock_exported', 'stock_not_seen'],
    ['sku_id', 'sku_of_another'],
  ])
})

test('unknown and missing columns are reported at line 1', async () => {
  const found = await checked('product_id,colour,product_id\nlamp,red,x\n')
  const faults = await faultsOf(found.import_id)
  expect(faults.filter(({ line }) => line === 1).map(({ column, fault }) => [column, fault])).toEqual([
    ['colour', 'not_readable'],
    ['product_id', 'not_readable'],
    ['sku_id', 'missing'],
  ])
})

test('a file that is not CSV or is too large is refused and leaves nothing', async () => {
  const before = await shop.db.selectFrom('catalogue_import').select('import_id').execute()
  expect((await sendCsv(shop, desk, 'product_id,"sku')).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, Buffer.of(0xff, 0xfe, 0x61, 0))).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, '')).reason).toBe('import_unreadable')
  expect((await sendCsv(shop, desk, `product_id,sku_id\n${'a,b\n'.repeat(50_001)}`)).reason).toBe('import_too_large')
  for (const cell of ['b'.repeat(999), `"${'ß'.repeat(499)}"`]) {
    const text = `product_id,sku_id\n${`a,${cell}\n`.repeat(10_600)}`
    expect((await sendCsv(shop, desk, text)).reason).toBe('import_too_large')
  }
  expect(await shop.db.selectFrom('catalogue_import').select('import_id').execute()).toEqual(before)
})

test('the valid products of 5,000 are applied in batches, and a killed server leaves no product half done', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const fields = { product_id: `many-${String(at).padStart(4, '0')}`, title_en: `Many ${at}` }
    return aRow({ ...fields, ...(at % 100 === 7 && { price: 'free' }), ...(at % 500 === 11 && { shop_id: 'nowhere' }) })
  })
  const found = await checked(rows)
  expect(found).toMatchObject({ state: 'checked', lines: 5000, products: 5000, checked: 5000, faulty: 60 })
  const faults = await faultsOf(found.import_id)
  expect(faults.map(({ line }) => line)).toEqual(
    rows.flatMap((_, at) => (at % 100 === 7 || at % 500 === 11 ? [at + 2] : [])),
  )
  await apply(found.import_id, { leave_out_faulty: true })
  await workOnImport(shop.context)
  const after = (await desk.call('GET /api/admin/import/detail', { query: { import_id: found.import_id } })).data
  expect(after).toMatchObject({ state: 'applying', applied: 48 })
  // A killed server's batch is rolled back. Two servers that continue apply no product twice.
  const killed = transaction(shop.db, async (tx) => {
    await workOnImport({ ...shop.context, db: tx })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  await Promise.all([workThrough(shop), workThrough(shop)])
  const done = (await desk.call('GET /api/admin/import/detail', { query: { import_id: found.import_id } })).data
  expect(done).toMatchObject({ state: 'done', applied: 4940, faulty: 60 })
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
  const found = await checked([{ product_id, sku_id, stock_exported: '5', stock: '1', title_ko: '램프' }])
  await buy(await aBuyer(shop), { sku_id, quantity: 3, total_cents: 3750 })
  await apply(found.import_id)
  await workThrough(shop)
  const { data: done } = await desk.call('GET /api/admin/import/detail', { query: { import_id: found.import_id } })
  expect(done).toMatchObject({ state: 'done', applied: 0, faulty: 1 })
  expect((await faultsOf(found.import_id))[0]).toMatchObject({ line: 2, column: 'stock', fault: 'stock_below_zero' })
  expect(await read(product_id)).toMatchObject({ skus: [{ stock: 2 }] })
  expect((await read(product_id)).title).not.toHaveProperty('ko')
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

/**
 * Makes PostgreSQL refuse products with matching ids with this error code. @returns a function that ends the refusals.
 */
async function refuse(product_id: string, code: string): Promise<() => Promise<unknown>> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    'begin raise exception using errcode = tg_argv[0], message = ''no place''; end'`.execute(shop.db)
  await sql`create trigger refused before insert on product for each row when (new.product_id like ${sql.lit(product_id)})
    execute function refuse(${sql.lit(code)})`.execute(shop.db)
  return () => sql`drop trigger refused on product`.execute(shop.db)
}

/** Runs as many rounds of the worker as a server runs in some minutes, without waiting between the tries. */
const workManyRounds = async (rounds = 60) => {
  for (let round = 0; round < rounds; round++) {
    await sql`update catalogue_import set next_try_at = now() where next_try_at > now()`.execute(shop.db)
    await workThrough(shop).catch(() => {})
  }
}
const detailOf = async (import_id: string) =>
  (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data

test('a product that always fails is reported at its lines, and all others are applied', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => aRow({ product_id: `stuck-${String(at).padStart(2, '0')}` }))
  const { import_id } = await checked(rows)
  const next = await checked([aRow()])
  await apply(import_id)
  await apply(next.import_id)
  const end = await refuse('stuck-55', 'P0001')
  await workThrough(shop).catch(() => {})
  // While the first import waits for its next try, the import behind it continues.
  await workThrough(shop)
  expect(await detailOf(import_id)).toMatchObject({ state: 'applying', applied: 50 })
  expect(await detailOf(next.import_id)).toMatchObject({ state: 'done', applied: 1 })
  await workManyRounds(60)
  await end()
  expect(await detailOf(import_id)).toMatchObject({ state: 'done', applied: 59, faulty: 1 })
  const [fault, ...others] = await faultsOf(import_id)
  expect(fault).toMatchObject({ line: 57, column: 'product_id', fault: 'not_stored', cell: 'stuck-55' })
  expect(fault?.message).toContain('couldn’t save this product')
  expect(others).toEqual([])
  expect((await read('stuck-59')).title).toMatchObject({ en: 'Lamp stuck-59' })
})

test('an import in which one product after another fails is set aside and can be imported again', async () => {
  const rows = Array.from({ length: 15 }, (_, at) => aRow({ product_id: `broken-${String(at).padStart(2, '0')}` }))
  const { import_id } = await checked(rows)
  await apply(import_id)
  const end = await refuse('broken-%', 'P0001')
  await workManyRounds(120)
  await end()
  expect(await detailOf(import_id)).toMatchObject({ state: 'failed', applied: 0, faulty: 10, up_to: 'broken-09' })
  const cancelled = await desk.call('POST /api/admin/import/cancel', { body: { import_id } })
  expect(cancelled.reason).toBe('state_changed')
  expect(await applied(rows)).toMatchObject({ state: 'done', applied: 15 })
})

test('an import waits while the database is busy, and gives up a product that always runs into a timeout', async () => {
  const { import_id } = await checked([aRow({ product_id: 'behind-a-lock' })])
  await apply(import_id)
  const end = await refuse('behind-a-lock', '55P03')
  await workManyRounds(5)
  expect(await detailOf(import_id)).toMatchObject({ state: 'applying', applied: 0 })
  await end()
  await workManyRounds(1)
  expect(await detailOf(import_id)).toMatchObject({ state: 'done', applied: 1 })
  const slow = await checked([aRow({ product_id: 'always-too-slow' })])
  await apply(slow.import_id)
  const endSlow = await refuse('always-too-slow', '57014')
  await workManyRounds(12)
  await endSlow()
  expect(await detailOf(slow.import_id)).toMatchObject({ state: 'done', applied: 0, faulty: 1 })
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
