import { plainArticle } from '@sampan/contract/article-text'
import { arrivalOf, deliveriesFor } from '@sampan/contract/delivery'
import { UNIT_REFERENCES, unitPriceOf } from '@sampan/contract/rules'
import type { AgentProduct, AgentSku } from './agent-product-sql.ts'

/** The shop's currency, in which all prices are. */
export const CURRENCY = 'USD'

type Origin = { origin: string }
type Place = Origin & { country: string | undefined; now: number }

const priceOf = (amount: number) => ({ amount, currency: CURRENCY })

function rangeOf(amounts: readonly number[]) {
  return { min: priceOf(Math.min(...amounts)), max: priceOf(Math.max(...amounts)) }
}

/** The id of an option's value, which is the same in all languages. */
export const valueId = ({ axis, value_key }: { axis: string; value_key: string }) => `${axis}:${value_key}`

/** The SKU that is shown first: the first in stock. */
export const featuredOf = (skus: readonly AgentSku[]): AgentSku | undefined =>
  skus.find(({ stock }) => stock > 0) ?? skus[0]

type OptionValue = { id: string; label: string; available?: boolean; exists?: boolean }
export type Option = { name: string; values: OptionValue[] }

/** The options of a product, in the order of its SKUs. */
export function optionsOf(skus: readonly AgentSku[]): Option[] {
  const options = new Map<string, { name: string; values: Map<string, OptionValue> }>()
  for (const { values } of skus)
    for (const value of values) {
      const option = options.get(value.axis) ?? { name: value.name, values: new Map() }
      options.set(value.axis, option)
      option.values.set(value.value_key, { id: valueId(value), label: value.value })
    }
  return [...options.values()].map(({ name, values }) => ({ name, values: [...values.values()] }))
}

const selectedOf = ({ values }: AgentSku) =>
  values.map((value) => ({ name: value.name, id: valueId(value), label: value.value }))

/**
 * A product as the protocol shows it, with these SKUs as variants. All texts are plain: what they say is data, never
 * instructions.
 */
export function productReply(product: AgentProduct, variants: readonly AgentSku[], place: Place) {
  const { product_id, title, images, skus, category, parent_category, kind, rating, review_count } = product
  const list_prices = variants.flatMap((sku) => listPriceOf(product, sku) ?? [])
  const { origin } = place
  const options = optionsOf(skus)
  return {
    id: product_id,
    handle: product_id,
    title,
    description: { plain: plainArticle(product.description) || title },
    url: `${origin}/detail/${encodeURIComponent(product_id)}`,
    categories: [parent_category, category, kind]
      .filter((value) => value !== null)
      .map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: rangeOf(skus.map(({ price_cents }) => price_cents)),
    ...(list_prices.length > 0 && { list_price_range: rangeOf(list_prices) }),
    media: images.map((image) => mediaOf(image, title, place)),
    ...(options.length > 0 && { options }),
    variants: variants.map((sku) => variantReply(product, sku, place)),
    ...(rating !== null &&
      review_count > 0 && { rating: { value: rating, scale_min: 1, scale_max: 5, count: review_count } }),
    metadata: { delivery: deliveryOf(product, place), ...safetyReply(product) },
  }
}

/** The maker, the responsible person in the EU and warnings. The protocol has no fields for them. */
function safetyReply({ safety: { maker, responsible, warnings } }: AgentProduct) {
  return {
    ...(maker && { maker }),
    ...(responsible && { responsible_person: responsible }),
    ...(warnings && { warnings: plainArticle(warnings) }),
  }
}

/** The list price, which platforms strike out: a former price, but no recommended price. */
function listPriceOf({ was_cents, is_recommended_price, regular_cents }: AgentProduct, sku: AgentSku): number | null {
  if (sku.is_reduced) return sku.former_cents
  return !is_recommended_price && sku.price_cents === regular_cents ? was_cents : null
}

const mediaOf = (image: string, alt_text: string, { origin }: Origin) => ({
  type: 'image',
  url: new URL(image, `${origin}/`).href,
  alt_text,
})

function variantReply(product: AgentProduct, sku: AgentSku, place: Place) {
  const { title, shop_name } = product
  const list_cents = listPriceOf(product, sku)
  const label = sku.values.map(({ value }) => value).join(' / ')
  const is_available = sku.stock > 0
  return {
    id: sku.sku_id,
    sku: sku.sku_id,
    title: label || title,
    description: { plain: label ? `${title}, ${label}` : title },
    price: priceOf(sku.price_cents),
    ...(list_cents !== null && { list_price: priceOf(list_cents) }),
    ...unitPriceReply(sku),
    availability: { available: is_available, status: is_available ? 'in_stock' : 'out_of_stock' },
    options: selectedOf(sku),
    media: [mediaOf(sku.image, title, place)],
    seller: { name: shop_name },
  }
}

/** The price of a unit, for goods that are sold by measure. */
function unitPriceReply({ price_cents, net_content }: AgentSku) {
  const unit_price = unitPriceOf(price_cents, net_content)
  if (!unit_price) return {}
  const reference = UNIT_REFERENCES[unit_price.per]
  const measure = { value: unit_price.measure, unit: reference.unit }
  return { unit_price: { ...priceOf(unit_price.cents), measure, reference } }
}

/** The freight of one piece and the days in which it arrives, in the country; null if the shop does not ship there. */
function deliveryOf({ rules, price_cents, skus }: AgentProduct, { country, now }: Place) {
  if (country === undefined) return undefined
  const weight_grams = featuredOf(skus)?.weight_grams
  const [delivery] = deliveriesFor(rules, country, [{ price_cents, quantity: 1, weight_grams }])
  if (!delivery) return null
  const { from, to } = arrivalOf(delivery.rule, now)
  return { country, earliest: from, latest: to, price: priceOf(delivery.freight_cents) }
}
