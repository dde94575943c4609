import type { Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Detail = Wire<'GET /api/admin/dispute/detail'>

/** A dispute of 50 dollars, which can be answered. */
export const aDispute = (change: Partial<Detail> = {}): Detail => ({
  dispute_id: orderId(61),
  provider: 'stripe',
  dispute_ref: 'dp_live_a1B2c3D4',
  ref: 'cs_live_a1B2c3D4',
  payment_id: orderId(41),
  shopper: { user_id: orderId(51), account: 'robin@sampan.example' },
  shopper_name: 'Robin Reed',
  method: 'card',
  brand: 'visa',
  last_four: '4242',
  status: 'open',
  reason: 'product_not_received',
  amount_minor: 5_000,
  currency: 'USD',
  payment_cents: 5_000,
  held_cents: 5_000,
  withheld_cents: 5_000,
  fee_cents: 1_500,
  loss_cents: 0,
  problem: null,
  due_at: '2026-12-01T08:00:00.000Z',
  answer: 'none',
  opened_at: '2026-11-23T08:00:00.000Z',
  closed_at: null,
  proposal: null,
  steps: [
    {
      ...{ step_id: orderId(62), status: 'open', held_cents: 5_000, owed_cents: 2_000 },
      ...{ withheld_cents: 5_000, fee_cents: 1_500, loss_cents: 0, at: '2026-11-23T08:00:00.000Z' },
    },
  ],
  evidence: 'EVIDENCE AGAINST A DISPUTE\nORDER 4711',
  has_pdf: false,
  evidence_by: null,
  evidence_at: null,
  refusal: null,
  ...change,
})

export const disputesPage = (...items: Detail[]) => ({
  ...{ items, total: items.length, page: 1, page_size: 20, next_cursor: null },
})

export const DISPUTES = {
  'GET /api/admin/dispute/list': disputesPage(aDispute()),
  'GET /api/admin/dispute/detail': aDispute(),
}
