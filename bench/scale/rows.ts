import type { DemoCatalogue, DemoShop, DemoSku } from '../../demo/catalogue/demo-types.ts'
import { type Clone, cloneOf, shopOf } from './clone.ts'
import { Escaped, type Value } from './copy.ts'
import type { NumberRange } from './number-ranges.ts'

const DAY_MS = 86_400_000
/** Weight of a piece of a shop that sets none, as in the table. */
const PIECE_GRAMS = 500
const picture = (file: string) => `/pictures/${file}`
const arrayOf = (texts: string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`

/** Caches the JSON of texts, because thousands of clones share the texts of a demo product. */
const jsons = new WeakMap<object, Escaped>()
function jsonOf(texts: object): Escaped {
  const json = jsons.get(texts) ?? new Escaped(JSON.stringify(texts))
  jsons.set(texts, json)
  return json
}

const axisJsons = new WeakMap<object, Escaped>()
function axisValues(values: DemoSku['values']): Escaped {
  const json =
    axisJsons.get(values) ?? new Escaped(JSON.stringify(values.map(({ axis, value }) => ({ axis, value_key: value }))))
  axisJsons.set(values, json)
  return json
}

/** The rows of one table: its columns, and their values in the same order. */
export type Rows = { table: string; columns: string[]; values: Iterable<Value[]> }

/** Columns and values are defined together, so that their order cannot differ. */
function rowsOf<Item>(table: string, items: Iterable<Item>, columns: Record<string, (item: Item) => Value>): Rows {
  const readers = Object.values(columns)
  const values = (function* () {
    for (const item of items) yield readers.map((reader) => reader(item))
  })()
  return { table, columns: Object.keys(columns), values }
}

function* numbersOf({ first, end }: NumberRange): Generator<number> {
  for (let number = first; number < end; number++) yield number
}

/** Rows of cloned products and of their SKUs. @param now the time from which the ages of products are counted. */
export function productRows(numbers: NumberRange, demo: DemoCatalogue, now: Date): Rows[] {
  const clones = [...numbersOf(numbers)].map((number) => cloneOf(number, demo))
  const skus = clones.flatMap(({ product_id, skus }) => skus.map((sku, position) => ({ product_id, position, ...sku })))
  return [
    rowsOf<Clone>('product', clones, {
      product_id: (clone) => clone.product_id,
      shop_id: (clone) => clone.shop_id,
      category: (clone) => clone.category,
      kind: (clone) => clone.kind,
      title: (clone) => JSON.stringify(clone.title),
      description: (clone) => jsonOf(clone.description),
      specs: (clone) => jsonOf(clone.specs),
      images: (clone) => arrayOf(clone.images.map(picture)),
      price_cents: (clone) => clone.price_cents,
      was_cents: (clone) => clone.was_cents,
      sales: (clone) => clone.sales,
      created_at: ({ days_ago }) => new Date(now.getTime() - days_ago * DAY_MS),
    }),
    rowsOf('sku', skus, {
      sku_id: (sku) => sku.sku_id,
      product_id: (sku) => sku.product_id,
      position: (sku) => sku.position,
      axis_values: ({ values }) => axisValues(values),
      price_cents: (sku) => sku.price_cents,
      stock: (sku) => sku.stock,
      image: (sku) => picture(sku.image),
    }),
  ]
}

/** Shops that are not in the demo, numbered from 0. */
export function shopRows(numbers: NumberRange, demo: DemoCatalogue, now: Date): Rows[] {
  const shops = [...numbersOf(numbers)].map((number) => shopOf(demo.shops.length + number, demo))
  const rules = shops.flatMap(({ shop_id, freight }) => freight.map((rule) => ({ shop_id, ...rule })))
  return [
    rowsOf<DemoShop>('shop', shops, {
      shop_id: (shop) => shop.shop_id,
      name: (shop) => JSON.stringify(shop.name),
      description: (shop) => jsonOf(shop.description),
      logo: (shop) => picture(shop.logo),
      fans: (shop) => shop.fans,
      piece_grams: ({ piece_grams = PIECE_GRAMS }) => piece_grams,
      founded_at: ({ founded_days_ago }) => new Date(now.getTime() - founded_days_ago * DAY_MS),
    }),
    rowsOf('freight_rule', rules, {
      shop_id: (rule) => rule.shop_id,
      country: (rule) => rule.country,
      service: ({ service = 'standard' }) => service,
      bands: ({ bands }) => (bands ? jsonOf(bands) : null),
      base_cents: (rule) => rule.base_cents,
      each_further_cents: (rule) => rule.each_further_cents,
      free_from_cents: (rule) => rule.free_from_cents,
      handling_days: (rule) => rule.handling_days,
      transit_days_min: (rule) => rule.transit_days_min,
      transit_days_max: (rule) => rule.transit_days_max,
    }),
  ]
}
