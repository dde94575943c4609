import { Refusal } from '../../../../refusal/refusal.ts'
import {
  add,
  LINES_LIMIT,
  noStatement,
  REFERENCE_LIMIT,
  type Statement,
  type StatementOptions,
  shorten,
  TEXT_LIMIT,
  withFaults,
} from './statement.ts'
import { decimalSignIn, minorUnitsIn } from './statement-amount.ts'
import { dayIn, orderOf } from './statement-day.ts'

type Row = { line: number; account: string; day: string; amount: string; reference: string; text: string }

/** Sections with payments of an account. Others are investments, categories and classes. */
const ACCOUNTS = /^!type:\s*(?:bank|cash|ccard|oth ?a|oth ?l)/i

/** Reads QIF. It has neither currencies nor an order of days and months: both are as in a CSV file. */
export async function readQif(text: string, options: StatementOptions): Promise<Statement> {
  const { currency = 'USD' } = options
  const rows = rowsIn(text)
  if (rows.length === 0) return noStatement('qif', 'no_lines')
  const accounts = [...new Set(rows.map(({ account }) => account))]
  const account = accounts.length === 1 ? accounts[0] : options.file_account
  const statement: Statement = { ...noStatement('qif'), accounts }
  if (account === undefined) return { ...statement, faults: [{ line: 1, fault: 'account' }] }
  if (accounts.length > 1) statement.account = account
  const own = rows.filter((row) => row.account === account)
  const day_order = options.day_order ?? orderOf(own.map(({ day }) => day))
  if (!day_order) return { ...statement, faults: [{ line: own[0]?.line ?? 1, fault: 'day_order' }] }
  const decimal_sign = options.decimal_sign ?? decimalSignIn(own.map(({ amount }) => amount))
  for (const row of rows) add(statement, row.line, lineOf(row))
  return withFaults(statement)

  function lineOf(row: Row) {
    if (row.account !== account) return { why: 'account' as const, cell: shorten(row.account) }
    const day = dayIn(row.day, day_order ?? 'ymd')
    if (!day) return { why: 'day' as const, cell: shorten(row.day || row.text) }
    const amount_minor = minorUnitsIn(row.amount, currency, decimal_sign)
    if (amount_minor === undefined) return { why: 'amount' as const, cell: shorten(row.amount || row.text) }
    if (amount_minor === 'ambiguous') return amount_minor
    const [reference, text] = [shorten(row.reference, REFERENCE_LIMIT), shorten(row.text, TEXT_LIMIT)]
    return { day, amount_minor, reference, text, balance_cents: null }
  }
}

/** `11/26'26` and `11/26' 6` are of the years from 2000 on. */
const dayOf = (text: string) =>
  text
    .trim()
    .replace(/'\s?(\d)$/, '/0$1')
    .replace("'", '/')
    .replaceAll(' ', '')

function rowsIn(text: string): Row[] {
  const rows: Row[] = []
  let account = ''
  let section: 'payments' | 'account' | 'other' = 'payments'
  let fields = new Map<string, string>()
  let begun_at = 1
  const end = () => {
    if (section === 'account') account = fields.get('N') ?? account
    else if (section === 'payments' && (fields.has('D') || fields.has('T'))) rows.push(rowOf(fields, account, begun_at))
    if (rows.length > LINES_LIMIT) throw new Refusal('statement_too_long')
    fields = new Map()
  }
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (row.startsWith('!')) {
      end()
      section = ACCOUNTS.test(row) ? 'payments' : /^!account/i.test(row) ? 'account' : 'other'
    } else if (row.startsWith('^')) end()
    else {
      if (fields.size === 0) begun_at = at + 1
      const [code = '', value] = [row[0]?.toUpperCase(), row.slice(1).trim()]
      // The amounts of splits are parts of the amount.
      if (code !== '' && !fields.has(code)) fields.set(code, value)
    }
  }
  end()
  return rows
}

function rowOf(fields: ReadonlyMap<string, string>, account: string, line: number): Row {
  const texts = ['P', 'M'].flatMap((code) => fields.get(code) || [])
  return {
    line,
    account,
    day: dayOf(fields.get('D') ?? ''),
    amount: fields.get('T') ?? fields.get('U') ?? '',
    reference: fields.get('N') ?? '',
    text: texts.join(' '),
  }
}
