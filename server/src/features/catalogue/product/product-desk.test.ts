import { readFileSync } from 'node:fs'
import type { Endpoints, InputOf } from '@sampan/contract'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { aPng, upload } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper, callerOf, listed } from '../../../../testing/world.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue'] })
const visitor = callerOf(shop)

type Draft = InputOf<Endpoints['POST /api/admin/product/save']>['body']

let picture = ''
let made = 0
beforeAll(async () => {
  await aProduct(shop)
  picture = await aPicture()
  await shop.db.insertInto('axis').values({ axis: 'colour', name: '{"en":"Colour"}' }).execute()
  const values = ['red', 'blue'].map((value_key) => ({ axis: 'colour', value_key, value: `{"en":"${value_key}"}` }))
  await shop.db.insertInto('axis_value').values(values).execute()
})

const URL = '/api/admin/picture/upload'
async function aPicture(width = 40): Promise<string> {
  const sent = await upload(shop, desk.token, { bytes: await aPng(width), purpose: 'product', url: URL })
  return sent.data.address
}

const inColour = (value_key: string) => [{ axis: 'colour', value_key }]

function aDraft(fields: Partial<Draft> = {}): Draft {
  const product_id = fields.product_id ?? `lamp-${++made}`
  const sku = { price_cents: 1250, image: picture, on_sale: true, stock_change: 5 }
  return {
    product_id,
    seen: null,
    shop_id: 'harbour',
    category: 'toys',
    kind: null,
    title: { en: `Desk lamp ${made}`, ja: 'デスクランプ', th: '' },
    description: { en: 'It gives light.' },
    specs: [{ name: { en: 'Material' }, values: [{ en: 'Oak', ja: 'オーク' }] }],
    images: [picture],
    was_cents: 2000,
    on_sale: true,
    skus: [
      { ...sku, sku_id: `${product_id}-red`, axis_values: inColour('red') },
      { ...sku, sku_id: `${product_id}-blue`, axis_values: inColour('blue'), price_cents: 1500 },
    ],
    ...fields,
  }
}

const save = (body: Draft, by = desk) => by.call('POST /api/admin/product/save', { body })
const read = async (product_id: string) =>
  (await desk.call('GET /api/admin/product/detail', { query: { product_id } })).data

/** The body that the editor sends after reading a product, with a change. */
async function redraft(product_id: string, change: Partial<Draft> = {}): Promise<Draft> {
  const { sales: _, created_at: __, proposal: ___, skus, ...facts } = await read(product_id)
  return { ...facts, skus: skus.map(({ stock: _, ...sku }) => ({ ...sku, stock_change: 0 })), ...change }
}

test('a new product appears in the shop with its pictures and is found by search', async () => {
  const draft = aDraft()
  const { data } = await save(draft)
  expect(data).toMatchObject({ title: { en: draft.title.en, ja: 'デスクランプ' }, on_sale: true, sales: 0 })
  expect(data.title).not.toHaveProperty('th')
  const { product_id } = draft
  const shown = await visitor('GET /api/product/detail', { query: { product_id } }, { language: 'ja' })
  expect(shown.data).toMatchObject({ title: 'デスクランプ', price_cents: 1250, was_cents: 2000, images: [picture] })
  expect(shown.data.skus.map(({ stock, values }) => [stock, values[0]?.value])).toEqual([
    [5, 'red'],
    [5, 'blue'],
  ])
  expect((await shop.app.inject({ url: `${picture}?w=160` })).headers['cache-control']).toContain('immutable')
  await listed(shop)
  const found = await visitor('GET /api/product/list', { query: { keyword: 'デスクランプ' } })
  expect(found.data.items.map((item) => item.product_id)).toContain(product_id)
})

