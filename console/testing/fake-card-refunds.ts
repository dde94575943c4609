import type { Replies, Wire } from './fake-desk.tsx'
import { deskPage, extractId, SHOPPER } from './fake-money.ts'
import { orderId } from './fake-orders.ts'

type Refund = Wire<'GET /api/admin/provider/refunds'>['items'][number]

/** A refund of 50 dollars that the card's bank sent back, and about which no operator has decided. */
export const aCardRefund = (change: Partial<Refund> = {}): Refund => ({
  refund_id: extractId(1),
  payment_id: orderId(41),
  provider: 'stripe',
  extract_id: extractId(1),
  amount_minor: 5_000,
  currency: 'USD',
  state: 'refused',
  refund_ref: 're_live_a1B2c3D4',
  problem: 'The card or its bank sent the refund back',
  way: null,
  way_by: null,
  way_at: null,
  created_at: '2026-11-23T08:00:00.000Z',
  ended_at: '2026-11-24T08:00:00.000Z',
  shopper: SHOPPER,
  shopper_name: 'Robin Reed',
  card: { method: 'card', brand: 'visa', last_four: '4242' },
  proposal: null,
  ...change,
})

export const CARD_REFUNDS = {
  'GET /api/admin/provider/refunds': deskPage(
    aCardRefund(),
    aCardRefund({ refund_id: extractId(2), state: 'done', problem: null }),
  ),
} satisfies Replies
