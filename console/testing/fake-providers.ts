import type { Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Providers = Wire<'GET /api/admin/provider/list'>
type Provider = Providers['providers'][number]
type Payment = Wire<'GET /api/admin/provider/payments'>['items'][number]

/** Stripe with keys that move real money, open for shoppers. */
export const aProvider = (change: Partial<Provider> = {}): Provider => ({
  provider: 'stripe',
  mode: 'live',
  key_end: '4Qx9',
  is_open: true,
  is_demo: false,
  is_from_environment: false,
  revision: 'revision-1',
  changed_by: 'ben@sampan.example',
  changed_at: '2026-11-20T08:00:00.000Z',
  ...change,
})

export const providersAtDesk = (providers: Provider[], change: Partial<Providers> = {}): Providers => ({
  has_second: true,
  proposals: [],
  providers,
  events_url: 'https://shop.example/hooks/provider/',
  ...change,
})

/** 50 dollars by a card, held because of its risk. */
export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  payment_id: orderId(41),
  shopper: { user_id: orderId(51), account: 'robin@sampan.example' },
  shopper_name: 'Robin Reed',
  provider: 'stripe',
  mode: 'live',
  ref: 'cs_live_a1B2c3D4',
  status: 'held',
  amount_cents: 5_000,
  fee_cents: 175,
  held_because: 'risk',
  arrived_minor: null,
  arrived_currency: null,
  decline_reason: null,
  method: 'card',
  brand: 'visa',
  last_four: '4242',
  risk: 'highest',
  same_card: [],
  created_at: '2026-11-23T08:00:00.000Z',
  credited_at: null,
  proposal: null,
  ...change,
})

export const paymentsPage = (...items: Payment[]) => ({
  ...{ items, total: items.length, page: 1, page_size: 20, next_cursor: null },
})

export const aProtection = (change: Partial<Wire<'GET /api/admin/provider/protection'>> = {}) => ({
  ...{ shopper_points: 20, network_points: 60, card_points: 12, decline_points: 3 },
  review_risk: 'highest' as const,
  revision: 'protection-1',
  ...{ changed_by: null, changed_at: null },
  ...change,
})

export const PROVIDERS = {
  'GET /api/admin/provider/protection': aProtection(),
  'GET /api/admin/provider/list': providersAtDesk([aProvider()]),
  'GET /api/admin/provider/payments': paymentsPage(aPayment()),
}
