import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  Flag,
  LongPaging,
  longListOf,
  Slug,
  Time,
  Trimmed,
} from '../endpoint.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { KEYWORD_LIMIT } from '../text/text-rules.ts'
import { PRODUCT_SORTS, RATINGS } from './catalogue-rules.ts'
import { StoredTexts } from './texts.ts'

export const Card = z.object({
  product_id: Slug,
  shop_id: Slug,
  title: z.string(),
  image: z.string(),
  price_cents: Amount,
  /** The earlier price, if the price was reduced, or a recommended price. */
  was_cents: Amount.nullable(),
  /** Whether `was_cents` is a recommended price, at which the product was not sold. */
  is_recommended_price: z.boolean(),
  /** End of the price reduction in force; then `was_cents` is the lowest price of the 30 days before it. */
  reduced_until: Time.nullish(),
  /** The contents of the SKU at this price, such as `250 ml`, for its unit price. */
  net_content: z.string().nullish(),
  sales: z.int(),
  /** Mean of the reviews' scores, one decimal; null without reviews. */
  rating: z.number().nullable(),
  sold_out: z.boolean(),
})
export type Card = z.output<typeof Card>

/** Maximum number of picks, because shoppers do not browse through more. */
const PICKS_LIMIT = 48

/** Up to 40 values of options, such as `colour:clay,size:m`. */
const Options = z
  .string()
  .regex(/^[a-z0-9_-]+:[a-z0-9_-]+(,[a-z0-9_-]+:[a-z0-9_-]+){0,39}$/)
  .max(1_000)
  .transform((text) => text.split(','))

const MARK_FILTERS = {
  /** Limits the list to products that have, for each of these options, one of its values. */
  options: Options.optional(),
  min_rating: z.enum(RATINGS).optional(),
  /**
   * Limits the list to products whose first piece is delivered free of charge to every country that the shop ships to.
   */
  free_delivery: Flag.optional(),
}

const ProductFilter = LongPaging.extend({
  keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
  as_typed: Flag.optional().describe('searches the keyword exactly as typed, without corrections'),
  category: Slug.optional(),
  kind: Slug.optional(),
  shop_id: Slug.optional(),
  sort: z.enum(PRODUCT_SORTS).optional(),
  min_cents: z.coerce.number().int().min(0).max(1e12).optional(),
  max_cents: z.coerce.number().int().min(0).max(1e12).optional(),
  in_stock: Flag.optional(),
  ...MARK_FILTERS,
})
export type ProductFilter = z.output<typeof ProductFilter>

const FilterQuery = ProductFilter.omit({ page: true, page_size: true, cursor: true })
export type FilterQuery = z.output<typeof FilterQuery>

export const FilterCounts = z.object({
  total: z.int(),
  total_is_least: z.boolean(),
  is_partial: z.boolean().describe('whether only the first 1,000 products are counted for each filter'),
  options: z.array(
    z.object({
      axis: z.string(),
      name: z.string(),
      /** `count`: the number of products with this value that pass all filters except those of this option. */
      values: z.array(z.object({ value_key: z.string(), value: z.string(), count: z.int() })),
    }),
  ),
  ratings: z.array(z.object({ min_rating: z.enum(RATINGS), count: z.int() })),
  free_delivery: z.int(),
})
export type FilterCounts = z.output<typeof FilterCounts>

/** The meaning of a keyword that the search chose. */
const Meant = z.object({
  keyword: z.string().describe('the words that were searched'),
  is_typed_found: z.boolean().describe('whether some products contain the keyword as typed'),
})
export type Meant = z.output<typeof Meant>

/** The filters that a keyword names, such as "red shoes under 50". */
export const FilterWords = z.object({
  keyword: z.string().max(KEYWORD_LIMIT).describe('the keyword without the words of the filters; may be empty'),
  /** Values of options, such as `colour:clay`. */
  options: z.array(z.string().max(200)).max(40),
  min_cents: z.int().min(0).max(1e12).nullable(),
  max_cents: z.int().min(0).max(1e12).nullable(),
})
export type FilterWords = z.output<typeof FilterWords>

const CategoryCount = z.object({ category: Slug, name: z.string(), count: z.int() })

