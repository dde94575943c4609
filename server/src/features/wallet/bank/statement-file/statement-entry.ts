import { CENTS_LIMIT } from '@sampan/contract'
import { type BankCurrency, decimalsOf } from '@sampan/contract/bank-currency'
import { normalised } from '@sampan/contract/normalised'
import { Refusal } from '../../../../refusal/refusal.ts'
import {
  add,
  type Fault,
  LINES_LIMIT,
  noStatement,
  REFERENCE_LIMIT,
  type Skip,
  type Statement,
  type StatementFormat,
  type StatementLine,
  type StatementOptions,
  shorten,
  TEXT_LIMIT,
  withFaults,
} from './statement.ts'

/** One line of a format whose fields have a fixed meaning. Texts that the file lacks are empty. */
export type Entry = {
  line: number
  account: string
  currency: string
  /** As `2026-11-26`; undefined if the file has no valid date. */
  day: string | undefined
  /** Digits with a comma or point before the decimals, and a minus for expenses. */
  amount: string
  reference: string
  text: string
  /** Another state than booked. */
  state?: string
  /** The file does not show whether the amount is income or an expense. */
  isUnclear?: boolean
}

/** The bank's balances of one account before and after its entries, written like amounts. */
export type Balances = { account: string; currency: string; opening?: string | undefined; closing?: string | undefined }

/** `account_number`: the number of the shop's bank account. */
export type AccountOptions = StatementOptions & { account_number?: string | undefined }

/** @throws Refusal statement_too_long. */
export function assertShort(entries: readonly unknown[]): void {
  if (entries.length > LINES_LIMIT) throw new Refusal('statement_too_long')
}

/** The amount in the smallest unit of the currency. Further decimals must be zeros. */
function minorUnits(amount: string, currency: BankCurrency): number | undefined {
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d{1,15})(?:[.,](\d{0,10}))?$/.exec(amount) ?? []
  const places = decimalsOf(currency)
  if (whole === '' || !/^0*$/.test(decimals.slice(places))) return undefined
  const value = Number(`${whole}${decimals.slice(0, places).padEnd(places, '0')}`)
  if (value > CENTS_LIMIT) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

const bare = (account: string) => account.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The account that has the number of the shop's bank account: an IBAN ends with the number inside the country. */
const accountOf = (accounts: readonly string[], account_number: string): string | undefined => {
  const own = bare(account_number)
  const alike = accounts.filter((account) => {
    const other = bare(account)
    return Math.min(own.length, other.length) >= 4 && (own.endsWith(other) || other.endsWith(own))
  })
  return alike.length === 1 ? alike[0] : undefined
}

/**
 * The statement of one account of a file. If the file has several accounts in the currency, `file_account` or the number
 * of the shop's account decides; otherwise the statement has the fault `account`.
 */
export function statementOf(
  format: StatementFormat,
  entries: readonly Entry[],
  balances: readonly Balances[],
  { currency = 'USD', file_account, account_number = '' }: AccountOptions,
): Statement {
  assertShort(entries)
  const isOwn = (entry: Pick<Entry, 'currency'>) => entry.currency === '' || entry.currency === currency
  const accounts = [...new Set(entries.filter(isOwn).map(({ account }) => account))]
  const statement: Statement = { ...noStatement(format), accounts }
  if (entries.length === 0) return { ...statement, faults: [{ line: 1, fault: 'no_lines' }] }
  const account = accounts.length < 2 ? accounts[0] : (file_account ?? accountOf(accounts, account_number))
  if (account === undefined && accounts.length > 1) return { ...statement, faults: [{ line: 1, fault: 'account' }] }
  if (accounts.length > 1 && account !== undefined) statement.account = account
  for (const entry of entries)
    add(
      statement,
      entry.line,
      isOwn(entry) && entry.account !== account
        ? { why: 'account', cell: shorten(entry.account) }
        : lineOf(entry, currency),
    )
  const own = balances.filter((balance) => isOwn(balance) && balance.account === account)
  return withFaults(withBalances(statement, own, currency))
}

function lineOf(entry: Entry, own: BankCurrency): StatementLine | Fault | Skip {
  const { currency, state, day, amount, reference, text } = entry
  if (currency !== '' && currency !== own) return { why: 'currency', cell: shorten(currency) }
  if (state !== undefined) return { why: 'status', cell: shorten(state) }
  if (day === undefined) return { why: 'day', cell: shorten(text) }
  if (entry.isUnclear) return 'direction'
  const amount_minor = minorUnits(amount, own)
  if (amount_minor === undefined) return { why: 'amount', cell: shorten(amount) }
  const short = (cell: string, limit: number) => shorten(normalised(cell), limit)
  return {
    day,
    amount_minor,
    reference: short(reference, REFERENCE_LIMIT),
    text: short(text, TEXT_LIMIT),
    balance_cents: null,
  }
}

/** The last line gets the closing balance. The statement has a gap if the lines do not lead to it. */
function withBalances(statement: Statement, balances: readonly Balances[], currency: BankCurrency): Statement {
  const [first, last] = [balances[0], balances.at(-1)]
  const opening = first?.opening === undefined ? undefined : minorUnits(first.opening, currency)
  const closing = last?.closing === undefined ? undefined : minorUnits(last.closing, currency)
  const { lines } = statement
  const line = (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '') ? lines[0] : lines.at(-1)
  if (closing === undefined || !line) return statement
  const sum = lines.reduce((total, { amount_minor }) => total + amount_minor, 0)
  line.balance_cents = closing
  return { ...statement, has_gap: opening !== undefined && opening + sum !== closing }
}

/** Currencies without a known code, such as the text `EURO`, are not compared. */
export const currencyCode = (text: string | undefined): string => {
  const code = (text ?? '').trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : ''
}
