import { z } from 'zod'
import { desk } from '../access.ts'
import { HS_CODE_PATTERN, TAX_CLASSES } from '../catalogue/trade-numbers.ts'
import { type EndpointTable, Revision, Slug } from '../endpoint.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'
import { Country } from './tax-rule.ts'

/** The class, HS code and origin of products without them: of a kind, of a category, or of the whole shop (neither). */
const CustomsDefault = z.strictObject({
  category: Slug.nullable(),
  kind: Slug.nullable(),
  hs_code: z.string().regex(HS_CODE_PATTERN).nullable(),
  origin_country: Country.nullable(),
  tax_class: z.enum(TAX_CLASSES).nullable(),
})
export type CustomsDefault = z.output<typeof CustomsDefault>

const DEFAULTS = 'GET /api/admin/customs_default/list'

export const customs_default_endpoints = {
  'GET /api/admin/customs_default/list': {
    summary: 'The class, HS code and origin that kinds, categories and the whole shop give to products without them',
    access: desk('catalogue', 'finance'),
    reply: z.array(CustomsDefault.extend({ revision: Revision })),
  },
  'POST /api/admin/customs_default/save': {
    summary: 'Set the class, HS code and origin of products without them; without any value, remove them',
    access: desk('catalogue'),
    body: CustomsDefault.extend({ revision: Revision.nullable() }).refine(
      ({ category, kind }) => category === null || kind === null,
    ),
    reply: z.array(CustomsDefault.extend({ revision: Revision })),
    replies_with: DEFAULTS,
    stale: [DEFAULTS, ...DESK_PRODUCTS],
  },
} as const satisfies EndpointTable
