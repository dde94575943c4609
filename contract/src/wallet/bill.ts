import { z } from 'zod'
import { Amount, AskedTime, type EndpointTable, listOf, Paging, Time } from '../endpoint.ts'
import { Goods } from '../order/goods.ts'
import { TimeZone } from '../text/time-zone.ts'

const BILL_KINDS = [
  'recharge',
  'withdrawal',
  'withdrawal_returned',
  'payment',
  'refund',
  'correction',
  // The shopper's money at the shop's former system.
  'opening_balance',
  // A disputed payment by card, and money that is available again after it.
  'dispute',
  'dispute_returned',
  // The part of a credit that repaid a debt, as a separate line after the line of the credit.
  'repayment',
] as const
/**
 * Id of a line: at most sixteen digits, because larger numbers are not safe integers, and no wallet has that many
 * lines.
 */
const BillId = z.string().regex(/^[1-9]\d{0,15}$/)
export const BillLine = z.object({
  bill_id: BillId,
  kind: z.enum(BILL_KINDS),
  /** Whether the money of a withdrawal is still `held`, was paid out (`done`) or was returned (`returned`). */
  state: z.enum(['held', 'done', 'returned']),
  amount_cents: Amount,
  balance_after_cents: Amount,
  ref_type: z.string(),
  ref_id: z.string(),
  /** The order that was paid or refunded; null for other lines. */
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  /** The app that paid from its allowance; null if the shopper paid. */
  agent: z.string().nullable(),
  created_at: Time,
})
export type BillLine = z.output<typeof BillLine>

/** A line as its shopper sees it. */
const Bill = BillLine.extend({
  /** The bought or refunded goods; null for lines of other kinds. */
  goods: Goods.nullable(),
})
export type Bill = z.output<typeof Bill>

/** `from` is inclusive, `to` exclusive. */
const BillFilter = z.object({
  kind: z.enum(BILL_KINDS).optional(),
  from: AskedTime.optional(),
  to: AskedTime.optional(),
})
const isForward = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)
const FORWARD = { message: 'from must not be after to', path: ['from'] }

export const bill_endpoints = {
  'GET /api/user/bill': {
    summary: 'Every change of the available balance, newest first',
    access: 'shopper',
    query: Paging.extend({ ...BillFilter.shape, cursor: BillId.optional() }).refine(isForward, FORWARD),
    reply: listOf(Bill).extend({
      /** True if the exact number is higher than `total`; absent otherwise. */
      total_is_least: z.literal(true).optional(),
      next_cursor: BillId.nullable(),
    }),
  },
  'GET /api/user/bill_summary': {
    summary: 'Incoming and outgoing money of each month with bills, without held and returned money',
    access: 'shopper',
    query: BillFilter.extend({ from: AskedTime, to: AskedTime, time_zone: TimeZone }).refine(isForward, FORWARD),
    reply: z.array(z.object({ month: z.string(), in_cents: Amount, out_cents: Amount })),
  },
  'GET /api/user/bill_detail': {
    summary: 'One bill',
    access: 'shopper',
    query: z.object({ bill_id: BillId }),
    reply: Bill,
  },
  'GET /api/user/bill_csv': {
    summary: "The latest 10,000 bills as the text of a CSV file, in the caller's language",
    access: 'shopper',
    query: BillFilter.extend({ time_zone: TimeZone }).refine(isForward, FORWARD),
    reply: z.object({ text: z.string(), lines: z.int(), is_whole: z.boolean() }),
  },
} as const satisfies EndpointTable
