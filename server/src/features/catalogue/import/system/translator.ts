import { isPartOfProduct } from './bigcommerce-variants.ts'
import type { MagentoLinks } from './magento-links.ts'
import { type ProductSoFar, productLines, type Translation } from './product-lines.ts'
import { Row, type SourceRow, type SourceSheet } from './source-rows.ts'

/**
 * Translates the rows of another system into lines with the shop's own columns. Consecutive rows of one product are
 * translated together, so that only they, and one row of each product, are in memory.
 */
export class Translator {
  readonly #sheet: SourceSheet
  readonly #links: MagentoLinks | undefined
  #key = ''
  #rows: Row[] = []
  readonly #so_far = new Map<string, ProductSoFar>()

  constructor(sheet: SourceSheet, links?: MagentoLinks) {
    this.#sheet = sheet
    this.#links = links
  }

  /** Reads the next row. @returns the lines of the product before it, once it is complete. */
  push(source: SourceRow): Translation {
    const row = new Row(source, this.#sheet)
    if (row.isHeadings) return { lines: [], notes: [] }
    if (row.get('store_view') !== '' && this.#sheet.system === 'magento')
      return { lines: [], notes: [{ note: 'store_view', line: row.line }] }
    const variant = this.#links?.variantOf(row)
    if (variant) return this.#take(variant.parent.get('article_number'), [variant.parent, variant.row])
    if (this.#links?.hasVariants(row)) return { lines: [], notes: [] }
    const key = this.#keyOf(row) || this.#continued(row)
    if (key === '')
      return {
        lines: [{ line: row.line, product_id: null, cells: {}, faults: [{ column: 'title_en', fault: 'missing' }] }],
        notes: [],
      }
    return this.#take(key, [row])
  }

  /** Adds the last of these rows to the product with the key. Those before it are added if the product begins. */
  #take(key: string, rows: readonly Row[]): Translation {
    if (key === this.#key) {
      this.#rows.push(...rows.slice(-1))
      return { lines: [], notes: [] }
    }
    const before = this.end()
    this.#key = key
    this.#rows = [...rows]
    return before
  }

  /** The lines of the last product. */
  end(): Translation {
    const rows = this.#rows
    this.#rows = []
    const { soFar, ...translation } = productLines(this.#key, rows, this.#sheet, this.#so_far.get(this.#key))
    if (soFar && !this.#so_far.has(this.#key)) this.#so_far.set(this.#key, soFar)
    return translation
  }

  /**
   * The product before, of a row that has options but names no product: sheets leave out what the row above says, and
   * so do merged cells.
   */
  #continued(row: Row): string {
    const isVariant = [1, 2, 3].some((number) => row.get(`option_${number as 1 | 2 | 3}_value`)) || row.get('option')
    return isVariant ? this.#key : ''
  }

  /** The values that all rows of a product share. Rows without it belong to no product. */
  #keyOf(row: Row): string {
    const { system } = this.#sheet
    if (system === 'bigcommerce' && isPartOfProduct(row)) return this.#key
    if (system === 'magento') return row.get('article_number')
    if (system === 'woocommerce') {
      const parent = row.get('parent_key')
      const own = row.get('article_number') || `id:${row.get('product_key')}`
      // WooCommerce names a parent without an article number `id:` and its id.
      return parent !== '' && /^variation$/i.test(row.get('row_kind')) ? parent : own
    }
    const key = row.get('product_key') || row.get('parent_key') || row.get('product_number')
    if (key === '' && this.#sheet.mapping.columns.includes('parent_key')) return row.get('article_number')
    return key || (system === 'google_merchant' ? row.get('article_number') : row.get('title'))
  }
}
