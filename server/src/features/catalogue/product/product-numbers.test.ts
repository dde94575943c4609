import { expect, test } from 'vitest'
import { aProductDesk, NO_NUMBERS } from '../../../../testing/catalogue-world.ts'
import { aBuyer, buy, pay } from '../../../../testing/order-world.ts'
import { anOperator, callerOf, listed } from '../../../../testing/world.ts'

const { shop, desk, aDraft, save, redraft, read } = await aProductDesk()
const visitor = callerOf(shop)
const NUMBERS = { article_number: 'LMP 17/Oak', gtin: '4006381333931', weight_grams: 420, cost_cents: 510 }

async function aNumbered(numbers: Partial<typeof NUMBERS> = {}) {
  const draft = aDraft({ title: { en: 'Globe' } })
  const [first, second] = draft.skus
  if (!first || !second) throw new Error('a draft has two SKUs')
  const body = { ...draft, skus: [{ ...first, ...NUMBERS, ...numbers }, second] }
  return { body, product_id: draft.product_id, sku_ids: [first.sku_id, second.sku_id] as const }
}

test('a product has a supplier, tags and customs data, and its SKUs have numbers, weight and cost', async () => {
  const { body, product_id } = await aNumbered({ article_number: 'all fields' })
  expect((await save(body)).code).toBe(1)
  expect(await read(product_id)).toMatchObject({
    vendor: 'Lamplight',
    tags: ['desk', 'oak'],
    hs_code: '940520',
    origin_country: 'TH',
    tax_class: 'books',
    withdrawal_exemption: 'hygiene',
    guarantee_years: 5,
    skus: [{ ...NUMBERS, article_number: 'all fields' }, NO_NUMBERS],
  })
})

test.each([
  ['gtin', { gtin: '4006381333932' }],
  ['gtin', { gtin: '40063813' }],
  ['weight_grams', { weight_grams: 0 }],
  ['article_number', { article_number: 'x'.repeat(65) }],
])('a wrong %s is refused', async (_field, numbers) => {
  const { body } = await aNumbered(numbers)
  expect((await save(body)).status).toBe(400)
})

test('an article number belongs to one SKU, whatever its case', async () => {
  const { body, sku_ids } = await aNumbered({ article_number: 'Only-1' })
  expect((await save(body)).code).toBe(1)
  const other = await aNumbered({ article_number: 'ONLY-1' })
  expect(await save(other.body)).toMatchObject({ fault: 'number_of_another', field: 'skus.0.article_number' })
  const again = await redraft(body.product_id)
  const twice = again.skus.map((sku) => ({ ...sku, article_number: 'only-1' }))
  expect(await save({ ...again, skus: twice })).toMatchObject({ fault: 'number_twice', field: 'skus.1.article_number' })
  const exchanged = again.skus.map((sku) => ({
    ...sku,
    article_number: sku.sku_id === sku_ids[1] ? 'Only-1' : 'Only-2',
  }))
  expect((await save({ ...again, skus: exchanged })).code).toBe(1)
  expect((await read(body.product_id)).skus.map(({ article_number }) => article_number)).toEqual(['Only-2', 'Only-1'])
})

test('desk and shop find a product by an article number or barcode', async () => {
  const { body, product_id } = await aNumbered({ article_number: 'Ünique 9/b', gtin: '96385074' })
  expect((await save(body)).code).toBe(1)
  await listed(shop)
  for (const keyword of ['ünique 9/b', 'ÜNIQUE 9/B', '96385074']) {
    const { data } = await visitor('GET /api/product/list', { query: { keyword } })
    expect([keyword, data.total, data.items.map((card) => card.product_id)]).toEqual([keyword, 1, [product_id]])
    const list = (await desk.call('GET /api/admin/product/list', { query: { keyword } })).data
    expect(list.items[0]?.product_id).toBe(product_id)
  }
  const words = await aNumbered({ article_number: 'SAGEMUG' })
  expect((await save(words.body)).code).toBe(1)
  await listed(shop)
  const { data } = await visitor('GET /api/product/list', { query: { keyword: 'sagemug' } })
  expect(data.items.map((card) => card.product_id)).toEqual([words.product_id])
  expect((await save(await redraft(product_id, { on_sale: false }))).code).toBe(1)
  const off_sale = (await visitor('GET /api/product/list', { query: { keyword: '96385074' } })).data
  expect(off_sale.items.map((card) => card.product_id)).not.toContain(product_id)
})

test('orders, packing slips and receipts name the article number of the time of the order, never the cost', async () => {
  const { body, product_id, sku_ids } = await aNumbered({ article_number: 'SLIP 1' })
  expect((await save(body)).code).toBe(1)
  const buyer = await aBuyer(shop)
  const { data } = await buy(buyer, { sku_id: sku_ids[0], total_cents: 1250 })
  const order_id = data.order_ids[0] ?? ''
  await pay(buyer, [order_id])
  const changed = await redraft(product_id)
  const skus = changed.skus.map((sku) => ({ ...sku, article_number: null }))
  expect((await save({ ...changed, skus })).code).toBe(1)
  const order = (await buyer.call('GET /api/order/detail', { query: { order_id } })).data
  expect(order.items).toMatchObject([{ article_number: 'SLIP 1' }])
  const packer = await anOperator(shop, { roles: ['fulfilment'] })
  const { slips } = (await packer.call('GET /api/admin/order/slips', { query: { order_ids: order_id } })).data
  expect(slips[0]?.items).toMatchObject([{ article_number: 'SLIP 1' }])
  const { receipt } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
  expect(receipt.lines).toMatchObject([{ article_number: 'SLIP 1' }])
  const detail = (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect(JSON.stringify([detail, order, receipt])).not.toMatch(/cost|vendor|Lamplight|"tags"/)
})
