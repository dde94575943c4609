// long: names, choices, limits, races and the undo of one feature
import { beforeAll, expect, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf, workThrough } from '../../../../../testing/import-world.ts'
import { anOperator } from '../../../../../testing/world.ts'

const world = await aForeignDesk()
const { shop, desk, mapped, done, read, readImport, faultsOf, aRow, checked, apply, applied } = world

beforeAll(async () => {
  const rows = [
    { category: 'home', parent: null, name: { en: 'Home & living', ja: '住まい', 'zh-CN': '家居' } },
    { category: 'home-lamps', parent: 'home', name: { en: 'Lamps', ja: '照明' } },
    { category: 'garden', parent: null, name: { en: 'Garden' } },
    { category: 'garden-lamps', parent: 'garden', name: { en: 'Lamps' } },
    { category: 'bowls', parent: 'home', name: { en: 'Rice bowls', th: 'ชามข้าว' } },
  ]
  for (const [at, { name, ...row }] of rows.entries())
    await shop.db
      .insertInto('category')
      .values({ ...row, position: 100 + at, name: JSON.stringify(name), image: '/pictures/x.webp' })
      .execute()
})

const listed = async (import_id: string) =>
  (await desk.call('GET /api/admin/import/categories', { query: { import_id } })).data
type Choice = { name: string; choice: 'add' | 'existing' | 'fallback'; category?: string }
const choose = async (import_id: string, choices: Choice[], by = desk) => {
  const reply = await by.call('POST /api/admin/import/choose_categories', { body: { import_id, choices } })
  await workThrough(shop)
  return reply
}
const categories = async () => (await desk.call('GET /api/admin/category/list', {})).data
const categoryNamed = async (name: string) => (await categories()).find((one) => one.name.en === name)
const categoryOf = async (product_id: string) => (await read(product_id)).category

let count = 0
/** A row of a sheet of another system. Each file has a different heading, so that no mapping is remembered. */
const item = (category: string, fields: Record<string, string> = {}) => ({
  Title: `Item ${++count}`,
  Price: '9.00',
  Description: 'x',
  Category: category,
  ...fields,
})
const alone = () => ({ [`Shelf ${++count}`]: 'A' })

test.each([
  ['an id', 'home'],
  ['an English name', 'HOME & Living'],
  ['a Japanese name', '住まい'],
  ['a Chinese name with other widths and spaces', '家　居'],
])('a category is found by %s', async (_how, cell) => {
  const row = item(cell)
  const { import_id, faulty } = await mapped(fileOf([row]))
  expect([faulty, (await listed(import_id)).items]).toEqual([0, []])
  await done(import_id)
  expect(await categoryOf(row.Title.toLowerCase().replace(' ', '-'))).toBe('home')
})

test('a subcategory is found by its path in any language, and a name that two have is not guessed', async () => {
  const rows = [item('住まい>照明'), item('Garden  > LAMPS'), item('ชามข้าว'), item('Lamps'), item('')]
  const { import_id } = await mapped(fileOf(rows))
  expect((await listed(import_id)).items).toEqual([
    { name: 'Lamps', products: 1, choice: 'fallback', category: null, can_add: false },
  ])
  await done(import_id)
  const ids = rows.map(({ Title }) => Title.toLowerCase().replace(' ', '-'))
  expect(await Promise.all(ids.map(categoryOf))).toEqual(['home-lamps', 'garden-lamps', 'bowls', 'toys', 'toys'])
})

