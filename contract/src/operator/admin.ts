import { z } from 'zod'
import { Amount, type Endpoint, Id, PositiveAmount, Text, Time } from '../endpoint.ts'
import { ExtractAtDesk, ExtractFilter, RechargeAtDesk, RechargeFilter } from '../wallet/money-rows.ts'
import { TransactionHash } from '../wallet/wallet.ts'
import { deskListOf } from './desk-list.ts'

/** As PostgreSQL stores it, in an int. */
const LOG_INDEX_LIMIT = 2_147_483_647

/** Audits of recharges, withdrawals and the books, and payouts. */
export const admin_endpoints = {
  'GET /api/admin/recharge/list': {
    summary: 'Recharges: those that wait oldest first, others newest first',
    query: RechargeFilter,
    reply: deskListOf(RechargeAtDesk),
  },
  'POST /api/admin/recharge/audit': {
    summary: 'Pass a recharge with the amount that arrived, or refuse it with a reason',
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
    reply: RechargeAtDesk,
  },
  'GET /api/admin/extract/list': {
    summary: 'Withdrawals: those that wait oldest first, others newest first',
    query: ExtractFilter,
    reply: deskListOf(ExtractAtDesk),
  },
  'POST /api/admin/extract/audit': {
    summary: 'Pass a withdrawal, so that it is paid out, or refuse it with a reason',
    body: z.discriminatedUnion('status', [
      z.strictObject({ extract_id: Id, status: z.literal(1) }),
      z.strictObject({ extract_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk,
  },
  'POST /api/admin/extract/payout': {
    summary:
      'Say how the payout of a passed withdrawal went: with a proof when it was paid, with a reason when it failed',
    body: z.discriminatedUnion('payout_state', [
      z.strictObject({ extract_id: Id, payout_state: z.literal('sent') }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('done'), reference: Text(120) }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('failed'), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk,
  },
  'POST /api/admin/extract/payout_file': {
    summary: 'A file with all queued payouts to banks or on chains, which count as sent then; or an earlier file again',
    body: z.strictObject({ payout_batch_id: Id.optional(), draw_type: z.enum(['bank', 'chain']).optional() }),
    reply: z.object({
      payout_batch_id: Id,
      draw_type: z.enum(['bank', 'chain']),
      text: z.string(),
      lines: z.int(),
      /** Withdrawals of the operator's own, which somebody else has to export. */
      left_out: z.int(),
      /** Payouts that are not in the file because of a debt, a block or a recent change of the account. */
      held: z.int(),
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
