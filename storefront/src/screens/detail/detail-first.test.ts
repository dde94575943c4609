import { readKey } from '@sampan/front/reads'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aFreightRule, anId, aProduct, type FakeProduct, type FakeReview, pageOf } from '../../../testing/fake-goods.ts'
import detailFirst from './detail-first.ts'
import { firstReviewsOf } from './reviews/shown-reviews.ts'

const urlOf = (path: string) => `https://shop.example${path}`

/** The structured data for search engines, rendered from a product in the cache. */
function dataOf(product: FakeProduct, reviews = pageOf<FakeReview>()): readonly unknown[] {
  const { product_id } = product
  const client = new QueryClient()
  client.setQueryData(readKey('GET /api/product/detail', { product_id }), product)
  client.setQueryData(readKey('GET /api/product/reviews', firstReviewsOf(product_id)), reviews)
  const { about } = detailFirst({ params: { product: product_id }, search: new URLSearchParams() })
  return about?.(client, urlOf, 'Sampan').data ?? []
}
const [sku] = aProduct(1).skus
if (!sku) throw new Error('the fake product has no SKU')
const NO_REVIEWS = { count: 0, average: null, by_score: {}, with_pictures: 0 }

test('a product with one SKU has its price and availability, and neither rating nor reviews before the first review', () => {
  const product = aProduct(1, {
    images: ['/pictures/lamp-1.webp'],
    skus: [{ ...sku, price_cents: 123_450, stock: 0 }],
    review_summary: NO_REVIEWS,
  })
  const [data] = dataOf(product)
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.title,
    url: 'https://shop.example/detail/lamp-1',
    image: ['https://shop.example/pictures/lamp-1.webp'],
    color: 'Clay',
    offers: {
      '@type': 'Offer',
      price: '1234.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      seller: { '@id': 'https://shop.example/shop/aoyama#shop' },
    },
  })
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('review')
})

test('goods that are sold by measure have the measure of their unit price', () => {
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'LTR' })
  const [oil] = dataOf(aProduct(1, { skus: [{ ...sku, price_cents: 1_299, net_content: '750 ml' }] }))
  expect(oil).toMatchObject({
    offers: {
      price: '12.99',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...{ price: '12.99', priceCurrency: 'USD' },
        referenceQuantity: { ...quantity(0.75), valueReference: quantity(1) },
      },
    },
  })
  expect(dataOf(aProduct(1))[0]).not.toHaveProperty('offers.priceSpecification')
})

test('a product with several SKUs has a variant for each, the price range, and the rating and reviews of shoppers', () => {
  const product = aProduct(1, {
    skus: [
      { ...sku, price_cents: 2_000, stock: 0 },
      {
        ...sku,
        sku_id: 'other',
        price_cents: 999,
        stock: 3,
        values: [
          { axis: 'shoe_size', name: 'Size', value_key: '38', value: '38' },
          { axis: 'plug', name: 'Plug', value_key: 'eu', value: 'EU' },
        ],
      },
    ],
    review_summary: { count: 12, average: 4.5, by_score: { '5': 6, '4': 6 }, with_pictures: 1 },
  })
  const review: FakeReview = {
    review_id: anId(1),
    author: 'N***a',
    avatar: null,
    product_score: 5,
    content: 'Bright',
    language: 'en',
    pictures: [],
    values: [],
    created_at: '2026-11-21T05:00:00.000Z',
    reply: null,
  }
  expect(dataOf(product, pageOf(review))[0]).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'lamp-1',
    variesBy: ['https://schema.org/color', 'https://schema.org/size', 'Plug'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '9.99',
      highPrice: '20.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
    hasVariant: [
      { sku: sku.sku_id, color: 'Clay', offers: { price: '20.00', availability: 'https://schema.org/OutOfStock' } },
      {
        sku: 'other',
        size: '38',
        additionalProperty: [{ name: 'Plug', value: 'EU' }],
        offers: { price: '9.99', availability: 'https://schema.org/InStock' },
      },
    ],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    review: [{ '@type': 'Review', reviewBody: review.content, author: { name: review.author } }],
  })
})

test('a product without SKUs on sale has no offer', () => {
  const [data] = dataOf(aProduct(1, { skus: [] }))
  expect(data).toMatchObject({ '@type': 'Product' })
  expect(data).not.toHaveProperty('offers')
})

test('freight has the price of one piece to each country, which is free from the total of the rule on', () => {
  const freight = [aFreightRule('JP', 300, 2_900), aFreightRule('*', 600)]
  const skus = [
    { ...sku, price_cents: 2_899 },
    { ...sku, sku_id: 'dear', price_cents: 2_900 },
  ]
  const [group, , , ...nodes] = dataOf(aProduct(1, { freight, skus, return_days: 9 }))
  const idsOf = (...names: string[]) => names.map((name) => ({ '@id': `#${name}` }))
  expect(group).toMatchObject({
    hasVariant: [
      { offers: { shippingDetails: idsOf('freight-JP', 'freight-others') } },
      { offers: { shippingDetails: idsOf('freight-JP-free', 'freight-others') } },
    ],
  })
  expect(nodes).toMatchObject([
    {
      '@id': '#freight-JP',
      shippingRate: { value: '3.00', currency: 'USD' },
      shippingDestination: { addressCountry: ['JP'] },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 3, maxValue: 5 } },
    },
    {
      '@id': '#freight-others',
      shippingRate: { value: '6.00' },
      shippingDestination: { addressCountry: expect.not.arrayContaining(['JP']) },
    },
    { '@id': '#freight-JP-free', shippingRate: { value: '0.00' } },
    { '@type': 'MerchantReturnPolicy', '@id': '#returns-9', merchantReturnDays: 9 },
  ])
})

test('the returns of a product have a policy for each number of days, with its countries', () => {
  const freight = [aFreightRule('JP', 300), aFreightRule('DE', 600), aFreightRule('FR', 600)]
  const longer_returns = ['DE', 'FR', 'IT'].map((country) => ({ country, days: 14 }))
  const data = dataOf(aProduct(1, { freight, return_days: 7, longer_returns }))
  expect(data.filter((node) => Object(node)['@type'] === 'MerchantReturnPolicy')).toMatchObject([
    { '@id': '#returns-7', merchantReturnDays: 7, applicableCountry: ['JP'] },
    { '@id': '#returns-14', merchantReturnDays: 14, applicableCountry: ['DE', 'FR'] },
  ])
  const hasMerchantReturnPolicy = [{ '@id': '#returns-7' }, { '@id': '#returns-14' }]
  expect(JSON.stringify(data[0])).toContain(JSON.stringify({ hasMerchantReturnPolicy }).slice(1, -1))
})

test('the breadcrumb of a product contains its category, and its kind if it has one', () => {
  const home = { name: 'Sampan', item: 'https://shop.example/home' }
  const category = { name: 'Family life', item: 'https://shop.example/explore?category=family' }
  const kind = { name: 'Lamps', item: 'https://shop.example/explore?category=family&kind=lamp' }
  const steps = (product: FakeProduct) => dataOf(product)[1]
  expect(steps(aProduct(1))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, ...home },
      { position: 2, ...category },
      { position: 3, ...kind },
      { position: 4, name: 'Lamp 1' },
    ],
  })
  expect(steps(aProduct(1, { kind: null }))).toMatchObject({
    itemListElement: [home, category, { position: 3, name: 'Lamp 1' }],
  })
})
