import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, AskedTime, EndlessPaging, type EndpointTable, Id, PositiveAmount, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_MONEY_READS, DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { BillLine } from './bill.ts'
import { ExtractAtDesk } from './withdrawal-at-desk.ts'

const Wallet = z.object({
  user_id: Id,
  account: z.string(),
  name: z.string(),
  blocked_at: Time.nullable(),
  created_at: Time,
  balance_cents: Amount,
  held_cents: Amount,
  /** The shopper's debt to the shop. */
  receivable_cents: Amount,
})

const Correction = z.object({
  correction_id: Id,
  kind: z.enum(['correction', 'write_off']),
  shopper: Shopper,
  /** The recharge that was credited by mistake; null for a debt that was written off. */
  recharge_id: Id.nullable(),
  amount_cents: Amount,
  /** The amount taken from the balance; the rest became a debt. */
  taken_cents: Amount,
  reason: z.string(),
  proposed_by: z.string(),
  decided_by: z.string(),
  created_at: Time,
})

/** Lists of the ledger use a numeric cursor. */
const BooksPaging = EndlessPaging.extend({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .optional(),
})

export const wallet_endpoints = {
  'GET /api/admin/wallet/search': {
    summary: 'Wallets by the start of an e-mail address, by a shopper’s reference or id; at most 50',
    access: desk('finance', 'support'),
    query: z.object({ words: z.string().trim().max(254).default('') }),
    reply: z.object({ items: z.array(Wallet), has_more: z.boolean() }),
  },
  'GET /api/admin/wallet/detail': {
    summary: 'One wallet, with the withdrawals that hold money',
    access: desk('finance', 'support'),
    query: z.object({ user_id: Id }),
    reply: Wallet.extend({
      /** The reference that the shopper writes on transfers. */
      reference: z.string(),
      /**
       * Withdrawals are blocked until this time, because the password was reset by mail or the payment code was set
       * recently.
       */
      waits_until: Time.nullable(),
      is_own: z.boolean(),
      holds: z.array(ExtractAtDesk),
      /** Pending proposals about this wallet, its recharges and its payouts. */
      proposals: z.array(WaitingProposal),
    }),
  },
  'GET /api/admin/wallet/bills': {
    summary: "Every change of a shopper's available balance, newest first",
    access: desk('finance', 'support'),
    query: BooksPaging.extend({
      user_id: Id,
      kind: BillLine.shape.kind.optional(),
      /** `from` is inclusive, `to` exclusive. */
      from: AskedTime.optional(),
      to: AskedTime.optional(),
    }),
    reply: deskListOf(BillLine),
  },
  'GET /api/admin/receivable/list': {
    summary: 'Shoppers with a debt, the latest first debt first',
    access: desk('finance'),
    query: BooksPaging,
    reply: deskListOf(
      z.object({
        user_id: Id,
        account: z.string(),
        name: z.string(),
        receivable_cents: Amount,
        /** The amount that recharges have repaid of this debt and of earlier debts. */
        repaid_cents: Amount,
        /** Time of the shopper's first debt, which may be repaid already. */
        since: Time,
        is_own: z.boolean(),
        /** A pending proposal to write off the debt. */
        proposal: WaitingProposal.nullable(),
      }),
    ),
  },
  'POST /api/admin/wallet/correct': {
    summary: 'Propose to take back a recharge that was credited by mistake; another operator decides',
    access: desk('finance'),
    body: z.strictObject({ recharge_id: Id, amount_cents: PositiveAmount, reason: Text(300) }),
    reply: Proposed,
    stale: [...DESK_PROPOSALS, ...DESK_MONEY_READS],
  },
  'POST /api/admin/wallet/write_off': {
    summary: 'Propose to write off the whole debt of a shopper; another operator decides',
    access: desk('finance'),
    body: z.strictObject({
      user_id: Id,
      /** The debt that the operator saw. */
      receivable_cents: PositiveAmount,
      reason: Text(300),
    }),
    reply: Proposed,
    stale: [...DESK_PROPOSALS, ...DESK_MONEY_READS],
  },
  'GET /api/admin/correction/list': {
    summary: 'Corrections and write-offs, newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({ user_id: Id.optional(), kind: Correction.shape.kind.optional() }),
    reply: deskListOf(Correction),
  },
  'GET /api/admin/ledger/accounts': {
    summary: "The ledger's balances, and the time of the last audit",
    access: desk('finance'),
    reply: z.object({
      /** Each balance is positive on the account's normal side. */
      accounts: z.array(z.object({ account: z.string(), balance_cents: Amount })),
      /** Total of all shoppers' money, including held money. */
      wallets_cents: Amount,
      /** The part of `wallets_cents` that is held for open withdrawals. */
      held_cents: Amount,
      receivables_cents: Amount,
      /** The last audit; null before the first audit. */
      audited: z.object({ problems: z.int(), audited_at: Time }).nullable(),
    }),
  },
  'GET /api/admin/ledger/audit': {
    summary: 'Problems found by the ledger audit; empty if there are none',
    access: { ...desk('finance'), machine: 'ledger_audit' },
    reply: z.object({
      /** The first thousand problems. */
      problems: z.array(
        z.object({
          problem: z.string(),
          account: z.string(),
          found_cents: Amount.nullable(),
          expected_cents: Amount.nullable(),
        }),
      ),
      /** True if there are more problems than listed. */
      truncated: z.boolean(),
      audited_at: Time,
    }),
  },
} as const satisfies EndpointTable
