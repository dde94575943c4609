import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, AskedDay, Day, EndlessPaging, type EndpointTable, Id, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { DESK_STATEMENTS } from '../stale/desk-reads.ts'
import { BANK_CURRENCIES } from './bank-currency.ts'
import { ImportedStatement, StatementChoice, StoredStatement } from './statement.ts'
import { STATEMENT_LIMITS } from './wallet-rules.ts'

const STATES = ['open', 'matched', 'explained'] as const

const State = z.enum(STATES)

/** Number of a movement in the ledger. */
const MovementId = z.string().regex(/^[1-9]\d{0,15}$/)

/** A movement of money through the bank, according to the ledger. */
const Movement = z.object({
  movement_id: MovementId,
  day: Day,
  /** The amount is positive for incoming money, and negative for outgoing money. */
  amount_cents: Amount,
  code: z.enum([
    'recharge',
    'withdrawal',
    'correction',
    'correction_owed',
    'provider_payout',
    'provider_payout_back',
    'tax_remittance',
  ]),
  ref_type: z.string(),
  ref_id: z.string(),
  shopper: Shopper.nullable(),
  /** The bank's reference as the shopper entered it for a recharge, or the reference of a payout. */
  bank_reference: z.string().nullable(),
  /** The reference that the shopper was asked to write on the transfer. */
  reference: z.string().nullable(),
  state: State,
  line_id: Id.nullable(),
  note: z.string().nullable(),
  created_at: Time,
})

const BankLine = z.object({
  line_id: Id,
  bank_name: z.string(),
  day: Day,
  /** Null for a line in another currency than the dollar, until an operator enters the dollars that arrived. */
  amount_cents: Amount.nullable(),
  currency: z.enum(BANK_CURRENCIES),
  /** Amount of a line in another currency, in the smallest unit of the currency; null for dollars. */
  amount_minor: z.int().nullable(),
  reference: z.string(),
  text: z.string(),
  state: State,
  matched_how: z.enum(['reference', 'amount', 'hand']).nullable(),
  note: z.string().nullable(),
  /** The operator who matched or explained the line; null for automatic matches. */
  operator: z.string().nullable(),
  movements: z.array(Movement.pick({ movement_id: true, amount_cents: true, code: true, ref_id: true, shopper: true })),
})

const Sums = z.object({ in_cents: Amount, out_cents: Amount, open: z.int(), open_cents: Amount })

const DaySummary = z.object({
  day: Day,
  /** The time zone in which the movements of the day are counted. */
  time_zone: z.string(),
  books: Sums,
  statement: Sums,
  closed_at: Time.nullable(),
  closed_by: z.string().nullable(),
  note: z.string().nullable(),
})

const Whole = DaySummary.extend({
  /** Total incoming less outgoing money up to the end of the day: according to the ledger, and to all statements. */
  books_balance_cents: Amount,
  statement_balance_cents: Amount,
  /** The bank's own balance after the last line of the day, if the statement has it. */
  bank_balances: z.array(
    z.object({
      bank_account_id: Id,
      bank_name: z.string(),
      currency: z.enum(BANK_CURRENCIES),
      /** In the smallest unit of the currency. */
      balance_minor: z.int(),
    }),
  ),
  is_over: z.boolean(),
})

const Filter = EndlessPaging.extend({ day: AskedDay, state: State.optional() })

