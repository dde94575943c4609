import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import type { Texts } from '../../../language/text-in.ts'
import {
  type DraftFault,
  factsOf,
  type ProductDraft,
  type SkuDraft,
  type StoredProduct,
  skuFactsOf,
} from '../product/product-draft.ts'
import { INITIAL_FIELDS } from './field-columns.ts'
import {
  type Cells,
  type ImportLine,
  isPrice,
  type LineFault,
  PRODUCT_COLUMNS,
  type Reading,
  readImportLine,
} from './import-line.ts'

export type NumberedLine = { line: number; cells: Cells }
export type NumberedFault = LineFault & { line: number }

export type ProductLines = { product_id: string; lines: (NumberedLine & { is_faulty: boolean })[] }

export type Drafting = Reading & {
  /** Picture of a new product without one. */
  placeholder: string
  /** Whether stock changes new SKUs only. Files of other systems do not have the stock when they were exported. */
  keepsStock?: boolean
}

type Read = NumberedLine & ImportLine
/** The draft of a product; undefined if its lines have faults. */
export type Drafted = { draft: ProductDraft | undefined; faults: NumberedFault[]; had_html?: boolean }

/** The columns of fields whose columns have other names. */
const COLUMNS: Partial<Record<DraftFault['field'], string>> = {
  title: 'title_en',
  description: 'description_en',
  warnings: 'warnings_en',
  was_cents: 'was_price',
  is_recommended_price: 'recommended_price',
  skus: 'sku_id',
  axis_values: 'options',
  price_cents: 'price',
  image: 'sku_image',
  stock_change: 'stock',
  cost_cents: 'cost',
}

/**
 * Returns a fault for each product column whose value differs from the first value of this product in the file. All
 * lines of a product must have the same values.
 */
function differing(lines: readonly Read[]): NumberedFault[] {
  const cells_by_column = new Map<string, string>()
  return lines.flatMap(({ line, cells }) =>
    Object.entries(cells).flatMap(([column, cell]): NumberedFault[] => {
      if (!OF_PRODUCT.has(column)) return []
      const first = cells_by_column.get(column) ?? cell
      cells_by_column.set(column, first)
      return first === cell ? [] : [{ line, column, fault: 'differs_from_line' }]
    }),
  )
}
const OF_PRODUCT: ReadonlySet<string> = new Set(PRODUCT_COLUMNS)

export function draftOf(product_id: string, numbered: readonly NumberedLine[], drafting: Drafting): Drafted {
  const { stored, placeholder, keepsStock = false, ...reading } = drafting
  const first_too_many = numbered[CATALOGUE_LIMITS.skus]
  if (first_too_many)
    return { draft: undefined, faults: [{ line: first_too_many.line, column: 'sku_id', fault: 'too_many' }] }
  const lines = numbered.map((one): Read => ({ ...one, ...readImportLine(one.cells, { ...reading, stored }) }))
  const faults = [
    ...lines.flatMap(({ line, faults: own }) => own.map((fault) => ({ line, ...fault }))),
    ...differing(lines),
  ]
  const values = merged(lines)
  const first = lines[0]?.line ?? 0
  const lack = (column: 'shop_id' | 'category') => {
    const is_said = lines.some(({ cells }) => cells[column] !== undefined)
    if (!is_said) faults.push({ line: first, column, fault: 'missing' })
  }
  const facts = { ...(stored ? factsOf(stored) : NEW), ...values }
  if (!facts.shop_id) lack('shop_id')
  if (!facts.category) lack('category')
  const images_misread = faults.some(({ column }) => column === 'images')
  const images = facts.images?.length || images_misread ? (facts.images ?? []) : [placeholder]
  const skus = lines.map((line) => skuOf(keepsStock ? withoutStock(line, stored) : line, images[0], stored, faults))
  const all_skus = withTheRest(skus, stored)
  if (all_skus.length > CATALOGUE_LIMITS.skus) faults.push({ line: first, column: 'sku_id', fault: 'too_many' })
  if (faults.length > 0) return { draft: undefined, faults }
  const { shop_id = '', category = '' } = facts
  const title = { ...stored?.title, ...values.title }
  const description = { ...stored?.description, ...values.description }
  const warnings = withoutBlanks({ ...stored?.warnings, ...values.warnings })
  const draft = { ...facts, product_id, shop_id, category, title, description, warnings, images, skus: all_skus }
  return { draft, faults, had_html: lines.some((line) => line.had_html) }
}