test('categories that the shop lacks are added with their parent, and removed by the undo of the import', async () => {
  const before = await categories()
  const { import_id, notes } = await mapped(
    fileOf([item('Sea > Sails'), item('Sea > Sails'), item('sea>SAILS'), item('帆船')]),
  )
  expect(notes).toContainEqual({ note: 'new_category', count: 2, line: 1, detail: 'Sea > Sails, 帆船' })
  expect((await listed(import_id)).items).toEqual([
    { name: 'Sea > Sails', products: 3, choice: 'add', category: 'sails', can_add: true },
    { name: '帆船', products: 1, choice: 'add', category: 'fan-chuan', can_add: true },
  ])
  const { data } = await desk.call('GET /api/admin/import/preview', { query: { import_id } })
  expect(data.items.map(({ new_category }) => new_category)).toContain('Sea > Sails')
  expect(await categories()).toEqual(before)
  expect(await done(import_id)).toMatchObject({ applied: 4, faulty: 0 })
  expect(await categoryNamed('Sails')).toMatchObject({ parent: 'sea', has_products: true })
  expect(await categoryNamed('帆船')).toMatchObject({ parent: null, name: { 'zh-CN': '帆船' } })
  await desk.call('POST /api/admin/import/undo', { body: { import_id } })
  await workThrough(shop)
  expect(await readImport(import_id)).toMatchObject({ state: 'undone', applied: 0 })
  expect(await categories()).toEqual(before)
})

test('the undo of an import leaves a category that other products use, or that was renamed', async () => {
  const { import_id } = await mapped(fileOf([item('Kites'), item('Ropes')]))
  await done(import_id)
  const ropes = await categoryNamed('Ropes')
  const { category = '', revision = '', image = '' } = ropes ?? {}
  const renamed = { category, revision, image, parent: null, name: { en: 'Ropes and lines' } }
  expect((await desk.call('POST /api/admin/category/save', { body: renamed })).code).toBe(1)
  const other = item('Kites')
  await done((await mapped(fileOf([other]))).import_id)
  await desk.call('POST /api/admin/import/undo', { body: { import_id } })
  await workThrough(shop)
  expect(await categoryNamed('Kites')).toMatchObject({ has_products: true })
  expect(await categoryNamed('Ropes and lines')).toMatchObject({ has_products: false })
})

test('a name is mapped to an existing category, which the next file with the headings remembers', async () => {
  const own = alone()
  const file = () => fileOf([item('Lampen', own), item('Rest', own)])
  const { import_id } = await mapped(file())
  expect((await choose(import_id, [{ name: 'Lampen', choice: 'existing', category: 'nowhere' }])).reason).toBe(
    'catalogue_fault',
  )
  const choices: Choice[] = [
    { name: 'Lampen', choice: 'existing', category: 'home-lamps' },
    { name: 'Rest', choice: 'fallback' },
  ]
  expect((await choose(import_id, choices)).code).toBe(1)
  expect(await readImport(import_id)).toMatchObject({ state: 'checked', checked: 2, new_products: 2, faulty: 0 })
  const { data } = await desk.call('GET /api/admin/import/preview', { query: { import_id } })
  expect(data.items.map(({ category }) => category).toSorted()).toEqual(['home-lamps', 'toys'])
  await done(import_id)
  expect(await categoryNamed('Lampen')).toBeUndefined()
  const next = await mapped(file())
  expect((await listed(next.import_id)).items).toMatchObject([
    { name: 'Lampen', choice: 'existing', category: 'home-lamps' },
    { name: 'Rest', choice: 'fallback', category: null },
  ])
  expect((await choose(next.import_id, [{ name: 'Lampen', choice: 'add' }])).code).toBe(1)
  expect((await listed((await mapped(file())).import_id)).items).toMatchObject([
    { name: 'Lampen', choice: 'add' },
    { name: 'Rest', choice: 'fallback' },
  ])
})

test('the export writes names and paths, and is read back in any case', async () => {
  await applied([
    aRow({ product_id: 'by-path', category: 'home > lamps' }),
    aRow({ product_id: 'by-id', category: 'garden-lamps' }),
  ])
  const query = { whole: 'true', product_ids: 'by-path,by-id' } as const
  const { text } = (await desk.call('GET /api/admin/product/export', { query })).data
  expect(text).toContain('Home & living > Lamps')
  expect(text).toContain('Garden > Lamps')
  const japanese = await desk.call('GET /api/admin/product/export', { query }, { language: 'ja' })
  expect(japanese.data.text).toContain('住まい > 照明')
  for (const file of [text, japanese.data.text]) {
    const { import_id, unchanged_products } = await checked(file)
    expect([(await listed(import_id)).items, unchanged_products]).toEqual([[], 2])
  }
})

