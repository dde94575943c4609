import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@sampan/contract'
import { CATALOGUE_LIMITS, type CatalogueFault, LANGUAGE_TAGS, MICROS } from '@sampan/contract/rules'
import { type DecimalSign, readAmount, readWhole } from '@sampan/contract/typed-number'
import { isStorable } from '../../../db/storable.ts'
import { NoText } from '../../../language/markdown-of-html.ts'
import type { Texts } from '../../../language/text-in.ts'
import type { ProductDraft, SkuDraft, StoredProduct } from '../product/product-draft.ts'
import { specsWithoutHtml, type TextField, textWithoutHtml } from '../product/product-html.ts'
import type { CategoryTable } from './category/category-table.ts'
import { FIELD_COLUMN_NAMES, flagIn, idIn, Misread, NONE, orNull, readFields, textIn } from './field-columns.ts'
import { contentIn, gtinIn, numberIn, weightIn } from './number-cells.ts'
import type { OptionTable } from './system/option-table.ts'

const TITLES = LANGUAGE_TAGS.map((language) => `title_${language}` as const)
const DESCRIPTIONS = LANGUAGE_TAGS.map((language) => `description_${language}` as const)
const WARNINGS = LANGUAGE_TAGS.map((language) => `warnings_${language}` as const)

/** The columns that describe the product, not one of its SKUs. */
export const PRODUCT_COLUMNS = [
  ...FIELD_COLUMN_NAMES,
  ...TITLES,
  ...DESCRIPTIONS,
  ...WARNINGS,
  'specs',
  'images',
  'was_price',
  'recommended_price',
] as const

/** The columns of a product file, which has one line per SKU. */
export const IMPORT_COLUMNS = [
  'product_id',
  'sku_id',
  ...PRODUCT_COLUMNS,
  'options',
  'sku_image',
  'price',
  'sku_on_sale',
  'article_number',
  'gtin',
  'weight_grams',
  'net_content',
  'cost',
  'stock_exported',
  'stock',
] as const
/** Columns that only files of other systems, or cells with URLs, become. They are not part of an export. */
type PictureColumn = 'picture_urls' | 'sku_picture_url'
type Column = (typeof IMPORT_COLUMNS)[number] | PictureColumn

/** The cells of a line, without empty cells. */
export type Cells = Partial<Record<Column, string>>
export type LineFault = { column: string; fault: CatalogueFault }

type ProductValues = Partial<Omit<ProductDraft, 'product_id' | TextField | 'skus'>> & Record<TextField, Texts>
type SkuValues = Partial<Omit<SkuDraft, 'sku_id' | 'stock_change'>> & { stock?: number; stock_exported?: number }
export type ImportLine = {
  product: ProductValues
  sku: SkuValues
  faults: LineFault[]
  /** Whether HTML in a text was converted. */
  had_html: boolean
}

const DOLLARS = /[$＄]|usd/i

const priceIn =
  ({ decimal_sign, micros_per_dollar = MICROS }: Reading, least = 1) =>
  (cell: string) => {
    // A dollar sign is ignored in prices in dollars. In another currency, it says that the price is misplaced.
    if (micros_per_dollar !== MICROS && DOLLARS.test(cell)) throw new Misread('not_a_price')
    const reading = readAmount(cell, decimal_sign)
    const cents = reading.state === 'read' ? Math.round((reading.value * MICROS) / micros_per_dollar) : 0
    if (reading.state !== 'read' || cents < least || cents > CATALOGUE_LIMITS.price_cents)
      throw new Misread('not_a_price')
    return cents
  }

const AMOUNTS = ['price', 'cost', 'was_price', 'recommended_price'] as const
const NUMBERS = ['stock_exported', 'stock', 'weight_grams'] as const

/** The first cell of a line that is a number with two meanings, such as `1,250`. */
export const ambiguousCell = (cells: Cells): string | undefined =>
  [
    ...AMOUNTS.filter((column) => readAmount(cells[column] ?? '').state === 'ambiguous'),
    ...NUMBERS.filter((column) => readWhole(cells[column] ?? '').state === 'ambiguous'),
  ].map((column) => cells[column])[0]

/** Parses "colour=clay size=m", and "Color=Navy Blue; Shoe size=42". */
const optionsIn = (options: OptionTable) => (cell: string) => {
  if (cell === NONE) return []
  const parts = cell.split(/\s*;\s*/).filter(Boolean)
  const pairs = parts.flatMap((part) => (part.split('=').length > 2 ? part.split(/\s+(?=[^\s=]+=)/) : [part]))
  return pairs.map((pair) => {
    const [name = '', value = '', ...others] = pair.split('=').map((text) => text.trim())
    if (others.length > 0 || !name || !value || [name, value].some((text) => text.length > CATALOGUE_LIMITS.option))
      throw new Misread('not_readable')
    return options.keysOf(name, value)
  })
}

