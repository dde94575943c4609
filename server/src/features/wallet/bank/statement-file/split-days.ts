import type { CsvRow } from '../../../../csv/csv-rows.ts'

/** Three columns next to each other, such as `操作日(年)`, `操作日(月)` and `操作日(日)`. */
const PARTS = [/日\(年\)$/, /日\(月\)$/, /日\(日\)$/] as const
const DAY_HEADING = '取引日'

/** Rows whose first of three columns has the whole day, if the first rows have headings of year, month and day. */
export function withWholeDays(rows: readonly CsvRow[], rows_above_heading: number): CsvRow[] {
  const placeIn = ({ cells }: CsvRow) =>
    cells.findIndex((_, at) =>
      PARTS.every((part, offset) => part.test((cells[at + offset] ?? '').normalize('NFKC').trim())),
    )
  const heading = rows.slice(0, rows_above_heading).findIndex((row) => placeIn(row) !== -1)
  const heading_row = rows[heading]
  if (!heading_row) return [...rows]
  const at = placeIn(heading_row)
  return rows.map((row, index) => {
    if (index < heading) return row
    const parts = row.cells.slice(at, at + PARTS.length).map((cell) => cell.trim())
    const day = index === heading ? DAY_HEADING : parts.every((part) => part === '') ? '' : parts.join('-')
    return { ...row, cells: [...row.cells.slice(0, at), day, '', '', ...row.cells.slice(at + PARTS.length)] }
  })
}
