import type { ImportNote, ImportSystem, ImportTarget } from '@sampan/contract/rules'
import type { ImportMapping } from '../../../../db/json-columns.ts'
import type { CategoryTable } from '../category/category-table.ts'

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

/** The cells of a row by their meaning. */
export class Row {
  readonly line: number
  readonly #cells: readonly string[]
  readonly #sheet: SourceSheet

  constructor({ line, cells }: SourceRow, sheet: SourceSheet) {
    this.line = line
    this.#cells = cells
    this.#sheet = sheet
  }

  /** The cells of all columns with a target, without empty cells. */
  all(target: ImportTarget): { heading: string; cell: string }[] {
    const { headings, mapping } = this.#sheet
    return mapping.columns.flatMap((one, at) => {
      const cell = this.#cells[at]?.trim() ?? ''
      return one === target && cell !== '' ? [{ heading: headings[at] ?? '', cell }] : []
    })
  }

  get(target: ImportTarget): string {
    return this.all(target)[0]?.cell ?? ''
  }
}

/** Cells that switch something off, or say that a product is not on sale. */
export const NO = /^(?:false|no|n|0|disabled|inactive|draft|archived|unlisted|hidden|private|-1|下架|仓库中|草稿)$/i

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
  const numbered = NUMBERED.flatMap((number, at): [string, string][] => {
    const value = row.get(`option_${number}_value`)
    const name = names[at] || `Option ${number}`
    // Shopify's products without options have one with this name and value.
    return value === '' || value === 'Default Title' ? [] : [[name, value]]
  })
  return [...numbered, ...row.all('option').map(({ heading, cell }): [string, string] => [heading.trim(), cell])]
}
