import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Nothing, Revision, SingleLine } from '../endpoint.ts'
import { DESK_HOME } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { CategoryTile } from './category.ts'
import { Card } from './listing.ts'
import { ShopWithPicks } from './shop.ts'
import { NAME_LIMIT, PictureAddress, StoredTexts, Texts } from './texts.ts'

export const Banner = z.object({
  image: z.string(),
  alt: z.string(),
  eyebrow: z.string(),
  title: z.string(),
  action: z.string(),
  link: z.string(),
})
export type Banner = z.output<typeof Banner>

export const Home = z.object({
  banners: z.array(Banner),
  categories: z.array(CategoryTile),
  hot_products: z.array(Card),
  hot_shops: z.array(ShopWithPicks),
})
export type Home = z.output<typeof Home>

const BannerFacts = z.object({
  image: z.string(),
  eyebrow: StoredTexts,
  title: StoredTexts,
  action: StoredTexts,
  link: StoredTexts,
})

const BannerDraft = z.strictObject({
  image: PictureAddress,
  eyebrow: Texts(NAME_LIMIT),
  title: Texts(NAME_LIMIT),
  action: Texts(40),
  /** Link to a page of this shop. The link may differ by language. */
  link: Texts(300),
})

export const home_endpoints = {
  'GET /api/home': { summary: 'Banners, categories, hot products and hot shops', access: 'public', reply: Home },
  'GET /api/admin/home': {
    summary: 'The banners of the home page and the words that search suggests',
    access: desk('catalogue'),
    reply: z.object({
      banners: z.object({ revision: Revision, items: z.array(BannerFacts) }),
      popular_searches: z.object({ revision: Revision, items: z.record(z.string(), z.array(z.string())) }),
    }),
  },
  'POST /api/admin/home/banners': {
    summary: 'Save all banners, in their order',
    access: desk('catalogue'),
    body: z.strictObject({ revision: Revision, items: z.array(BannerDraft).max(10) }),
    reply: Nothing,
    stale: DESK_HOME,
  },
  'POST /api/admin/home/popular_searches': {
    summary: 'Save the popular searches of all languages, in their order',
    access: desk('catalogue'),
    body: z.strictObject({
      revision: Revision,
      items: z.partialRecord(z.enum(LANGUAGE_TAGS), z.array(SingleLine(40)).max(20)),
    }),
    reply: Nothing,
    stale: DESK_HOME,
  },
} as const satisfies EndpointTable
