import type { StoredTaxRule } from '@sampan/contract'
import type { Replies, Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

const aTaxRule = (change: Partial<StoredTaxRule> = {}): StoredTaxRule => ({
  ...{ rule_id: 'de-vat', kind: 'tax', name: 'vat', country: 'DE', region: null, tax_class: null, hs_prefix: null },
  ...{ origin: null, layer: null, combines: null, buyer: null, collects: null, rate_1000: 19_000, amount: null },
  ...{ currency: null, per: null, terms: [], value_factor: null, tax_factor: null, base_step: null, amount_step: null },
  ...{ national_share: null, waived_tax: null, valid_from: '2021-01-01', valid_until: null, registration: null },
  ...{ source: 'VAT rates of the EU', certainty: 'seen', revision: 2, is_removed: false },
  ...{ changed_by: 'mei@shop.example', changed_at: '2026-11-01T10:00:00.000Z' },
  ...change,
})

const aTaxQuote = (): Wire<'POST /api/admin/tax/try'> => ({
  ...{ outcome: 'about', why: 'above_limit', limit: { amount: 15_000, currency: 'EUR', same_day: false }, gaps: [] },
  lines: [
    {
      ...{
        goods_cents: 17_401,
        discount_cents: 0,
        net_cents: 17_401,
        freight_cents: 1_500,
      },
      parts: [
        {
          ...{ kind: 'tax', name: 'vat', at: 'arrival', rule_id: 'de-vat', revision: 2, rate_1000: 19_000 },
          ...{
            amount_cents: 3_699,
            goods_cents: 3_299,
            freight_cents: 285,
            charges_cents: 115,
            added_cents: 0,
            value_cents: 19_468,
          },
        },
      ],
    },
  ],
  ...{ added_cents: 0, included_cents: 0 },
  ...{ checkout_cents: 18_901, arrival_cents: 3_699, total_cents: 22_600 },
})

const CATEGORY = { position: 0, image: '/pictures/lamp.0123456789.webp', is_hidden: false, has_products: true }
const CATEGORIES: Wire<'GET /api/admin/category/list'> = [
  {
    ...{ ...CATEGORY, category: 'toys', revision: 'revision-c', parent: null, name: { en: 'Toys' } },
    kinds: [
      {
        ...{ kind: 'kites', category: 'toys', position: 0, revision: 'revision-k' },
        ...{ name: { en: 'Kites' }, other_names: {} },
      },
    ],
  },
]

export const TAXES: Replies = {
  'GET /api/admin/bookkeeping': { today: '2031-03-02', time_zone: 'Asia/Tokyo' },
  'GET /api/admin/tax/list': {
    items: [aTaxRule()],
    next_cursor: null,
    proposals: [],
    countries: [{ country: 'DE', rules: 1 }],
  },
  'GET /api/admin/tax/history': { items: [aTaxRule(), aTaxRule({ revision: 1, rate_1000: 16_000 })] },
  'POST /api/admin/tax/try': aTaxQuote(),
  'GET /api/admin/category/list': CATEGORIES,
  'GET /api/admin/customs_default/list': [
    { category: 'toys', kind: null, hs_code: '950300', origin_country: 'CN', tax_class: null, revision: 'revision-d' },
  ],
}

/** Owed taxes and a payment of them, for operators of finance. */
export const OWED: Replies = {
  'GET /api/admin/tax/owed': {
    taxes: [
      { country: 'DE', kind: 'tax', owed_cents: 2_000, due_cents: 1_586 },
      { country: 'FR', kind: 'charge', owed_cents: -300, due_cents: -300 },
    ],
    proposals: [],
  },
  'GET /api/admin/tax/remittance/list': {
    items: [
      {
        ...{ remittance_id: orderId(81), paid_on: '2031-02-10', bank_cents: 1_950, reference: 'IOSS 2031-01' },
        ...{ reverses_id: null, is_reversed: false, recorded_by: 'mei@shop.example', proposed_by: null },
        created_at: '2031-02-10T10:00:00.000Z',
        lines: [{ country: 'DE', kind: 'tax', amount_cents: 1_934 }],
      },
    ],
    next_cursor: null,
  },
}
