import type { Endpoints, InputOf } from '@sampan/contract'
import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { actionsOn, anOperator, aProduct, aShop, callerOf, listed } from '../../../../testing/world.ts'

type Save = InputOf<Endpoints['POST /api/admin/category/save']>['body']

const { shop, desk, picture, aDraft, save: saveProduct, read } = await aProductDesk()
const other = await anOperator(shop, { roles: ['catalogue'] })
const visitor = callerOf(shop)
const five = (text: string) => ({ en: text, 'zh-CN': `${text}中`, ja: `${text}あ`, ko: `${text}한`, th: `${text}ไ` })

const shelves = async () => (await desk.call('GET /api/admin/category/list')).data
const shelfOf = async (category: string) => {
  const shelf = (await shelves()).find((one) => one.category === category)
  if (!shelf) throw new Error(`no category ${category}`)
  return shelf
}
const orderOf = async (parent: string | null) =>
  (await shelves()).filter((one) => one.parent === parent).map(({ category }) => category)

const save = (fields: Partial<Save> & { category: string }, by = desk) =>
  by.call('POST /api/admin/category/save', {
    body: { revision: null, name: five(fields.category), image: picture, ...fields },
  })
/** Saves a stored category with a change. */
const change = async (category: string, fields: Partial<Save>, by = desk) => {
  const { revision, parent, name, image, is_hidden } = await shelfOf(category)
  return save({ category, revision, parent, name, image, is_hidden, ...fields }, by)
}
const remove = async (category: string, move_to: string | null = null, by = desk) =>
  by.call('POST /api/admin/category/remove', {
    body: { category, revision: (await shelfOf(category)).revision, move_to },
  })
const order = async (parent: string | null, categories: string[], by = desk) => {
  const current = await shelves()
  const revisionOf = (category: string) => current.find((one) => one.category === category)?.revision ?? ''
  const items = categories.map((category) => ({ category, revision: revisionOf(category) }))
  return () => by.call('POST /api/admin/category/order', { body: { parent, items } })
}
const list = async (query: { category?: string; keyword?: string; kind?: string; sort?: 'hot' | 'price_asc' }) =>
  (await visitor('GET /api/product/list', { query })).data
const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ product_id }) => product_id)

const outcome = ({ reason, code }: { reason?: string | undefined; code: number }) =>
  reason ?? (code === 1 ? 'done' : code)

test('a category with any id can be added, and a product saved in it', async () => {
  expect((await save({ category: 'garden' })).code).toBe(1)
  const draft = aDraft({ category: 'garden' })
  expect((await saveProduct(draft)).code).toBe(1)
  expect((await read(draft.product_id)).category).toBe('garden')
  expect(await saveProduct(aDraft({ category: 'nowhere' }))).toMatchObject({
    field: 'category',
    fault: 'unknown_category',
  })
  expect(await actionsOn(shop, 'garden')).toEqual(['category_saved'])
})

test('names that are too long and ids that are no slugs are refused', async () => {
  expect((await save({ category: 'long', name: { en: 'a'.repeat(81) } })).status).toBe(400)
  expect((await save({ category: 'Garden Tools' })).status).toBe(400)
  expect((await save({ category: 'a'.repeat(81) })).status).toBe(400)
  expect((await save({ category: 'long', name: { en: '<b>Garden</b>' } })).status).toBe(400)
})

test('a category lists the products and kinds of its subcategories, also by a keyword and by price', async () => {
  await save({ category: 'kitchen' })
  await save({ category: 'knives', parent: 'kitchen' })
  await save({ category: 'pans', parent: 'kitchen' })
  const knife = (await aProduct(shop, { category: 'knives', kind: 'bread-knife', price_cents: 900 })).product_id
  const pan = (await aProduct(shop, { category: 'pans', price_cents: 500 })).product_id
  const bowl = (await aProduct(shop, { category: 'kitchen', price_cents: 700 })).product_id
  await listed(shop)
  expect(await idsOf({ category: 'kitchen', sort: 'price_asc' })).toEqual([pan, bowl, knife])
  expect(await idsOf({ category: 'knives' })).toEqual([knife])
  expect(await idsOf({ category: 'kitchen', kind: 'bread-knife' })).toEqual([knife])
  expect((await idsOf({ category: 'kitchen', keyword: 'product' })).toSorted()).toEqual([knife, pan, bowl].toSorted())
  expect(await idsOf({ category: 'pans', keyword: 'product' })).toEqual([pan])
  const { facets, total } = await list({ category: 'knives' })
  expect(total).toBe(1)
  expect(facets.categories).toContainEqual({ category: 'kitchen', name: 'kitchen', count: 3 })
  expect(facets.categories.map(({ category }) => category)).not.toContain('knives')
  expect(facets.subcategories).toEqual([
    { category: 'knives', name: 'knives', count: 1 },
    { category: 'pans', name: 'pans', count: 1 },
  ])
  expect(facets.kinds).toEqual([{ kind: 'bread-knife', name: 'bread-knife', count: 1 }])
  const searched = (await list({ category: 'kitchen', keyword: 'product' })).facets
  expect(searched.subcategories).toEqual(facets.subcategories)
  expect((await list({})).facets.subcategories).toEqual([])
  const shelf = (await visitor('GET /api/category/list')).data.find(({ category }) => category === 'kitchen')
  expect(shelf?.subcategories.map(({ category }) => category)).toEqual(['knives', 'pans'])
  expect(shelf?.kinds.map(({ kind }) => kind)).toEqual(['bread-knife'])
  const desk_list = await desk.call('GET /api/admin/product/list', { query: { category: 'kitchen' } })
  expect(desk_list.data.items.map(({ product_id }) => product_id).toSorted()).toEqual([knife, pan, bowl].toSorted())
  const { data } = await visitor('GET /api/product/detail', { query: { product_id: knife } })
  expect(data).toMatchObject({ category: 'knives', parent_category: { category: 'kitchen', name: 'kitchen' } })
})

