import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import { aCartItem, anAddress, anId } from './fake-goods.ts'

type FakeReceipt = z.input<Endpoints['GET /api/order/receipts']['reply']>['receipt']

const { id: _id, tag: _tag, is_default: _is_default, mobile: _mobile, mobile_text: _text, ...address } = anAddress(1)

/** The receipt of one lamp for $10.00, with $5.00 freight. */
export const aReceipt = (overrides: Partial<FakeReceipt> = {}): FakeReceipt => ({
  receipt_id: anId(301),
  kind: 'receipt',
  number: 'R-2026-000123',
  issued_on: '2026-11-21',
  paid_on: '2026-11-21',
  order_number: '20261121001',
  seller: {
    shop_id: 'aoyama',
    shop_name: 'Aoyama Homeware',
    legal_name: 'Aoyama Trading KK',
    seller_address: '1-2-3 Aoyama\nTokyo',
    tax_number: 'T12',
  },
  buyer: { ...address, company: null, company_tax_number: null },
  lines: [
    {
      title: 'Lamp 1',
      values: aCartItem(1).values,
      article_number: 'AOY/17 oak',
      quantity: 1,
      price_cents: 1_000,
      amount_cents: 1_000,
    },
  ],
  goods_cents: 1_000,
  freight_cents: 500,
  discount_cents: 0,
  tax_cents: 0,
  total_cents: 1_500,
  promo_code: null,
  invoice: null,
  ...overrides,
})
