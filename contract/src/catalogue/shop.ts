import { z } from 'zod'
import { desk } from '../access.ts'
import { FREIGHT_SERVICES } from '../address/address-rules.ts'
import {
  Amount,
  areDistinct,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  LongPaging,
  longListOf,
  Revision,
  Slug,
  Time,
  Trimmed,
} from '../endpoint.ts'
import { DESK_SHOPS } from '../stale/desk-reads.ts'
import { KEYWORD_LIMIT } from '../text/text-rules.ts'
import { CATALOGUE_LIMITS, FREIGHT_BASES, FREIGHT_MANY_LIMIT, SHOP_SORTS } from './catalogue-rules.ts'
import { NAME_LIMIT, Names, NonNegativePrice, PictureAddress, StoredTexts, Texts } from './texts.ts'

export const Shop = z.object({
  shop_id: Slug,
  name: z.string(),
  logo: z.string(),
  fans: z.int(),
  /** Percentage of reviews with four or five stars; null without reviews. */
  favorable_rate: z.number().nullable(),
  total_sales: z.int(),
})
export type Shop = z.output<typeof Shop>

/** Prices by weight in grams, or by the price of the goods in cents; `FreightBands` in delivery.ts. */
const FreightBands = z.object({
  basis: z.enum(FREIGHT_BASES),
  limits: z.array(z.object({ up_to: z.int(), cents: Amount })),
  step: z.int().nullable(),
})

/**
 * Freight to a country; `*` means all other countries that the shop ships to. Without bands, the base price includes
 * the first piece, and each further piece has a price.
 */
export const FreightRule = z.object({
  country: z.string(),
  service: z.enum(FREIGHT_SERVICES),
  base_cents: Amount,
  each_further_cents: Amount,
  /** Freight is free from this goods total on. */
  free_from_cents: Amount.nullable(),
  /** Present if the price depends on the weight, or on the price of the goods. */
  bands: FreightBands.nullish(),
  /** Working days until the shop hands over the parcel (handling), and for transport (transit). */
  handling_days: z.int(),
  transit_days_min: z.int(),
  transit_days_max: z.int(),
})

export const FreightTerms = FreightRule.pick({
  base_cents: true,
  each_further_cents: true,
  free_from_cents: true,
  bands: true,
})

export const ShopWithPicks = Shop.extend({ images: z.array(z.string()) })

const ShopFilter = LongPaging.extend({ sort: z.enum(SHOP_SORTS).optional() })
export type ShopFilter = z.output<typeof ShopFilter>

const ShopList = longListOf(ShopWithPicks)
export type ShopList = z.output<typeof ShopList>

const FreightDraft = z.strictObject({
  /** ISO code, or `*` for all other countries that the shop ships to. */
  country: z.string().regex(/^([A-Z]{2}|\*)$/),
  /** A country can have a rule for each service. */
  service: z.enum(FREIGHT_SERVICES).default('standard'),
  base_cents: NonNegativePrice,
  each_further_cents: NonNegativePrice,
  free_from_cents: NonNegativePrice.nullable(),
  bands: z
    .strictObject({
      basis: z.enum(FREIGHT_BASES),
      limits: z
        .array(z.strictObject({ up_to: z.int().min(1).max(CATALOGUE_LIMITS.freight_limit), cents: NonNegativePrice }))
        .min(1)
        .max(CATALOGUE_LIMITS.freight_bands),
      step: z.int().min(1).max(CATALOGUE_LIMITS.freight_limit).nullable(),
    })
    .nullish(),
  handling_days: z.int().min(0).max(60),
  transit_days_min: z.int().min(0).max(120),
  transit_days_max: z.int().min(0).max(120),
})

const ShopAtDesk = z.object({
  shop_id: Slug,
  revision: Revision,
  name: StoredTexts,
  description: StoredTexts,
  logo: z.string(),
  /** The weight of a piece whose SKU has none, for freight by weight. */
  piece_grams: z.int(),
  freight: z.array(FreightRule),
})
export type ShopAtDesk = z.output<typeof ShopAtDesk>

