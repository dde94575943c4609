import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { CsvRow } from '../../../../csv/csv-rows.ts'
import { codeIn, currencyIn, currencyOfCell, isCurrencyCode } from './statement-amount.ts'
import {
  BOOKING_DAYS,
  directionIn,
  HEADINGS,
  PARTIES,
  plain,
  SIGN_HEADINGS,
  STATEMENT_COLUMNS,
  type StatementColumn,
  WEAK_DIRECTION_HEADINGS,
} from './statement-words.ts'

export type Columns = { [C in StatementColumn]?: string | undefined }

/** Only the first 80 characters of a heading are compared, displayed and sent back. */
const headingIn = (cell: string) => cell.trim().slice(0, 80)

export type ColumnIndexes = { [C in StatementColumn]?: number | undefined }

/** Columns that are found even if the operator assigned other columns by hand. */
const ALWAYS_FOUND: readonly StatementColumn[] = ['currency', 'status', 'direction']

export const isByHand = (columns: Columns): boolean => Object.values(columns).some((name) => name !== undefined)

/** Further columns with a text or with the other party's name. */
export function otherTexts(headings: readonly string[], indexes: ColumnIndexes): number[] {
  const usedColumns = new Set(Object.values(indexes))
  return headings.flatMap((heading, at) => {
    const name = plain(headingIn(heading))
    return !usedColumns.has(at) && (HEADINGS.text.has(name) || PARTIES.has(name)) ? [at] : []
  })
}

export function findColumns(cells: readonly string[], columns_by_hand: Columns, currency: BankCurrency): ColumnIndexes {
  const headings = cells.map((cell) => plain(withoutCurrency(headingIn(cell), currency)))
  const headingTexts = cells.map((cell) => plain(headingIn(cell)))
  const indexOf = (column: StatementColumn) => {
    const name = plain(columns_by_hand[column] ?? '')
    if (name !== '') return headingTexts.indexOf(name)
    if (isByHand(columns_by_hand) && !ALWAYS_FOUND.includes(column)) return -1
    const whole = headings.flatMap((heading, at) => (HEADINGS[column].has(heading) ? [at] : []))
    const possible =
      whole.length > 0 ? whole : headings.flatMap((_, at) => (columnOfParts(cells[at] ?? '') === column ? [at] : []))
    // Next to the day of the payment, some banks write the day of the booking. Next to the amount in the payer's currency, some services write the amount in the account's.
    const booked = column === 'day' ? possible.find((at) => BOOKING_DAYS.has(headings[at] ?? '')) : undefined
    const own = booked ?? possible.find((at) => currencyOfHeading(headingIn(cells[at] ?? ''), currency) === currency)
    return own ?? possible[0] ?? -1
  }
  const indexes = STATEMENT_COLUMNS.map((column) => [column, indexOf(column)] as const)
  const columns: ColumnIndexes = Object.fromEntries(indexes.filter(([, index]) => index !== -1))
  const { amount, credit, debit, direction, ...others } = columns
  // Some banks write amounts with a sign under `Debit/Credit`.
  const isSigned = [amount, credit, debit].every((index) => index === undefined) && !isByHand(columns_by_hand)
  return isSigned && direction !== undefined ? { ...others, amount: direction } : columns
}

/** The column that each part of a heading names, such as `Withdrawal / Debit` or `Date 日期`; undefined if they differ. */
function columnOfParts(cell: string): StatementColumn | undefined {
  const heading = headingIn(cell).replace(/[([（][^)\]）]*[)\]）]/g, '')
  const parts = heading
    .split(
      /[/|／\n]|(?<=[\p{Script=Latin}.])\s*(?=[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hangul}])\s*(?=\p{Script=Latin})/u,
    )
    .map(plain)
    .filter((part) => part !== '')
  if (parts.length < 2) return undefined
  const columns = parts.map((part) => STATEMENT_COLUMNS.find((column) => HEADINGS[column].has(part)))
  return columns.every((column) => column === columns[0]) ? columns[0] : undefined
}