test('saving a product logs the changes', async () => {
  const { product_id } = (await save(aDraft())).data
  const draft = await redraft(product_id, { title: { en: 'Floor lamp' } })
  const [first, ...rest] = draft.skus
  await save({ ...draft, skus: [{ ...first, price_cents: 1100, stock_change: 3 } as (typeof rest)[0], ...rest] })
  const log = await shop.db.selectFrom('desk_log').selectAll().where('ref_id', '=', product_id).execute()
  expect(log.map(({ action, operator_id }) => [action, operator_id])).toEqual([
    ['product_saved', desk.operator_id],
    ['product_saved', desk.operator_id],
  ])
  const change = { sku_id: first?.sku_id, from_cents: 1250, price_cents: 1100, stock_change: 3 }
  expect(log[1]?.details).toMatchObject({ is_new: false, skus: [change] })
  expect(await read(product_id)).toMatchObject({ title: { en: 'Floor lamp' } })
})

test('if two operators save one product concurrently, the second is refused', async () => {
  const { product_id } = (await save(aDraft())).data
  const other = await anOperator(shop, { roles: ['catalogue'] })
  const [one, two] = [
    await redraft(product_id, { title: { en: 'One' } }),
    await redraft(product_id, { title: { en: 'Two' } }),
  ]
  const answers = await Promise.all([save(one), save(two, other)])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(answers.find(({ code }) => code === 0)).toMatchObject({ reason: 'state_changed' })
  const kept = answers[0]?.code === 1 ? 'One' : 'Two'
  expect((await read(product_id)).title.en).toBe(kept)
  const log = await shop.db.selectFrom('desk_log').select('log_id').where('ref_id', '=', product_id).execute()
  expect(log).toHaveLength(2)
})

test('if two operators create one product concurrently, the second is refused because the id is taken', async () => {
  const drafts = [
    aDraft({ product_id: 'twin', title: { en: 'A' } }),
    aDraft({ product_id: 'twin', title: { en: 'B' } }),
  ]
  const answers = await Promise.all(drafts.map((draft) => save(draft)))
  expect(answers.map(({ reason }) => reason ?? 'saved').sort()).toEqual(['id_taken', 'saved'])
  const again = await save(drafts[0] as Draft)
  expect(again.reason).toBe('id_taken')
})

test('a sale between reading and saving a product does not make the save outdated, and the sold pieces stay reserved', async () => {
  const draft = aDraft()
  const { product_id } = (await save(draft)).data
  const seen = await redraft(product_id)
  const buyer = await aBuyer(shop)
  const sku_id = draft.skus[0]?.sku_id ?? ''
  expect((await buy(buyer, { sku_id, quantity: 3, total_cents: 3750 })).code).toBe(1)
  const less = (change: number) => ({
    ...seen,
    skus: seen.skus.map((sku) => (sku.sku_id === sku_id ? { ...sku, stock_change: change } : sku)),
  })
  // Five pieces were seen, of which three are reserved now: two can be removed, five cannot.
  expect(await save(less(-5))).toMatchObject({ code: 0, reason: 'catalogue_fault', field: 'skus.0.stock_change' })
  expect((await save(less(-2))).code).toBe(1)
  expect((await read(product_id)).skus[0]?.stock).toBe(0)
})

test.each<[string, Partial<Draft>, string, string]>([
  ['an unknown shop', { shop_id: 'nowhere' }, 'shop_id', 'unknown_shop'],
  ['a category that is not open', { category: 'phone' }, 'category', 'unknown_category'],
  ['an unknown kind', { kind: 'lamps' }, 'kind', 'unknown_kind'],
  ['no English title', { title: { ja: 'ランプ' } }, 'title', 'english_missing'],
  ['no English description', { description: {} }, 'description', 'english_missing'],
  ['a picture of another site', { images: ['https://example.com/a.webp'] }, 'images', 'unknown_picture'],
  ['a picture that does not exist', { images: ['/pictures/none.0123456789.webp'] }, 'images', 'unknown_picture'],
  ['an earlier price that is not higher', { was_cents: 1250 }, 'was_cents', 'was_not_higher'],
])('%s is refused with its field', async (_what, fields, field, fault) => {
  const draft = aDraft(fields)
  const answer = await save(draft)
  expect(answer).toMatchObject({ code: 0, reason: 'catalogue_fault', field, fault })
  expect(answer.msg.length).toBeGreaterThan(10)
  expect((await desk.call('GET /api/admin/product/detail', { query: { product_id: draft.product_id } })).status).toBe(
    404,
  )
})

