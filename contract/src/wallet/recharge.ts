import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  Flag,
  Id,
  PositiveAmount,
  Text,
  Time,
} from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS, DESK_RECHARGES, DESK_STATEMENTS } from '../stale/desk-reads.ts'
import { ORDERS, PAYABLE, SHOPPER } from '../stale/shop-reads.ts'
import { File } from '../upload/upload.ts'
import { Audit, askedStatus, ChainText, MoneyFilter, ReadyReason } from './audit.ts'
import { BANK_CURRENCIES } from './bank-currency.ts'
import { CONFIRMED_LIMIT, ConfirmedApproval, LineFit } from './confirmation.ts'
import { Dispute } from './dispute.ts'
import { TransactionHash } from './transaction-hash.ts'
import { EVIDENCE_LIMIT } from './wallet-rules.ts'

export const BankAccount = z.object({
  bank_account_id: Id,
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  swift: z.string(),
  country: z.string(),
  /** The currency of the account. Transfers in another currency are converted by the bank, or returned. */
  currency: z.enum(BANK_CURRENCIES),
  note: z.string(),
})
export type BankAccount = z.output<typeof BankAccount>

export const RechargeOptions = z.object({
  methods: z.array(z.enum(['manual', 'chain'])),
  minimum_cents: Amount,
  maximum_cents: Amount,
  bank_accounts: z.array(BankAccount),
  /** Reference that the shopper writes on the transfer, so that the shop can match the transfer. */
  reference: z.string(),
  /** False if a bank transfer may be reported without a picture of the receipt. */
  needs_evidence: z.boolean(),
})
export type RechargeOptions = z.output<typeof RechargeOptions>

const claim = { amount_cents: z.int(), evidence_ids: z.array(Id).max(EVIDENCE_LIMIT) }
const RechargeRequest = z.discriminatedUnion('method', [
  z.strictObject({
    ...claim,
    method: z.literal('manual'),
    bank_account_id: Id,
    bank_reference: z.string().trim().max(80).optional(),
  }),
  z.strictObject({
    ...claim,
    method: z.literal('chain'),
    network: ChainText(40),
    /** The sender's address. */
    address: ChainText(120),
    transaction_hash: TransactionHash.optional(),
  }),
])

export const RechargeEntry = z.object({
  recharge_id: Id,
  method: z.enum(['manual', 'chain', 'card']),
  /** The card or wallet app of an instant top-up; null for other methods. Only a card has a brand and digits. */
  card: z
    .object({
      payment_id: Id,
      method: z.string().nullable(),
      brand: z.string().nullable(),
      last_four: z.string().nullable(),
      disputes: z.array(Dispute),
    })
    .nullable(),
  network: z.string().nullable(),
  address: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_reference: z.string().nullable(),
  amount_cents: Amount,
  arrival_cents: Amount.nullable(),
  evidence: z.array(File),
  status: Audit,
  audit_reason: z.string().nullable(),
  created_at: Time,
  audited_at: Time.nullable(),
  /** True while a bank transfer waits although a bank statement has a line with its reference and amount. */
  is_bank_confirmed: z.boolean(),
})
export type RechargeEntry = z.output<typeof RechargeEntry>

export const RechargeFilter = MoneyFilter.extend({
  method: z.enum(['manual', 'chain', 'card']).optional(),
  /**
   * Limits the list to waiting recharges whose picture, bank reference or transaction also occurs in another recharge.
   */
  flagged: Flag.optional(),
})
export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

/** Another recharge with the same picture, bank reference or transaction. */
const UsedBefore = z.object({
  sign: z.enum(['picture', 'bank_reference', 'transaction']),
  recharge_id: Id,
  shopper: Shopper,
  amount_cents: Amount,
  status: z.literal([0, 1, 2]),
  created_at: Time,
})

export const RechargeAtDesk = RechargeEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  /** The reference that the shopper was asked to write on the transfer. */
  reference: z.string(),
  /** The shopper's deposit address; null for a bank transfer. */
  deposit_address: z.string().nullable(),
  /** The account of the operator who approved or refused the recharge. */
  audited_by: z.string().nullable(),
  /** True if the calling operator is also the shopper, so another operator must audit the recharge. */
  is_own: z.boolean(),
  used_before: z.array(UsedBefore),
  /** Set if a line of a bank statement credited the recharge without an operator; null otherwise. */
  statement_credit: z
    .object({
      /** The operator who imported the statement, to whose limits the credit counts. */
      imported_by: z.string(),
      /** The setting `statement_credit_day` at that time. */
      ceiling_cents: Amount,
    })
    .nullable(),
  /** A pending proposal to approve the recharge or, after approval, to take back the credit. */
  proposal: WaitingProposal.nullable(),
})

