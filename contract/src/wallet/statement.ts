import { z } from 'zod'
import { Day, Id, Text, Time } from '../endpoint.ts'
import { DECIMAL_SIGNS } from '../text/text-rules.ts'
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
  /** A file with several accounts, of which none was chosen. */
  'account',
  /** A document type, which could define entities. */
  'doctype',
  /** The end of the file is missing, or a part of it is damaged. */
  'broken',
  /** An XML file that is no statement (CAMT.053). */
  'no_statement',
  /** A row with hundreds of cells. */
  'too_wide',
] as const

/**
 * `currency`: another currency than the account's; `status`: pending, reverted or another state than booked;
 * `direction`: neither income nor expense; `balance`: a balance or a sum; `no_entry`: neither a day nor an amount;
 * `day` and `amount`: only one of them, or a text that is none; `account`: another account of the file.
 */
const SKIP_REASONS = ['currency', 'status', 'direction', 'balance', 'no_entry', 'day', 'amount', 'account'] as const

const STATEMENT_FORMATS = ['csv', 'camt053', 'mt940', 'ofx', 'qif', 'zengin'] as const

/** How to read a statement, where the file does not show it. */
export const StatementChoice = z.strictObject({
  /** If omitted, common headings are recognised. */
  columns: StatementColumns.optional(),
  day_order: z.enum(['ymd', 'dmy', 'mdy']).optional(),
  /** The sign before the decimals. If omitted, the amounts of the file decide. */
  decimal_sign: z.enum(DECIMAL_SIGNS).optional(),
  /** The account of a file with several accounts. */
  file_account: Text(80).optional(),
})

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
  format: z.enum(STATEMENT_FORMATS),
  /** The accounts in the file. */
  accounts: z.array(z.string()),
  /** How the file was read: as the body says, otherwise as an earlier file of the account with the same headings. */
  choice: StatementChoice,
  /** Whether the lines do not lead from one balance to the next, so that the file may lack lines. */
  has_gap: z.boolean(),
  /** The headings that were used to read the columns. */
  columns: StatementColumns,
  /** The first rows of the file, one of which has the headings. The row 0 has letters, for files without headings. */
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
