import { CENTS_LIMIT } from '@sampan/contract'
import { normalised } from '@sampan/contract/normalised'
import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import { type CsvRow, csvRows } from '../../../csv/csv-rows.ts'
import { isUnreadable } from '../../../csv/unreadable.ts'
import { Refusal } from '../../../refusal/refusal.ts'

type Column = 'day' | 'amount' | 'credit' | 'debit' | 'reference' | 'text' | 'balance'
export type Columns = { [C in Column]?: string | undefined }
export type DayOrder = 'ymd' | 'dmy' | 'mdy'
type Fault = 'no_heading' | 'no_lines' | 'day' | 'day_order' | 'amount' | 'balance'

export type StatementLine = {
  day: string
  amount_cents: number
  reference: string
  text: string
  balance_cents: number | null
}
/** `line`: line number in the file, from 1. */
export type Statement = {
  columns: Columns
  lines: (StatementLine & { line: number })[]
  faults: { line: number; fault: Fault }[]
  /** The rows in which the headings are searched. */
  first_rows: CsvRow[]
}

/** Headings that banks use, in the five languages of the shop. They are compared in lower case, without punctuation. */
const HEADINGS: Record<Column, readonly string[]> = {
  day: `date|booking date|posting date|transaction date|value date|日期|交易日期|记账日期|日付|取引日|날짜|거래일|거래일자|วันที่|วันที่ทำรายการ`.split(
    '|',
  ),
  amount: `amount|amount usd|transaction amount|sum|金额|交易金额|金額|取引金額|금액|거래금액|จำนวนเงิน|จำนวน`.split(
    '|',
  ),
  credit:
    `credit|credit amount|deposit|deposits|paid in|money in|收入|收入金额|贷方|入金|入金額|입금|입금액|เงินเข้า|ฝาก`.split(
      '|',
    ),
  debit:
    `debit|debit amount|withdrawal|withdrawals|paid out|money out|支出|支出金额|借方|出金|出金額|출금|출금액|เงินออก|ถอน`.split(
      '|',
    ),
  reference:
    `reference|ref|bank reference|transaction id|transaction reference|end to end id|流水号|交易流水号|参考号|参照番号|取引番号|거래번호|참조번호|เลขอ้างอิง|เลขที่อ้างอิง`.split(
      '|',
    ),
  text: `text|description|details|narrative|memo|particulars|payee|purpose|摘要|备注|摘要内容|内容|적요|내용|รายละเอียด|รายการ`.split(
    '|',
  ),
  balance: `balance|running balance|balance usd|余额|账户余额|残高|差引残高|잔액|거래후잔액|ยอดคงเหลือ|คงเหลือ`.split(
    '|',
  ),
}

/** The headings are searched in the first lines, because banks write their name and the account above the headings. */
const LINES_ABOVE_HEADINGS = 20
const COLUMNS = Object.keys(HEADINGS) as Column[]
const FAULTS_LIMIT = 100
/** Maximum number of rows, larger than a busy shop's statement of one day. */
const ROWS_LIMIT = 50_000
const REFERENCE_LIMIT = 140
const TEXT_LIMIT = 500
/** Maximum length of a cell with an amount. */
const AMOUNT_LIMIT = 40

/** Only the first 80 characters of a heading are compared, displayed and sent back. */
const headingIn = (cell: string) => cell.trim().slice(0, 80)

