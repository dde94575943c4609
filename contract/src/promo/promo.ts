import { z } from 'zod'
import { desk } from '../access.ts'
import { eitherCartOrSku, WhatToBuy } from '../cart/checkout.ts'
import { CATALOGUE_LIMITS, CATEGORIES_LIMIT } from '../catalogue/catalogue-rules.ts'
import { NonNegativePrice } from '../catalogue/texts.ts'
import {
  Amount,
  AskedTime,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  Revision,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { PROMO_PRODUCTS_LIMIT } from './promo-rules.ts'

const ListedPromo = z.object({
  code: z.string(),
  kind: z.enum(['percentage', 'fixed']),
  /** Basis points for a percentage, cents for a fixed sum. */
  value: z.int(),
  minimum_cents: Amount,
  ends_at: Time.nullable(),
  /** The amount by which the value of the goods is below the minimum; null when it reaches the minimum. */
  missing_cents: Amount.nullable(),
  /** The discount on these goods. */
  saves_cents: Amount,
})
export type ListedPromo = z.output<typeof ListedPromo>

const PromoFacts = {
  code: z.string(),
  kind: z.enum(['percentage', 'fixed']),
  /** Basis points for a percentage, cents for a fixed sum. */
  value: z.int(),
  minimum_cents: Amount,
  includes_freight: z.boolean(),
  listed: z.boolean(),
  starts_at: Time,
  ends_at: Time.nullable(),
  uses_limit: z.int().nullable(),
  /** Maximum number of uses per shopper; null for no limit. */
  uses_per_shopper: z.int().nullable(),
  /**
   * Products covered by the code, in addition to the products of `categories`. If `product_ids` and `categories` are
   * empty, the code covers all goods.
   */
  product_ids: z.array(Slug),
  categories: z.array(Slug),
}

/** `uses` counts orders of all shoppers, with or without a limit. */
const PromoAtDesk = z.object({ ...PromoFacts, revision: Revision, uses: z.int() })

/** A promo code with its pending change, which needs approval. */
const PromoInFull = PromoAtDesk.extend({ proposal: WaitingProposal.nullable() })
export type PromoAtDesk = z.output<typeof PromoAtDesk>

export const promo_endpoints = {
  'POST /api/checkout/promo_codes': {
    summary: 'Public promo codes that the shopper can still use, the highest discount on these goods first',
    access: 'shopper',
    body: WhatToBuy.omit({ promo_code: true }).refine(eitherCartOrSku),
    reply: z.array(ListedPromo),
    reads: true,
  },
  'GET /api/admin/promo/list': {
    summary: 'Promo codes, newest first',
    access: desk('catalogue'),
    query: EndlessPaging,
    reply: endlessListOf(PromoAtDesk)
      .omit({ total: true })
      .extend({
        /** New codes that wait for approval; `ref_id` is the code. */
        proposals: z.array(WaitingProposal),
      }),
  },
  'GET /api/admin/promo/detail': {
    summary: 'One promo code',
    access: desk('catalogue'),
    query: z.object({ code: z.string().max(30) }),
    reply: PromoInFull,
  },
  'POST /api/admin/promo/save': {
    summary:
      'Create or save a promo code, or propose it if it could give away more than one operator may; orders that used it keep their price',
    access: desk('catalogue'),
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/),
      revision: Revision.nullable(),
      kind: z.enum(['percentage', 'fixed']),
      value: z.int().min(1).max(CATALOGUE_LIMITS.price_cents),
      minimum_cents: NonNegativePrice,
      includes_freight: z.boolean(),
      listed: z.boolean(),
      starts_at: AskedTime,
      ends_at: AskedTime.nullable(),
      uses_limit: z.int().min(1).max(1_000_000_000).nullable(),
      uses_per_shopper: z.int().min(1).max(1_000_000).nullable().default(1),
      product_ids: z.array(Slug).max(PROMO_PRODUCTS_LIMIT).default([]),
      categories: z.array(Slug).max(CATEGORIES_LIMIT).default([]),
      /** The reason shown to the operator who approves. Required if approval is needed. */
      reason: Text(300).optional(),
    }),
    reply: PromoInFull.extend({ outcome: z.enum(['saved', 'proposed']) }),
    stale: ['GET /api/admin/promo/list', 'GET /api/admin/promo/detail'],
  },
} as const satisfies EndpointTable
