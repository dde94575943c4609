import { CATALOGUE } from './fake-catalogue.ts'
import type { Replies } from './fake-desk.tsx'

const sums = { orders: 4, paid_cents: 10_000, refunds: 1, refunded_cents: 1_234 }

/** Sales of one day, in one country and shop. */
export const SALES: Replies = {
  ...CATALOGUE,
  'GET /api/admin/bookkeeping': { today: '2026-11-23', time_zone: 'Asia/Tokyo' },
  'GET /api/admin/sales': {
    ...{ today: '2026-11-23', time_zone: 'Asia/Tokyo' },
    periods: [{ day: '2026-11-22', ...sums }],
    countries: [{ key: 'TH', name: 'TH', ...sums }],
    shops: [{ key: 'harbour', name: 'Harbour', ...sums }],
    categories: [],
  },
  'GET /api/admin/sales/products': ({ query }) =>
    (query.whole ? ['Sencha', 'Bancha'] : ['Sencha']).map((title, at) => ({
      ...{ product_id: title.toLowerCase(), sku_id: `tea-${at}`, article_number: `T-${at}`, title, pieces: 4 },
      ...{ paid_cents: 10_000, refunded_pieces: 0, refunded_cents: 0, stock: 12, lasts_days: 21 },
    })),
  'GET /api/admin/sales/searches': [{ language: 'ja', keyword: '急須', searches: 7 }],
}
