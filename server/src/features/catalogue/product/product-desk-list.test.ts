import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { listed } from '../../../../testing/world.ts'

const { shop, desk, picture, aDraft, save } = await aProductDesk()

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

test('products without an HS code or a country of origin can be listed', async () => {
  const without = (await save(aDraft({ hs_code: '940520', origin_country: null }))).data.product_id
  const complete = (await save(aDraft({ hs_code: '940520', origin_country: 'VN' }))).data.product_id
  const { data } = await desk.call('GET /api/admin/product/list', { query: { page_size: 100, lacks_customs: 'true' } })
  const ids = data.items.map(({ product_id }) => product_id)
  expect(ids).toContain(without)
  expect(ids).not.toContain(complete)
})

test('products with a SKU on sale without a weight can be listed', async () => {
  const weighing = (weights: readonly (number | null)[], on_sale = true) => {
    const draft = aDraft()
    return {
      ...draft,
      skus: draft.skus.map((sku, at) => ({ ...sku, weight_grams: weights[at] ?? null, ...(at > 0 && { on_sale }) })),
    }
  }
  const [without, complete, sold] = [weighing([300, null]), weighing([300, 400]), weighing([300, null], false)]
  for (const draft of [without, complete, sold]) expect((await save(draft)).code).toBe(1)
  const { data } = await desk.call('GET /api/admin/product/list', { query: { page_size: 100, lacks_weight: 'true' } })
  const ids = data.items.map(({ product_id }) => product_id)
  expect(ids).toContain(without.product_id)
  expect(ids).not.toContain(complete.product_id)
  expect(ids).not.toContain(sold.product_id)
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

test('the list can be sorted by age or price and filtered by sold-out products, and an export has the same rows', async () => {
  const name = '{"en":"Food"}'
  await shop.db.insertInto('category').values({ category: 'food', position: 9, name, image: picture }).execute()
  const priced = (price_cents: number, stock_change = 5) => {
    const { skus, ...draft } = aDraft({ category: 'food', was_cents: null })
    return { ...draft, skus: skus.map((sku) => ({ ...sku, price_cents, stock_change })) }
  }
  const ids: string[] = []
  for (const price of [3000, 1000, 2000, 1000]) ids.push((await save(priced(price))).data.product_id)
  const newest = (await save(priced(500, 0))).data.product_id
  const [a = '', b = '', c = '', d = ''] = ids
  const list = async (query: object) =>
    (await desk.call('GET /api/admin/product/list', { query: { category: 'food', ...query } })).data
  const paged = async (query: object) => {
    const ids: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { items, next_cursor } = await list({ ...query, page_size: 2, ...(cursor && { cursor }) })
      ids.push(...items.map((row) => row.product_id))
      cursor = next_cursor
    }
    return ids
  }
  expect(await paged({ sort: 'newest' })).toEqual([newest, d, c, b, a])
  expect(await paged({ sort: 'oldest' })).toEqual([a, b, c, d, newest])
  expect(await paged({ sort: 'cheapest' })).toEqual([newest, ...[b, d].toSorted(), c, a])
  expect(await paged({ sort: 'dearest' })).toEqual([a, c, ...[b, d].toSorted().toReversed(), newest])
  expect(await paged({ sold_out: true })).toEqual([newest])
  await desk.call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id: `${newest}-red`, stock_change: 1 }] } })
  expect(await paged({ sold_out: true })).toEqual([])
  const exported = async (query: object) => {
    const { text } = (await desk.call('GET /api/admin/product/export', { query })).data
    const lines = text.trim().split('\r\n').slice(1)
    return [...new Set(lines.map((line) => line.split(',')[0]))]
  }
  expect(await exported({ category: 'food' })).toEqual([...ids, newest].toSorted())
  expect(await exported({ product_ids: `${b},${a}` })).toEqual([a, b].toSorted())
  expect(await exported({ category: 'food', keyword: c })).toEqual([c])
  expect(await exported({ category: 'phone', keyword: c })).toEqual([])
  expect(await exported({ category: 'food', on_sale: 'false' })).toEqual([])
})