type SkuDraft = Draft['skus'][number]
test.each<[string, (skus: SkuDraft[]) => SkuDraft[], string, string]>([
  [
    'the same options twice',
    (skus) => skus.map((sku) => ({ ...sku, axis_values: inColour('red') })),
    'skus.1.axis_values',
    'same_options',
  ],
  [
    'other axes',
    ([one, two]) => [one as SkuDraft, { ...(two as SkuDraft), axis_values: [] }],
    'skus.1.axis_values',
    'other_options',
  ],
  [
    'an unknown value',
    ([one]) => [{ ...(one as SkuDraft), axis_values: inColour('mauve') }],
    'skus.0.axis_values',
    'unknown_option',
  ],
  ['a SKU twice', ([one]) => [one as SkuDraft, one as SkuDraft], 'skus.0.sku_id', 'sku_twice'],
  [
    'stock below zero',
    ([one]) => [{ ...(one as SkuDraft), stock_change: -1 }],
    'skus.0.stock_change',
    'stock_below_zero',
  ],
  ['nothing on sale', (skus) => skus.map((sku) => ({ ...sku, on_sale: false })), 'on_sale', 'nothing_on_sale'],
])('%s is refused with its field', async (_what, change, field, fault) => {
  const draft = aDraft()
  expect(await save({ ...draft, skus: change(draft.skus) })).toMatchObject({ code: 0, field, fault })
})

test('a product cannot take over a SKU of another product', async () => {
  const { skus } = (await save(aDraft())).data
  const draft = aDraft()
  const stolen = draft.skus.map((sku, at) => ({ ...sku, sku_id: at === 0 ? (skus[0]?.sku_id ?? '') : sku.sku_id }))
  expect(await save({ ...draft, skus: stolen })).toMatchObject({ field: 'skus.0.sku_id', fault: 'sku_of_another' })
})

