import { z } from 'zod'
import { Amount, AskedDay, Day, EndlessPaging, type Endpoint, Id, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'

/** As large as a day's statement of a busy shop: some 20,000 lines. */
const STATEMENT_LIMIT = 2_000_000

const STATES = ['open', 'matched', 'explained'] as const

const State = z.enum(STATES)

/** A number of the books. */
const MovementId = z.string().regex(/^[1-9]\d{0,15}$/)

/** What went through the bank by the books. */
const Movement = z.object({
  movement_id: MovementId,
  day: Day,
  /** What arrived is positive, what left negative. */
  amount_cents: Amount,
  code: z.enum(['recharge', 'withdrawal', 'correction', 'correction_owed']),
  ref_type: z.string(),
  ref_id: z.string(),
  shopper: Shopper.nullable(),
  /** A recharge's reference of the bank, as the shopper wrote it, or that of a payout. */
  bank_reference: z.string().nullable(),
  /** What the shopper was told to write on the transfer. */
  reference: z.string().nullable(),
  state: State,
  line_id: Id.nullable(),
  note: z.string().nullable(),
  created_at: Time,
})

const Line = z.object({
  line_id: Id,
  bank_name: z.string(),
  day: Day,
  amount_cents: Amount,
  reference: z.string(),
  text: z.string(),
  state: State,
  matched_how: z.enum(['reference', 'amount', 'hand']).nullable(),
  note: z.string().nullable(),
  /** Who matched or explained it; null for what was matched by itself. */
  operator: z.string().nullable(),
  movements: z.array(Movement.pick({ movement_id: true, amount_cents: true, code: true, ref_id: true, shopper: true })),
})

const Sums = z.object({ in_cents: Amount, out_cents: Amount, open: z.int(), open_cents: Amount })

const DaySummary = z.object({
  day: Day,
  /** In which its movements are counted. */
  time_zone: z.string(),
  books: Sums,
  statement: Sums,
  closed_at: Time.nullable(),
  closed_by: z.string().nullable(),
  note: z.string().nullable(),
})

const Whole = DaySummary.extend({
  /** What had come in by the end of the day less what had gone out: by the books, and by all statements. */
  books_balance_cents: Amount,
  statement_balance_cents: Amount,
  /** What the bank wrote as its balance after the day's last line, where it does. */
  bank_balances: z.array(z.object({ bank_account_id: Id, bank_name: z.string(), balance_cents: Amount })),
  is_over: z.boolean(),
})

/** What stands in which column of a statement, by its heading. */
const Columns = z.strictObject({
  day: Text(80).optional(),
  amount: Text(80).optional(),
  credit: Text(80).optional(),
  debit: Text(80).optional(),
  reference: Text(80).optional(),
  text: Text(80).optional(),
  balance: Text(80).optional(),
})

const STATEMENT_FAULTS = ['no_heading', 'no_lines', 'day', 'day_order', 'amount', 'balance', 'day_closed'] as const

const Imported = z.object({
  /** Null when nothing was stored: for a trial, with faults, or when every line was known. */
  statement_id: Id.nullable(),
  lines: z.int(),
  /** How many were new. */
  added: z.int(),
  /** How many of the new ones were matched by themselves. */
  matched: z.int(),
  /** By the number of the line in the file; the first hundred. */
  faults: z.array(z.object({ line: z.int(), fault: z.enum(STATEMENT_FAULTS) })),
  /** The headings that were taken. */
  columns: Columns,
  /** The file's own first rows, of which one has the headings. */
  first_rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  first_lines: z.array(z.object({ day: Day, amount_cents: Amount, reference: z.string(), text: z.string() })),
})

const Filter = EndlessPaging.extend({ day: AskedDay, state: State.optional() })

export const bank_endpoints = {
  'GET /api/admin/bank/accounts': {
    summary: 'The shop’s bank accounts, closed ones too',
    reply: z.array(z.object({ bank_account_id: Id, bank_name: z.string(), is_open: z.boolean() })),
  },
  'POST /api/admin/bank/import': {
    summary: 'Read a bank’s statement (CSV); lines that are known are not doubled, and with a fault nothing is stored',
    body: z.strictObject({
      bank_account_id: Id,
      file_name: Text(200),
      text: z.string().min(1).max(STATEMENT_LIMIT),
      /** Without them, headings that are usual are found. */
      columns: Columns.optional(),
      day_order: z.enum(['ymd', 'dmy', 'mdy']).optional(),
      /** Only tell what would be stored. */
      is_trial: z.boolean().optional(),
    }),
    reply: Imported,
  },
  'GET /api/admin/bank/days': {
    summary: 'The 31 days up to one, by default today in the bank’s time zone, each by the books and by the statements',
    query: z.object({ to: AskedDay.optional() }),
    reply: z.array(DaySummary),
  },
  'GET /api/admin/bank/day': {
    summary: 'One day by the books and by the statements',
    query: z.object({ day: AskedDay }),
    reply: Whole,
  },
  'GET /api/admin/bank/lines': {
    summary: 'The lines of a day’s statements',
    query: Filter,
    reply: deskListOf(Line),
  },
  'GET /api/admin/bank/movements': {
    summary: 'What went through the bank on a day by the books',
    query: Filter,
    reply: deskListOf(Movement),
  },
  'GET /api/admin/bank/candidates': {
    summary: 'Open movements of the books that a line of a statement may be: of its sum, or near its day; at most 50',
    query: z.object({ line_id: Id }),
    reply: z.array(Movement),
  },
  'POST /api/admin/bank/match': {
    summary: 'Say which movements of the books a line of a statement is; they come to its sum',
    body: z.strictObject({ line_id: Id, movement_ids: z.array(MovementId).min(1).max(200) }),
    reply: Line,
  },
  'POST /api/admin/bank/match_all': {
    summary: 'Match what fits by itself among the open lines of a day: by reference, then by amount and day',
    body: z.strictObject({ day: AskedDay }),
    reply: z.object({ matched: z.int() }),
  },
  'POST /api/admin/bank/release': {
    summary: 'Take a match or the explanation of a line back',
    body: z.strictObject({ line_id: Id }),
    reply: Line,
  },
  'POST /api/admin/bank/explain': {
    summary: 'Explain a line that is in no books',
    body: z.strictObject({ line_id: Id, note: Text(500) }),
    reply: Line,
  },
  'POST /api/admin/bank/explain_movement': {
    summary: 'Explain what the books say and no statement does; without a note, take the explanation back',
    body: z.strictObject({ movement_id: MovementId, note: Text(500).optional() }),
    reply: Movement,
  },
  'POST /api/admin/bank/close': {
    summary: 'Close a day that is over and of which everything is matched or explained',
    body: z.strictObject({ day: AskedDay, note: Text(500).optional() }),
    reply: Whole,
  },
  'POST /api/admin/bank/reopen': {
    summary: 'Reopen a closed day, with a reason',
    body: z.strictObject({ day: AskedDay, reason: Text(500) }),
    reply: Whole,
  },
} as const satisfies Record<string, Endpoint>
