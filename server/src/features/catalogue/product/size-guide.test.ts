import { expect, test } from 'vitest'
import { aProduct, aShop, callerOf } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const visitor = callerOf(shop)
const words = (en: string, ja: string) => JSON.stringify({ en, ja })

const ring = await aProduct(shop, { category: 'womens', kind: 'ring' })
const plain = await aProduct(shop, { category: 'womens', kind: 'ring' })
await db
  .insertInto('axis')
  .values([
    { axis: 'ring_size', name: words('Ring size', 'リングサイズ') },
    { axis: 'colour', name: words('Colour', '色') },
  ])
  .execute()
await db
  .insertInto('axis_value')
  .values({ axis: 'ring_size', value_key: 'us6', value: words('US 6', '11号') })
  .execute()
await db
  .updateTable('sku')
  .set({ axis_values: JSON.stringify([{ axis: 'ring_size', value_key: 'us6' }]) })
  .where('sku_id', '=', ring.sku_id)
  .execute()
const guide = {
  how: words('Measure a ring.', '指輪を測ります。'),
  measures: JSON.stringify([
    { en: 'Finger', ja: '指' },
    { en: 'US', ja: 'US' },
  ]),
  sizes: JSON.stringify([{ value_key: 'us6', figures: [[5.1, 5.2], '6'] }]),
}
await db
  .insertInto('size_guide')
  .values([
    { kind: 'ring', axis: 'ring_size', ...guide },
    { kind: 'ring', axis: 'colour', ...guide },
  ])
  .execute()

const guidesOf = (product_id: string, language: 'en' | 'ja' = 'en') =>
  visitor('GET /api/product/size_guide', { query: { product_id } }, { language })

test('a product shows the size guides of its kind for the axes of its SKUs, in the reader’s language', async () => {
  expect((await guidesOf(ring.product_id, 'ja')).data).toEqual([
    {
      axis: 'ring_size',
      name: 'リングサイズ',
      how: '指輪を測ります。',
      measures: ['指', 'US'],
      sizes: [
        {
          value_key: 'us6',
          value: '11号',
          figures: [
            { text: null, cm: [5.1, 5.2] },
            { text: '6', cm: [] },
          ],
        },
      ],
    },
  ])
  expect((await guidesOf(plain.product_id)).data).toEqual([])
})

test('a product lists its axes that have a size guide', async () => {
  const detail = async (product_id: string) =>
    (await visitor('GET /api/product/detail', { query: { product_id } })).data
  expect((await detail(ring.product_id)).size_guides).toEqual(['ring_size'])
  expect((await detail(plain.product_id)).size_guides).toEqual([])
})

test('the size guide of an unknown product is not found', async () => {
  expect((await guidesOf('nothing')).status).toBe(404)
})