test('a sold SKU can be taken off sale, and its order keeps it', async () => {
  const draft = aDraft()
  const { product_id } = (await save(draft)).data
  const buyer = await aBuyer(shop)
  const sku_id = draft.skus[0]?.sku_id ?? ''
  await buy(buyer, { sku_id, total_cents: 1250 })
  const seen = await redraft(product_id)
  await save({ ...seen, skus: seen.skus.map((sku) => ({ ...sku, on_sale: sku.sku_id !== sku_id })) })
  const shown = (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect(shown.skus.map((sku) => sku.sku_id)).toEqual([draft.skus[1]?.sku_id])
  expect(shown.price_cents).toBe(1500)
  expect((await read(product_id)).skus).toHaveLength(2)
})

test('prices and stock of many SKUs change together or not at all', async () => {
  const products = [(await save(aDraft())).data, (await save(aDraft())).data]
  const [one, two] = products.map(({ skus }) => skus[0]?.sku_id ?? '') as [string, string]
  const edit = (edits: object[]) => desk.call('POST /api/admin/sku/edit', { body: { edits: edits as never } })
  const price = { seen_cents: 1250, price_cents: 900 }
  const done = await edit([
    { sku_id: one, price, stock_change: -5 },
    { sku_id: two, price },
  ])
  expect(done.data).toEqual([
    { sku_id: one, price_cents: 900, stock: 0, waits: false },
    { sku_id: two, price_cents: 900, stock: 5, waits: false },
  ])
  expect(
    (await visitor('GET /api/product/detail', { query: { product_id: products[0]?.product_id ?? '' } })).data,
  ).toMatchObject({ price_cents: 900 })
  // The seen price is outdated.
  expect(
    await edit([
      { sku_id: two, stock_change: 1 },
      { sku_id: one, price },
    ]),
  ).toMatchObject({ reason: 'state_changed', field: one })
  expect(
    await edit([
      { sku_id: two, stock_change: 1 },
      { sku_id: one, stock_change: -1 },
    ]),
  ).toMatchObject({ field: one, fault: 'stock_below_zero' })
  const grid = await desk.call('GET /api/admin/sku/list', {
    query: { product_ids: products.map((p) => p.product_id).join(',') },
  })
  expect(grid.data.find(({ sku_id }) => sku_id === two)).toMatchObject({ stock: 5, price_cents: 900 })
  expect((await edit([{ sku_id: 'none', stock_change: 1 }])).status).toBe(404)
})

test('an earlier price can be changed alone or with the prices of its SKUs, if it has not changed since the operator read it', async () => {
  const { product_id, skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const edit = (seen_cents: number | null, was_cents: number | null, edits: object[] = []) =>
    desk.call('POST /api/admin/sku/edit', {
      body: { edits: edits as never, earlier: [{ product_id, seen_cents, was_cents }] },
    })
  const now = async () => {
    const { data } = await desk.call('GET /api/admin/sku/list', { query: { product_ids: product_id } })
    return data.map(({ was_cents, price_cents }) => [was_cents, price_cents])
  }
  expect((await edit(2000, 1600)).code).toBe(1)
  expect(await edit(2000, 1800)).toMatchObject({ reason: 'state_changed', field: product_id })
  expect(await edit(1600, 1250)).toMatchObject({ field: product_id, fault: 'was_not_higher' })
  // A price above the earlier price can only change together with it.
  const price = { sku_id, price: { seen_cents: 1250, price_cents: 1700 } }
  expect(await edit(1600, 1400, [price])).toMatchObject({ field: product_id, fault: 'was_not_higher' })
  expect(await now()).toEqual([
    [1600, 1250],
    [1600, 1500],
  ])
  expect((await edit(1600, null, [price])).code).toBe(1)
  expect(await now()).toEqual([
    [null, 1700],
    [null, 1500],
  ])
  expect((await desk.call('POST /api/admin/sku/edit', { body: { edits: [] } })).status).toBe(400)
})

test('if one price is edited twenty times concurrently, one edit succeeds; twenty concurrent changes of stock all succeed', async () => {
  const { skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const edit = (edits: object[]) => desk.call('POST /api/admin/sku/edit', { body: { edits: edits as never } })
  const raced = await Promise.all(
    Array.from({ length: 20 }, (_, at) => edit([{ sku_id, price: { seen_cents: 1250, price_cents: 1000 + at } }])),
  )
  expect(raced.filter(({ code }) => code === 1)).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, () => edit([{ sku_id, stock_change: 2 }])))
  const { stock } = await shop.db
    .selectFrom('sku')
    .select('stock')
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
  expect(stock).toBe(45)
})

test('if one earlier price is edited twenty times concurrently, one edit succeeds and all others are refused', async () => {
  const { product_id } = (await save(aDraft())).data
  const raced = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      desk.call('POST /api/admin/sku/edit', {
        body: { edits: [], earlier: [{ product_id, seen_cents: 2000, was_cents: 2100 + at }] },
      }),
    ),
  )
  const told = raced.map(({ code, reason }) => (code === 1 ? 'saved' : reason))
  expect(told.toSorted()).toEqual(['saved', ...Array.from({ length: 19 }, () => 'state_changed')])
})

test('stock that is removed during checkouts is never sold twice', async () => {
  const { skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => aBuyer(shop)))
  const edit = () => desk.call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id, stock_change: -1 }] } })
  const [bought, taken] = await Promise.all([
    Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, total_cents: 1250 }))),
    Promise.all([edit(), edit(), edit()]),
  ])
  const gone = [...bought, ...taken].filter(({ code }) => code === 1).length
  const { stock } = await shop.db
    .selectFrom('sku')
    .select('stock')
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
  expect([gone, stock]).toEqual([5, 0])
})

