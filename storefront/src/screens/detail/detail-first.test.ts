import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aProduct, type FakeProduct } from '../../../testing/fake-goods.ts'
import { readKey } from '../../api/reads.ts'
import detailFirst from './detail-first.ts'

const urlOf = (path: string) => `https://shop.example${path}`

/** The structured data for search engines, rendered from a product in the cache. */
function dataOf(product: FakeProduct): unknown[] {
  const { product_id } = product
  const client = new QueryClient()
  client.setQueryData(readKey('GET /api/product/detail', { product_id }), product)
  const { about } = detailFirst({ params: { product: product_id }, search: new URLSearchParams() })
  const data = about?.(client, urlOf, 'Sampan').data
  return Array.isArray(data) ? data : []
}
const [sku] = aProduct(1).skus
if (!sku) throw new Error('the fake product has no SKU')

test('the structured data of a product with one price contain this price and its availability, but no rating without reviews', () => {
  const product = aProduct(1, {
    images: ['/pictures/lamp-1.webp'],
    skus: [{ ...sku, price_cents: 123_450, stock: 0 }],
    review_summary: { count: 0, average: null, by_score: {}, with_pictures: 0 },
  })
  const [data] = dataOf(product)
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.title,
    url: 'https://shop.example/detail/lamp-1',
    image: ['https://shop.example/pictures/lamp-1.webp'],
    offers: {
      '@type': 'Offer',
      price: '1234.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  expect(data).not.toHaveProperty('aggregateRating')
})

test('the structured data of a product with several prices contain the price range, and the rating if there are reviews', () => {
  const product = aProduct(1, {
    skus: [
      { ...sku, price_cents: 2_000, stock: 0 },
      { ...sku, sku_id: 'other', price_cents: 999, stock: 3 },
    ],
    review_summary: { count: 12, average: 4.5, by_score: { '5': 6, '4': 6 }, with_pictures: 1 },
  })
  expect(dataOf(product)[0]).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '9.99',
      highPrice: '20.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})

test('the breadcrumb of a product contains its category, and its kind if it has one', () => {
  const category = { name: 'Family life', item: 'https://shop.example/explore?category=family' }
  const kind = { name: 'Lamps', item: 'https://shop.example/explore?category=family&kind=lamp' }
  const steps = (product: FakeProduct) => dataOf(product)[1]
  expect(steps(aProduct(1))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, ...category },
      { position: 2, ...kind },
      { position: 3, name: 'Lamp 1' },
    ],
  })
  expect(steps(aProduct(1, { kind: null }))).toMatchObject({
    itemListElement: [
      { position: 1, ...category },
      { position: 2, name: 'Lamp 1' },
    ],
  })
})
