import type { BankCurrency } from '@sampan/contract/bank-currency'
import { normalised } from '@sampan/contract/normalised'
import type { DecimalSign } from '@sampan/contract/typed-number'
import { eventLoopYielder } from '../../../../background/event-loop-yielder.ts'
import { type CsvRow, csvRows } from '../../../../csv/csv-rows.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { withWholeDays } from './split-days.ts'
import {
  add,
  type Fault,
  LINES_LIMIT,
  noStatement,
  REFERENCE_LIMIT,
  type Skip,
  type Statement,
  type StatementLine,
  type StatementOptions,
  shorten,
  TEXT_LIMIT,
  withFaults,
} from './statement.ts'
import { currencyIn, currencyOfCell, decimalSignIn, minorUnitsIn } from './statement-amount.ts'
import {
  type ColumnIndexes,
  type Columns,
  columnNamed,
  currencyOfFile,
  findColumns,
  isByHand,
  isHeading,
  isSigns,
  otherTexts,
  withContents,
} from './statement-columns.ts'
import { type DayOrder, dayIn, orderOf } from './statement-day.ts'
import { columnsByContents, letteredHeading } from './statement-letters.ts'
import { directionIn, isBalanceOrSum, isBooked, STATEMENT_COLUMNS, type StatementColumn } from './statement-words.ts'

/** The headings are searched in the first lines, because banks write their name and the account above the headings. */
export const LINES_ABOVE_HEADINGS = 20

/**
 * Reads a bank statement as CSV: RFC 4180 with commas, semicolons or tabs. Columns are found by their headings. If `columns`
 * names columns, only those are read, and those of currency, status and direction, without which a line may not mean
 * what it says. Dates are read in `day_order`, or in the only order that fits all dates.
 * @throws Refusal statement_too_long.
 */
export async function readCsv(text: string, options: StatementOptions = {}): Promise<Statement> {
  const { currency = 'USD' } = options
  const file_rows = withWholeDays(await csvRows(text, LINES_ABOVE_HEADINGS, LINES_LIMIT), LINES_ABOVE_HEADINGS)
  if (file_rows.length > LINES_LIMIT) throw new Refusal('statement_too_long')
  const wide = file_rows.find(({ is_wide }) => is_wide)
  const nothing = noStatement('csv', wide ? 'too_wide' : 'no_heading', wide?.line)
  const { rows, columns_by_hand, heading } = withHeading(file_rows, options.columns, currency)
  const first_rows = rows.slice(0, LINES_ABOVE_HEADINGS)
  const named_in = rows[heading]
  if (!named_in || wide) return { ...nothing, first_rows }
  const { cells, line: heading_line } = named_in
  const body = rows.slice(heading + 1)
  const indexes = withContents(findColumns(cells, columns_by_hand, currency), cells, body)
  const columns = Object.fromEntries(STATEMENT_COLUMNS.flatMap((column) => columnNamed(column, cells, indexes)))
  const empty: Statement = { ...noStatement('csv', 'no_lines', heading_line), columns, first_rows, heading }
  if (body.length === 0) return empty
  const at = (row: CsvRow, column: StatementColumn) => cellAt(row, indexes[column])
  const day_order = options.day_order ?? orderOf(body.map((row) => at(row, 'day')))
  if (!day_order) return { ...empty, faults: [{ line: body[0]?.line ?? 1, fault: 'day_order' }] }
  const context = {
    width: cells.length,
    needs_direction: indexes.amount !== undefined && body.some((row) => at(row, 'direction') !== ''),
    indexes,
    other_texts: isByHand(columns_by_hand) ? [] : otherTexts(cells, indexes),
    day_order,
    has_signs: isSigns(
      cells[indexes.direction ?? -1] ?? '',
      body.map((row) => at(row, 'direction')),
    ),
    currency,
    file_currency: currencyOfFile(rows.slice(0, heading), cells, indexes, currency),
    decimal_sign: options.decimal_sign ?? decimalSignIn(amountsIn(body, indexes)),
  }
  const statement: Statement = { ...empty, faults: [] }
  const yieldIfDue = eventLoopYielder()
  for (const row of body) {
    add(statement, row.line, readLine({ ...context, row, cell: (column) => at(row, column) }))
    await yieldIfDue()
  }
  const { lines, faults, skipped } = statement
  if (lines.length + faults.length + skipped.length === 0) return empty
  return withFaults({ ...statement, has_gap: hasGap(lines) })
}

/** A file without headings gets letters as headings if its columns are known by their contents or chosen by hand. */
function withHeading(rows: CsvRow[], columns_by_hand: Columns = {}, currency: BankCurrency) {
  const headingIn = (first_rows: readonly CsvRow[], columns: Columns) =>
    first_rows.slice(0, LINES_ABOVE_HEADINGS).findIndex(({ cells }) => isHeading(cells, columns, currency))
  const heading = headingIn(rows, columns_by_hand)
  if (heading !== -1) return { rows, columns_by_hand, heading }
  const columns = isByHand(columns_by_hand) ? columns_by_hand : columnsByContents(rows)
  const lettered = letteredHeading(rows)
  return columns && headingIn([lettered], columns) === 0
    ? { rows: [lettered, ...rows], columns_by_hand: columns, heading: 0 }
    : { rows: [...rows.slice(0, LINES_ABOVE_HEADINGS - 1), lettered], columns_by_hand, heading }
}

