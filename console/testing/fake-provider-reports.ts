import type { Wire } from './fake-desk.tsx'
import { deskPage } from './fake-money.ts'
import { orderId } from './fake-orders.ts'

type Reports = Wire<'GET /api/admin/provider/reports'>
type Report = Reports['reports'][number]
type Day = Wire<'GET /api/admin/provider/report_days'>[number]
type Item = Wire<'GET /api/admin/provider/report_items'>['items'][number]
type Payout = Wire<'GET /api/admin/provider/payouts'>['items'][number]

/** Stripe with 800 dollars, 50 dollars on their way to the bank, and nothing to explain. */
export const aReport = (change: Partial<Report> = {}): Report => ({
  provider: 'stripe',
  mode: 'live',
  read_at: '2026-11-23T01:00:00.000Z',
  failing_since: null,
  clearing_cents: 85_000,
  balance_cents: 80_000,
  on_its_way_cents: 5_000,
  held_cents: 0,
  recent_cents: 0,
  explained_cents: 0,
  open_cents: 0,
  open: 0,
  since_cents: 0,
  unmatched_payouts: 0,
  ...change,
})

export const reportsAtDesk = (...reports: Report[]): Reports => ({ has_second: true, reports })

export const aReportDay = (change: Partial<Day> = {}): Day => ({
  day: '2026-11-22',
  items: 12,
  books_cents: 30_000,
  report_cents: 30_000,
  open: 0,
  known: 0,
  ...change,
})

/** Nine dollars that only the provider has. */
export const anItem = (change: Partial<Item> = {}): Item => ({
  item_id: orderId(71),
  provider: 'stripe',
  kind: 'payment',
  key: 'pi_3Pq8',
  at: '2026-11-21T09:00:00.000Z',
  day: '2026-11-21',
  shopper: null,
  books_cents: 0,
  books_fee_cents: 0,
  report_cents: 900,
  report_fee_cents: 56,
  difference_cents: -844,
  state: 'open',
  differs: 'only_theirs',
  known_because: null,
  explanations: [],
  proposal: null,
  ...change,
})

export const aProviderPayout = (change: Partial<Payout> = {}): Payout => ({
  payout_id: orderId(81),
  provider: 'stripe',
  payout_ref: 'po_1A2b3C',
  amount_cents: 41_100,
  arrives_on: '2026-11-20',
  status: 'paid',
  booked_at: '2026-11-20T08:00:00.000Z',
  returned_at: null,
  bank: 'open',
  bank_day: '2026-11-20',
  ...change,
})

export const PROVIDER_REPORTS = {
  'GET /api/admin/provider/reports': reportsAtDesk(aReport()),
  'GET /api/admin/provider/report_days': [aReportDay()],
  'GET /api/admin/provider/report_items': deskPage(anItem()),
  'GET /api/admin/provider/payouts': deskPage(aProviderPayout()),
}
