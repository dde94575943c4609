import { z } from 'zod'
import { Amount, AskedTime, EndlessPaging, type Endpoint, endlessListOf, Time } from '../endpoint.ts'
import { CATALOGUE_LIMITS } from '../rules.ts'
import { PriceAtLeastNothing, Seen } from './texts.ts'

const PromoFacts = {
  code: z.string(),
  kind: z.enum(['percentage', 'fixed']),
  /** Basis points of a percentage, cents of a fixed sum. */
  value: z.int(),
  minimum_cents: Amount,
  includes_freight: z.boolean(),
  listed: z.boolean(),
  starts_at: Time,
  ends_at: Time.nullable(),
  uses_limit: z.int().nullable(),
}
const PromoAtDesk = z.object({ ...PromoFacts, seen: Seen, uses: z.int() })
export type PromoAtDesk = z.output<typeof PromoAtDesk>

export const desk_promo_endpoints = {
  'GET /api/admin/promo/list': {
    summary: 'Promo codes, the newest first',
    query: EndlessPaging,
    reply: endlessListOf(PromoAtDesk).omit({ total: true }),
  },
  'GET /api/admin/promo/detail': {
    summary: 'One promo code',
    query: z.object({ code: z.string().max(30) }),
    reply: PromoAtDesk,
  },
  'POST /api/admin/promo/save': {
    summary: 'Make or save a promo code; orders that used it keep what they paid',
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/),
      seen: Seen.nullable(),
      kind: z.enum(['percentage', 'fixed']),
      value: z.int().min(1).max(CATALOGUE_LIMITS.price_cents),
      minimum_cents: PriceAtLeastNothing,
      includes_freight: z.boolean(),
      listed: z.boolean(),
      starts_at: AskedTime,
      ends_at: AskedTime.nullable(),
      uses_limit: z.int().min(1).max(1_000_000_000).nullable(),
    }),
    reply: PromoAtDesk,
  },
} as const satisfies Record<string, Endpoint>
