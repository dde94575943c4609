import { countHeadings } from './headings.ts'

export type NumberedRecord = { number: number; record: readonly string[] }

/** Rows in which the headings are looked for: a title, a template's name or blank rows may precede them. */
export const HEAD_ROWS = 10

const filledCells = (record: readonly string[]) => record.filter((cell) => cell.trim() !== '')
const isNumber = (cell: string) => /^[^\p{L}]*\p{N}[^\p{L}]*$/u.test(cell.trim())

/** A heading without case, spaces and hyphens: `Title zh-cn` is the column `title_zh-CN`. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '_')

/** Number of headings in a row; 0 for rows that are more likely a product. */
function headingsIn(record: readonly string[], columns: readonly string[]): number {
  const cells = filledCells(record)
  const own = cells.filter((cell) => columns.some((column) => plainName(column) === plainName(cell.trim()))).length
  const count = Math.max(own, countHeadings(cells))
  return count >= 2 && count * 2 >= cells.length && !cells.some(isNumber) ? count : 0
}

/**
 * Splits the first rows of a file into its headings and the rows behind them. Templates have two or more rows of
 * headings, of which the one with the most known headings is taken. `columns` are those of the shop's own files.
 */
export function splitAtHeadings(
  rows: readonly NumberedRecord[],
  columns: readonly string[],
): { header: NumberedRecord | undefined; rest: NumberedRecord[] } {
  const counts = rows.map(({ record }) => headingsIn(record, columns))
  const known = counts.findIndex((count) => count > 0)
  const wide = rows.findIndex(({ record }) => filledCells(record).length > 1)
  const isTitle = filledCells(rows[0]?.record ?? []).length === 1 && wide > 0 && wide < rows.length - 1
  const first = known >= 0 ? known : isTitle ? wide : 0
  let [best, end] = [first, first + 1]
  for (; (counts[end] ?? 0) > 0; end++) if ((counts[end] ?? 0) > (counts[best] ?? 0)) best = end
  return { header: rows[best], rest: rows.slice(end) }
}