test('products are found by the names of their category and of its parent in each language', async () => {
  await save({
    category: 'instruments',
    name: { en: 'Instruments', 'zh-CN': '乐器', ja: '楽器', ko: '악기', th: 'เครื่องดนตรี' },
  })
  await save({
    category: 'strings',
    parent: 'instruments',
    name: { en: 'Guitars', 'zh-CN': '吉他', ja: 'ギター', ko: '기타류', th: 'กีตาร์' },
  })
  const { product_id } = await aProduct(shop, { category: 'strings' })
  await listed(shop)
  for (const keyword of [
    'instruments',
    '乐器',
    '楽器',
    '악기',
    'เครื่องดนตรี',
    'guitars',
    '吉他',
    'ギター',
    '기타류',
    'กีตาร์',
  ])
    expect(await idsOf({ keyword }), keyword).toEqual([product_id])
})

test('a moved category takes its products along, and a renamed one is found by its new name', async () => {
  await save({ category: 'bags' })
  const { product_id } = await aProduct(shop, { category: 'bags' })
  await listed(shop)
  expect((await change('bags', { parent: 'garden', name: five('Rucksacks') })).code).toBe(1)
  await listed(shop)
  expect(await idsOf({ category: 'garden' })).toContain(product_id)
  expect(await idsOf({ category: 'bags', keyword: 'rucksacks' })).toEqual([product_id])
  expect((await change('bags', { parent: null })).code).toBe(1)
  await listed(shop)
  expect(await idsOf({ category: 'garden' })).not.toContain(product_id)
  expect(await idsOf({ category: 'bags' })).toEqual([product_id])
})