const cellAt = ({ cells }: CsvRow, index: number | undefined) =>
  index === undefined ? '' : (cells[index] ?? '').trim()

const amountsIn = (body: readonly CsvRow[], indexes: ColumnIndexes) =>
  body.flatMap((row) =>
    (['amount', 'credit', 'debit', 'balance'] as const).map((column) => cellAt(row, indexes[column])),
  )

/**
 * Whether most balances differ from the one before by another sum than the line: then columns or signs may be wrong.
 * Single lines may be out of sequence.
 */
function hasGap(lines: Statement['lines']): boolean {
  const pairs = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    return before && before.balance_cents !== null && line.balance_cents !== null
      ? [{ before, line, step: line.balance_cents - before.balance_cents }]
      : []
  })
  const oldest_first = pairs.filter(({ line, step }) => step === line.amount_minor).length
  const newest_first = pairs.filter(({ before, step }) => step === -before.amount_minor).length
  return pairs.length > 1 && Math.max(oldest_first, newest_first) * 2 < pairs.length
}

type LineContext = {
  /** Number of headings. */
  width: number
  /** Only the direction of a line shows whether a positive amount is income. */
  needs_direction: boolean
  cell: (column: StatementColumn) => string
  row: CsvRow
  indexes: ColumnIndexes
  /** Columns whose texts are added, such as the name of the other party. */
  other_texts: readonly number[]
  day_order: DayOrder
  /** The column of directions has a sign or, for income, nothing. */
  has_signs: boolean
  currency: BankCurrency
  file_currency: string | undefined
  decimal_sign: DecimalSign | undefined
}

/** @returns the line, the reason why it is not imported, or its fault. */
function readLine({ cell, row, ...context }: LineContext): StatementLine | Fault | Skip {
  const { width, needs_direction, has_signs, indexes, day_order, currency, file_currency, decimal_sign } = context
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
  if (!day) return { why: 'day', cell: shorten(cell('day') || row.cells.join(' ')) }
  const amountIn = (text: string) => minorUnitsIn(text, currency, decimal_sign)
  const bare =
    indexes.amount === undefined ? turnover(cell('credit'), cell('debit'), amountIn) : amountIn(cell('amount'))
  if (bare === 'ambiguous' || bare === 'both') return bare === 'both' ? 'amount' : bare
  if (bare === undefined) return { why: 'amount', cell: shorten(amount_text || row.cells.join(' ')) }
  const direction = has_signs ? (/^[-\u2212\u2013]$/.test(cell('direction')) ? 'out' : 'in') : cell('direction')
  if (needs_direction && bare > 0 && direction === '') return 'direction'
  const amount_minor = directed(bare, direction)
  if (typeof amount_minor !== 'number') return amount_minor
  const balance_cents = /\p{Nd}/u.test(cell('balance')) ? amountIn(cell('balance')) : null
  if (balance_cents === undefined || balance_cents === 'ambiguous') return 'balance'
  const reference = shorten(normalised(cell('reference')), REFERENCE_LIMIT)
  const text = shorten(
    normalised(
      textOf(
        cell('text'),
        context.other_texts.map((index) => cellAt(row, index)),
      ),
    ),
    TEXT_LIMIT,
  )
  return { day, amount_minor, reference, text, balance_cents }
}

/** The text with further texts that it does not contain. */
const textOf = (first: string, others: readonly string[]): string =>
  others.reduce((text, other) => (text.includes(other) ? text : `${text} ${other}`), first)

/** The amount with the sign of its direction: some banks write expenses without a minus. */
function directed(amount: number, direction: string): number | 'direction' | Skip {
  if (direction === '') return amount
  const word = directionIn(direction)
  if (word === 'neutral') return { why: 'direction', cell: shorten(direction) }
  if (word === 'out') return -Math.abs(amount)
  return word === 'in' && amount >= 0 ? amount : 'direction'
}

type Amount = ReturnType<typeof minorUnitsIn>

/** Credit minus debit. One of them is empty or 0; `both` if neither is. Some banks write the debit with a minus sign. */
function turnover(credit: string, debit: string, amountIn: (text: string) => Amount): Amount | 'both' {
  if (credit === '' && debit === '') return undefined
  const [came, went] = [credit, debit].map((cell) => (cell === '' ? 0 : amountIn(cell)))
  if (came === 'ambiguous' || went === 'ambiguous') return 'ambiguous'
  if (came === undefined || went === undefined) return undefined
  if (came !== 0 && went !== 0) return 'both'
  return came - Math.abs(went)
}