test('products are put on sale together, and if one of them cannot be, none is', async () => {
  const [one, two] = [
    (await save(aDraft({ on_sale: false }))).data,
    (await save(aDraft({ on_sale: false, description: {} }))).data,
  ]
  const put = (product_ids: string[], on_sale: boolean) =>
    desk.call('POST /api/admin/product/on_sale', { body: { product_ids, on_sale } })
  expect(await put([one.product_id, two.product_id], true)).toMatchObject({
    code: 0,
    field: two.product_id,
    fault: 'english_missing',
  })
  expect((await read(one.product_id)).on_sale).toBe(false)
  const both = await Promise.all([put([one.product_id], true), put([one.product_id], true)])
  expect(both.map(({ data }) => data.changed).sort()).toEqual([0, 1])
  expect((await put([one.product_id, two.product_id], false)).data).toEqual({ changed: 1 })
  expect((await visitor('GET /api/product/detail', { query: { product_id: one.product_id } })).status).toBe(404)
})

test('the list is newest first, and can be paged and filtered', async () => {
  const ids = []
  for (let count = 0; count < 5; count++) ids.unshift((await save(aDraft({ on_sale: count !== 2 }))).data.product_id)
  const list = async (query: object) => (await desk.call('GET /api/admin/product/list', { query })).data
  const [first, rest] = [await list({ page_size: 2 }), await list({ page_size: 2 })]
  const next = await list({ page_size: 3, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...next.items].map((row) => row.product_id)).toEqual(ids)
  expect(rest).toEqual(first)
  expect(first.items[0]).toMatchObject({ stock: 10, skus: 2, missing: ['zh-CN', 'ja', 'ko', 'th'], price_cents: 1250 })
  const off = (await list({ on_sale: false, page_size: 100 })).items
  expect(off[0]?.product_id).toBe(ids[2])
  expect(off.every(({ on_sale }) => !on_sale)).toBe(true)
  expect((await list({ category: 'phone' })).items).toEqual([])
  expect((await list({ shop_id: 'harbour', category: 'toys', page_size: 1 })).items[0]?.product_id).toBe(ids[0])
})

test('products with a missing language and products with low stock can be listed', async () => {
  const five = { en: 'Whole', 'zh-CN': '全', ja: '全部', ko: '전체', th: 'ทั้งหมด' }
  const whole = (await save(aDraft({ title: five, description: five }))).data
  const list = async (query: object) =>
    (await desk.call('GET /api/admin/product/list', { query: { page_size: 100, ...query } })).data.items.map(
      (row) => row.product_id,
    )
  expect(await list({ lacks_text: true })).not.toContain(whole.product_id)
  expect(await list({ lacks_text: false })).toContain(whole.product_id)
  expect(await list({ low_stock: true })).toContain(whole.product_id)
  const edits = whole.skus.map(({ sku_id }) => ({ sku_id, stock_change: 6 }))
  await desk.call('POST /api/admin/sku/edit', { body: { edits } })
  expect(await list({ low_stock: true })).not.toContain(whole.product_id)
})

test('a keyword finds products by id, by SKU, and by words in any language, on and off sale', async () => {
  const draft = aDraft({ title: { en: 'Quince press', 'zh-CN': '榨汁机木', th: 'เครื่องคั้น' } })
  const { product_id } = (await save(draft)).data
  const hidden = (await save(aDraft({ title: { en: 'Quince knife', 'zh-CN': '茶刀' }, on_sale: false }))).data
  await listed(shop)
  const find = async (keyword: string, query: object = {}) =>
    (await desk.call('GET /api/admin/product/list', { query: { keyword, ...query } })).data.items.map(
      (row) => row.product_id,
    )
  expect(await find(product_id.toUpperCase())).toEqual([product_id])
  expect(await find(draft.skus[1]?.sku_id ?? '')).toEqual([product_id])
  expect(await find('quince')).toEqual([product_id, hidden.product_id])
  expect(await find('quince', { on_sale: true })).toEqual([product_id])
  expect(await find('quince', { on_sale: false })).toEqual([hidden.product_id])
  expect(await find('茶')).toEqual([hidden.product_id])
  expect(await find('茶刀')).toEqual([hidden.product_id])
  expect(await find('榨汁')).toEqual([product_id])
  expect(await find('nothing of that')).toEqual([])
})