const categoryIn = (categories: CategoryTable) => (cell: string) => {
  const category = categories.idOf(cell)
  if (category === undefined) throw new Misread('unknown_category')
  return category
}

function addressesIn(cell: string): string[] {
  const addresses = cell.split(/\s+/)
  if (addresses.length > CATALOGUE_LIMITS.pictures) throw new Misread('too_many')
  return addresses
}

const { specs: SPECS } = endpoints['POST /api/admin/product/save'].body.shape

function specsIn(cell: string): ProductDraft['specs'] {
  const specs = SPECS.safeParse(jsonIn(cell))
  // Escapes in JSON can contain characters that PostgreSQL cannot store, even if the cell itself is storable.
  if (!specs.success || !isStorable(specs.data)) throw new Misread('not_readable')
  return specs.data
}

function withoutHtml<Value>(convert: () => Value): Value {
  try {
    return convert()
  } catch (error) {
    if (error instanceof NoText) throw new Misread('has_html')
    throw error
  }
}

function jsonIn(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    throw new Misread('not_readable')
  }
}

export type Reading = {
  /** The options of the shop. Options that a file adds are added to it. */
  options: OptionTable
  /** The categories of the shop, and what becomes of others that the file names. */
  categories: CategoryTable
  /** Units of the currency of the prices per dollar, in millionths; undefined for dollars. */
  micros_per_dollar?: number | undefined
  /** Decides how numbers with two meanings are read. */
  decimal_sign?: DecimalSign | undefined
  /** The product before the import. */
  stored?: StoredProduct | undefined
}

/** Parses the cells of a line independently of each other, and converts HTML. */
export function readImportLine(cells: Cells, reading: Reading): ImportLine {
  const { options, categories, decimal_sign, stored } = reading
  const faults: LineFault[] = []
  const read = <Value>(column: Column, understand: (cell: string) => Value): Value | undefined => {
    const cell = cells[column]
    if (cell === undefined) return undefined
    try {
      return understand(cell)
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      faults.push({ column, fault: error.fault })
      return undefined
    }
  }
  let had_html = false
  const texts = (field: TextField, columns: readonly Column[]): Texts =>
    Object.fromEntries(
      columns.flatMap((column, at) => {
        const language = LANGUAGE_TAGS[at] ?? 'en'
        const text = read(column, (cell) => {
          if (field === 'warnings' && cell === NONE) return ''
          const converted = withoutHtml(() => textWithoutHtml(field, cell, stored?.[field][language]))
          had_html ||= converted !== cell
          return textIn(CATALOGUE_LIMITS[field])(converted)
        })
        return text === undefined ? [] : [[language, text]]
      }),
    )
  for (const column of ['product_id', 'sku_id'] as const)
    if (cells[column] === undefined) faults.push({ column, fault: 'missing' })
    else read(column, idIn)
  const product = {
    ...readFields(read),
    category: read('category', categoryIn(categories)),
    title: texts('title', TITLES),
    description: texts('description', DESCRIPTIONS),
    warnings: texts('warnings', WARNINGS),
    specs: read('specs', (cell) => {
      const specs = specsIn(cell)
      const converted = withoutHtml(() => specsWithoutHtml(specs, stored?.specs))
      had_html ||= !isDeepStrictEqual(converted, specs)
      return converted
    }),
    images: read('images', addressesIn),
    ...comparedPrice(read('was_price', orNull(priceIn(reading))), read('recommended_price', orNull(priceIn(reading)))),
  }
  if (isPrice(cells.was_price) && isPrice(cells.recommended_price))
    faults.push({ column: 'recommended_price', fault: 'was_twice' })
  const sku = {
    axis_values: read('options', optionsIn(options)),
    image: read('sku_image', textIn(200)),
    price_cents: read('price', priceIn(reading)),
    on_sale: read('sku_on_sale', flagIn),
    article_number: read('article_number', orNull(textIn(CATALOGUE_LIMITS.article_number))),
    gtin: read('gtin', orNull(gtinIn)),
    weight_grams: read('weight_grams', orNull(weightIn(decimal_sign))),
    net_content: read('net_content', orNull(contentIn)),
    cost_cents: read('cost', orNull(priceIn(reading, 0))),
    stock_exported: read('stock_exported', numberIn(decimal_sign)),
    stock: read('stock', numberIn(decimal_sign)),
  }
  return { product: definedValues(product), sku: definedValues(sku), faults, had_html }
}

export const isPrice = (cell: string | undefined) => cell !== undefined && cell !== NONE

/** The former or recommended price next to the price. Undefined values keep those that are stored. */
function comparedPrice(was_cents: number | null | undefined, recommended_cents: number | null | undefined) {
  if (recommended_cents) return { was_cents: recommended_cents, is_recommended_price: true }
  const is_recommended_price = was_cents === undefined ? undefined : false
  return { was_cents, is_recommended_price }
}

/** Removes undefined values. */
const definedValues = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  } // a missing name reads as undefined
