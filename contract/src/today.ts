import { z } from 'zod'
import { Amount, Day, type Endpoint, Time } from './endpoint.ts'

/** What waits for an operator, each by the oldest. */
const Waiting = z.object({
  kind: z.enum(['recharge', 'withdrawal', 'payout', 'order', 'refund', 'message', 'proposal']),
  count: z.int(),
  /** There are more: beyond 1,000 nothing is counted. */
  is_least: z.boolean(),
  /** Of those, how many wait for longer than `overdue_after_minutes`. */
  overdue: z.int(),
  overdue_after_minutes: z.int(),
  oldest_at: Time.nullable(),
})

const DayOfMoney = z.object({
  day: Day,
  /** How many orders were paid, and what was paid for them. */
  orders: z.int(),
  sales_cents: Amount,
  /** Given back to shoppers of what they had paid. */
  refunded_cents: Amount,
  /** Recharged, and paid out. */
  in_cents: Amount,
  out_cents: Amount,
})

const Books = z.object({
  /** Null before the first audit. */
  audited_at: Time.nullable(),
  problems: z.int(),
  /** What all shoppers share, such as `external:bank`: positive where the account grows by its nature. */
  balances: z.array(z.object({ account: z.string(), balance_cents: Amount })),
  /** Money held for withdrawals that are not paid out yet. */
  holds: z.object({ count: z.int(), is_least: z.boolean(), amount_cents: Amount }),
})

export const today_endpoints = {
  'GET /api/admin/today': {
    summary: 'What waits for the operator, and for who sees to money the last 30 days and the health of the books',
    reply: z.object({
      /** When the figures were read: nothing in them is older. */
      as_of: Time,
      waiting: z.array(Waiting),
      /** For who sees to money: nobody else may agree yet to what needs two people. */
      is_alone: z.boolean(),
      /** Days of UTC, the oldest first; null for who may not see it. */
      days: z.array(DayOfMoney).nullable(),
      books: Books.nullable(),
      /** Mails that the mail server did not take yet; null when there are none. */
      unsent_mails: z.object({ count: z.int(), oldest_at: Time }).nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>
