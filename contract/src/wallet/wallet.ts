import { z } from 'zod'
import { Amount, AskedTime, EndlessPaging, type Endpoint, Id, PositiveAmount, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { BillLine } from './bill.ts'
import { ExtractAtDesk } from './withdrawal.ts'

const Wallet = z.object({
  user_id: Id,
  account: z.string(),
  name: z.string(),
  blocked_at: Time.nullable(),
  created_at: Time,
  balance_cents: Amount,
  held_cents: Amount,
  /** What the shopper owes the shop. */
  receivable_cents: Amount,
})

const Correction = z.object({
  correction_id: Id,
  kind: z.enum(['correction', 'write_off']),
  shopper: Shopper,
  /** The recharge that was credited wrongly; null for a debt that was written off. */
  recharge_id: Id.nullable(),
  amount_cents: Amount,
  /** What was taken from the balance; the rest became a debt. */
  taken_cents: Amount,
  reason: z.string(),
  proposed_by: z.string(),
  decided_by: z.string(),
  created_at: Time,
})

/** Lists of the books go on after a number of their own. */
const BooksPaging = EndlessPaging.extend({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .optional(),
})

export const wallet_endpoints = {
  'GET /api/admin/wallet/search': {
    summary: 'Wallets by the beginning of an e-mail address, a shopper’s reference or id; at most 50',
    query: z.object({ words: z.string().trim().max(254).default('') }),
    reply: z.object({ items: z.array(Wallet), has_more: z.boolean() }),
  },
  'GET /api/admin/wallet/detail': {
    summary: 'One wallet, with the withdrawals that hold money of it',
    query: z.object({ user_id: Id }),
    reply: Wallet.extend({
      /** What the shopper writes on transfers. */
      reference: z.string(),
      /** Withdrawals wait until then, because the password was set by mail or the payment code was set not long ago. */
      waits_until: Time.nullable(),
      is_own: z.boolean(),
      holds: z.array(ExtractAtDesk),
      /** What waits about this wallet, its recharges and its payouts. */
      proposals: z.array(WaitingProposal),
    }),
  },
  'GET /api/admin/wallet/bills': {
    summary: 'Every change of what a shopper can spend, the latest first',
    query: BooksPaging.extend({
      user_id: Id,
      kind: BillLine.shape.kind.optional(),
      /** At this time or later. */
      from: AskedTime.optional(),
      /** Before this time. */
      to: AskedTime.optional(),
    }),
    reply: deskListOf(BillLine),
  },
  'GET /api/admin/receivable/list': {
    summary: 'Shoppers who owe the shop, the latest to owe for the first time at the top',
    query: BooksPaging,
    reply: deskListOf(
      z.object({
        user_id: Id,
        account: z.string(),
        name: z.string(),
        receivable_cents: Amount,
        /** What their recharges have paid of it, of earlier debts too. */
        repaid_cents: Amount,
        /** When they first owed anything. */
        since: Time,
        is_own: z.boolean(),
        /** To write the debt off, which waits. */
        proposal: WaitingProposal.nullable(),
      }),
    ),
  },
  'POST /api/admin/wallet/correct': {
    summary: 'Propose to take back what a recharge credited wrongly; another operator decides',
    body: z.strictObject({ recharge_id: Id, amount_cents: PositiveAmount, reason: Text(300) }),
    reply: Proposed,
  },
  'POST /api/admin/wallet/write_off': {
    summary: 'Propose to write off all that a shopper owes; another operator decides',
    body: z.strictObject({
      user_id: Id,
      /** What they owe, as the operator saw it. */
      receivable_cents: PositiveAmount,
      reason: Text(300),
    }),
    reply: Proposed,
  },
  'GET /api/admin/correction/list': {
    summary: 'Corrections and write-offs, newest first',
    query: EndlessPaging.extend({ user_id: Id.optional(), kind: Correction.shape.kind.optional() }),
    reply: deskListOf(Correction),
  },
  'GET /api/admin/ledger/accounts': {
    summary: 'The balances of the books, and when they were audited last',
    reply: z.object({
      /** Positive where an account grows by its nature. */
      accounts: z.array(z.object({ account: z.string(), balance_cents: Amount })),
      /** What all shoppers have, held money too. */
      wallets_cents: Amount,
      /** What open withdrawals hold of it. */
      held_cents: Amount,
      receivables_cents: Amount,
      /** Null before the first audit. */
      audited: z.object({ problems: z.int(), audited_at: Time }).nullable(),
    }),
  },
  'GET /api/admin/ledger/audit': {
    summary: 'What is wrong with the books: nothing, when they are sound',
    reply: z.object({
      /** The first thousand. */
      problems: z.array(
        z.object({
          problem: z.string(),
          account: z.string(),
          found_cents: Amount.nullable(),
          expected_cents: Amount.nullable(),
        }),
      ),
      /** There are more than these. */
      truncated: z.boolean(),
      audited_at: Time,
    }),
  },
} as const satisfies Record<string, Endpoint>
