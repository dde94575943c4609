import { BOOK_FILES, type BookFile } from '@sampan/contract/rules'
import { type BookRow, OWN_CODES } from './book-columns.ts'
import type { Balances, JournalSum } from './journal-sql.ts'

/** For each file with one row per transfer: its column, and the codes of the ledger whose sum it must have. */
const AGAINST_LEDGER = [
  { name: 'orders', file: 'orders', column: 'paid_usd', codes: ['payment'] },
  { name: 'refunds', file: 'refunds', column: 'refunded_usd', codes: ['refund'] },
  { name: 'top_ups', file: 'top_ups', column: 'amount_usd', codes: ['recharge'] },
  { name: 'withdrawals', file: 'withdrawals', column: 'paid_out_usd', codes: ['withdrawal'] },
  {
    name: 'taxes: collected',
    file: 'taxes',
    column: 'collected_usd',
    codes: ['tax_collected', 'duty_collected', 'charge_collected'],
  },
  {
    name: 'taxes: returned',
    file: 'taxes',
    column: 'returned_usd',
    codes: ['tax_returned', 'duty_returned', 'charge_returned'],
  },
  { name: 'sums: paid', file: 'sums', column: 'paid_usd', codes: ['payment'] },
  { name: 'sums: refunded', file: 'sums', column: 'refunded_usd', codes: ['refund'] },
] as const

/** Adds up the files while they are written, and compares the sums with the ledger. */
export class Tally {
  /** Sums of the columns with numbers, by file. */
  readonly #files = new Map<string, Map<string, number>>()
  /** Debits of the journal by code. Each transfer has one debit, so this is the sum of the transfers. */
  readonly #moved = new Map<string, number>()
  readonly #sides = { debit: 0, credit: 0 }
  /** Credits less debits of the accounts of fees. */
  #fees = 0
  #closing: Balances = new Map()

  add(file: BookFile, row: BookRow): void {
    const part = file === 'receipts' ? `${file} ${row.kind}` : file
    const sums = this.#files.get(part) ?? new Map<string, number>()
    this.#files.set(part, sums)
    for (const name in row) {
      const cell = row[name]
      if (typeof cell === 'number') sums.set(name, (sums.get(name) ?? 0) + cell)
    }
  }

  post({ account, code, debit_cents, credit_cents }: JournalSum): void {
    if (account.startsWith('fees:')) this.#fees += credit_cents - debit_cents
    this.#moved.set(code, (this.#moved.get(code) ?? 0) + debit_cents)
    this.#sides.debit += debit_cents
    this.#sides.credit += credit_cents
  }

  close(balances: Balances): void {
    this.#closing = balances
  }

  /** @param closing balances at the end of the period, from the books. @param problems of the ledger's audit. */
  *checks(closing: Balances, problems: number): Generator<BookRow> {
    for (const { name, file, column, codes } of AGAINST_LEDGER)
      yield compared(name, this.#sum(file, column), this.#ledger(codes))
    yield compared(
      'order_lines and orders: goods',
      this.#sum('order_lines', 'goods_usd'),
      this.#sum('orders', 'goods_usd'),
    )
    yield compared('receipts', this.#sum('receipts receipt', 'total_usd'), this.#ledger(['payment']))
    yield compared('credit notes', this.#sum('receipts credit_note', 'total_usd'), this.#ledger(['refund']))
    yield compared('fees', this.#sum('fees', 'income_usd'), this.#fees)
    const others = [...this.#moved.keys()].filter((code) => !(OWN_CODES as readonly string[]).includes(code))
    yield compared('other_movements', this.#sum('other_movements', 'amount_usd'), this.#ledger(others))
    yield compared('journal: debits and credits', this.#sides.debit, this.#sides.credit)
    for (const account of new Set([...this.#closing.keys(), ...closing.keys()]))
      yield compared(`closing: ${account}`, this.#closing.get(account) ?? 0, closing.get(account) ?? 0)
    yield compared(
      'closing: all accounts',
      [...this.#closing.values()].reduce((sum, cents) => sum + cents, 0),
      0,
    )
    yield { ...compared('audit of the ledger', 0, 0), result: problems === 0 ? 'ok' : `${problems} problems` }
  }

  #sum(file: string, column: string): number {
    return this.#files.get(file)?.get(column) ?? 0
  }

  #ledger(codes: readonly string[]): number {
    return codes.reduce((sum, code) => sum + (this.#moved.get(code) ?? 0), 0)
  }
}

const compared = (check: string, in_files_usd: number, in_ledger_usd: number): BookRow => ({
  check,
  in_files_usd,
  in_ledger_usd,
  difference_usd: in_files_usd - in_ledger_usd,
  result: in_files_usd === in_ledger_usd ? 'ok' : 'differs',
})

/** The files of a ZIP, in an order in which the control sheet comes last. */
export const FILES_IN_ZIP = [...BOOK_FILES, 'control'] as const
