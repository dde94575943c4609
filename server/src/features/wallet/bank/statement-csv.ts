import type { Endpoints } from '@sampan/contract'
import type { BankCurrency } from '@sampan/contract/bank-currency'
import { normalised } from '@sampan/contract/normalised'
import type { DecimalSign } from '@sampan/contract/typed-number'
import type { z } from 'zod'
import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import { type CsvRow, csvRows } from '../../../csv/csv-rows.ts'
import { isUnreadable } from '../../../csv/unreadable.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { currencyIn, currencyOfCell, decimalSignIn, minorUnitsIn } from './statement-amount.ts'
import { type DayOrder, dayIn, orderOf } from './statement-day.ts'
import {
  directionIn,
  HEADINGS,
  isBalanceOrSum,
  isBooked,
  plain,
  STATEMENT_COLUMNS,
  type StatementColumn,
  WEAK_DIRECTION_HEADINGS,
} from './statement-words.ts'

type Columns = { [C in StatementColumn]?: string | undefined }
type Reply = z.input<Endpoints['POST /api/admin/bank/import']['reply']>
type Fault = Reply['faults'][number]['fault']
type SkippedLine = Reply['skipped_lines'][number]
export type StatementOptions = {
  columns?: Columns | undefined
  day_order?: DayOrder | undefined
  /** The currency of the bank account; lines in another currency are skipped. */
  currency?: BankCurrency | undefined
}

/** Amounts are in the smallest unit of the account's currency. */
export type StatementLine = {
  day: string
  amount_minor: number
  reference: string
  text: string
  balance_cents: number | null
}
/** `line`: line number in the file, from 1. */
export type Statement = {
  columns: Columns
  lines: (StatementLine & { line: number })[]
  /** Lines that are no booked payments in the account's currency. */
  skipped: SkippedLine[]
  faults: { line: number; fault: Fault }[]
  /** The rows in which the headings are searched. */
  first_rows: CsvRow[]
}

/** The headings are searched in the first lines, because banks write their name and the account above the headings. */
const LINES_ABOVE_HEADINGS = 20
const FAULTS_LIMIT = 100
/** Maximum number of rows, larger than a busy shop's statement of one day. */
const ROWS_LIMIT = 50_000
const REFERENCE_LIMIT = 140
const TEXT_LIMIT = 500

/** Only the first 80 characters of a heading are compared, displayed and sent back. */
const headingIn = (cell: string) => cell.trim().slice(0, 80)

/**
 * Reads a bank statement: RFC 4180 with commas, semicolons or tabs. Columns are found by their headings. If `columns`
 * names columns, only those are read, and those of currency, status and direction, without which a line may not mean
 * what it says. Dates are read in `day_order`, or in the only order that fits all dates.
 * @throws Refusal statement_too_long, text_unreadable.
 */
export async function readStatement(text: string, options: StatementOptions = {}): Promise<Statement> {
  const { columns: given = {}, currency = 'USD' } = options
  if (isUnreadable(text)) throw new Refusal('text_unreadable', { field: 'text' })
  const rows = await csvRows(text, LINES_ABOVE_HEADINGS, ROWS_LIMIT)
  if (rows.length > ROWS_LIMIT) throw new Refusal('statement_too_long')
  const first_rows = rows.slice(0, LINES_ABOVE_HEADINGS)
  const heading = first_rows.findIndex(({ cells }) => isHeading(cells, given, currency))
  const named_in = rows[heading]
  const nothing: Statement = {
    columns: {},
    lines: [],
    skipped: [],
    faults: [{ line: 1, fault: 'no_heading' }],
    first_rows,
  }
  if (!named_in) return nothing
  const { cells, line: heading_line } = named_in
  const body = rows.slice(heading + 1)
  const indexes = withDirection(findColumns(cells, given, currency), cells, body)
  const columns = Object.fromEntries(STATEMENT_COLUMNS.flatMap((column) => named(column, cells, indexes)))
  const empty: Statement = { ...nothing, columns, faults: [{ line: heading_line, fault: 'no_lines' }] }
  if (body.length === 0) return empty
  const at = (row: CsvRow, column: StatementColumn) =>
    indexes[column] === undefined ? '' : (row.cells[indexes[column]] ?? '').trim()
  const day_order = options.day_order ?? orderOf(body.map((row) => at(row, 'day')))
  if (!day_order) return { ...empty, faults: [{ line: body[0]?.line ?? 1, fault: 'day_order' }] }
  const file_currency = currencyOfFile(rows.slice(0, heading), cells, indexes, currency)
  const amounts = body.flatMap((row) =>
    (['amount', 'credit', 'debit', 'balance'] as const).map((column) => at(row, column)),
  )
  const context = { indexes, day_order, currency, file_currency, decimal_sign: decimalSignIn(amounts) }
  const statement: Statement = { ...empty, faults: [] }
  const yieldIfDue = eventLoopYielder()
  for (const row of body) {
    add(statement, row.line, readLine({ ...context, row, cell: (column) => at(row, column) }))
    await yieldIfDue()
  }
  const { lines, faults, skipped } = statement
  return lines.length + faults.length + skipped.length === 0 ? empty : statement
}

