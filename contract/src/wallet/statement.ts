import { z } from 'zod'
import { Day, Id, Text, Time } from '../endpoint.ts'
import { BANK_CURRENCIES } from './bank-currency.ts'

/** Headings of the columns of a statement. */
export const StatementColumns = z.strictObject({
  day: Text(80).optional(),
  amount: Text(80).optional(),
  credit: Text(80).optional(),
  debit: Text(80).optional(),
  reference: Text(80).optional(),
  text: Text(80).optional(),
  balance: Text(80).optional(),
  currency: Text(80).optional(),
  status: Text(80).optional(),
  direction: Text(80).optional(),
})

const STATEMENT_FAULTS = [
  'no_heading',
  'no_lines',
  'day',
  'day_order',
  'amount',
  /** `1,250` in a file without other amounts that show the decimal separator. */
  'ambiguous',
  'balance',
  'direction',
  /** More cells than headings, or a quotation mark that joins lines. */
  'cells',
  'day_closed',
] as const

/**
 * `currency`: another currency than the account's; `status`: pending, reverted or another state than booked;
 * `direction`: neither income nor expense; `balance`: a balance or a sum; `no_entry`: neither a day nor an amount.
 */
const SKIP_REASONS = ['currency', 'status', 'direction', 'balance', 'no_entry'] as const

export const ImportedStatement = z.object({
  /** Null if nothing was stored: in a dry run, if the file has faults, or if it has no new lines. */
  statement_id: Id.nullable(),
  lines: z.int(),
  /** Number of new lines. */
  added: z.int(),
  /** Number of new lines that were matched automatically. */
  matched: z.int(),
  /** Number of new lines that confirm a waiting recharge: with its reference and amount. */
  confirmed: z.int(),
  /** Faults by line number in the file; the first hundred. */
  faults: z.array(z.object({ line: z.int(), fault: z.enum(STATEMENT_FAULTS) })),
  /** The headings that were used to read the columns. */
  columns: StatementColumns,
  /** The first rows of the file, one of which has the headings. */
  first_rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The currency of the bank account. */
  currency: z.enum(BANK_CURRENCIES),
  first_lines: z.array(z.object({ day: Day, amount_minor: z.int(), reference: z.string(), text: z.string() })),
  /** Number of lines that are not imported, and the first hundred of them. */
  skipped: z.int(),
  skipped_lines: z.array(z.object({ line: z.int(), why: z.enum(SKIP_REASONS), cell: z.string() })),
})

export const StoredStatement = z.object({
  statement_id: Id,
  bank_name: z.string(),
  file_name: z.string(),
  /** Number of stored lines, and of those that are matched. */
  lines: z.int(),
  matched: z.int(),
  operator: z.string(),
  created_at: Time,
})
