import type { Endpoints } from '@sampan/contract'
import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { DecimalSign } from '@sampan/contract/typed-number'
import type { z } from 'zod'
import type { CsvRow } from '../../../../csv/csv-rows.ts'
import type { Columns } from './statement-columns.ts'
import type { DayOrder } from './statement-day.ts'

type Reply = z.input<Endpoints['POST /api/admin/bank/import']['reply']>
export type StatementFormat = Reply['format']
export type Fault = Reply['faults'][number]['fault']
type SkippedLine = Reply['skipped_lines'][number]
export type Skip = Omit<SkippedLine, 'line'>

export type StatementOptions = {
  columns?: Columns | undefined
  day_order?: DayOrder | undefined
  /** The sign before the decimals. If omitted, the amounts of the file decide. */
  decimal_sign?: DecimalSign | undefined
  /** The account of a file with several accounts. */
  file_account?: string | undefined
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

/** `line`: line number in the file, from 1; in XML and OFX the number of the entry. */
export type Statement = {
  format: StatementFormat
  columns: Columns
  /** The accounts in the file, as the bank writes them. */
  accounts: string[]
  /** The account of the lines, if the file has several. */
  account?: string
  lines: (StatementLine & { line: number })[]
  /** Lines that are no booked payments in the account's currency. */
  skipped: SkippedLine[]
  faults: { line: number; fault: Fault }[]
  /** The rows in which the headings are searched. */
  first_rows: CsvRow[]
  /** The index of the row with the headings. */
  heading: number
  /** Whether the lines do not lead from one balance to the next: the file may lack lines. */
  has_gap: boolean
}

export const noStatement = (format: StatementFormat, fault?: Fault, line = 1): Statement => ({
  format,
  columns: {},
  accounts: [],
  lines: [],
  skipped: [],
  faults: fault ? [{ line, fault }] : [],
  first_rows: [],
  heading: 0,
  has_gap: false,
})

/** Maximum number of lines, larger than a busy shop's statement of one day. */
export const LINES_LIMIT = 50_000
const FAULTS_LIMIT = 100
export const REFERENCE_LIMIT = 140
export const TEXT_LIMIT = 500
const SKIPPED_CELL_LIMIT = 80

export const shorten = (text: string, limit = SKIPPED_CELL_LIMIT): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, limit).trim()

/** Adds a line, or the reason why it is not imported. Lines of zero are left out. */
export function add(statement: Statement, line: number, line_or_fault: StatementLine | Fault | Skip): void {
  if (typeof line_or_fault === 'string') {
    if (statement.faults.length < FAULTS_LIMIT) statement.faults.push({ line, fault: line_or_fault })
  } else if ('why' in line_or_fault) statement.skipped.push({ line, ...line_or_fault })
  else if (line_or_fault.amount_minor !== 0) statement.lines.push({ ...line_or_fault, line })
}

/**
 * Some lines without a date or an amount are notes of the bank. If no line has both, the file was not understood, and
 * its lines are faults.
 */
export function withFaults(statement: Statement): Statement {
  const { lines, faults, skipped } = statement
  if (lines.length > 0 || faults.length > 0) return statement
  const unread = skipped.flatMap(({ line, why }) => (why === 'day' || why === 'amount' ? [{ line, fault: why }] : []))
  return unread.length === 0
    ? statement
    : {
        ...statement,
        faults: unread.slice(0, FAULTS_LIMIT),
        skipped: skipped.filter(({ why }) => why !== 'day' && why !== 'amount'),
      }
}
