import type { BookFile } from '@sampan/contract/rules'
import { longRead } from '../../db/long-read.ts'
import { runQuickAudit } from '../../ledger/audit.ts'
import { receiptNumber } from '../order/receipt/receipt-service.ts'
import type { Book } from './book.ts'
import type { BookCell, BookRow } from './book-columns.ts'
import { findBookRows, findPages, findSums, type TransferFile } from './book-rows-sql.ts'
import { type Balances, balancesAt, findJournal } from './journal-sql.ts'
import type { Tally } from './tally.ts'
import { oneStopRows, taxRows } from './tax-rows-service.ts'

/** Balances of a large ledger are sums of millions of rows. */
const LONG_READ_MS = 600_000

/** The rows of a file, read day by day and page by page while they are written. */
export function rowsOfFile(book: Book, file: BookFile, tally: Tally): AsyncGenerator<BookRow> {
  if (file === 'journal') return journalRows(book, tally)
  if (file === 'sums') return sumRows(book, tally)
  if (file === 'taxes') return tallied(file, taxRows(book), tally)
  return file === 'one_stop' ? oneStopRows(book) : transferRows(book, file, tally)
}

async function* tallied(file: BookFile, rows: AsyncIterable<BookRow>, tally: Tally): AsyncGenerator<BookRow> {
  for await (const row of rows) {
    tally.add(file, row)
    yield row
  }
}

async function* transferRows(book: Book, file: TransferFile, tally: Tally): AsyncGenerator<BookRow> {
  for await (const page of oneAhead(transferPages(book, file)))
    for (const row of page) {
      tally.add(file, row)
      yield withNumber(row)
    }
}

async function* transferPages({ db, days, up_to, language, signal }: Book, file: TransferFile) {
  for (const day of days)
    for (const range of await findPages(db, { ...day, file, up_to })) {
      signal.throwIfAborted()
      yield await findBookRows(db, { ...day, ...range, file, language, up_to })
    }
}

/** Reads the next page while the rows of the one before are written. */
async function* oneAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  const read = () => {
    const page = pages.next()
    page.catch(() => {}) // An error is thrown when the page's turn comes; without a turn nobody awaits it.
    return page
  }
  let next = read()
  for (;;) {
    const { done, value } = await next
    if (done) return
    next = read()
    yield value
  }
}

/** Replaces the parts of a receipt's number by the number. */
function withNumber(row: BookRow): BookRow {
  for (const name of ['receipt', 'number']) {
    const parts = row[name] as unknown // the statement selects an object
    if (parts && typeof parts === 'object') return { ...row, [name]: receiptNumber(parts as Parts) }
  }
  return row
}
type Parts = Parameters<typeof receiptNumber>[0]

const balancesFor = ({ db, up_to, signal }: Book, from: string): Promise<Balances> =>
  longRead(db, { limit_ms: LONG_READ_MS, signal }, (tx) => balancesAt(tx, { from, up_to }))

/** One row for each day and account that was ever used, with the balance before and after the day. */
async function* journalRows(book: Book, tally: Tally): AsyncGenerator<BookRow> {
  const { db, days, up_to, signal } = book
  const [first] = days
  if (!first) return
  const balances = await balancesFor(book, first.begins_at)
  for (const day of days) {
    signal.throwIfAborted()
    const sums = await findJournal(db, day, up_to)
    for (const sum of sums) tally.post(sum)
    for (const account of new Set([...balances.keys(), ...sums.map((sum) => sum.account)])) {
      const of_account = sums.filter((sum) => sum.account === account)
      const debit_usd = of_account.reduce((total, { debit_cents }) => total + debit_cents, 0)
      const credit_usd = of_account.reduce((total, { credit_cents }) => total + credit_cents, 0)
      const opening_usd = balances.get(account) ?? 0
      const closing_usd = opening_usd + debit_usd - credit_usd
      balances.set(account, closing_usd)
      yield { day: day.day, account, opening_usd, debit_usd, credit_usd, closing_usd }
    }
  }
  tally.close(balances)
}

async function* sumRows({ db, days, up_to, language, signal }: Book, tally: Tally): AsyncGenerator<BookRow> {
  const sums = new Map<string, Record<string, BookCell>>()
  for (const day of days) {
    signal.throwIfAborted()
    for (const { country, shop_id, shop, ...amounts } of await findSums(db, { ...day, up_to, language })) {
      const key = `${country} ${shop_id}`
      const sum = sums.get(key) ?? { country, shop_id, shop }
      for (const [name, amount] of Object.entries(amounts)) sum[name] = Number(sum[name] ?? 0) + amount
      sums.set(key, sum)
    }
  }
  for (const [, row] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
    tally.add('sums', row)
    yield row
  }
}

/**
 * The control sheet: each file against the ledger, the journal against the balances of the books, and the ledger's audit. All
 * files must have been written before.
 */
export async function* controlRows(book: Book, tally: Tally): AsyncGenerator<BookRow> {
  const last = book.days.at(-1)
  if (!last) return
  const closing = await balancesFor(book, last.ends_at)
  const problems = await longRead(book.db, { limit_ms: LONG_READ_MS, signal: book.signal }, runQuickAudit)
  yield* tally.checks(closing, problems.length)
}
