import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, endlessListOf, Slug, Time } from '../endpoint.ts'
import { NAME_LIMIT, PictureAddress, PriceAtLeastNothing, Seen, StoredTexts, Texts } from './texts.ts'

const Freight = z.object({
  country: z.string(),
  base_cents: Amount,
  each_further_cents: Amount,
  free_from_cents: Amount.nullable(),
  handling_days: z.int(),
  transit_days_min: z.int(),
  transit_days_max: z.int(),
})

const FreightDraft = z.strictObject({
  /** ISO code, or `*` for everywhere else the shop ships to. */
  country: z.string().regex(/^([A-Z]{2}|\*)$/),
  base_cents: PriceAtLeastNothing,
  each_further_cents: PriceAtLeastNothing,
  free_from_cents: PriceAtLeastNothing.nullable(),
  handling_days: z.int().min(0).max(60),
  transit_days_min: z.int().min(0).max(120),
  transit_days_max: z.int().min(0).max(120),
})

const ShopAtDesk = z.object({
  shop_id: Slug,
  seen: Seen,
  name: StoredTexts,
  description: StoredTexts,
  logo: z.string(),
  freight: z.array(Freight),
})
export type ShopAtDesk = z.output<typeof ShopAtDesk>

const SetupStep = z.boolean()

/** Shops with their freight, and what an empty marketplace lacks. */
export const desk_shop_endpoints = {
  'GET /api/admin/shop/list': {
    summary: 'Shops, newest first',
    query: EndlessPaging,
    reply: endlessListOf(
      z.object({ shop_id: Slug, name: StoredTexts, logo: z.string(), products: z.int(), founded_at: Time }),
    ).omit({ total: true }),
  },
  'GET /api/admin/shop/detail': {
    summary: 'One shop with its freight and arrival times',
    query: z.object({ shop_id: Slug }),
    reply: ShopAtDesk,
  },
  'POST /api/admin/shop/save': {
    summary: 'Make or save a shop with its freight; what it sold and who follows it stays',
    body: z.strictObject({
      shop_id: Slug,
      seen: Seen.nullable(),
      name: Texts(NAME_LIMIT),
      description: Texts(2000),
      logo: PictureAddress,
      freight: z.array(FreightDraft).max(40),
    }),
    reply: ShopAtDesk,
  },
  'GET /api/admin/setup': {
    summary: 'What an empty shop still lacks before its first sale',
    reply: z.object({
      /** A name of its own. */
      name: SetupStep,
      bank_account: SetupStep,
      category: SetupStep,
      shop: SetupStep,
      freight: SetupStep,
      product: SetupStep,
      ready: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>