type Skip = Omit<SkippedLine, 'line'>

function add(statement: Statement, line: number, read: StatementLine | Fault | Skip): void {
  if (typeof read === 'string') {
    if (statement.faults.length < FAULTS_LIMIT) statement.faults.push({ line, fault: read })
  } else if ('why' in read) statement.skipped.push({ line, ...read })
  else if (read.amount_minor !== 0) statement.lines.push({ ...read, line })
}

type ColumnIndexes = { [C in StatementColumn]?: number | undefined }

/** Columns that are found even if the operator assigned other columns by hand. */
const ALWAYS_FOUND: readonly StatementColumn[] = ['currency', 'status', 'direction']

function findColumns(cells: readonly string[], given: Columns, currency: BankCurrency): ColumnIndexes {
  const headings = cells.map((cell) => plain(withoutCurrency(headingIn(cell), currency)))
  const written = cells.map((cell) => plain(headingIn(cell)))
  const isByHand = Object.values(given).some((name) => name !== undefined)
  const indexOf = (column: StatementColumn) => {
    const name = plain(given[column] ?? '')
    if (name !== '') return written.indexOf(name)
    if (isByHand && !ALWAYS_FOUND.includes(column)) return -1
    return headings.findIndex((heading) => HEADINGS[column].has(heading))
  }
  const indexes = STATEMENT_COLUMNS.map((column) => [column, indexOf(column)] as const)
  return Object.fromEntries(indexes.filter(([, index]) => index !== -1))
}

/** A heading such as `Amount (EUR)` or `残高(円)` without its currency. */
const withoutCurrency = (heading: string, currency: BankCurrency) =>
  heading.replace(/[([（]([^)\]）]{1,12})[)\]）]/g, (all, inside: string) => (currencyIn(inside, currency) ? '' : all))

function isHeading(cells: readonly string[], given: Columns, currency: BankCurrency): boolean {
  const { day, amount, credit, debit } = findColumns(cells, given, currency)
  return day !== undefined && (amount !== undefined || (credit !== undefined && debit !== undefined))
}

/** A column `Type` is the direction if all its cells are. */
function withDirection(indexes: ColumnIndexes, headings: readonly string[], body: readonly CsvRow[]): ColumnIndexes {
  if (indexes.direction !== undefined) return indexes
  const at = headings.findIndex((cell) => WEAK_DIRECTION_HEADINGS.has(plain(headingIn(cell))))
  const cells = body.map((row) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '')
  const isDirection = at !== -1 && cells.length > 0 && cells.every((cell) => directionIn(cell) !== undefined)
  return isDirection ? { ...indexes, direction: at } : indexes
}

function named(column: StatementColumn, cells: readonly string[], indexes: ColumnIndexes): [StatementColumn, string][] {
  const index = indexes[column]
  return index === undefined ? [] : [[column, headingIn(cells[index] ?? '')]]
}