export const bank_endpoints = {
  'GET /api/admin/bank/accounts': {
    summary: 'The shop’s bank accounts, including closed ones',
    access: desk('finance'),
    reply: z.array(
      z.object({
        bank_account_id: Id,
        bank_name: z.string(),
        is_open: z.boolean(),
        currency: z.enum(BANK_CURRENCIES),
      }),
    ),
  },
  'POST /api/admin/bank/import': {
    summary:
      'Import a bank statement (CSV, CAMT.053, MT940, OFX, QIF or Zengin); known lines are not stored twice, and nothing is stored if there is a fault',
    access: desk('finance'),
    body: z.strictObject({
      bank_account_id: Id,
      file_name: Text(200),
      text: z.string().min(1).max(STATEMENT_LIMITS.characters),
      /** If omitted, the choice of an earlier file of the account with the same headings is used. */
      choice: StatementChoice.optional(),
      /** True to report what would be stored, without storing it. */
      is_trial: z.boolean().optional(),
    }),
    reply: ImportedStatement,
    stale: DESK_STATEMENTS,
  },
  'GET /api/admin/bank/statements': {
    summary: 'The last 50 imported statements, newest first',
    access: desk('finance'),
    reply: z.array(StoredStatement),
  },
  'POST /api/admin/bank/take_back': {
    summary: 'Remove an imported statement with its lines, while none of them is matched or on a closed day',
    access: desk('finance'),
    body: z.strictObject({ statement_id: Id }),
    reply: z.null(),
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/value': {
    summary: 'Enter the dollars that arrived for an open line in another currency; null removes them',
    access: desk('finance'),
    body: z.strictObject({ line_id: Id, amount_cents: Amount.nullable() }),
    reply: BankLine,
    stale: DESK_STATEMENTS,
  },
  'GET /api/admin/bank/days': {
    summary:
      'The 31 days up to a given day, by default today in the bank’s time zone: totals of the ledger and of the statements',
    access: desk('finance'),
    query: z.object({ to: AskedDay.optional() }),
    reply: z.array(DaySummary),
  },
  'GET /api/admin/bank/day': {
    summary: 'One day according to the ledger and to the statements',
    access: desk('finance'),
    query: z.object({ day: AskedDay }),
    reply: Whole,
  },
  'GET /api/admin/bank/lines': {
    summary: 'Statement lines of a day',
    access: desk('finance'),
    query: Filter,
    reply: deskListOf(BankLine),
  },
  'GET /api/admin/bank/movements': {
    summary: 'Movements through the bank on a day, according to the ledger',
    access: desk('finance'),
    query: Filter,
    reply: deskListOf(Movement),
  },
  'GET /api/admin/bank/candidates': {
    summary: 'Open movements of the ledger that a statement line may match, by amount or near its day; at most 50',
    access: desk('finance'),
    query: z.object({ line_id: Id }),
    reply: z.array(Movement),
  },
  'POST /api/admin/bank/match': {
    summary: 'Match a statement line with movements of the ledger; their sum must equal its amount',
    access: desk('finance'),
    body: z.strictObject({ line_id: Id, movement_ids: z.array(MovementId).min(1).max(200) }),
    reply: BankLine,
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/match_all': {
    summary: 'Match the open lines of a day automatically: by reference, then by amount and day',
    access: desk('finance'),
    body: z.strictObject({ day: AskedDay }),
    reply: z.object({ matched: z.int() }),
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/release': {
    summary: 'Undo the match or the explanation of a line',
    access: desk('finance'),
    body: z.strictObject({ line_id: Id }),
    reply: BankLine,
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/explain': {
    summary: 'Explain a statement line that is not in the ledger',
    access: desk('finance'),
    body: z.strictObject({ line_id: Id, note: Text(500) }),
    reply: BankLine,
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/explain_movement': {
    summary: 'Explain a movement that is in the ledger but in no statement; without a note, remove the explanation',
    access: desk('finance'),
    body: z.strictObject({ movement_id: MovementId, note: Text(500).optional() }),
    reply: Movement,
    stale: DESK_STATEMENTS,
  },
  'POST /api/admin/bank/close': {
    summary: 'Close a day that is over, with all lines matched or explained',
    access: desk('finance'),
    body: z.strictObject({ day: AskedDay, note: Text(500).optional() }),
    reply: Whole,
    stale: [...DESK_STATEMENTS, 'GET /api/admin/setting/list'],
  },
  'POST /api/admin/bank/reopen': {
    summary: 'Reopen a closed day, with a reason',
    access: desk('finance'),
    body: z.strictObject({ day: AskedDay, reason: Text(500) }),
    reply: Whole,
    stale: [...DESK_STATEMENTS, 'GET /api/admin/setting/list'],
  },
} as const satisfies EndpointTable