test('a picture is stored once, and other files are refused', async () => {
  expect(await aPicture()).toBe(picture)
  expect(await aPicture(50)).not.toBe(picture)
  const bad = await upload(shop, desk.token, {
    bytes: readFileSync(import.meta.filename),
    purpose: 'product',
    url: URL,
  })
  expect(bad).toMatchObject({ code: 0, reason: 'file_not_a_picture' })
  expect((await upload(shop, desk.token, { bytes: await aPng(), purpose: 'chat', url: URL })).status).toBe(400)
  const shopper = await aShopper(shop)
  expect((await upload(shop, shopper.token, { bytes: await aPng(), purpose: 'product' })).status).toBe(400)
})

test('other roles can read products but not save them', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const { product_id } = (await save(aDraft())).data
  expect((await support.call('GET /api/admin/product/detail', { query: { product_id } })).code).toBe(1)
  expect(await save(await redraft(product_id), support)).toMatchObject({ code: 0, reason: 'role_needed' })
})

test('the list can be sorted by age or price and filtered by sold-out products, and an export has the same rows', async () => {
  const name = '{"en":"Food"}'
  await shop.db.insertInto('category').values({ category: 'food', position: 9, name, image: picture }).execute()
  const priced = (price_cents: number, stock_change = 5) => {
    const { skus, ...draft } = aDraft({ category: 'food', was_cents: null })
    return { ...draft, skus: skus.map((sku) => ({ ...sku, price_cents, stock_change })) }
  }
  const ids: string[] = []
  for (const price of [3000, 1000, 2000, 1000]) ids.push((await save(priced(price))).data.product_id)
  const gone = (await save(priced(500, 0))).data.product_id
  const [a = '', b = '', c = '', d = ''] = ids
  const list = async (query: object) =>
    (await desk.call('GET /api/admin/product/list', { query: { category: 'food', ...query } })).data
  const paged = async (query: object) => {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { items, next_cursor } = await list({ ...query, page_size: 2, ...(cursor && { cursor }) })
      found.push(...items.map((row) => row.product_id))
      cursor = next_cursor
    }
    return found
  }
  expect(await paged({ sort: 'newest' })).toEqual([gone, d, c, b, a])
  expect(await paged({ sort: 'oldest' })).toEqual([a, b, c, d, gone])
  expect(await paged({ sort: 'cheapest' })).toEqual([gone, ...[b, d].toSorted(), c, a])
  expect(await paged({ sort: 'dearest' })).toEqual([a, c, ...[b, d].toSorted().toReversed(), gone])
  expect(await paged({ sold_out: true })).toEqual([gone])
  await desk.call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id: `${gone}-red`, stock_change: 1 }] } })
  expect(await paged({ sold_out: true })).toEqual([])
  const exported = async (query: object) => {
    const { text } = (await desk.call('GET /api/admin/product/export', { query })).data
    const lines = text.trim().split('\r\n').slice(1)
    return [...new Set(lines.map((line) => line.split(',')[0]))]
  }
  expect(await exported({ category: 'food' })).toEqual([...ids, gone].toSorted())
  expect(await exported({ product_ids: `${b},${a}` })).toEqual([a, b].toSorted())
  expect(await exported({ category: 'food', keyword: c })).toEqual([c])
  expect(await exported({ category: 'phone', keyword: c })).toEqual([])
  expect(await exported({ category: 'food', on_sale: 'false' })).toEqual([])
})
