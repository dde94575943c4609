import { productLines, type Translation } from './product-lines.ts'
import { Row, type SourceRow, type SourceSheet } from './source-rows.ts'

/**
 * Translates the rows of another system into lines with the shop's own columns. Consecutive rows of one product are
 * translated together, so that only they are in memory.
 */
export class Translator {
  readonly #sheet: SourceSheet
  #key = ''
  #rows: Row[] = []

  constructor(sheet: SourceSheet) {
    this.#sheet = sheet
  }

  /** Reads the next row. @returns the lines of the product before it, once it is complete. */
  push(source: SourceRow): Translation {
    const row = new Row(source, this.#sheet)
    const key = this.#keyOf(row)
    if (key === '')
      return {
        lines: [{ line: row.line, product_id: null, cells: {}, faults: [{ column: 'title_en', fault: 'missing' }] }],
        notes: [],
      }
    if (key === this.#key) {
      this.#rows.push(row)
      return { lines: [], notes: [] }
    }
    const before = this.end()
    this.#key = key
    this.#rows = [row]
    return before
  }

  /** The lines of the last product. */
  end(): Translation {
    const rows = this.#rows
    this.#rows = []
    return productLines(this.#key, rows, this.#sheet)
  }

  /** The values that all rows of a product share. Rows without it belong to no product. */
  #keyOf(row: Row): string {
    const { system } = this.#sheet
    if (system === 'woocommerce') {
      const parent = row.get('parent_key')
      const own = row.get('article_number') || `id:${row.get('product_key')}`
      // WooCommerce names a parent without an article number `id:` and its id.
      return parent !== '' && /^variation$/i.test(row.get('row_kind')) ? parent : own
    }
    const key = row.get('product_key') || row.get('product_number')
    return key || (system === 'google_merchant' ? row.get('article_number') : row.get('title'))
  }
}
