import type { Wire } from './fake-desk.tsx'
import { anOrder } from './fake-orders.ts'

type Receipts = Wire<'GET /api/admin/order/receipts'>

const { mobile: _mobile, mobile_text: _mobile_text, ...address } = anOrder().address

const receipt: Receipts['receipt'] = {
  receipt_id: anOrder().order_id,
  kind: 'receipt',
  number: 'R-2026-000123',
  issued_on: '2026-11-20',
  paid_on: '2026-11-20',
  order_number: anOrder().order_number,
  seller: {
    shop_id: 'harbour-lights',
    shop_name: 'Harbour Lights',
    legal_name: 'Harbour Trading Ltd',
    seller_address: '1 Pier Road',
    tax_number: 'M2-1',
  },
  buyer: { ...address, company: 'Reed & Co', company_tax_number: 'T-77' },
  lines: [],
  goods_cents: 9_800,
  freight_cents: 900,
  discount_cents: 0,
  tax_cents: 0,
  total_cents: 10_700,
  promo_code: null,
  invoice: null,
}

/** The receipt of a paid order, and the credit note of a refund of one lamp. */
export const RECEIPTS: Receipts = {
  receipt,
  credit_notes: [
    {
      ...receipt,
      receipt_id: '00000000-0000-4000-8000-000000000601',
      kind: 'credit_note',
      number: 'C-2026-000007',
      goods_cents: 4_900,
      freight_cents: 0,
      total_cents: 4_900,
    },
  ],
}