export const ProductList = longListOf(Card).extend({
  meant: Meant.nullable().describe('what the keyword was taken to mean; null if it was searched only as typed'),
  filter_words: FilterWords.nullable().describe(
    'the filters by which the list is limited because the keyword names them; null if it names none',
  ),
  facets: z.object({
    is_partial: z
      .boolean()
      .describe('whether the keyword finds more products than were counted here: the 1,000 of the best-selling ones'),
    categories: z
      .array(CategoryCount)
      .describe('the categories of the list, without subcategories and hidden categories'),
    main_category: Slug.nullable().describe('the requested category, or the one of the requested subcategory'),
    subcategories: z
      .array(CategoryCount)
      .describe('the subcategories of the requested category, or those next to the requested subcategory'),
    /** The kinds of the requested category and its subcategories; empty without a category. */
    kinds: z.array(z.object({ kind: Slug, name: z.string(), count: z.int() })),
    min_cents: Amount.nullable(),
    max_cents: Amount.nullable(),
  }),
})
export type ProductList = z.output<typeof ProductList>

const ProductRow = z.object({
  product_id: Slug,
  shop_id: Slug,
  category: Slug,
  title: StoredTexts,
  image: z.string(),
  price_cents: Amount,
  on_sale: z.boolean(),
  sales: z.int(),
  /** Total pieces of all SKUs on sale. */
  stock: z.int(),
  skus: z.int(),
  /** Languages in which the title or description is missing. */
  missing: z.array(z.enum(LANGUAGE_TAGS)),
  created_at: Time,
})
export type ProductRow = z.output<typeof ProductRow>

const DESK_PRODUCT_SORTS = ['newest', 'oldest', 'cheapest', 'dearest'] as const

export const DeskProductFilter = {
  keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
  category: Slug.optional(),
  kind: Slug.optional(),
  shop_id: Slug.optional(),
  on_sale: Flag.optional(),
  /** Limits the list to products that lack a text in one of the languages. */
  lacks_text: Flag.optional(),
  /** Limits the list to products that have no picture yet. */
  lacks_picture: Flag.optional(),
  /** Limits the list to products whose taxes and duties cannot be told: no HS code, or no country of origin. */
  lacks_customs: Flag.optional(),
  /** Limits the list to products on sale without a maker. */
  lacks_maker: Flag.optional(),
  /** Limits the list to products on sale whose maker is unknown, or is outside the EU without a responsible person. */
  lacks_responsible: Flag.optional(),
  /** Limits the list to products with a SKU on sale that has no weight. */
  lacks_weight: Flag.optional(),
  /** Limits the list to products with a SKU on sale whose stock is low. */
  low_stock: Flag.optional(),
  /** Limits the list to products of which every SKU on sale is out of stock. */
  sold_out: Flag.optional(),
}

const ProductRows = endlessListOf(ProductRow).omit({ total: true })

export const listing_endpoints = {
  'GET /api/product/list': {
    summary: 'Products by keyword, category, kind, shop and price',
    access: 'public',
    query: ProductFilter,
    reply: ProductList,
  },
  'GET /api/product/filters': {
    summary: 'The number of products of a list, and the options, ratings and free delivery to filter it by',
    access: 'public',
    query: FilterQuery,
    reply: FilterCounts,
  },
  'GET /api/product/related': {
    summary: 'Similar products, those of the same kind first',
    access: 'public',
    query: z.object({ product_id: Slug }),
    reply: z.array(Card),
  },
  'GET /api/product/picks': {
    summary: 'Products picked from what the shopper viewed, liked and bought',
    access: 'shopper',
    query: z.object({ limit: z.coerce.number().int().min(1).max(PICKS_LIMIT).optional() }),
    reply: z.array(Card),
  },
  'GET /api/search/suggest': {
    summary: 'Titles of products for the typed text, which may be misspelt',
    access: 'public',
    query: z.object({ keyword: Trimmed.max(KEYWORD_LIMIT) }),
    reply: z.array(z.string()),
  },
  'GET /api/search/hot': { summary: 'The most frequent searches', access: 'public', reply: z.array(z.string()) },
  'GET /api/admin/product/list': {
    summary: 'Products sorted by age or price; with a keyword, up to 100 matches by id, SKU or title words',
    access: desk('catalogue', 'fulfilment', 'support'),
    query: EndlessPaging.extend({
      ...DeskProductFilter,
      /** Defaults to `newest`. */
      sort: z.enum(DESK_PRODUCT_SORTS).optional(),
    }),
    reply: ProductRows,
  },
} as const satisfies EndpointTable
