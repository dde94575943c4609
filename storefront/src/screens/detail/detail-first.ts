import type { ProductDetail } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { cachedReply, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { firstReviewsOf } from './reviews/shown-reviews.ts'

const priceOf = (amount_cents: number) => moneyText(amount_cents).replace(/[$,]/g, '')

/** The product as a schema.org Product, with the prices of all its SKUs. */
function productData({ skus, review_summary, ...product }: ProductDetail, urlOf: (path: string) => string) {
  const prices = skus.map((sku) => sku.price_cents).sort((a, b) => a - b)
  const [lowest = product.price_cents] = prices
  const highest = prices.at(-1) ?? lowest
  const price =
    lowest === highest
      ? { '@type': 'Offer', price: priceOf(lowest) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: priceOf(lowest),
          highPrice: priceOf(highest),
          offerCount: skus.length,
        }
  const isInStock = skus.some((sku) => sku.stock > 0)
  const availability = `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`
  const url = urlOf(`/detail/${encodeURIComponent(product.product_id)}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.product_id,
    url,
    image: product.images.map(urlOf),
    brand: { '@type': 'Brand', name: product.shop.name },
    offers: { ...price, priceCurrency: 'USD', availability, url },
    ...(review_summary.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: review_summary.average,
        reviewCount: review_summary.count,
      },
    }),
  }
}

/** The breadcrumb of the product: category, kind, product. */
function breadcrumbData({ category, category_name, kind, title }: ProductDetail, urlOf: (path: string) => string) {
  const category_path = `/explore?category=${category}`
  const steps = [
    { name: category_name, item: urlOf(category_path) },
    ...(kind ? [{ name: kind.name, item: urlOf(`${category_path}&kind=${kind.kind}`) }] : []),
    { name: title },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}

export default function detailFirst({ params: { product: product_id } }: ScreenProps): FirstView {
  if (!product_id) return { query: '', reads: [] }
  const input = { product_id }
  return {
    query: '',
    reads: [
      firstRead('GET /api/product/detail', input),
      firstRead('GET /api/product/reviews', firstReviewsOf(product_id)),
    ],
    about: (client, urlOf) => {
      const product = cachedReply(client, 'GET /api/product/detail', input)
      return product
        ? {
            type: 'product',
            image: urlOf(product.image),
            image_alt: product.title,
            data: [productData(product, urlOf), breadcrumbData(product, urlOf)],
          }
        : {}
    },
  }
}
