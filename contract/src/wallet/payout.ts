import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, SingleLine, Text, Time } from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { ActOutcome, Proposed } from '../operator/proposal.ts'
import { DESK_MONEY_READS, DESK_PROPOSALS, DESK_WITHDRAWALS } from '../stale/desk-reads.ts'
import { ChainText } from './audit.ts'
import { PAYOUT_PAYMENT_STATES, PAYOUT_PROBLEMS, TRANSACTION_HASH_PATTERN } from './chain.ts'
import { ExtractAtDesk } from './withdrawal-at-desk.ts'

const PayoutFormat = z.enum(['shop', 'safe'])

/** A file of payouts that an operator exported, for the bank or for the holder of the shop's tokens. */
const PayoutFile = z.object({
  payout_batch_id: Id,
  draw_type: z.enum(['bank', 'chain']),
  /** The only network of the file; null for all networks, and for banks. */
  network: z.string().nullable(),
  format: PayoutFormat,
  operator: z.string(),
  lines: z.int(),
  net_cents: Amount,
  /** Number of payouts in the file that are neither paid nor failed. */
  open_lines: z.int(),
  /** True if the file is too old to be downloaded again. */
  is_expired: z.boolean(),
  created_at: Time,
})

/** An address of the shop that pays withdrawals. */
const Payer = z.object({
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  entered_by: z.string(),
  confirmed_by: z.string(),
  created_at: Time,
})

/** A payout of a file on a network that the server reads, with the last transaction that was entered for it. */
const PayoutInFile = z.object({
  extract_id: Id,
  account: z.string(),
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  net_cents: Amount,
  /** False once it is paid or has failed. */
  is_open: z.boolean(),
  /** True if an operator can enter a transaction: it is open, not the operator's own, and has no payer to confirm. */
  can_enter: z.boolean(),
  state: z.enum(PAYOUT_PAYMENT_STATES).nullable(),
  problem: z.enum(PAYOUT_PROBLEMS).nullable(),
})

/** Payouts that are entered with one transaction. */
const PAYOUTS_AT_ONCE = 500

/** Payouts of approved withdrawals, at the operators' desk. */
export const payout_endpoints = {
  'POST /api/admin/extract/payout': {
    summary:
      "Record the result of an approved withdrawal's payout: paid, with a proof, or failed, with a reason; a failure after sending is proposed to another operator",
    access: desk('finance'),
    body: z.discriminatedUnion('payout_state', [
      z.strictObject({ extract_id: Id, payout_state: z.literal('sent') }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('done'), reference: SingleLine(120) }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('failed'), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk.extend({
      /** `checking`: the server verifies the payment on the chain, and closes the withdrawal when it is final. */
      outcome: z.enum([...ActOutcome.options, 'checking']),
    }),
    stale: [...DESK_WITHDRAWALS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/extract/payer': {
    summary: "Confirm that a payment came from the shop's wallet; not by the operator who entered the payment",
    access: desk('finance'),
    body: z.strictObject({ extract_id: Id, transaction_hash: z.string().regex(TRANSACTION_HASH_PATTERN) }),
    reply: ExtractAtDesk,
    stale: [...DESK_WITHDRAWALS, 'GET /api/admin/extract/payers'],
  },
  'POST /api/admin/extract/foreign_payer': {
    summary:
      "Answer that a payment came from a wallet that is not the shop's, so that it does not pay the withdrawal; not by the operator who entered the payment",
    access: desk('finance'),
    body: z.strictObject({ extract_id: Id, transaction_hash: z.string().regex(TRANSACTION_HASH_PATTERN) }),
    reply: ExtractAtDesk,
    stale: DESK_WITHDRAWALS,
  },
  'GET /api/admin/extract/payers': {
    summary: "The shop's wallets, whose payments close withdrawals, newest first",
    access: desk('finance'),
    reply: z.array(Payer),
  },
  'POST /api/admin/extract/payer_remove': {
    summary: 'Remove a wallet, so that another operator confirms the next payment from it again',
    access: desk('finance'),
    body: z.strictObject({ network: ChainText(40), address: ChainText(64), reason: Text(300) }),
    reply: z.array(Payer),
    stale: ['GET /api/admin/extract/payers'],
  },
  'POST /api/admin/extract/payout_file': {
    summary:
      'Export all queued payouts to banks or on chains as a file, which marks them as sent; or download an earlier file again',
    access: desk('finance'),
    body: z.strictObject({
      payout_batch_id: Id.optional(),
      draw_type: z.enum(['bank', 'chain']).optional(),
      /** Only payouts on this network. */
      network: ChainText(40).optional(),
      /** `safe`: for the CSV Airdrop app of Safe, with the payouts of one EVM network. An earlier file keeps its format. */
      format: PayoutFormat.optional(),
    }),
    reply: z.object({
      payout_batch_id: Id,
      draw_type: z.enum(['bank', 'chain']),
      text: z.string(),
      lines: z.int(),
      /** Number of the operator's own withdrawals, which another operator must export. */
      left_out: z.int(),
      /** Number of payouts left out because of a debt, a block or a recent change of the account. */
      held: z.int(),
    }),
    stale: DESK_WITHDRAWALS,
  },
  'GET /api/admin/extract/payouts_in_file': {
    summary: `Payouts of a file on networks that the server reads, at most ${PAYOUTS_AT_ONCE}, open payouts first`,
    access: desk('finance'),
    query: z.strictObject({ payout_batch_id: Id }),
    reply: z.array(PayoutInFile),
  },
  'POST /api/admin/extract/file_payment': {
    summary:
      'Enter one transaction for payouts of a file on one network. The server verifies each, and closes each withdrawal with a transfer of its own',
    access: desk('finance'),
    body: z.strictObject({
      payout_batch_id: Id,
      network: ChainText(40),
      extract_ids: z.array(Id).min(1).max(PAYOUTS_AT_ONCE),
      reference: SingleLine(120),
    }),
    reply: z.object({
      /** Number of payouts for which the transaction was entered. The others were left out, because their state changed. */
      entered: z.int(),
      payouts: z.array(PayoutInFile),
    }),
    stale: DESK_WITHDRAWALS,
  },
  'POST /api/admin/extract/requeue': {
    summary: 'Propose to return a payout that the bank never carried out to the queue; another operator decides',
    access: desk('finance'),
    body: z.strictObject({ extract_id: Id, reason: Text(300) }),
    reply: Proposed,
    stale: [...DESK_PROPOSALS, ...DESK_MONEY_READS],
  },
  'GET /api/admin/extract/payout_networks': {
    summary: 'EVM networks with queued payouts, which can be exported for a Safe',
    access: desk('finance'),
    reply: z.array(z.object({ network: z.string(), name: z.string(), queued: z.int() })),
  },
  'GET /api/admin/extract/payout_files': {
    summary: 'The payout files, newest first',
    access: desk('finance'),
    query: EndlessPaging,
    reply: deskListOf(PayoutFile).omit({ total: true, total_is_least: true }),
  },
} as const satisfies EndpointTable
