import type { Replies } from '@sampan/contract/testing'
import { CATALOGUE } from './fake-catalogue.ts'

const facts = {
  reduction_id: '0198a6f2-1111-7000-8000-0000000000aa',
  revision: 'revision-r',
  name: 'First weekend of Advent',
  state: 'planned' as 'planned' | 'running',
  starts_at: '2026-12-04T11:00:00.000Z',
  ends_at: '2026-12-06T17:00:00.000Z',
  off_100: 2_000,
  product_ids: ['desk-lamp'],
  category: null,
  takes_codes: true,
}

export const COUNTS = { skus: 2, products: 1, below_cost: 0, without_cost: 1, overlapping: 0, too_low: 0 }

const aLine = (value_key: string, cost_cents: number | null) => ({
  ...{ sku_id: `desk-lamp-${value_key}`, product_id: 'desk-lamp', title: { en: 'Desk lamp' } },
  ...{ axis_values: [{ axis: 'colour', value_key }], image: 'a.webp' },
  ...{ price_cents: 1250, reduced_cents: 1000, former_cents: 1200, cost_cents },
})

export const aPreview = {
  time_zone: 'Asia/Bangkok',
  starts_at: facts.starts_at,
  ends_at: facts.ends_at,
  counts: COUNTS,
  lines: [aLine('red', 800), aLine('blue', null)],
}

/** A planned reduction in full. */
export const aReduction = (overrides: Partial<typeof facts> = {}) => ({
  ...facts,
  ...aPreview,
  ...{ starts: '2026-12-04T18:00', ends: '2026-12-06T24:00', prices: [], proposal: null },
  ...overrides,
})

export const REDUCTIONS: Replies = {
  ...CATALOGUE,
  'GET /api/admin/reduction/list': {
    items: [{ ...facts, skus: 2 }],
    ...{ page: 1, page_size: 20, next_cursor: null, time_zone: 'Asia/Bangkok', proposals: [] },
  },
  'GET /api/admin/reduction/detail': aReduction(),
  'POST /api/admin/reduction/preview': aPreview,
  'POST /api/admin/reduction/save': { outcome: 'saved', reduction_id: facts.reduction_id },
  'POST /api/admin/reduction/stop': { state: 'ended' },
}
