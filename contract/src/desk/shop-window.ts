// long: the rows of the shop window at the desk, each with its read and its save
import { z } from 'zod'
import {
  Amount,
  AskedTime,
  EndlessPaging,
  type Endpoint,
  endlessListOf,
  Nothing,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { CATALOGUE_LIMITS, CATEGORIES, LANGUAGE_TAGS } from '../rules.ts'
import { Key, PictureAddress, Seen, StoredTexts, Texts } from './texts.ts'

const NAME = 80
const position = z.int().min(0).max(10_000)
const price = z.int().min(0).max(CATALOGUE_LIMITS.price_cents)

const KindFacts = { kind: Slug, category: z.enum(CATEGORIES), position: z.int() }
const KindAtDesk = z.object({ ...KindFacts, seen: Seen, name: StoredTexts, other_names: StoredTexts })
const CategoryAtDesk = z.object({
  category: z.enum(CATEGORIES),
  seen: Seen,
  position: z.int(),
  name: StoredTexts,
  image: z.string(),
  kinds: z.array(KindAtDesk),
})
export type CategoryAtDesk = z.output<typeof CategoryAtDesk>

const OptionAtDesk = z.object({
  axis: Key,
  seen: Seen,
  name: StoredTexts,
  must_choose: z.boolean(),
  values: z.array(z.object({ value_key: Key, value: StoredTexts, other_names: StoredTexts })),
})
export type OptionAtDesk = z.output<typeof OptionAtDesk>

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
  base_cents: price,
  each_further_cents: price,
  free_from_cents: price.nullable(),
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

const BannerFacts = z.object({
  image: z.string(),
  eyebrow: StoredTexts,
  title: StoredTexts,
  action: StoredTexts,
  link: StoredTexts,
})
const BannerDraft = z.strictObject({
  image: PictureAddress,
  eyebrow: Texts(NAME),
  title: Texts(NAME),
  action: Texts(40),
  /** A page of this shop; one language may lead elsewhere than the others. */
  link: Texts(300),
})

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

const ArticleAtDesk = z.object({
  collection: z.enum(['help', 'law']),
  slug: Slug,
  language: z.enum(LANGUAGE_TAGS),
  seen: Seen,
  title: z.string(),
  body_markdown: z.string(),
  /** Whether it is in the shopkeeper's own words, not those that come with the shop. */
  is_own: z.boolean(),
})
export type ArticleAtDesk = z.output<typeof ArticleAtDesk>

const ArticleKey = {
  collection: z.enum(['help', 'law']),
  slug: Slug,
  language: z.enum(LANGUAGE_TAGS),
}

const SetupStep = z.boolean()

export const desk_window_endpoints = {
  'GET /api/admin/category/list': {
    summary: 'Categories with their kinds, in all languages',
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/save': {
    summary: 'Open one of the ten categories, or save one',
    body: z.strictObject({
      category: z.enum(CATEGORIES),
      seen: Seen.nullable(),
      position,
      name: Texts(NAME),
      image: PictureAddress,
    }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/category/remove': {
    summary: 'Close a category that nothing belongs to',
    body: z.strictObject({ category: z.enum(CATEGORIES), seen: Seen }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/kind/save': {
    summary: 'Make or save a kind of a category',
    body: z.strictObject({
      kind: Slug,
      seen: Seen.nullable(),
      category: z.enum(CATEGORIES),
      position,
      name: Texts(NAME),
      /** What shoppers also call it: only found by. */
      other_names: Texts(200),
    }),
    reply: z.array(CategoryAtDesk),
  },
  'POST /api/admin/kind/remove': {
    summary: 'Remove a kind that no product has',
    body: z.strictObject({ kind: Slug, seen: Seen }),
    reply: z.array(CategoryAtDesk),
  },
  'GET /api/admin/option/list': {
    summary: 'Options that SKUs differ by, such as colours and sizes, with their values',
    reply: z.array(OptionAtDesk),
  },
  'POST /api/admin/option/save': {
    summary: 'Make or save an option; values that are left out stay, because SKUs may have them',
    body: z.strictObject({
      axis: Key,
      seen: Seen.nullable(),
      name: Texts(NAME),
      must_choose: z.boolean(),
      values: z.array(z.strictObject({ value_key: Key, value: Texts(NAME), other_names: Texts(200) })).max(500),
    }),
    reply: z.array(OptionAtDesk),
  },
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
      name: Texts(NAME),
      description: Texts(2000),
      logo: PictureAddress,
      freight: z.array(FreightDraft).max(40),
    }),
    reply: ShopAtDesk,
  },
  'GET /api/admin/front': {
    summary: 'The banners of the front page and the words that search suggests',
    reply: z.object({
      banners: z.object({ seen: Seen, items: z.array(BannerFacts) }),
      hot_words: z.object({ seen: Seen, items: z.record(z.string(), z.array(z.string())) }),
    }),
  },
  'POST /api/admin/front/banners': {
    summary: 'Save all banners, in their order',
    body: z.strictObject({ seen: Seen, items: z.array(BannerDraft).max(10) }),
    reply: Nothing,
  },
  'POST /api/admin/front/hot_words': {
    summary: 'Save the hot words of all languages, in their order',
    body: z.strictObject({
      seen: Seen,
      items: z.partialRecord(z.enum(LANGUAGE_TAGS), z.array(Text(40)).max(20)),
    }),
    reply: Nothing,
  },
  'GET /api/admin/promo/list': {
    summary: 'Promo codes, the newest first',
    query: EndlessPaging,
    reply: endlessListOf(PromoAtDesk).omit({ total: true }),
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
      minimum_cents: price,
      includes_freight: z.boolean(),
      listed: z.boolean(),
      starts_at: AskedTime,
      ends_at: AskedTime.nullable(),
      uses_limit: z.int().min(1).max(1_000_000_000).nullable(),
    }),
    reply: PromoAtDesk,
  },
  'GET /api/admin/article/list': {
    summary: 'Help and legal pages in all languages',
    query: z.object({ collection: z.enum(['help', 'law']) }),
    reply: z.array(ArticleAtDesk),
  },
  'POST /api/admin/article/save': {
    summary: 'Write a help or legal page in own words, or take back the words that come with the shop',
    body: z.strictObject({
      ...ArticleKey,
      seen: Seen,
      own: z.strictObject({ title: Text(120), body_markdown: Text(30_000) }).nullable(),
    }),
    reply: ArticleAtDesk,
  },
  'GET /api/admin/setup': {
    summary: 'What an empty shop still lacks before its first sale',
    reply: z.object({
      bank_account: SetupStep,
      category: SetupStep,
      shop: SetupStep,
      freight: SetupStep,
      product: SetupStep,
      ready: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>
