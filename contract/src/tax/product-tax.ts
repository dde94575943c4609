import { z } from 'zod'
import { SHIPPED_COUNTRIES } from '../address/address-rules.ts'
import { type EndpointTable, Slug } from '../endpoint.ts'
import { TaxSum } from './tax-estimate.ts'

export const product_tax_endpoints = {
  'GET /api/product/taxes': {
    summary: 'Taxes and duties of one piece of a SKU with its freight to a country, without a region',
    access: 'public',
    query: z.object({ sku_id: Slug, country: z.literal(SHIPPED_COUNTRIES) }),
    /** Null in a shop without rules, and for a country that the SKU’s shop does not ship to. */
    reply: TaxSum.nullable(),
  },
} as const satisfies EndpointTable