const FreightOfMany = z.strictObject({
  /**
   * A dry run returns the `revision` of each shop. The call that sets the freight must send it back; a dry run does not
   * need it.
   */
  shops: z
    .array(z.strictObject({ shop_id: Slug, revision: Revision.nullable() }))
    .min(1)
    .max(FREIGHT_MANY_LIMIT)
    .refine((shops) => areDistinct(shops.map(({ shop_id }) => shop_id))),
  freight: z.array(FreightDraft).min(1).max(100),
  /** Whether freight to countries and by services that `freight` does not list is kept or removed. */
  others: z.enum(['keep', 'remove']),
  dry_run: z.boolean(),
})

const hasRevisions = ({ shops, dry_run }: z.output<typeof FreightOfMany>) =>
  dry_run || shops.every(({ revision }) => revision !== null)

const FreightOutcome = z.object({
  shop_id: Slug,
  /**
   * `changed`: the freight is set or, in a dry run, would be set; `same`: the shop already had this freight;
   * `changed_meanwhile`: the shop was changed after the dry run and its freight is kept; `unknown`: the shop does not
   * exist.
   */
  outcome: z.enum(['changed', 'same', 'changed_meanwhile', 'unknown']),
  /** Name, digest and freight of the shop before the call. Null for an unknown shop. */
  shop: z.object({ name: StoredTexts, revision: Revision, freight: z.array(FreightRule) }).nullable(),
})

const SetupStep = z.boolean()

/** Shops with their freight, and the setup steps of an empty marketplace. */
export const shop_endpoints = {
  'GET /api/shop/list': {
    summary: 'Shops',
    access: 'public',
    query: ShopFilter,
    reply: ShopList,
  },
  'GET /api/shop/detail': {
    summary: 'One shop',
    access: 'public',
    query: z.object({ shop_id: Slug }),
    reply: Shop.extend({ description: z.string(), products: z.int(), founded_at: Time }),
  },
  'GET /api/admin/shop/list': {
    summary: 'Shops, newest first, or those whose id or name contains a keyword',
    access: desk('catalogue', 'fulfilment', 'support'),
    query: EndlessPaging.extend({ keyword: Trimmed.max(KEYWORD_LIMIT).optional() }),
    reply: endlessListOf(
      z.object({ shop_id: Slug, name: StoredTexts, logo: z.string(), products: z.int(), founded_at: Time }),
    ).omit({ total: true }),
  },
  'GET /api/admin/shop/detail': {
    summary: 'One shop with its freight and arrival times',
    access: desk('catalogue'),
    query: z.object({ shop_id: Slug }),
    reply: ShopAtDesk,
  },
  'POST /api/admin/shop/save': {
    summary: 'Create or save a shop with its freight; its sales and followers remain',
    access: desk('catalogue'),
    body: z.strictObject({
      shop_id: Slug,
      revision: Revision.nullable(),
      name: Names(NAME_LIMIT),
      description: Texts(2000),
      logo: PictureAddress,
      piece_grams: z.int().min(1).max(CATALOGUE_LIMITS.weight_grams),
      freight: z.array(FreightDraft).max(100),
    }),
    reply: ShopAtDesk,
    stale: DESK_SHOPS,
  },
  'POST /api/admin/shop/freight': {
    summary:
      'Set the freight of several shops, each independently: a shop that was changed after the dry run is reported and keeps its freight. A dry run changes nothing. A call ends after a few seconds: send the shops after the last outcome again',
    access: desk('catalogue'),
    body: FreightOfMany.refine(hasRevisions),
    reply: z.object({ outcomes: z.array(FreightOutcome) }),
    stale: DESK_SHOPS,
  },
  'GET /api/admin/setup': {
    summary: 'The setup steps that a new shop still lacks',
    access: desk(),
    reply: z.object({
      language: SetupStep.describe('an owner has chosen the default language'),
      name: SetupStep.describe('the shop has a name'),
      bank_account: SetupStep,
      category: SetupStep,
      shop: SetupStep,
      freight: SetupStep,
      product: SetupStep,
      legal: SetupStep.describe('the shop wrote its own terms of use and privacy policy, in any language'),
      seller: SetupStep.describe('each shop has a registered name and a tax number, which receipts show'),
      rates: SetupStep.describe('at least one currency has a rate, so that prices are estimated in it'),
      bank_zone: SetupStep.describe('an owner has chosen the time zone of the bank’s days'),
      carrier: SetupStep,
      second_operator: SetupStep.describe('there are two active operators, because some actions need a second one'),
      ready: z
        .boolean()
        .describe('whether a first sale is possible, for which the steps that are only advised may be open'),
    }),
  },
} as const satisfies EndpointTable
