import type { Company, ProductDetail, Review, Sku } from '@sampan/contract'
import { plainArticle } from '@sampan/contract/article-text'
import { UNIT_REFERENCES, unitPriceOf } from '@sampan/contract/rules'
import type {
  MerchantReturnPolicy,
  Offer,
  ProductGroupLeaf,
  ProductLeaf,
  Review as ReviewData,
  Thing,
  UnitPriceSpecification,
} from 'schema-dts'
import { productCrumbs } from '../../features/product/product-crumbs.ts'
import { crumbData } from '../../features/structured-data/crumb-data.ts'
import { amountText, availabilityOf, productPath } from '../../features/structured-data/offer-data.ts'
import { shopData, shopId } from '../../features/structured-data/shop-data.ts'
import type { UrlOf } from '../../features/structured-data/url-of.ts'
import { freightData, shippedCountries } from './freight-data.ts'

/** The property that schema.org has for an option, by the key of its axis; undefined if it has none. */
function propertyOf(axis: string): 'color' | 'size' | 'material' | 'pattern' | undefined {
  if (axis === 'colour') return 'color'
  if (axis === 'material' || axis === 'pattern') return axis
  return /(^|_)size$/.test(axis) ? 'size' : undefined
}

function optionsOf({ values }: Sku): Omit<ProductLeaf, '@type'> {
  const properties = values.flatMap(({ axis, value }) => {
    const property = propertyOf(axis)
    return property ? [[property, value] as const] : []
  })
  const others = values.filter(({ axis }) => propertyOf(axis) === undefined)
  return {
    ...Object.fromEntries(properties),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue' as const, name, value })),
    }),
  }
}

const reviewData = ({ author, product_score, content, language, created_at }: Review): ReviewData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: product_score },
  reviewBody: content,
  inLanguage: language,
  datePublished: created_at,
})

const companyData = ({ name, postal_address, electronic_address, country }: Company) => ({
  '@type': 'Organization' as const,
  name,
  address: {
    '@type': 'PostalAddress' as const,
    streetAddress: postal_address.replaceAll('\n', ', '),
    addressCountry: country,
  },
  ...(/^https:/i.test(electronic_address) ? { url: electronic_address } : { email: electronic_address }),
})

/**
 * Properties of a product and of a group of variants. Scores are from 1 to 5, as schema.org assumes. A rating and reviews exist only if
 * shoppers wrote reviews.
 */
function commonData(product: ProductDetail, reviews: readonly Review[], urlOf: UrlOf) {
  const { title, description, images, shop, safety, review_summary, product_id } = product
  return {
    name: title,
    description: plainArticle(description),
    url: urlOf(productPath(product_id)),
    image: images.map(urlOf),
    category: productCrumbs(product)
      .map(({ name }) => name)
      .join(' > '),
    brand: { '@type': 'Brand' as const, name: shop.name },
    ...(safety.maker && { manufacturer: companyData(safety.maker) }),
    ...(review_summary.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: review_summary.average,
        reviewCount: review_summary.count,
      },
      ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
    }),
  }
}

type Offered = { product: ProductDetail; offerOf: (sku: Sku) => Offer; urlOf: UrlOf }

/** The schema.org properties that a group's variants differ in; the name of an option that schema.org does not know. */
function variedBy(skus: readonly Sku[]): string[] {
  const options = skus.flatMap(({ values }) => values)
  const names = options.map(({ axis, name }) => {
    const property = propertyOf(axis)
    return property ? `https://schema.org/${property}` : name
  })
  return [...new Set(names)]
}

/** One SKU of a product with several. */
const variantData = ({ product: { title }, offerOf, urlOf }: Offered, sku: Sku): ProductLeaf => ({
  '@type': 'Product',
  sku: sku.sku_id,
  name: [title, ...sku.values.map(({ value }) => value)].join(' – '),
  image: urlOf(sku.image),
  ...optionsOf(sku),
  offers: offerOf(sku),
})

