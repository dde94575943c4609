import { z } from 'zod'
import { Amount, type Endpoint, Id, listOf, Nothing, Paging, PositiveAmount, Text } from './endpoint.ts'
import { Order, OrderInList } from './order.ts'
import { RechargeEntry } from './wallet.ts'

const Shopper = z.object({ user_id: Id, account: z.string() })

const RechargeAtDesk = RechargeEntry.extend({
  shopper: Shopper,
  /** What the shopper should write on the transfer. */
  reference: z.string(),
  /** The operator who agreed already, and to which sum, when the recharge needs two operators. */
  first_agreed: z.object({ account: z.string(), arrival_cents: Amount }).nullable(),
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
    query: Paging.extend({ status: z.enum(['all', '0', '1', '2']).optional() }),
    reply: listOf(RechargeAtDesk),
  },
  'POST /api/admin/recharge/audit': {
    summary: 'Pass a recharge with the amount that arrived, or refuse it with a reason',
    body: z.discriminatedUnion('status', [
      z.strictObject({ recharge_id: Id, status: z.literal(1), arrival_cents: PositiveAmount.optional() }),
      z.strictObject({ recharge_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: RechargeAtDesk,
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
  'POST /api/admin/order/ship': {
    summary: 'Ship a paid order',
    body: z.strictObject({ order_id: Id, carrier: Text(80), tracking_number: Text(80) }),
    reply: Order,
  },
  'POST /api/admin/order/correct': {
    summary: 'Correct the carrier and number of a shipped order',
    body: z.strictObject({ order_id: Id, carrier: Text(80), tracking_number: Text(80) }),
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
