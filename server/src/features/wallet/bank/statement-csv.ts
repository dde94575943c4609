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
import {
  type ColumnIndexes,
  type Columns,
  columnNamed,
  currencyOfFile,
  findColumns,
  isHeading,
  withContents,
} from './statement-columns.ts'
import { type DayOrder, dayIn, orderOf } from './statement-day.ts'
import { directionIn, isBalanceOrSum, isBooked, STATEMENT_COLUMNS, type StatementColumn } from './statement-words.ts'

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

/**
 * Reads a bank statement: RFC 4180 with commas, semicolons or tabs. Columns are found by their headings. If `columns`
 * names columns, only those are read, and those of currency, status and direction, without which a line may not mean
 * what it says. Dates are read in `day_order`, or in the only order that fits all dates.
 * @throws Refusal statement_too_long, text_unreadable.
 */
export async function readStatement(text: string, options: StatementOptions = {}): Promise<Statement> {
  const { columns: columns_by_hand = {}, currency = 'USD' } = options
  if (isUnreadable(text)) throw new Refusal('text_unreadable', { field: 'text' })
  const rows = await csvRows(text, LINES_ABOVE_HEADINGS, ROWS_LIMIT)
  if (rows.length > ROWS_LIMIT) throw new Refusal('statement_too_long')
  const first_rows = rows.slice(0, LINES_ABOVE_HEADINGS)
  const heading = first_rows.findIndex(({ cells }) => isHeading(cells, columns_by_hand, currency))
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
  const indexes = withContents(findColumns(cells, columns_by_hand, currency), cells, body)
  const columns = Object.fromEntries(STATEMENT_COLUMNS.flatMap((column) => columnNamed(column, cells, indexes)))
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
  const width = cells.length
  const needs_direction = indexes.amount !== undefined && body.some((row) => at(row, 'direction') !== '')
  const context = {
    width,
    needs_direction,
    indexes,
    day_order,
    currency,
    file_currency,
    decimal_sign: decimalSignIn(amounts),
  }
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

function add(statement: Statement, line: number, line_or_fault: StatementLine | Fault | Skip): void {
  if (typeof line_or_fault === 'string') {
    if (statement.faults.length < FAULTS_LIMIT) statement.faults.push({ line, fault: line_or_fault })
  } else if ('why' in line_or_fault) statement.skipped.push({ line, ...line_or_fault })
  else if (line_or_fault.amount_minor !== 0) statement.lines.push({ ...line_or_fault, line })
}

type LineContext = {
  /** Number of headings. */
  width: number
  /** Only the direction of a line shows whether a positive amount is income. */
  needs_direction: boolean
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
  const { width, needs_direction, indexes, day_order, currency, file_currency, decimal_sign } = context
  if (row.is_torn) return 'cells'
  const amount_text = indexes.amount === undefined ? `${cell('credit')}${cell('debit')}` : cell('amount')
  const balance_cell = row.cells.find(isBalanceOrSum)
  if (balance_cell !== undefined) return { why: 'balance', cell: shorten(balance_cell) }
  if (amount_text === '' && cell('day') === '') return { why: 'no_entry', cell: shorten(row.cells.join(' ')) }
  if (row.cells.slice(width).some((one) => one.trim() !== '')) return 'cells'
  if (!isBooked(cell('status'))) return { why: 'status', cell: shorten(cell('status')) }
  const line_currency = currencyOfCell(cell('currency'), currency) ?? currencyIn(amount_text, currency) ?? file_currency
  if (line_currency !== undefined && line_currency !== currency) return { why: 'currency', cell: line_currency }
  const day = dayIn(cell('day'), day_order)
  if (!day) return 'day'
  const amountIn = (text: string) => minorUnitsIn(text, currency, decimal_sign)
  const bare =
    indexes.amount === undefined ? turnover(cell('credit'), cell('debit'), amountIn) : amountIn(cell('amount'))
  if (typeof bare !== 'number') return bare ?? 'amount'
  if (needs_direction && bare > 0 && cell('direction') === '') return 'direction'
  const amount_minor = directed(bare, cell('direction'))
  if (typeof amount_minor !== 'number') return amount_minor
  const balance_cents = cell('balance') === '' ? null : amountIn(cell('balance'))
  if (balance_cents === undefined || balance_cents === 'ambiguous') return 'balance'
  const short = (column: StatementColumn, limit: number) =>
    normalised(cell(column)).replace(/\s+/g, ' ').slice(0, limit)
  const [reference, text] = [short('reference', REFERENCE_LIMIT), short('text', TEXT_LIMIT)]
  return { day, amount_minor, reference, text, balance_cents }
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80)

/** The amount with the sign of its direction: some banks write expenses without a minus. */
function directed(amount: number, direction: string): number | 'direction' | Skip {
  if (direction === '') return amount
  const word = directionIn(direction)
  if (word === 'neutral') return { why: 'direction', cell: shorten(direction) }
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
