import { z } from 'zod'
import { Amount, type Endpoint, Flag, LongPaging, longListOf, Slug, Time, Trimmed } from '../endpoint.ts'
import { CATEGORIES, KEYWORD_LIMIT, PRODUCT_SORTS, SHOP_SORTS } from '../rules.ts'

export const Card = z.object({
  product_id: Slug,
  shop_id: Slug,
  title: z.string(),
  image: z.string(),
  price_cents: Amount,
  /** The earlier price, where it was reduced. */
  was_cents: Amount.nullable(),
  sales: z.int(),
  /** Mean of the reviews' scores, one decimal; null without reviews. */
  rating: z.number().nullable(),
  sold_out: z.boolean(),
})
export type Card = z.output<typeof Card>

/** One option in the reader's language: `{ name: 'Colour', value: 'Clay' }`. */
export const AxisValue = z.object({ axis: z.string(), name: z.string(), value_key: z.string(), value: z.string() })
export type AxisValue = z.output<typeof AxisValue>

export const Sku = z.object({
  sku_id: Slug,
  values: z.array(AxisValue),
  price_cents: Amount,
  stock: z.int(),
  image: z.string(),
})
export type Sku = z.output<typeof Sku>

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

const ReviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  by_score: z.record(z.string(), z.int()),
  with_pictures: z.int(),
})

/** The freight to a country, `*` being all others the shop ships to. The base price includes the first piece. */
export const FreightRule = z.object({
  country: z.string(),
  base_cents: Amount,
  each_further_cents: Amount,
  /** From this sum of goods on, freight is free. */
  free_from_cents: Amount.nullable(),
  /** Working days until the shop hands the parcel over, and then on its way. */
  handling_days: z.int(),
  transit_days_min: z.int(),
  transit_days_max: z.int(),
})

export const ProductDetail = Card.extend({
  category: z.enum(CATEGORIES),
  category_name: z.string(),
  kind: z.object({ kind: Slug, name: z.string() }).nullable(),
  images: z.array(z.string()),
  description: z.string(),
  specs: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  skus: z.array(Sku),
  /** Keys of the axes that are never preselected, because they have to fit the shopper. */
  must_choose: z.array(z.string()),
  /** Keys of the axes that a size guide explains. */
  size_guides: z.array(z.string()),
  shop: Shop,
  freight: z.array(FreightRule),
  review_summary: ReviewSummary,
})
export type ProductDetail = z.output<typeof ProductDetail>

export const CategoryTile = z.object({ category: z.enum(CATEGORIES), name: z.string(), image: z.string() })
export type CategoryTile = z.output<typeof CategoryTile>

/** What a thing is, inside its category, such as kettles; with the picture of the one that sells best. */
export const KindTile = z.object({ kind: Slug, name: z.string(), image: z.string() })
export type KindTile = z.output<typeof KindTile>
export const Banner = z.object({
  image: z.string(),
  alt: z.string(),
  eyebrow: z.string(),
  title: z.string(),
  action: z.string(),
  link: z.string(),
})
export type Banner = z.output<typeof Banner>
export const ShopWithPicks = Shop.extend({ images: z.array(z.string()) })

export const Home = z.object({
  banners: z.array(Banner),
  categories: z.array(CategoryTile),
  hot_products: z.array(Card),
  hot_shops: z.array(ShopWithPicks),
})
export type Home = z.output<typeof Home>

/** No more is picked than one looks through. */
const PICKS_LIMIT = 48

const ProductFilter = LongPaging.extend({
  keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
  category: z.enum(CATEGORIES).optional(),
  kind: Slug.optional(),
  shop_id: Slug.optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  min_cents: z.coerce.number().int().min(0).max(1e12).optional(),
  max_cents: z.coerce.number().int().min(0).max(1e12).optional(),
  in_stock: Flag.optional(),
})
export type ProductFilter = z.output<typeof ProductFilter>

export const ProductList = longListOf(Card).extend({
  facets: z.object({
    is_partial: z
      .boolean()
      .describe('whether the keyword finds more products than were counted here: the 1,000 of the best-selling ones'),
    categories: z.array(z.object({ category: z.enum(CATEGORIES), name: z.string(), count: z.int() })),
    /** The kinds of the category that was asked for; none without a category. */
    kinds: z.array(z.object({ kind: Slug, name: z.string(), count: z.int() })),
    min_cents: Amount.nullable(),
    max_cents: Amount.nullable(),
  }),
})
export type ProductList = z.output<typeof ProductList>

const ShopFilter = LongPaging.extend({ sort: z.enum(SHOP_SORTS).optional() })
export type ShopFilter = z.output<typeof ShopFilter>
const ShopList = longListOf(ShopWithPicks)
export type ShopList = z.output<typeof ShopList>

export const catalogue_endpoints = {
  'GET /api/home': { summary: 'Banners, categories, hot products and hot shops', reply: Home },
  'GET /api/category/list': {
    summary: 'The ten categories, each with its kinds of which something is sold',
    reply: z.array(CategoryTile.extend({ kinds: z.array(KindTile) })),
  },
  'GET /api/product/list': {
    summary: 'Products by keyword, category, kind, shop and price',
    query: ProductFilter,
    reply: ProductList,
  },
  'GET /api/product/detail': {
    summary: 'One product with its SKUs and shop',
    query: z.object({ product_id: Slug }),
    reply: ProductDetail,
  },
  'GET /api/product/stock': {
    summary: 'The live stock of a product, by SKU',
    query: z.object({ product_id: Slug }),
    reply: z.array(z.object({ sku_id: Slug, stock: z.int(), price_cents: Amount })),
  },
  'GET /api/product/related': {
    summary: 'Products most like one, of the same kind first',
    query: z.object({ product_id: Slug }),
    reply: z.array(Card),
  },
  'GET /api/product/picks': {
    summary: 'Products chosen by what the shopper viewed, liked and bought',
    query: z.object({ limit: z.coerce.number().int().min(1).max(PICKS_LIMIT).optional() }),
    reply: z.array(Card),
  },
  'GET /api/search/suggest': {
    summary: 'Titles that hold what was typed; where none does, the words that may have been meant',
    query: z.object({ keyword: Trimmed.max(KEYWORD_LIMIT) }),
    reply: z.array(z.string()),
  },
  'GET /api/search/hot': { summary: 'What is searched for most', reply: z.array(z.string()) },
  'GET /api/shop/list': {
    summary: 'Shops',
    query: ShopFilter,
    reply: ShopList,
  },
  'GET /api/shop/detail': {
    summary: 'One shop',
    query: z.object({ shop_id: Slug }),
    reply: Shop.extend({ description: z.string(), products: z.int(), founded_at: Time }),
  },
} as const satisfies Record<string, Endpoint>
