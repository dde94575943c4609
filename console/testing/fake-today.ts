import type { Wire } from './fake-desk.tsx'

type Today = Wire<'GET /api/admin/today'>

const wait = (kind: Today['waiting'][number]['kind'], change: Partial<Today['waiting'][number]> = {}) => ({
  kind,
  count: 0,
  is_least: false,
  overdue: 0,
  overdue_after_minutes: 1440,
  oldest_at: null,
  ...change,
})

/** A morning with late orders, one recharge, and a ledger without problems. */
export const aToday = (): Today => ({
  as_of: '2026-11-23T02:05:00.000Z',
  waiting: [
    wait('recharge', { count: 1, oldest_at: '2026-11-23T01:00:00.000Z' }),
    wait('confirmed'),
    wait('card'),
    wait('withdrawal'),
    wait('payout'),
    wait('order', { count: 1_000, is_least: true, overdue: 3, oldest_at: '2026-11-20T08:00:00.000Z' }),
    wait('refund'),
    wait('message'),
    wait('proposal', { count: 2, oldest_at: '2026-11-23T02:00:00.000Z' }),
  ],
  is_alone: false,
  chain_differences: null,
  report_differences: null,
  unsent_mails: null,
  failing_webhooks: null,
  days: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 25 + at)).toISOString().slice(0, 10),
    orders: 1,
    sales_cents: 150,
    refunded_cents: at === 3 ? 50 : 0,
    in_cents: 200 + at,
    out_cents: at * 3,
  })),
  books: {
    audited_at: '2026-11-23T01:55:00.000Z',
    problems: 0,
    balances: [
      { account: 'external:bank', balance_cents: 1_234_567 },
      { account: 'external:chain:tron:usdt', balance_cents: 5_000 },
      { account: 'orders:escrow', balance_cents: 900 },
    ],
    holds: { count: 2, is_least: false, amount_cents: 7_000 },
  },
})
