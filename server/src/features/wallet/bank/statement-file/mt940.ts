import { detailsOf } from './mt940-details.ts'
import { noStatement, type Statement } from './statement.ts'
import { dayIn } from './statement-day.ts'
import {
  type AccountOptions,
  assertShort,
  type Balances,
  currencyCode,
  type Entry,
  statementOf,
} from './statement-entry.ts'

type Field = { line: number; tag: string; rows: string[] }

const TAG = /^:(\d{2}[A-Z]?):/
/** Blocks of SWIFT around the fields, and the dash that ends a message. */
const FRAME = /^(?:\{[1-5]:|-(?:\}.*)?$)/

/** Reads MT940 (SWIFT). The details of `:86:` may have subfields of a bank (`?20`), of SEPA, or none. */
export async function readMt940(text: string, options: AccountOptions): Promise<Statement> {
  const entries: Entry[] = []
  const balances: Balances[] = []
  let entry: Entry | undefined
  let isSecond = false
  for (const field of fieldsIn(text)) {
    const value = field.rows.join('')
    const account = balances.at(-1)
    if (field.tag === '20') balances.push({ account: '', currency: '' })
    else if (!account) return noStatement('mt940', 'broken', field.line)
    else if (/^25/.test(field.tag)) account.account = accountIn(value)
    else if (/^60/.test(field.tag)) account.opening = balanceIn(account, value)
    else if (/^62/.test(field.tag)) account.closing = balanceIn(account, value)
    else if (field.tag === '61') {
      isSecond = false
      entry = { ...account, ...entryOf(field.rows), line: field.line }
      entries.push(entry)
      assertShort(entries)
    } else if (field.tag === '86' && entry) {
      const { text: details, reference } = detailsOf(field.rows)
      const parts = isSecond ? [entry.text, details] : [details, entry.text]
      entry.text = parts.filter((part) => part !== '').join(' ')
      isSecond = true
      entry.reference = reference || entry.reference
    }
    // Some banks repeat `:86:` for one entry. After the closing balance it describes the statement.
    if (field.tag !== '61' && field.tag !== '86') entry = undefined
  }
  // Each message ends with a balance. Without it, the file is cut.
  if (balances.some(({ closing }) => closing === undefined)) return noStatement('mt940', 'broken')
  return statementOf('mt940', entries, balances, options)
}

function fieldsIn(text: string): Field[] {
  const fields: Field[] = []
  let isInside = false
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const begin = row.replace(/^\{1:.*\{4:/, '').trimEnd()
    const [head, tag] = TAG.exec(begin) ?? []
    if (head !== undefined && tag !== undefined) {
      fields.push({ line: at + 1, tag, rows: [begin.slice(head.length)] })
      isInside = true
    } else if (FRAME.test(begin)) isInside = false
    else if (isInside && begin !== '') fields.at(-1)?.rows.push(begin)
  }
  return fields
}

/** The number of the account. Some banks write the currency behind it. */
const accountIn = (value: string) => value.replace(/(?<=\d)[A-Z]{3}$/, '').trim()

function balanceIn(account: Balances, value: string): string | undefined {
  const [, direction, currency, amount] = /^([CD])\d{6}([A-Z]{3})(\d+[,.]\d*)/.exec(value) ?? []
  if (amount === undefined) return undefined
  account.currency ||= currencyCode(currency)
  return direction === 'D' ? `-${amount}` : amount
}

/** German banks write `KREF+` if the reference is in the details. */
const NO_REFERENCE = /^(?:NONREF|KREF\+)$/

/** Value date, booking date, direction, the last letter of the currency, amount, kind, and the references. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15}(?:[,.]\d*)?)(?:[NSF][A-Z0-9]{3})?(.*)$/

function entryOf([row = '', ...others]: readonly string[]): Omit<Entry, 'line' | 'account' | 'currency'> {
  const [, value_day = '', booking_day, direction = '', , amount = '', references = ''] = ENTRY.exec(row) ?? []
  const [own = '', of_bank = ''] = references.split('//')
  // A reversed credit (RC) leaves the account, a reversed debit (RD) comes back.
  const is_income = direction === 'C' || direction === 'RD'
  return {
    day: dayOf(value_day, booking_day),
    amount: amount === '' ? '' : `${is_income ? '' : '-'}${amount}`,
    reference: [own, of_bank].find((reference) => reference !== '' && !NO_REFERENCE.test(reference)) ?? '',
    text: others.join(' '),
    ...(direction.startsWith('E') && { state: 'expected' }),
  }
}

/** The booking date has no year. The year with the date nearest to the value date is used. */
function dayOf(value_day: string, booking_day: string | undefined): string | undefined {
  const year = 2000 + Number(value_day.slice(0, 2))
  if (booking_day === undefined) return dayIn(`20${value_day}`, 'ymd')
  const months = Number(booking_day.slice(0, 2)) - Number(value_day.slice(2, 4))
  const booking_year = months > 6 ? year - 1 : months < -6 ? year + 1 : year
  return dayIn(`${booking_year}${booking_day}`, 'ymd')
}