/** The currency that the headings of amounts, or the lines above the headings name for the whole file. */
function currencyOfFile(
  above: readonly CsvRow[],
  headings: readonly string[],
  indexes: ColumnIndexes,
  account: BankCurrency,
): string | undefined {
  for (const column of ['amount', 'credit', 'debit', 'balance'] as const) {
    const heading = headings[indexes[column] ?? -1] ?? ''
    const inside = /[([（]([^)\]）]{1,12})[)\]）]/.exec(heading)?.[1] ?? heading.match(/\b[A-Z]{3}\b/)?.[0] ?? ''
    const currency = currencyIn(inside, account)
    if (currency) return currency
  }
  for (const { cells } of above)
    for (const [at, cell] of cells.entries()) {
      const [label = '', value = ''] = cell.split(/[:：]/)
      if (HEADINGS.currency.has(plain(label)) || HEADINGS.currency.has(plain(label.replace(/^#/, ''))))
        return currencyOfCell((value || cells[at + 1] || '').trim(), account)
    }
  return undefined
}

type LineContext = {
  cell: (column: StatementColumn) => string
  row: CsvRow
  indexes: ColumnIndexes
  day_order: DayOrder
  currency: BankCurrency
  file_currency: string | undefined
  decimal_sign: DecimalSign | undefined
}

/** @returns the line, the reason why it is not imported, or its fault. */
function readLine({ cell, row, ...context }: LineContext): StatementLine | Fault | Skip {
  const { indexes, day_order, currency, file_currency, decimal_sign } = context
  const written = indexes.amount === undefined ? `${cell('credit')}${cell('debit')}` : cell('amount')
  const balance_cell = row.cells.find(isBalanceOrSum)
  if (balance_cell !== undefined) return { why: 'balance', cell: shortened(balance_cell) }
  if (written === '' && cell('day') === '') return { why: 'no_entry', cell: shortened(row.cells.join(' ')) }
  if (!isBooked(cell('status'))) return { why: 'status', cell: shortened(cell('status')) }
  const line_currency = currencyOfCell(cell('currency'), currency) ?? currencyIn(written, currency) ?? file_currency
  if (line_currency !== undefined && line_currency !== currency) return { why: 'currency', cell: line_currency }
  const day = dayIn(cell('day'), day_order)
  if (!day) return 'day'
  const amountIn = (text: string) => minorUnitsIn(text, currency, decimal_sign)
  const bare =
    indexes.amount === undefined ? turnover(cell('credit'), cell('debit'), amountIn) : amountIn(cell('amount'))
  if (typeof bare !== 'number') return bare ?? 'amount'
  const amount_minor = directed(bare, cell('direction'))
  if (typeof amount_minor !== 'number') return amount_minor
  const balance_cents = cell('balance') === '' ? null : amountIn(cell('balance'))
  if (balance_cents === undefined || balance_cents === 'ambiguous') return 'balance'
  const short = (column: StatementColumn, limit: number) =>
    normalised(cell(column)).replace(/\s+/g, ' ').slice(0, limit)
  const [reference, text] = [short('reference', REFERENCE_LIMIT), short('text', TEXT_LIMIT)]
  return { day, amount_minor, reference, text, balance_cents }
}

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

/** The amount with the sign of its direction: some banks write expenses without a minus. */
function directed(amount: number, direction: string): number | 'direction' | Skip {
  if (direction === '') return amount
  const word = directionIn(direction)
  if (word === 'neutral') return { why: 'direction', cell: shortened(direction) }
  if (word === 'out') return -Math.abs(amount)
  return word === 'in' && amount >= 0 ? amount : 'direction'
}

type Amount = ReturnType<typeof minorUnitsIn>

/** Credit minus debit. One of them is empty or 0. Some banks write the debit with a minus sign. */
function turnover(credit: string, debit: string, amountIn: (text: string) => Amount): Amount {
  if (credit === '' && debit === '') return undefined
  const [came, went] = [credit, debit].map((cell) => (cell === '' ? 0 : amountIn(cell)))
  if (came === 'ambiguous' || went === 'ambiguous') return 'ambiguous'
  if (came === undefined || went === undefined || (came !== 0 && went !== 0)) return undefined
  return came - Math.abs(went)
}