test('a file of the shop’s own columns asks about categories that cannot be added, until they are mapped', async () => {
  const long = 'x'.repeat(81)
  const { import_id, faulty } = await checked([
    aRow({ product_id: 'own-1', category: long }),
    aRow({ product_id: 'own-2', category: 'Boats' }),
    aRow({ product_id: 'own-3', category: '<b>Boats</b>' }),
  ])
  expect(faulty).toBe(2)
  expect(await faultsOf(import_id)).toMatchObject([{ column: 'category', fault: 'unknown_category', cell: long }, {}])
  const { items, fallback } = await listed(import_id)
  expect(fallback).toBeNull()
  expect(items.map(({ choice, can_add }) => [choice, can_add]).toSorted()).toEqual([
    ['add', true],
    ['undecided', false],
    ['undecided', false],
  ])
  expect((await choose(import_id, [{ name: long, choice: 'add' }])).reason).toBe('catalogue_fault')
  expect((await choose(import_id, [{ name: long, choice: 'fallback' }])).reason).toBe('catalogue_fault')
  await choose(import_id, [{ name: long, choice: 'existing', category: 'garden' }])
  expect(await readImport(import_id)).toMatchObject({ state: 'checked', faulty: 1, checked: 3, new_products: 2 })
  expect(await faultsOf(import_id)).toHaveLength(1)
})

test('a circle of paths makes two categories with a subcategory each', async () => {
  const { import_id } = await mapped(fileOf([item('Ring > Loop'), item('Loop > Ring'), item('Ring > Ring')]))
  expect(await done(import_id)).toMatchObject({ applied: 3, faulty: 0 })
  const all = await categories()
  const levels = all.filter(({ name }) => ['Ring', 'Loop'].includes(name.en ?? ''))
  expect(levels.map(({ parent }) => parent === null).toSorted()).toEqual([false, false, false, true, true])
})

test('deep paths become two levels, a sign in a name is kept, and only numbers are ignored', async () => {
  const { import_id, notes } = await mapped(
    fileOf([
      item('Apparel & Accessories > Clothing > Shirts & Tops > T-Shirts'),
      item('2271'),
      item('>'),
      item(' A / B '),
    ]),
  )
  expect((await listed(import_id)).items.map(({ name }) => name).toSorted()).toEqual([
    'A / B',
    'Apparel & Accessories > T-Shirts',
  ])
  expect(notes).toContainEqual(expect.objectContaining({ note: 'category_number', count: 1 }))
})

test('two operators who import the same new category at the same time share it', async () => {
  const other = await anOperator(shop, { roles: ['catalogue'] })
  const [one, two] = [await mapped(fileOf([item('Shared shelf')])), await mapped(fileOf([item('SHARED  shelf')]))]
  await Promise.all([apply(one.import_id), apply(two.import_id, {}, other)])
  await Promise.all([workThrough(shop), workThrough(shop)])
  await workThrough(shop)
  expect([(await readImport(one.import_id)).applied, (await readImport(two.import_id)).applied]).toEqual([1, 1])
  const shared = (await categories()).filter(({ name }) => /^shared\s+shelf$/i.test(name.en ?? ''))
  expect(shared).toHaveLength(1)
  for (const { import_id } of [one, two]) {
    await desk.call('POST /api/admin/import/undo', { body: { import_id } })
    await workThrough(shop)
  }
})

test('a choice is refused while the import is applied', async () => {
  const { import_id } = await mapped(fileOf([item('Late')]))
  await apply(import_id)
  expect((await choose(import_id, [{ name: 'Late', choice: 'fallback' }])).reason).toBe('state_changed')
})
