import { z } from 'zod'
import { eitherCartOrSku, WhatToBuy } from '../cart/checkout.ts'
import { Amount, type Endpoint, Time } from '../endpoint.ts'

const ListedPromo = z.object({
  code: z.string(),
  kind: z.enum(['percentage', 'fixed']),
  /** Basis points of a percentage, cents of a fixed sum. */
  value: z.int(),
  minimum_cents: Amount,
  ends_at: Time.nullable(),
  /** How much these goods are below its minimum; null when they reach it. */
  missing_cents: Amount.nullable(),
  /** What it would take off these goods. */
  saves_cents: Amount,
})
export type ListedPromo = z.output<typeof ListedPromo>

export const promo_endpoints = {
  'POST /api/checkout/promo_codes': {
    summary: 'The promo codes shown to everybody that the shopper can still use, the best for these goods first',
    body: WhatToBuy.omit({ promo_code: true }).refine(eitherCartOrSku),
    reply: z.array(ListedPromo),
  },
} as const satisfies Record<string, Endpoint>