test('there is no third level and no circle, also when two operators nest at once', async () => {
  await save({ category: 'up' })
  await save({ category: 'down' })
  const third = { field: 'parent', fault: 'third_level' }
  expect(await change('up', { parent: 'up' })).toMatchObject(third)
  expect(await change('up', { parent: 'nowhere' })).toMatchObject({ field: 'parent', fault: 'unknown_category' })
  const both = await Promise.all([change('up', { parent: 'down' }), change('down', { parent: 'up' }, other)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const nested = (await shelves()).find(({ parent }) => parent === 'up' || parent === 'down')
  expect(await save({ category: 'deeper', parent: nested?.category ?? '' })).toMatchObject(third)
  expect(await change(nested?.parent ?? '', { parent: 'garden' })).toMatchObject(third)
})

test('the database itself refuses a third level', async () => {
  const nest = (category: string, parent: string) =>
    shop.db.updateTable('category').set({ parent }).where('category', '=', category).execute()
  await expect(nest('kitchen', 'garden')).rejects.toThrow('category')
  await expect(nest('garden', 'knives')).rejects.toThrow('category')
})

test('of two operators who order at once, one is refused', async () => {
  const before = await orderOf('kitchen')
  const [first, second] = await Promise.all([
    order('kitchen', before.toReversed()),
    order('kitchen', before.toReversed(), other),
  ])
  const both = await Promise.all([first(), second()])
  expect(both.map(outcome).toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await orderOf('kitchen')).toEqual(before.toReversed())
  const main_category = (await visitor('GET /api/category/list')).data.find(({ category }) => category === 'kitchen')
  expect(main_category?.subcategories.map(({ category }) => category)).toEqual(before.toReversed())
})

test('an order needs all categories of the level, each once', async () => {
  const all = await orderOf(null)
  const [first = ''] = all
  for (const categories of [all.slice(1), [first, ...all], [...all.slice(1), 'knives'], all.map(() => first)])
    expect(outcome(await (await order(null, categories))())).toBe('changed_meanwhile')
  expect(await orderOf(null)).toEqual(all)
  expect(outcome(await (await order(null, all.toReversed()))())).toBe('done')
  expect(await orderOf(null)).toEqual(all.toReversed())
})

test('no list links to a hidden category, and its products stay on sale', async () => {
  await save({ category: 'seasonal' })
  const { product_id } = await aProduct(shop, { category: 'seasonal' })
  await listed(shop)
  await change('seasonal', { is_hidden: true })
  const home = (await visitor('GET /api/home')).data.categories
  expect(home.map(({ category }) => category)).not.toContain('seasonal')
  expect((await list({})).facets.categories.map(({ category }) => category)).not.toContain('seasonal')
  expect(await idsOf({ category: 'seasonal' })).toEqual([product_id])
  const shelf = (await visitor('GET /api/category/list')).data.find(({ category }) => category === 'seasonal')
  expect(shelf?.is_hidden).toBe(true)
  const sitemap = await shop.app.inject({ url: '/sitemap/pages.xml' })
  expect(sitemap.body).toContain('category=garden')
  expect(sitemap.body).not.toContain('category=seasonal')
})

test('a category with products is deleted once they are moved, with its kinds', async () => {
  const { product_id } = await aProduct(shop, { category: 'old', kind: 'vase' })
  await listed(shop)
  expect(outcome(await remove('old'))).toBe('still_used')
  expect(await remove('old', 'old')).toMatchObject({ field: 'move_to', fault: 'unknown_category' })
  expect(await remove('old', 'nowhere')).toMatchObject({ field: 'move_to', fault: 'unknown_category' })
  expect(outcome(await remove('old', 'garden'))).toBe('done')
  await listed(shop)
  expect(await idsOf({ category: 'garden', kind: 'vase' })).toEqual([product_id])
  expect(await idsOf({ category: 'old' })).toEqual([])
  expect((await shelfOf('garden')).kinds.map(({ kind }) => kind)).toEqual(['vase'])
  expect(outcome(await remove('kitchen', 'garden'))).toBe('still_used')
})

test('a category that a promo code names cannot be deleted', async () => {
  await save({ category: 'lamps' })
  const code = {
    code: 'LAMPS',
    kind: 'percentage' as const,
    value: 100,
    minimum_cents: 0,
    starts_at: '2026-01-01T00:00:00Z',
  }
  await shop.db
    .insertInto('promo_code')
    .values({ ...code, categories: ['lamps'] })
    .execute()
  expect(await remove('lamps')).toMatchObject({ field: 'category', fault: 'promo_of_category' })
  await shop.db.updateTable('promo_code').set({ ends_at: '2026-01-02T00:00:00Z' }).where('code', '=', 'LAMPS').execute()
  expect(outcome(await remove('lamps'))).toBe('done')
})

test('products are not moved into a generous discount that was not approved for them', async () => {
  await save({ category: 'sale' })
  await aProduct(shop, { category: 'plain' })
  const code = {
    code: 'HALF',
    kind: 'percentage' as const,
    value: 9_000,
    minimum_cents: 0,
    starts_at: '2026-01-01T00:00:00Z',
  }
  await shop.db
    .insertInto('promo_code')
    .values({ ...code, categories: ['sale'] })
    .execute()
  expect(await remove('plain', 'sale')).toMatchObject({ field: 'move_to', fault: 'category_of_promo' })
})

test('while a category is deleted, products saved in it are refused or keep it', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const category = `brief-${round}`
    await save({ category })
    const { revision } = await shelfOf(category)
    const draft = aDraft({ category })
    const [saved, removed] = await Promise.all([
      saveProduct(draft),
      other.call('POST /api/admin/category/remove', { body: { category, revision } }),
    ])
    const outcomes = [saved.fault ?? saved.code, outcome(removed)]
    expect([
      ['unknown_category', 'done'],
      [1, 'still_used'],
    ]).toContainEqual(outcomes)
  }
})

test('a shop without categories can start with the ten usual categories, once', async () => {
  const empty = await aShop()
  const { call } = await anOperator(empty, { roles: ['catalogue'] })
  const add = () => call('POST /api/admin/category/usual')
  expect((await Promise.all([add(), add()])).map(outcome).toSorted()).toEqual(['changed_meanwhile', 'done'])
  const home = (await callerOf(empty)('GET /api/home', undefined, { language: 'ja' })).data.categories
  const labels = 'パソコン 家電 アウトドア 暮らし 美容・健康 メンズ レディース 食品 スマホ おもちゃ'
  expect(home.map(({ name }) => name)).toEqual(labels.split(' '))
  const { statusCode } = await empty.app.inject({ url: home[0]?.image ?? '' })
  expect(statusCode).toBe(200)
})