/** A heading such as `Amount (EUR)`, `Credit CHF` or `残高(円)` without its currency. */
const withoutCurrency = (heading: string, currency: BankCurrency) =>
  heading
    .replace(/[([（]([^)\]）]{1,12})[)\]）]/g, (all, inside: string) => (currencyIn(inside, currency) ? '' : all))
    .replace(/ (?:in )?([a-z]{3}|euros?)$/i, (all, code: string) =>
      currencyIn(code.toUpperCase(), currency) ? '' : all,
    )

export function isHeading(cells: readonly string[], columns_by_hand: Columns, currency: BankCurrency): boolean {
  const { day, amount, credit, debit } = findColumns(cells, columns_by_hand, currency)
  return day !== undefined && (amount !== undefined || (credit !== undefined && debit !== undefined))
}

/** Whether a column has only signs: a minus alone may mean neither income nor expense under other headings. */
export const isSigns = (heading: string, cells: readonly string[]): boolean =>
  cells.every((cell) => SIGN.test(cell)) && (cells.includes('+') || SIGN_HEADINGS.has(plain(headingIn(heading))))
const SIGN = /^[-+\u2212\u2013]?$/

/** The columns of currency and direction by their contents, where the headings do not name them. */
export function withContents(
  indexes: ColumnIndexes,
  headings: readonly string[],
  body: readonly CsvRow[],
): ColumnIndexes {
  const usedColumns = new Set(Object.values(indexes))
  const cellsOf = (at: number) => body.map((row) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '')
  const columns = headings.flatMap((heading, at) => (usedColumns.has(at) ? [] : [{ at, heading, cells: cellsOf(at) }]))
  const filled = columns.filter(({ cells }) => cells.length > 0)
  const currency = indexes.currency ?? filled.find(({ cells }) => cells.every(isCurrencyCode))?.at
  const hasMinus = indexes.amount !== undefined && cellsOf(indexes.amount).some((cell) => /^\(|[-−]/.test(cell))
  const isDirection = ({ heading, cells }: (typeof columns)[number]) => {
    if (!hasMinus && isSigns(heading, cells)) return true
    const directions = cells.map(directionIn)
    const isWeak = WEAK_DIRECTION_HEADINGS.has(plain(headingIn(heading)))
    if (directions.every((direction) => direction !== undefined)) return isWeak || !hasMinus
    // Without a minus, only the word shows that a line is an expense. Other words of the column are faults.
    return isWeak && !hasMinus && directions.includes('out')
  }
  const direction = indexes.direction ?? (indexes.amount === undefined ? undefined : filled.find(isDirection)?.at)
  return {
    ...indexes,
    ...(currency !== undefined && { currency }),
    ...(direction !== undefined && { direction }),
  }
}

export function columnNamed(
  column: StatementColumn,
  cells: readonly string[],
  indexes: ColumnIndexes,
): [StatementColumn, string][] {
  const index = indexes[column]
  return index === undefined ? [] : [[column, headingIn(cells[index] ?? '')]]
}

/** The currency that a heading names, such as `Amount (EUR)` or `Amount EUR`. */
function currencyOfHeading(heading: string, account: BankCurrency): string | undefined {
  const inside = /[([（]([^)\]）]{1,12})[)\]）]/.exec(heading)?.[1]
  return (inside === undefined ? undefined : currencyIn(inside, account)) ?? codeIn(heading)
}

/** The currency that the headings of amounts, or the lines above the headings name for the whole file. */
export function currencyOfFile(
  above: readonly CsvRow[],
  headings: readonly string[],
  indexes: ColumnIndexes,
  account: BankCurrency,
): string | undefined {
  for (const column of ['amount', 'credit', 'debit', 'balance'] as const) {
    const currency = currencyOfHeading(headings[indexes[column] ?? -1] ?? '', account)
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
