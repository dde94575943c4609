import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf } from '../../../../../testing/import-world.ts'
import { aPng } from '../../../../../testing/wallet-world.ts'
import { readPreviewPicture } from './preview-service.ts'

const { shop, desk, mapped, checked, applied, aRow, picture, apply } = await aForeignDesk()

const previewOf = async (import_id: string, after?: string) =>
  (await desk.call('GET /api/admin/import/preview', { query: { import_id, ...(after && { after }) } })).data

const SHOPIFY = {
  Handle: 'quay-shirt',
  Title: 'Quay shirt',
  'Body (HTML)': '<p>Washed <b>linen</b></p>',
  'Option1 Name': 'Color',
  'Option1 Value': 'Sea green',
  'Variant SKU': 'QS-1',
  'Variant Inventory Qty': '12',
  'Variant Price': '39.00',
  'Variant Compare At Price': '55.00',
  'Image Src': 'https://shop.invalid/shirt.jpg',
}

test('a preview shows new products with their options, prices, texts and what they lack, and stores nothing', async () => {
  const { import_id } = await mapped(fileOf([SHOPIFY]))
  const { items, after } = await previewOf(import_id)
  expect(after).toBeNull()
  expect(items).toEqual([
    {
      product_id: 'quay-shirt',
      line: 2,
      change: 'new',
      title: { en: 'Quay shirt' },
      description: { en: 'Washed **linen**' },
      category: 'toys',
      new_category: null,
      images: [],
      sources: ['https://shop.invalid/shirt.jpg'],
      was_cents: 5500,
      is_recommended_price: true,
      on_sale: true,
      skus: [
        {
          sku_id: 'qs-1',
          options: [{ name: expect.objectContaining({ en: 'Colour' }), value: { en: 'Sea green' } }],
          price_cents: 3900,
          stock: 12,
          on_sale: true,
        },
      ],
      missing_titles: ['zh-CN', 'ja', 'ko', 'th'],
      missing_descriptions: ['zh-CN', 'ja', 'ko', 'th'],
      missing: ['gtin', 'weight_grams', 'cost_cents', 'vendor', 'hs_code', 'origin_country'],
    },
  ])
  expect((await desk.call('GET /api/admin/product/detail', { query: { product_id: 'quay-shirt' } })).code).toBe(404)
  expect((await desk.call('GET /api/admin/option/list', {})).data.flatMap(({ values }) => values)).not.toContainEqual(
    expect.objectContaining({ value_key: 'sea-green' }),
  )
})

test('a preview of existing products merges the stored texts and stock, and marks changes and faults', async () => {
  const [same, changed, wrong] = [
    aRow({ product_id: 'p-same' }),
    aRow({ product_id: 'p-more' }),
    aRow({ product_id: 'p-wrong' }),
  ]
  await applied([same, changed])
  const { import_id } = await checked([
    { product_id: 'p-same', sku_id: 'p-same-1', title_en: 'Lamp p-same' },
    { product_id: 'p-more', sku_id: 'p-more-1', title_th: 'โคมไฟ', stock: '9', stock_exported: '5' },
    { ...wrong, price: 'a lot' },
  ])
  const { items } = await previewOf(import_id)
  expect(items.map(({ product_id, change }) => [product_id, change])).toEqual([
    ['p-more', 'changed'],
    ['p-same', 'unchanged'],
    ['p-wrong', 'faulty'],
  ])
  expect(items[0]).toMatchObject({
    title: { en: 'Lamp p-more', ja: 'ランプ', th: 'โคมไฟ' },
    images: [picture],
    skus: [{ stock: 9, options: [{ value: { en: 'red' } }] }],
  })
  expect(items[2]).toMatchObject({ title: { en: 'Lamp p-wrong' }, skus: [] })
  await apply(import_id, { leave_out_faulty: true })
  expect(await previewOf(import_id)).toEqual({ items: [], after: null })
})

test('an English text that is a copy of a Japanese one is missing', async () => {
  const { import_id } = await mapped(fileOf([{ 商品名: '紺のシャツ', 価格: '$39.00', 商品説明: '洗える。' }]))
  const { items } = await previewOf(import_id)
  expect(items[0]).toMatchObject({
    title: { en: '紺のシャツ', ja: '紺のシャツ' },
    missing_titles: ['en', 'zh-CN', 'ko', 'th'],
    missing_descriptions: ['en', 'zh-CN', 'ko', 'th'],
  })
})

test('a preview has twelve products per page', async () => {
  const { import_id } = await checked(Array.from({ length: 30 }, (_, at) => aRow({ product_id: `page-${100 + at}` })))
  const ids: string[] = []
  const sizes: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof previewOf>> = await previewOf(import_id, after)
    sizes.push(page.items.length)
    ids.push(...page.items.map(({ product_id }) => product_id))
    after = page.after
  }
  expect(sizes).toEqual([12, 12, 6])
  expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => `page-${100 + at}`))
})

test('the preview of a picture is fetched if the import names its URL, and only then', async () => {
  const png = await aPng(41)
  let requests = 0
  const server = createServer(({ url }, reply) => {
    requests += 1
    reply.end(url === '/page' ? '<html>' : png)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { import_id } = await mapped(
    fileOf([
      { ...SHOPIFY, Handle: 'pictured', 'Variant SKU': 'PIC-1', 'Image Src': `${origin}/one.png, ${origin}/page` },
    ]),
  )
  const picture_of_product = { import_id, product_id: 'pictured', source: `${origin}/one.png` }
  const here = { ...shop.context, config: { ...shop.context.config, agent_loopback: true } }
  expect((await readPreviewPicture(here, picture_of_product)).picture).toMatch(/^data:image\/webp;base64,/)
  expect(await readPreviewPicture(here, { ...picture_of_product, source: `${origin}/page` })).toEqual({ picture: null })
  expect(requests).toBe(2)
  for (const other of [{ source: `${origin}/other.png` }, { product_id: 'quay-shirt' }])
    expect(
      await desk.call('GET /api/admin/import/preview-picture', { query: { ...picture_of_product, ...other } }),
    ).toMatchObject({
      code: 404,
    })
  // The server of a shop fetches nothing from an internal network.
  expect((await desk.call('GET /api/admin/import/preview-picture', { query: picture_of_product })).data).toEqual({
    picture: null,
  })
  expect(requests).toBe(2)
})
