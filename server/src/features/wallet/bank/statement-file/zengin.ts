import { normalised } from '@sampan/contract/normalised'
import { noStatement, type Statement } from './statement.ts'
import { dayIn } from './statement-day.ts'
import { type AccountOptions, assertShort, type Balances, type Entry, statementOf } from './statement-entry.ts'

const RECORD_LENGTH = 200
/** Header of a list of transfers (01) or of all movements (03) with its three dates and the bank's code. */
export const ZENGIN = /^1(?:01|03)[01 ][\d ]{18}\d{4}/

/** Places of the fields in a record, from 1 as in the documents of the banks, with their lengths. */
const TRANSFERS = {
  branch: [42, 3],
  account: [61, 7],
  number: [2, 6],
  day: [8, 6],
  amount: [20, 10],
  name: [50, 48],
  cancelled: [128, 1],
  information: [129, 20],
} as const
const MOVEMENTS = {
  branch: [42, 3],
  account: [64, 10],
  opening_sign: [114, 1],
  opening: [116, 14],
  number: [2, 8],
  day: [10, 6],
  direction: [22, 1],
  amount: [25, 12],
  name: [82, 48],
  summary: [160, 20],
  information: [180, 20],
  closing_sign: [40, 1],
  closing: [41, 14],
} as const
const BANK = [23, 4] as const

/** Reads the files of Japanese banks (全銀協規定フォーマット) with 200 characters per record, with and without line breaks. */
export async function readZengin(text: string, options: AccountOptions): Promise<Statement> {
  const entries: Entry[] = []
  const balances: Balances[] = []
  let is_transfers = false
  let is_over = true
  for (const [at, record] of recordsIn(text).entries()) {
    const kind = record(1, 1)
    const account = balances.at(-1)
    if (kind === '1') {
      is_transfers = record(2, 2) === '01'
      is_over = false
      balances.push(headOf(record, is_transfers))
    } else if (kind === '2' && account) {
      entries.push({
        ...(is_transfers ? transferOf(record) : movementOf(record)),
        account: account.account,
        currency: 'JPY',
        line: at + 1,
      })
      assertShort(entries)
    } else if (kind === '8') {
      is_over = true
      if (account && !is_transfers) account.closing = balanceOf(record, MOVEMENTS.closing_sign, MOVEMENTS.closing)
    } else if (kind !== '9') return noStatement('zengin', 'broken', at + 1)
  }
  // Each account ends with a record of sums. Without it, the file is cut.
  return is_over ? statementOf('zengin', entries, balances, options) : noStatement('zengin', 'broken')
}

type Place = readonly [place: number, length: number]
type Record = (place: number, length: number) => string

function recordsIn(text: string): Record[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u001a', '')
    .split(/\r\n|\r|\n/)
  const isOneRow = rows.filter((row) => row !== '').length === 1
  const records = isOneRow
    ? (wide(rows[0] ?? '').match(new RegExp(`.{1,${RECORD_LENGTH}}`, 'gs')) ?? [])
    : rows.map(wide)
  return records
    .filter((record) => record.trim() !== '')
    .map(
      (record) => (place, length) =>
        record
          .slice(place - 1, place - 1 + length)
          .replaceAll(FILLER, '')
          .trim(),
    )
}

/** A character of no text. */
const FILLER = '\uE000'
/** Lengths are bytes of Shift JIS: a character that takes two bytes is followed by the filler. */
const wide = (row: string) => row.replace(/[^\p{ASCII}\uff61-\uff9f]/gu, `$&${FILLER}`)

function headOf(record: Record, is_transfers: boolean): Balances {
  const { branch, account }: { branch: Place; account: Place } = is_transfers ? TRANSFERS : MOVEMENTS
  const number = record(...account).replace(/^0+(?=\d{7})/, '')
  const head = { account: [record(...BANK), record(...branch), number].join('-'), currency: 'JPY' }
  return is_transfers ? head : { ...head, opening: balanceOf(record, MOVEMENTS.opening_sign, MOVEMENTS.opening) }
}

/** The sign 2 means a negative balance. */
const balanceOf = (record: Record, sign: Place, amount: Place) =>
  `${record(...sign) === '2' ? '-' : ''}${record(...amount)}`

type BareEntry = Omit<Entry, 'line' | 'account' | 'currency'>

function transferOf(record: Record): BareEntry {
  const { cancelled, ...at } = TRANSFERS
  return {
    day: dayOf(record(...at.day)),
    amount: `${record(...cancelled) === '1' ? '-' : ''}${record(...at.amount)}`,
    reference: record(...at.number),
    text: textOf(record(...at.name), record(...at.information)),
  }
}

function movementOf(record: Record): BareEntry {
  const at = MOVEMENTS
  const direction = record(...at.direction)
  return {
    day: dayOf(record(...at.day)),
    amount: direction === '1' ? record(...at.amount) : direction === '2' ? `-${record(...at.amount)}` : '',
    reference: record(...at.number),
    text: textOf(record(...at.name), record(...at.summary), record(...at.information)),
  }
}

/** Half-width kana become full-width, as shoppers write their names. */
const textOf = (...texts: readonly string[]) =>
  normalised([...new Set(texts)].filter((text) => text !== '').join(' '), 'NFKC')

/** The first year of Reiwa. Years from here on are of the Gregorian calendar: 26 is 2026, and 8 is the year 8 of Reiwa. */
const REIWA_BEGAN = 19

function dayOf(text: string): string | undefined {
  const [year, rest] = [text.slice(0, 2), text.slice(2)]
  return dayIn(Number(year) < REIWA_BEGAN ? `R${text}` : `20${year}${rest}`, 'ymd')
}