type Facts = Omit<ProductDraft, Needed | 'skus'> & Partial<Pick<ProductDraft, Needed>>
/** Fields of a new product that come from the file. */
type Needed = 'product_id' | 'shop_id' | 'category' | 'title' | 'description' | 'warnings' | 'images'

/** Default values of a new product. It is off sale unless the file sets `on_sale`. */
const NEW: Facts = { ...INITIAL_FIELDS, specs: [], was_cents: null, is_recommended_price: false }

function merged(lines: readonly Read[]): ImportLine['product'] {
  const all: ImportLine['product'] = { title: {}, description: {}, warnings: {} }
  for (const { product } of lines.toReversed()) {
    const title = { ...all.title, ...product.title }
    const description = { ...all.description, ...product.description }
    const warnings = { ...all.warnings, ...product.warnings }
    Object.assign(all, product, { title, description, warnings })
  }
  return all
}

const withoutBlanks = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

/** Whether a number is another one without the zeros at its beginning, which spreadsheets remove. */
const isWithoutZeros = (id: string, other: string) =>
  /^\d+$/.test(id) && other !== id && other.replace(/^0+/, '') === id

function withoutStock(line: Read, stored: StoredProduct | undefined): Read {
  const { stock: _, ...sku } = line.sku
  return stored?.skus.some(({ sku_id }) => sku_id === line.cells.sku_id) ? { ...line, sku } : line
}

/** Creates the draft of a SKU. Empty cells keep the stored values. */
function skuOf(
  { line, cells, sku }: Read,
  picture: string | undefined,
  product: StoredProduct | undefined,
  faults: NumberedFault[],
): SkuDraft {
  const { sku_id = '' } = cells
  const stored = product?.skus.find((one) => one.sku_id === sku_id)
  const { stock, stock_exported, ...values } = sku
  if (!stored && values.price_cents === undefined && cells.price === undefined)
    faults.push({ line, column: 'price', fault: 'missing' })
  if (!stored && product?.skus.some((one) => isWithoutZeros(sku_id, one.sku_id)))
    faults.push({ line, column: 'sku_id', fault: 'zeros_lost' })
  if (stored && stock !== undefined && stock_exported === undefined)
    faults.push({ line, column: 'stock_exported', fault: 'stock_not_seen' })
  const { price_cents = 0, axis_values = [], image = picture ?? '', on_sale = true } = { ...stored, ...values }
  const { article_number = null, gtin = null, weight_grams = null } = { ...stored, ...values }
  const { net_content = null, cost_cents = null } = { ...stored, ...values }
  return {
    sku_id,
    price_cents,
    axis_values,
    image,
    on_sale,
    article_number,
    gtin,
    weight_grams,
    net_content,
    cost_cents,
    // Nothing of a new SKU was sold since the export: a shop that is refilled from its export has the same stock.
    stock_change: stock === undefined ? 0 : stock - (stored ? (stock_exported ?? 0) : 0),
  }
}

/** Adds the stored SKUs that are not in the file. Stored SKUs keep their positions; new SKUs follow. */
function withTheRest(skus: readonly SkuDraft[], stored: StoredProduct | undefined): SkuDraft[] {
  const updated = (stored?.skus ?? []).map(
    (sku): SkuDraft => skus.find(({ sku_id }) => sku_id === sku.sku_id) ?? { ...skuFactsOf(sku), stock_change: 0 },
  )
  const updated_ids = new Set(updated.map(({ sku_id }) => sku_id))
  return [...updated, ...skus.filter(({ sku_id }) => !updated_ids.has(sku_id))]
}

/**
 * The line and column at which each fault of a draft is shown. A fault of a picture that SKUs take from their product
 * is shown once.
 */
export function shownAt(faults: readonly DraftFault[], lines: readonly NumberedLine[]): NumberedFault[] {
  const first = lines[0]?.line ?? 0
  return faults.flatMap(({ field, sku_id, fault }) => {
    const own = sku_id === undefined ? undefined : lines.find(({ cells }) => cells.sku_id === sku_id)
    if (field === 'image' && own?.cells.sku_image === undefined) return []
    const is_recommended = field === 'was_cents' && lines.some(({ cells }) => isPrice(cells.recommended_price))
    return [
      { line: own?.line ?? first, column: is_recommended ? 'recommended_price' : (COLUMNS[field] ?? field), fault },
    ]
  })
}
