import { z } from 'zod'
import { desk } from './access.ts'
import { Amount, Day, type EndpointTable, Time } from './endpoint.ts'

/** A kind of work that waits for an operator, with its oldest item. */
const Waiting = z.object({
  kind: z.enum([
    'recharge',
    'confirmed',
    'card',
    'withdrawal',
    'payout',
    'order',
    'refund',
    'message',
    'proposal',
    'dispute',
    'contract_withdrawal',
    'card_refund',
  ]),
  count: z.int(),
  /** True if the exact number is higher, because counting stops at 1,000. */
  is_least: z.boolean(),
  /** Number of items that wait for longer than `overdue_after_minutes`. */
  overdue: z.int(),
  overdue_after_minutes: z.int(),
  oldest_at: Time.nullable(),
})

const DayOfMoney = z.object({
  day: Day,
  /** Number of paid orders, and the amount paid for them. */
  orders: z.int(),
  sales_cents: Amount,
  refunded_cents: Amount,
  /** Recharges are incoming, payouts are outgoing money. */
  in_cents: Amount,
  out_cents: Amount,
})

const Books = z.object({
  /** Time of the last audit; null before the first audit. */
  audited_at: Time.nullable(),
  problems: z.int(),
  /**
   * Balances of the shop's accounts, for example `external:bank`. A balance on the account's normal side is positive.
   */
  balances: z.array(z.object({ account: z.string(), balance_cents: Amount })),
  /** Money held for withdrawals that are not paid out yet. */
  holds: z.object({ count: z.int(), is_least: z.boolean(), amount_cents: Amount }),
})

export const today_endpoints = {
  'GET /api/admin/today': {
    summary:
      'Work that waits for the operator; for operators with access to money also the last 30 days and the state of the ledger',
    access: desk(),
    reply: z.object({
      /** Time when the figures were read; none of them is older. */
      as_of: Time,
      waiting: z.array(Waiting),
      /** True if no second operator can approve yet; always false for operators without access to money. */
      is_alone: z.boolean(),
      /** UTC days, oldest first; null for operators without access to money. */
      days: z.array(DayOfMoney).nullable(),
      books: Books.nullable(),
      /**
       * Balances of deposit addresses on chains that differ from the stored transfers; null when there are none, and for
       * operators without access to them.
       */
      chain_differences: z.object({ count: z.int(), since: Time }).nullable(),
      /** Differences between the books and the reports of payment providers that are not explained; null when there are none. */
      report_differences: z.object({ count: z.int(), since: Time }).nullable(),
      /**
       * Webhooks that get no events: `off` of `count` were turned off by the shop, the others have failed for half an hour.
       * Null when there are none, and for operators without access to them.
       */
      failing_webhooks: z.object({ count: z.int(), off: z.int(), since: Time }).nullable(),
      /** Mails that the mail server has not accepted yet; null when there are none. */
      unsent_mails: z.object({ count: z.int(), oldest_at: Time }).nullable(),
    }),
  },
} as const satisfies EndpointTable
