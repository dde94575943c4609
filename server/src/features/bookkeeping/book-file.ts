import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { csvOf, dollars } from '@sampan/contract/csv-text'
import type { BookFormat } from '@sampan/contract/rules'
import { writeXlsxStream } from 'hucre/xlsx'
import type { BookCell, BookColumn, BookRow } from './book-columns.ts'

/** Rows that are written together. */
const ROWS_AT_ONCE = 200
const NUMBER_FORMATS: Partial<Record<BookColumn['kind'], string>> = { money: '#,##0.00', count: '0', day: 'yyyy-mm-dd' }
const DAY_MS = 86_400_000

type Sheet = { name: string; columns: readonly BookColumn[]; rows: AsyncIterable<BookRow> }

/** A file as a stream: rows are read when the reader is ready for more. */
export const streamOf = (format: BookFormat, sheet: Sheet): Readable =>
  format === 'csv' ? Readable.from(csvLines(sheet)) : xlsxOf(sheet)

async function* csvLines({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield csvOf([columns.map(({ name }) => name)])
  let lines: string[][] = []
  for await (const row of rows) {
    lines.push(columns.map(({ name, kind }) => csvCell(kind, row[name] ?? null)))
    if (lines.length < ROWS_AT_ONCE) continue
    yield csvOf(lines).slice(1) // without the byte order mark
    lines = []
  }
  if (lines.length > 0) yield csvOf(lines).slice(1)
}

const csvCell = (kind: BookColumn['kind'], cell: BookCell): string =>
  cell === null ? '' : kind === 'money' ? dollars(Number(cell)) : String(cell)

/** Texts are written as texts, so that none becomes a formula. Above the limit of a sheet, rows go on in a next one. */
function xlsxOf({ name, columns, rows }: Sheet): Readable {
  const heads = columns.map(({ name, kind }) => {
    const numFmt = NUMBER_FORMATS[kind]
    return { header: name, ...(numFmt && { numFmt }), width: kind === 'text' || kind === 'time' ? 22 : 14 }
  })
  const cells = (row: BookRow) => columns.map(({ name, kind }) => xlsxCell(kind, row[name] ?? null))
  async function* lines() {
    for await (const row of rows) yield cells(row)
  }
  const bytes = writeXlsxStream(lines(), { name, columns: heads, freezePane: { rows: 1 } })
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>) // the same class, described by another library
}

/** Days are serial numbers of days since 30 December 1899, as spreadsheets count them. */
function xlsxCell(kind: BookColumn['kind'], cell: BookCell): BookCell {
  if (cell === null) return null
  if (kind === 'money') return Number(cell) / 100
  return kind === 'day' ? (Date.parse(String(cell)) - Date.UTC(1899, 11, 30)) / DAY_MS : cell
}
