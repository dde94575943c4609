import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aProductDesk, type Draft, inColour } from '../../../../testing/catalogue-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { aPng, upload } from '../../../../testing/wallet-world.ts'
import { anOperator, aShopper, callerOf, listed } from '../../../../testing/world.ts'

const { shop, desk, picture, aPicture, aDraft, save, read, redraft } = await aProductDesk()
const visitor = callerOf(shop)
const URL = '/api/admin/picture/upload'

test('a new product appears in the shop with its pictures and is found by search', async () => {
  const draft = aDraft()
  const { data } = await save(draft)
  const { revision: _, skus: __, title, ...fields } = draft
  expect(data).toMatchObject({ ...fields, title: { en: title.en, ja: 'デスクランプ' }, sales: 0 })
  expect(data.title).not.toHaveProperty('th')
  const { product_id } = draft
  const detail = await visitor('GET /api/product/detail', { query: { product_id } }, { language: 'ja' })
  expect(detail.data).toMatchObject({ title: 'デスクランプ', price_cents: 1250, was_cents: 2000, images: [picture] })
  expect(detail.data.skus.map(({ stock, values }) => [stock, values[0]?.value])).toEqual([
    [5, 'red'],
    [5, 'blue'],
  ])
  expect((await shop.app.inject({ url: `${picture}?w=160` })).headers['cache-control']).toContain('immutable')
  await listed(shop)
  const list = await visitor('GET /api/product/list', { query: { keyword: 'デスクランプ' } })
  expect(list.data.items.map((item) => item.product_id)).toContain(product_id)
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
  expect(answers.find(({ code }) => code === 0)).toMatchObject({ reason: 'changed_meanwhile' })
  const saved = answers[0]?.code === 1 ? 'One' : 'Two'
  expect((await read(product_id)).title.en).toBe(saved)
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
  const current = await redraft(product_id)
  const buyer = await aBuyer(shop)
  const sku_id = draft.skus[0]?.sku_id ?? ''
  expect((await buy(buyer, { sku_id, quantity: 3, total_cents: 3750 })).code).toBe(1)
  const less = (change: number) => ({
    ...current,
    skus: current.skus.map((sku) => (sku.sku_id === sku_id ? { ...sku, stock_change: change } : sku)),
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
  const current = await redraft(product_id)
  await save({ ...current, skus: current.skus.map((sku) => ({ ...sku, on_sale: sku.sku_id !== sku_id })) })
  const detail = (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect(detail.skus.map((sku) => sku.sku_id)).toEqual([draft.skus[1]?.sku_id])
  expect(detail.price_cents).toBe(1500)
  expect((await read(product_id)).skus).toHaveLength(2)
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
