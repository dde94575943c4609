import { z } from 'zod'
import {
  Amount,
  EndlessPaging,
  type Endpoint,
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
import { EVIDENCE_LIMIT } from '../rules.ts'
import { File } from '../upload.ts'
import { Audit, askedStatus, ChainText, MoneyFilter, ReadyReason } from './audit.ts'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from './chain.ts'

/** With or without 0x. */
export const TransactionHash = z
  .string()
  .max(80)
  .transform(bareTransactionHash)
  .pipe(z.string().regex(TRANSACTION_HASH_PATTERN))

export const BankAccount = z.object({
  bank_account_id: Id,
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  swift: z.string(),
  country: z.string(),
  note: z.string(),
})
export type BankAccount = z.output<typeof BankAccount>

export const RechargeOptions = z.object({
  methods: z.array(z.enum(['manual', 'chain'])),
  minimum_cents: Amount,
  maximum_cents: Amount,
  bank_accounts: z.array(BankAccount),
  /** What the shopper writes on the transfer, so that the shop can match it. */
  reference: z.string(),
})
export type RechargeOptions = z.output<typeof RechargeOptions>

const claim = { amount_cents: z.int(), evidence_ids: z.array(Id).max(EVIDENCE_LIMIT) }
const _RechargeRequest = z.discriminatedUnion('method', [
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
    /** Where it was sent from. */
    address: ChainText(120),
    transaction_hash: TransactionHash.optional(),
  }),
])

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
    /** Where it was sent from. */
    address: ChainText(120),
    transaction_hash: TransactionHash.optional(),
  }),
])

export const RechargeEntry = z.object({
  recharge_id: Id,
  method: z.enum(['manual', 'chain']),
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
})
export type RechargeEntry = z.output<typeof RechargeEntry>

/** A network that tokens can be sent on. */
export const DepositNetwork = z.object({
  network: z.string(),
  name: z.string(),
  token: z.string(),
  /** The asker's own. */
  address: z.string(),
  minimum_cents: Amount,
  confirmations: z.int(),
  warning: z.string(),
})
export type DepositNetwork = z.output<typeof DepositNetwork>

export const RechargeFilter = MoneyFilter.extend({
  method: z.enum(['manual', 'chain']).optional(),
  /** Only those that wait and whose picture, bank reference or transaction another recharge bears. */
  flagged: Flag.optional(),
})
export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

/** Another recharge that was claimed with the same picture, bank reference or transaction. */
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
  /** What the shopper should write on the transfer. */
  reference: z.string(),
  /** On a chain: the shopper's own address, which the tokens were to be sent to. */
  deposit_address: z.string().nullable(),
  /** The account of the operator who passed or refused it. */
  audited_by: z.string().nullable(),
  /** The operator who asks is the shopper: another one has to audit it. */
  is_own: z.boolean(),
  used_before: z.array(UsedBefore),
  /** To pass it or, once it is passed, to take back what was credited. */
  proposal: WaitingProposal.nullable(),
})

/** One recharge, with what its audit needs. */
export const RechargeToAudit = RechargeAtDesk.extend({
  /** The most that one operator may pass of it now; more takes two. */
  alone_up_to_cents: Amount,
  alone: Alone,
  ready_reasons: z.array(ReadyReason),
})

/** As PostgreSQL stores it, in an int. */
const LOG_INDEX_LIMIT = 2_147_483_647

/** Recharges of the shopper, and their audit at the desk. */
export const recharge_endpoints = {
  'GET /api/user/recharge': { summary: 'How to top up, and the bank accounts to send to', reply: RechargeOptions },
  'POST /api/user/recharge': {
    summary: 'Tell of a transfer, with pictures of its receipt; an operator checks it',
    body: RechargeRequest,
    reply: z.object({ recharge_id: Id, status: Audit }),
    keyed: true,
  },
  'GET /api/user/recharge_log': {
    summary: "The shopper's recharges, the latest first",
    query: EndlessPaging.extend({ status: askedStatus }),
    reply: endlessListOf(RechargeEntry),
  },
  'GET /api/user/getBlockchain': {
    summary: 'Networks for an on-chain recharge; empty where none is configured',
    reply: z.array(DepositNetwork),
  },
  'GET /api/admin/recharge/list': {
    summary: 'Recharges: those that wait oldest first, others newest first',
    query: RechargeFilter,
    reply: deskListOf(RechargeAtDesk),
  },
  'GET /api/admin/recharge/detail': {
    summary: 'One recharge, with others that bear the same picture, bank reference or transaction',
    query: z.object({ recharge_id: Id }),
    reply: RechargeToAudit,
  },
  'POST /api/admin/recharge/audit': {
    summary:
      'Pass a recharge with the amount that arrived, which is proposed to another operator above a limit; or refuse it with a reason',
    body: z.discriminatedUnion('status', [
      z.strictObject({
        recharge_id: Id,
        status: z.literal(1),
        arrival_cents: PositiveAmount.optional(),
        /** On a chain: what brought the money. The hash may be left out where the shopper told it. */
        transaction_hash: TransactionHash.optional(),
        log_index: z.int().min(0).max(LOG_INDEX_LIMIT).optional(),
      }),
      z.strictObject({ recharge_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: RechargeAtDesk.extend({ outcome: ActOutcome }),
  },
} as const satisfies Record<string, Endpoint>