export const RechargeToAudit = RechargeAtDesk.extend({
  /** Open lines of bank statements that fit the recharge while it waits. */
  fits: z.array(LineFit),
  alone: Alone,
  ready_reasons: z.array(ReadyReason),
})

const RechargeWithLines = RechargeAtDesk.extend({ fits: z.array(LineFit) })

/** The range of a PostgreSQL int. */
const LOG_INDEX_LIMIT = 2_147_483_647

/** Lines of bank statements that may pay one recharge together. */
const LINES_LIMIT = 10

export const recharge_endpoints = {
  'GET /api/user/recharge': {
    summary: 'How to top up, and the bank accounts to send to',
    access: 'shopper',
    reply: RechargeOptions,
  },
  'POST /api/user/recharge': {
    summary: 'Report a transfer, with pictures of the receipt; an operator checks it',
    access: 'shopper',
    body: RechargeRequest,
    reply: z.object({ recharge_id: Id, status: Audit }),
    keyed: true,
    stale: ['GET /api/user/recharge_log', SHOPPER, ...ORDERS, PAYABLE],
  },
  'GET /api/user/recharge_log': {
    summary: "The shopper's recharges, newest first",
    access: 'shopper',
    query: EndlessPaging.extend({ status: askedStatus }),
    reply: endlessListOf(RechargeEntry),
  },
  'GET /api/admin/recharge/list': {
    summary: 'Recharges: waiting ones oldest first, others newest first',
    access: desk('finance'),
    query: RechargeFilter,
    reply: deskListOf(RechargeAtDesk),
  },
  'GET /api/admin/recharge/detail': {
    summary: 'One recharge, with other recharges that have the same picture, bank reference or transaction',
    access: desk('finance'),
    query: z.object({ recharge_id: Id }),
    reply: RechargeToAudit,
  },
  'GET /api/admin/recharge/confirmed': {
    summary:
      'Waiting recharges that a line of a bank statement confirms, and those that lines only resemble, oldest first',
    access: desk('finance'),
    reply: z.object({
      /** One line has the reference and the amount. */
      confirmed: z.array(RechargeWithLines),
      /** Lines fit in another way, which `fits` names; an operator decides on each. */
      suggested: z.array(RechargeWithLines),
      /** True if there are more: the list ends after a hundred recharges. */
      has_more: z.boolean(),
    }),
  },
  'POST /api/admin/recharge/approve_confirmed': {
    summary:
      'Approve recharges that lines of bank statements confirm, each like a single approval: with the same limits, and by itself',
    access: desk('finance'),
    body: z.strictObject({
      recharges: z
        .array(z.strictObject({ recharge_id: Id, line_id: Id }))
        .min(1)
        .max(CONFIRMED_LIMIT),
    }),
    reply: z.object({ results: z.array(ConfirmedApproval) }),
    stale: [...DESK_RECHARGES, ...DESK_PROPOSALS, ...DESK_STATEMENTS],
  },
  'POST /api/admin/recharge/audit': {
    summary:
      'Approve a recharge with the amount that arrived, which is proposed to another operator above a limit; or refuse it with a reason. A line of a bank statement with the reference and the amount is matched at the same time',
    access: desk('finance'),
    body: z.discriminatedUnion('status', [
      z.strictObject({
        recharge_id: Id,
        status: z.literal(1),
        arrival_cents: PositiveAmount.optional(),
        /** The blockchain transaction of the deposit. The hash may be omitted if the shopper entered it. */
        transaction_hash: TransactionHash.optional(),
        log_index: z.int().min(0).max(LOG_INDEX_LIMIT).optional(),
        /**
         * Open lines of bank statements that brought the money. Their sum is the amount that arrived. If omitted, the
         * line that confirms the recharge, if there is one.
         */
        line_ids: z.array(Id).min(1).max(LINES_LIMIT).optional(),
      }),
      z.strictObject({ recharge_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: RechargeAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_RECHARGES, ...DESK_PROPOSALS, ...DESK_STATEMENTS],
  },
} as const satisfies EndpointTable
