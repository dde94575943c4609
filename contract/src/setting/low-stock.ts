import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision, Time } from '../endpoint.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'

const LowStockSetting = z.object({
  pieces: z.int(),
  revision: Revision,
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
})

export const low_stock_endpoints = {
  'GET /api/admin/setting/low_stock': {
    summary: 'From how many pieces on the stock of a SKU is low',
    access: desk('catalogue'),
    reply: LowStockSetting,
  },
  'POST /api/admin/setting/low_stock': {
    summary: 'Set from how many pieces on the stock of a SKU is low, unless the SKU has its own number',
    access: desk('catalogue'),
    body: z.strictObject({ pieces: z.int().min(0).max(1_000_000), revision: Revision }),
    reply: LowStockSetting,
    stale: ['GET /api/admin/setting/low_stock', 'GET /api/admin/setting/history', ...DESK_PRODUCTS],
  },
} as const satisfies EndpointTable
