import { z } from 'zod'
import { Amount, type Endpoint, Id, listOf, Nothing, Paging, PositiveAmount, Text } from './endpoint.ts'
import { Order, OrderInList } from './order.ts'
import { areDistinct, Parcel, Refund, RefundItems } from './refund.ts'
import { REFUSAL_PICTURES_LIMIT } from './rules.ts'
import { AuditFilter, ExtractEntry, RechargeEntry, TransactionHash } from './wallet.ts'

/** As PostgreSQL stores it, in an int. */
const LOG_INDEX_LIMIT = 2_147_483_647

const Shopper = z.object({ user_id: Id, account: z.string() })

const RechargeAtDesk = RechargeEntry.extend({
  shopper: Shopper,
  /** What the shopper should write on the transfer. */
  reference: z.string(),
  /** The operator who agreed already, and to which sum, when the recharge needs two operators. */
  first_agreed: z.object({ account: z.string(), arrival_cents: Amount }).nullable(),
  /** On a chain: the shopper's own address, which the tokens were to be sent to. */
  deposit_address: z.string().nullable(),
})

const RefundAtDesk = Refund.extend({
  shopper: Shopper,
  order_number: z.string(),
  /** It is agreed, and more than one operator alone may give back: another one has to execute it. */
  needs_second: z.boolean(),
})

const ExtractAtDesk = ExtractEntry.extend({
  shopper: Shopper,
  /** The account of the operator who agreed already, when the withdrawal needs two. */
  first_agreed: z.string().nullable(),
  payout_batch_id: Id.nullable(),
})

/** The operator's desk. Until the console exists, `npm run desk` uses these calls. */
export const admin_endpoints = {
  'POST /api/admin/login': {
    summary: 'Sign in at the desk',
    body: z.strictObject({ account: z.string().trim().max(254), password: z.string().max(128) }),
    reply: z.object({ token: z.string(), operator_id: Id, account: z.string() }),
  },
  'POST /api/admin/logout': { summary: 'Leave the desk', reply: Nothing },
  'GET /api/admin/recharge/list': {
    summary: 'Recharges, oldest waiting first',
    query: AuditFilter,
    reply: listOf(RechargeAtDesk),
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
    summary: 'Withdrawals, oldest waiting first',
    query: AuditFilter,
    reply: listOf(ExtractAtDesk),
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
    }),
  },
  'GET /api/admin/order/list': {
    summary: 'Orders, oldest first',
    query: Paging.extend({ status: z.enum(['all', '0', '1', '2', '3', '4', '-1', '-4']).optional() }),
    reply: listOf(OrderInList.extend({ shopper: Shopper })),
  },
  'GET /api/admin/order/detail': {
    summary: 'One order with its address, lines and history',
    query: z.object({ order_id: Id }),
    reply: Order,
  },
  'POST /api/admin/order/cancel': {
    summary: 'Cancel an unpaid order with a reason; the money of a paid one is given back by order/refund',
    body: z.strictObject({ order_id: Id, reason: Text(300) }),
    reply: Order,
  },
  'POST /api/admin/order/ship': {
    summary: 'Ship a paid order',
    body: Parcel.extend({ order_id: Id }),
    reply: Order,
  },
  'POST /api/admin/order/correct': {
    summary: 'Correct the carrier and number of a shipped order',
    body: Parcel.extend({ order_id: Id }),
    reply: Order,
  },
  'GET /api/admin/refund/list': {
    summary: 'Refunds, oldest first: the open ones unless all are asked for',
    query: Paging.extend({ state: z.enum(['open', 'all']).optional() }),
    reply: listOf(RefundAtDesk),
  },
  'POST /api/admin/refund/agree': {
    summary: 'Agree to a refund: without a return it is executed at once, or by a second operator above the set amount',
    body: z.strictObject({ refund_id: Id, return_address: Text(300).optional() }),
    reply: RefundAtDesk,
  },
  'POST /api/admin/refund/refuse': {
    summary: 'Refuse a refund with a reason, and pictures if they help, before or after the goods came back',
    body: z.strictObject({
      refund_id: Id,
      reason: Text(300),
      /** Sent before for this shopper, with the purpose `refusal`. */
      picture_ids: z.array(Id).max(REFUSAL_PICTURES_LIMIT).refine(areDistinct).optional(),
    }),
    reply: RefundAtDesk,
  },
  'POST /api/admin/refund/execute': {
    summary: 'Give back the money of an agreed refund, once the goods are back if they had to come',
    body: z.strictObject({ refund_id: Id }),
    reply: RefundAtDesk,
  },
  'POST /api/admin/order/refund': {
    summary:
      'Give money back unasked: a paid order whole, a shipped one whole or lines of it, a completed one as goodwill',
    body: z.strictObject({
      order_id: Id,
      reason: Text(300),
      /** Without them all that is left is given back. */
      items: RefundItems.optional(),
      /** Without it what the lines give back at most. */
      amount_cents: PositiveAmount.optional(),
      /** Whether the goods are back, and can be sold again. Those of an unshipped order are. */
      goods_back: z.boolean().optional(),
    }),
    reply: Order,
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
    }),
  },
} as const satisfies Record<string, Endpoint>
