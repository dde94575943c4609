import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, AskedDay, Day, EndlessPaging, type EndpointTable, Id, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS } from '../stale/desk-reads.ts'

const ProviderName = z.enum(['stripe', 'paypal'])
const AskedProvider = ProviderName.describe('The payment provider')

/** The books and the provider's report side by side. All differences are books less report. */
const ProviderReport = z.object({
  provider: ProviderName,
  mode: z.enum(['test', 'live']),
  /** When the report was read last; null before the first reading. */
  read_at: Time.nullable(),
  /** Time of the first of the last failed readings; null while the report can be read. */
  failing_since: Time.nullable(),
  /** Balance of the ledger's account `clearing:<provider>` now. */
  clearing_cents: Amount,
  /** Balance at the provider at the last reading; null before the first reading. */
  balance_cents: Amount.nullable(),
  /** Payouts that the bank has not got yet. */
  on_its_way_cents: Amount,
  /** Top-ups about which an operator decides. */
  held_cents: Amount,
  /** Differences of less than a day: the other side may follow. */
  recent_cents: Amount,
  explained_cents: Amount,
  open_cents: Amount,
  /** Number of differences that operators have to explain. */
  open: z.int(),
  /** Booked since the last reading. */
  since_cents: Amount,
  /** Payouts that were booked, and that no line of a bank statement has. */
  unmatched_payouts: z.int(),
})
export type ProviderReport = z.output<typeof ProviderReport>

const ReportDay = z.object({
  /** The UTC day of the provider's line, or of the booking if there is no line. */
  day: Day,
  items: z.int(),
  /** Amounts less fees. */
  books_cents: Amount,
  report_cents: Amount,
  open: z.int(),
  /** Differences that are explained, or that need no explanation. */
  known: z.int(),
})
export type ReportDay = z.output<typeof ReportDay>

const STATES = ['open', 'known', 'explained', 'equal'] as const

const ReportItem = z.object({
  item_id: Id,
  provider: ProviderName,
  kind: z.enum(['payment', 'refund', 'dispute', 'payout', 'fee', 'other', 'rest']),
  /** The shop's id of a payment; the provider's id of a refund, dispute, payout or line. */
  key: z.string(),
  at: Time,
  day: Day,
  /** Null if the shop does not know the payment, and for other kinds. */
  shopper: Shopper.nullable(),
  /** The movement on the provider’s balance, and its fee, by the books and by the report. */
  books_cents: Amount,
  books_fee_cents: Amount,
  report_cents: Amount,
  report_fee_cents: Amount,
  /** Books less report, after fees. */
  difference_cents: Amount,
  state: z.enum(STATES),
  differs: z.enum(['only_ours', 'only_theirs', 'amount', 'fee']).nullable(),
  known_because: z.enum(['on_its_way', 'held', 'recent']).nullable(),
  /** The newest first. */
  explanations: z.array(
    z.object({
      reason: z.string(),
      explained_by: z.string(),
      approved_by: z.string(),
      booked_fee_cents: Amount,
      created_at: Time,
    }),
  ),
  proposal: WaitingProposal.nullable(),
})
export type ReportItem = z.output<typeof ReportItem>

const PayoutAtDesk = z.object({
  payout_id: Id,
  provider: ProviderName,
  payout_ref: z.string(),
  amount_cents: Amount,
  arrives_on: Day,
  status: z.enum(['on_its_way', 'paid', 'failed']),
  booked_at: Time.nullable(),
  returned_at: Time.nullable(),
  /** Whether a line of a bank statement has it; null while it is not booked. */
  bank: z.enum(['open', 'matched', 'explained']).nullable(),
  /** The day of the bank on which it was booked. */
  bank_day: Day.nullable(),
})
export type PayoutAtDesk = z.output<typeof PayoutAtDesk>

const REPORTS = 'GET /api/admin/provider/reports'
const ITEMS = 'GET /api/admin/provider/report_items'

export const provider_report_endpoints = {
  'GET /api/admin/provider/reports': {
    summary: 'For each payment provider: its account in the ledger, what it holds, and the differences between both',
    access: desk('finance'),
    reply: z.object({ has_second: z.boolean(), reports: z.array(ProviderReport) }),
  },
  'GET /api/admin/provider/report_days': {
    summary: 'Two weeks of a provider by UTC day, newest first: the books and the report',
    access: desk('finance'),
    query: z.object({ provider: AskedProvider, to: AskedDay.optional().describe('The last day; otherwise today') }),
    reply: z.array(ReportDay),
  },
  'GET /api/admin/provider/report_items': {
    summary: 'Payments, refunds, disputes, payouts and fees of a provider, each with the books and the report',
    access: desk('finance'),
    query: EndlessPaging.extend({
      provider: AskedProvider.optional(),
      day: AskedDay.optional().describe('A UTC day'),
      state: z
        .enum(STATES)
        .optional()
        .describe('Differences to explain, those that need no explanation, explained ones, or equal entries'),
    }),
    reply: deskListOf(ReportItem),
  },
  'POST /api/admin/provider/explain': {
    summary:
      'Propose to explain a difference between the books and a provider’s report; a second operator must approve',
    access: desk('finance'),
    body: z.strictObject({
      item_id: Id,
      /** The difference that the operator saw. */
      difference_cents: Amount,
      /** True to book the difference as a fee of the provider. */
      is_fee: z.boolean(),
      reason: Text(300),
    }),
    reply: Proposed,
    stale: [ITEMS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/provider/read_report': {
    summary: 'Read a provider’s report within a minute',
    access: desk('finance'),
    body: z.strictObject({ provider: ProviderName }),
    reply: z.null(),
    stale: [REPORTS],
  },
  'GET /api/admin/provider/payouts': {
    summary: 'Payouts of the providers to the bank, newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({
      provider: AskedProvider.optional(),
      state: z
        .enum(['on_its_way', 'unmatched', 'failed'])
        .optional()
        .describe('Payouts that are on their way, that no line of a bank statement has, or that failed'),
    }),
    reply: deskListOf(PayoutAtDesk),
  },
} as const satisfies EndpointTable