const plain = (heading: string) =>
  normalised(heading, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Reads a bank statement: RFC 4180 with commas, semicolons or tabs. Columns are found by their headings. If `given`
 * names columns, only those are read. Dates are read in `given_order`. If `given_order` is left out, they are read
 * in the only order that fits all dates.
 * @throws Refusal statement_too_long, text_unreadable.
 */
export async function readStatement(text: string, given: Columns = {}, given_order?: DayOrder): Promise<Statement> {
  if (isUnreadable(text)) throw new Refusal('text_unreadable', { field: 'text' })
  const rows = await csvRows(text, LINES_ABOVE_HEADINGS, ROWS_LIMIT)
  if (rows.length > ROWS_LIMIT) throw new Refusal('statement_too_long')
  const first_rows = rows.slice(0, LINES_ABOVE_HEADINGS)
  const heading = first_rows.findIndex(({ cells }) => isHeading(cells, given))
  const named_in = rows[heading]
  if (!named_in) return { columns: {}, lines: [], faults: [{ line: 1, fault: 'no_heading' }], first_rows }
  const { cells, line: heading_line } = named_in
  const indexes = findColumns(cells, given)
  const columns = Object.fromEntries(COLUMNS.flatMap((column) => named(column, cells, indexes)))
  const body = rows.slice(heading + 1)
  const nothing: Statement = { columns, lines: [], faults: [{ line: heading_line, fault: 'no_lines' }], first_rows }
  if (body.length === 0) return nothing
  const at = (row: CsvRow, column: Column) =>
    indexes[column] === undefined ? '' : (row.cells[indexes[column]] ?? '').trim()
  const day_order = given_order ?? orderOf(body.map((row) => at(row, 'day')))
  if (!day_order) return { columns, lines: [], faults: [{ line: body[0]?.line ?? 1, fault: 'day_order' }], first_rows }
  const faults: Statement['faults'] = []
  const lines: Statement['lines'] = []
  const yieldIfDue = eventLoopYielder()
  for (const row of body) {
    const read = readLine((column) => at(row, column), indexes, day_order)
    if (typeof read === 'object') {
      if (read.amount_cents !== 0) lines.push({ ...read, line: row.line })
    } else if (faults.length < FAULTS_LIMIT) faults.push({ line: row.line, fault: read })
    await yieldIfDue()
  }
  return lines.length === 0 && faults.length === 0 ? nothing : { columns, lines, faults, first_rows }
}

type ColumnIndexes = { [C in Column]?: number | undefined }

function findColumns(cells: readonly string[], given: Columns): ColumnIndexes {
  const headings = cells.map((cell) => plain(headingIn(cell)))
  const isByHand = Object.values(given).some((name) => name !== undefined)
  const indexOf = (column: Column) => {
    const name = plain(given[column] ?? '')
    return headings.findIndex((heading) =>
      isByHand ? name !== '' && heading === name : HEADINGS[column].includes(heading),
    )
  }
  return Object.fromEntries(COLUMNS.map((column) => [column, indexOf(column)]).filter(([, found]) => found !== -1))
}

function isHeading(cells: readonly string[], given: Columns): boolean {
  const { day, amount, credit, debit } = findColumns(cells, given)
  return day !== undefined && (amount !== undefined || (credit !== undefined && debit !== undefined))
}

function named(column: Column, cells: readonly string[], indexes: ColumnIndexes): [Column, string][] {
  const index = indexes[column]
  return index === undefined ? [] : [[column, headingIn(cells[index] ?? '')]]
}

type Cell = (column: Column) => string

/** @returns the line, or the name of the column that cannot be read. */
function readLine(
  cell: Cell,
  indexes: ColumnIndexes,
  day_order: DayOrder,
): StatementLine | 'day' | 'amount' | 'balance' {
  const day = dayIn(cell('day'), day_order)
  if (!day) return 'day'
  const amount_cents = indexes.amount === undefined ? turnover(cell('credit'), cell('debit')) : centsIn(cell('amount'))
  if (amount_cents === undefined) return 'amount'
  const written = cell('balance')
  const balance_cents = written === '' ? null : centsIn(written)
  if (balance_cents === undefined) return 'balance'
  const short = (column: Column, limit: number) => normalised(cell(column)).replace(/\s+/g, ' ').slice(0, limit)
  return {
    day,
    amount_cents,
    reference: short('reference', REFERENCE_LIMIT),
    text: short('text', TEXT_LIMIT),
    balance_cents,
  }
}

/** Credit minus debit. One of them is empty or 0. Some banks write the debit with a minus sign. */
function turnover(credit: string, debit: string): number | undefined {
  if (credit === '' && debit === '') return undefined
  const [came, went] = [credit, debit].map((cell) => (cell === '' ? 0 : centsIn(cell)))
  if (came === undefined || went === undefined || (came !== 0 && went !== 0)) return undefined
  return came - Math.abs(went)
}

const AMOUNTS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
]

/**
 * Reads `1,234.50`, `1.234,50`, `-47`, `(47.00)`, `47.00-` or `$ 1 234.5` without floating-point arithmetic. A point or
 * comma is the decimal separator if one or two digits follow it.
 * @internal
 */
export function centsIn(written: string): number | undefined {
  const bare = normalised(written, 'NFKC')
    .replace(/[\s$'’]|US\$|USD/gi, '')
    .replace(/−/g, '-')
  if (bare.length > AMOUNT_LIMIT) return undefined
  const isNegative = /^-|-$|^\(.*\)$/.test(bare)
  const digits = bare.replace(/^\((.*)\)$/, '$1').replace(/^[+-]|-$/, '')
  const match = AMOUNTS.map((form) => form.exec(digits)).find((found) => found !== null)
  if (!match) return undefined
  const cents = Number(`${match[1]?.replace(/[.,]/g, '')}${(match[2] ?? '').padEnd(2, '0')}`)
  if (!Number.isSafeInteger(cents) || cents > CENTS_LIMIT) return undefined
  return isNegative && cents !== 0 ? -cents : cents
}

const DAY = /^(\d{1,4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,4})\s?[日일.]?(?:[ T].*)?$/

/** The order of year, month and day that fits all dates; undefined if the dates do not show which number is the day. */
function orderOf(days: readonly string[]): DayOrder | undefined {
  const parts = days.flatMap((day) => {
    const match = DAY.exec(normalised(day, 'NFKC'))
    return match ? [match.slice(1, 4)] : []
  })
  // If no date can be read, the order does not matter, because each line gets its own fault.
  if (parts.length === 0 || parts.some(([first = '']) => first.length === 4)) return 'ymd'
  if (parts.some(([first]) => Number(first) > 12)) return 'dmy'
  return parts.some(([, second]) => Number(second) > 12) ? 'mdy' : undefined
}

const THAI_YEARS_FROM = 2400

const PLACES: Record<DayOrder, readonly [number, number, number]> = { ymd: [1, 2, 3], dmy: [3, 2, 1], mdy: [3, 1, 2] }

/** The date as `2026-11-22`; undefined if the text is not a valid date. */
function dayIn(written: string, order: DayOrder): string | undefined {
  const bare = normalised(written, 'NFKC')
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(bare)
  const match = compact ?? DAY.exec(bare)
  if (!match) return undefined
  const [year, month, day] = PLACES[compact ? 'ymd' : order].map((place) => match[place] ?? '')
  const whole_year = wholeYear(year ?? '')
  if (whole_year === undefined) return undefined
  const iso = `${whole_year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
}

/**
 * The year with four digits: `26` is 2026. Thai banks use the Buddhist calendar, which is 543 years ahead: 2569 is
 * 2026.
 */
function wholeYear(year: string): number | undefined {
  if (year.length === 2) return 2000 + Number(year)
  if (year.length !== 4) return undefined
  const whole = Number(year) >= THAI_YEARS_FROM ? Number(year) - 543 : Number(year)
  return whole >= 1900 && whole < 2200 ? whole : undefined
}