/** UN/CEFACT codes of units. */
const UNIT_CODES = { g: 'GRM', kg: 'KGM', ml: 'MLT', l: 'LTR', m: 'MTR', pc: 'C62' }

/** The measure of a unit price and what it is for; search engines divide the price themselves. */
function unitPriceData({ price_cents, net_content }: Sku): { priceSpecification?: UnitPriceSpecification } {
  const unit_price = unitPriceOf(price_cents, net_content)
  if (!unit_price) return {}
  const { value, unit } = UNIT_REFERENCES[unit_price.per]
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitCode: UNIT_CODES[unit] })
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amountText(price_cents),
      priceCurrency: 'USD',
      referenceQuantity: { ...quantity(unit_price.measure), valueReference: quantity(value) },
    },
  }
}

/** All SKUs of a product, with the range of their prices. */
function groupData(offer: Offered): Omit<ProductGroupLeaf, '@type'> {
  const { product_id, skus } = offer.product
  const prices = skus.map((sku) => sku.price_cents)
  return {
    productGroupID: product_id,
    variesBy: variedBy(skus),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: amountText(Math.min(...prices)),
      highPrice: amountText(Math.max(...prices)),
      priceCurrency: 'USD',
      offerCount: skus.length,
      availability: availabilityOf(skus.some(({ stock }) => stock > 0)),
    },
    hasVariant: skus.map((sku) => variantData(offer, sku)),
  }
}

const returnId = (days: number) => ({ '@id': `#returns-${days}` })

/**
 * The returns in schema.org's terms, a node for each number of days: refunds are possible until an order is completed
 * (docs/orders.md).
 */
function returnData({ freight, return_days, longer_returns }: ProductDetail) {
  const daysIn = new Map(longer_returns.map(({ country, days }) => [country, days]))
  const groups = Map.groupBy(shippedCountries(freight), (country) => Math.max(daysIn.get(country) ?? 0, return_days))
  const nodes = [...groups].map(
    ([days, countries]): MerchantReturnPolicy => ({
      '@type': 'MerchantReturnPolicy',
      ...returnId(days),
      applicableCountry: countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: days,
      returnMethod: 'https://schema.org/ReturnByMail',
    }),
  )
  return { nodes, ids: [...groups.keys()].map(returnId) }
}

/**
 * A product in schema.org's terms: a group of variants, or a single product, with its seller, freight and returns. A
 * product without SKUs on sale has no offer.
 */
export function productData(
  product: ProductDetail,
  reviews: readonly Review[],
  urlOf: UrlOf,
  shop_name: string,
): Thing[] {
  const { product_id, skus, shop, title } = product
  const page = urlOf(productPath(product_id))
  const freight = freightData(product.freight)
  const returns = returnData(product)
  const offerOf = (sku: Sku): Offer => ({
    '@type': 'Offer',
    url: page,
    price: amountText(sku.price_cents),
    priceCurrency: 'USD',
    ...unitPriceData(sku),
    availability: availabilityOf(sku.stock > 0),
    seller: shopId(urlOf, shop.shop_id),
    shippingDetails: freight.idsFor(sku),
    hasMerchantReturnPolicy: returns.ids,
  })
  const common = commonData(product, reviews, urlOf)
  const [only, ...others] = skus
  const goods: Thing =
    others.length > 0
      ? { '@type': 'ProductGroup', ...common, ...groupData({ product, offerOf, urlOf }) }
      : { '@type': 'Product', ...common, ...(only && { sku: only.sku_id, ...optionsOf(only), offers: offerOf(only) }) }
  const here = { name: title, href: productPath(product_id) }
  return [
    goods,
    crumbData(urlOf, shop_name, [...productCrumbs(product), here]),
    shopData(urlOf, shop),
    ...freight.nodes.values(),
    ...returns.nodes,
  ]
}
