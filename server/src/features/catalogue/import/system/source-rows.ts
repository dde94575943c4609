import type { ImportNote, ImportSystem, ImportTarget } from '@sampan/contract/rules'
import type { ImportMapping } from '../../../../db/json-columns.ts'
import type { CategoryTable } from '../category/category-table.ts'
import { OF_VARIANT } from './headings.ts'

export type SourceRow = { line: number; cells: readonly string[] }

/** How to read the rows of a file of another system. */
export type SourceSheet = {
  system: ImportSystem
  headings: readonly string[]
  mapping: ImportMapping
  /** The categories of the shop. */
  categories?: CategoryTable
}

export type LineNote = { note: ImportNote; line: number }

type Others = Partial<Record<ImportTarget, string>>

/** The cells of a row by their meaning. */
export class Row {
  readonly line: number
  readonly #source: SourceRow
  readonly #sheet: SourceSheet
  readonly #others: Others
  /** The options of a row whose system writes them elsewhere. */
  readonly options: [string, string][] | undefined

  constructor(source: SourceRow, sheet: SourceSheet, others: Others = {}, options?: [string, string][]) {
    this.line = source.line
    this.#source = source
    this.#sheet = sheet
    this.#others = others
    this.options = options
  }

  /** A copy of a row with other cells and options. */
  with(others: Others, options = this.options): Row {
    return new Row(this.#source, this.#sheet, { ...this.#others, ...others }, options)
  }

  /** The cells of all columns with a target, without empty cells. */
  all(target: ImportTarget): { heading: string; cell: string }[] {
    const other = this.#others[target]
    if (other !== undefined) return other === '' ? [] : [{ heading: target, cell: other }]
    const { headings, mapping } = this.#sheet
    return mapping.columns.flatMap((one, at) => {
      const cell = this.#source.cells[at]?.trim() ?? ''
      return one === target && cell !== '' ? [{ heading: headings[at] ?? '', cell }] : []
    })
  }

  /** Whether there are cells without a heading: separators in a cell that is not quoted have moved all cells after it. */
  get isTooWide(): boolean {
    return this.#source.cells.slice(this.#sheet.headings.length).some((cell) => cell.trim() !== '')
  }

  /** Whether the row is the headings again: files that were put together repeat them. */
  get isHeadings(): boolean {
    return this.#sheet.headings.every((heading, at) => heading.trim() === (this.#source.cells[at]?.trim() ?? ''))
  }

  get(target: ImportTarget): string {
    const cells = this.all(target)
    return (cells.find(({ heading }) => OF_VARIANT.test(heading)) ?? cells[0])?.cell ?? ''
  }
}

/** Cells that switch something off, or say that a product is not on sale. */
export const NO =
  /^(?:false|no|n|0|delete|unavailable|disabled|inactive|draft|archived|unlisted|hidden|private|-1|下架|仓库中|草稿|非公開|非表示|販売停止|판매중지|판매종료|판매대기|판매금지|전시중지|ซ่อน|ไม่แสดง|ปิดการขาย)$/i

const NUMBERED = [1, 2, 3] as const

/** Values in one cell: WooCommerce lists all values of a product in its parent row, Etsy in its only row. */
export const valuesIn = (cell: string): string[] =>
  cell
    .split(/\s*,\s*/)
    .map((value) => value.trim())
    .filter(Boolean)

/** The names of the numbered options; exports write them in the first row of a product. */
export const optionNames = (row: Row): string[] => NUMBERED.map((number) => row.get(`option_${number}_name`))

/** The options of a row as pairs of name and value. */
export function optionsOf(row: Row, names: readonly string[]): [string, string][] {
  if (row.options) return row.options
  const numbered = NUMBERED.flatMap((number, at): [string, string][] => {
    const value = row.get(`option_${number}_value`)
    const name = names[at] || `Option ${number}`
    // Shopify's products without options have one with this name and value.
    return value === '' || value === 'Default Title' ? [] : [[name, value]]
  })
  const options = row
    .all('option')
    .map(({ heading, cell }): [string, string] => [heading.trim().replace(/[_\s]name$/i, ''), cell])
  const all = [...numbered, ...options]
  const variant = row.get('variant_name')
  // Square names the only variant of a product so.
  return all.length > 0 || variant === '' || /^regular$/i.test(variant) ? all : [['Variation', variant]]
}
