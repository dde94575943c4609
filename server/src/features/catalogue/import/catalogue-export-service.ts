import { csvOf, dollars } from '@sampan/contract/csv-text'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { idsToExport } from '../product/product-desk-list-service.ts'
import { findStored } from '../product/product-desk-sql.ts'
import type { StoredProduct, StoredSku } from '../product/product-draft.ts'
import { CategoryTable } from './category/category-table.ts'
import { findCategoryNames } from './category/import-categories-sql.ts'
import { fieldCells, NONE, yesOrNo } from './field-columns.ts'
import { type Cells, IMPORT_COLUMNS, type PRODUCT_COLUMNS } from './import-line.ts'

const EXPORTED_AT_ONCE = 100

/** The columns of a short export: prices and stock, for operators who change no texts. */
const FIGURES: readonly string[] = [
  'product_id',
  'sku_id',
  'title_en',
  'options',
  'was_price',
  'recommended_price',
  'price',
  'on_sale',
  'sku_on_sale',
  'stock_exported',
  'stock',
]

type Wanted = Omit<Parameters<typeof idsToExport>[1], 'product_ids'> & {
  whole?: boolean | undefined
  /** Comma-separated ids. */
  product_ids?: string | undefined
}

/** Returns one part of an export, in the CSV format that an import reads. Only the first part has the header. */
export async function exportProducts(db: Db, { whole = false, product_ids, ...filter }: Wanted, language: Language) {
  const columns = whole ? IMPORT_COLUMNS : IMPORT_COLUMNS.filter((column) => FIGURES.includes(column))
  const ids = await idsToExport(db, { ...filter, product_ids: product_ids?.split(',') }, EXPORTED_AT_ONCE, language)
  const products = await findStored(db, ids)
  const categories = whole ? new CategoryTable(await findCategoryNames(db)) : undefined
  const rows = ids.flatMap((id) => {
    const product = products.get(id)
    return product
      ? product.skus.map((sku, at) =>
          cellsOf(product, sku, at === 0 && { category: categories?.nameOf(product.category, language) }),
        )
      : []
  })
  const lines = rows.map((cells) => columns.map((column) => cells[column] ?? ''))
  const text = filter.after === undefined ? csvOf([[...columns], ...lines]) : csvOf(lines).slice(1)
  return { text, after: ids.length < EXPORTED_AT_ONCE ? null : (ids.at(-1) ?? null) }
}

function cellsOf(product: StoredProduct, sku: StoredSku, first: { category: string | undefined } | false): Cells {
  const { product_id } = product
  return {
    product_id,
    ...(first && { ...factCells(product), ...(first.category !== undefined && { category: first.category }) }),
    sku_id: sku.sku_id,
    options: sku.axis_values.map(({ axis, value_key }) => `${axis}=${value_key}`).join(' ') || NONE,
    sku_image: sku.image,
    price: dollars(sku.price_cents),
    sku_on_sale: yesOrNo(sku.on_sale),
    article_number: sku.article_number ?? NONE,
    gtin: sku.gtin ?? NONE,
    weight_grams: sku.weight_grams === null ? NONE : String(sku.weight_grams),
    net_content: sku.net_content ?? NONE,
    cost: priceCell(sku.cost_cents),
    stock_exported: String(sku.stock),
    stock: String(sku.stock),
  }
}

const priceCell = (cents: number | null) => (cents === null ? NONE : dollars(cents))

type TextColumn = `title_${Language}` | `description_${Language}` | `warnings_${Language}`
/**
 * The type requires all columns: an import would treat a forgotten column as unchanged, and no test of a file would
 * notice.
 */
type FactCells = Record<Exclude<(typeof PRODUCT_COLUMNS)[number], TextColumn>, string>

/** The cells of the product itself. Only the first line of each product contains them. */
function factCells(product: StoredProduct): Cells {
  const texts = LANGUAGE_TAGS.flatMap((language) => [
    [`title_${language}`, product.title[language] ?? ''],
    [`description_${language}`, product.description[language] ?? ''],
    [`warnings_${language}`, product.warnings[language] ?? NONE],
  ])
  const facts: FactCells = {
    ...fieldCells(product),
    specs: JSON.stringify(product.specs),
    images: product.images.join(' '),
    was_price: product.is_recommended_price ? NONE : priceCell(product.was_cents),
    recommended_price: product.is_recommended_price ? priceCell(product.was_cents) : NONE,
  }
  return { ...Object.fromEntries(texts), ...facts }
}
