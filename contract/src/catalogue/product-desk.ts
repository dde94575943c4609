import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, endlessListOf, Flag, Slug, Text, Time, Trimmed } from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal-desk.ts'
import { CATALOGUE_LIMITS, CATEGORIES, KEYWORD_LIMIT, LANGUAGE_TAGS } from '../rules.ts'
import { Key, PictureAddress, Seen, StoredTexts, Texts } from './texts.ts'

const { title, description, spec, specs, spec_values, pictures, skus, price_cents, stock } = CATALOGUE_LIMITS

const Price = z.int().min(1).max(price_cents)
const AxisValues = z.array(z.strictObject({ axis: Key, value_key: Key })).max(4)
const Specs = z
  .array(z.strictObject({ name: Texts(spec), values: z.array(Texts(spec)).min(1).max(spec_values) }))
  .max(specs)

export const ProductAtDesk = z.object({
  product_id: Slug,
  seen: Seen,
  shop_id: Slug,
  category: z.enum(CATEGORIES),
  kind: Slug.nullable(),
  title: StoredTexts,
  description: StoredTexts,
  specs: z.array(z.object({ name: StoredTexts, values: z.array(StoredTexts) })),
  images: z.array(z.string()),
  was_cents: Amount.nullable(),
  on_sale: z.boolean(),
  sales: z.int(),
  created_at: Time,
  skus: z.array(
    z.object({
      sku_id: Slug,
      axis_values: z.array(z.object({ axis: z.string(), value_key: z.string() })),
      price_cents: Amount,
      /** What can be bought: what orders have reserved is taken off already. */
      stock: z.int(),
      image: z.string(),
      on_sale: z.boolean(),
    }),
  ),
})
export type ProductAtDesk = z.output<typeof ProductAtDesk>

const ProductRow = z.object({
  product_id: Slug,
  shop_id: Slug,
  category: z.enum(CATEGORIES),
  title: StoredTexts,
  image: z.string(),
  price_cents: Amount,
  on_sale: z.boolean(),
  sales: z.int(),
  /** Pieces of all SKUs on sale. */
  stock: z.int(),
  skus: z.int(),
  /** Languages in which its title or description is missing. */
  missing: z.array(z.enum(LANGUAGE_TAGS)),
  created_at: Time,
})
export type ProductRow = z.output<typeof ProductRow>

/** Orders of the desk's products. */
const PRODUCT_SORTS = ['newest', 'oldest', 'cheapest', 'dearest'] as const

/** What narrows the desk's products. */
export const ProductFilter = {
  keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
  category: z.enum(CATEGORIES).optional(),
  kind: Slug.optional(),
  shop_id: Slug.optional(),
  on_sale: Flag.optional(),
  /** Those only that lack a text in one of the languages. */
  lacks_text: Flag.optional(),
  /** Those only of which a SKU on sale has ten pieces or fewer. */
  low_stock: Flag.optional(),
  /** Those only of which no SKU on sale has a piece. */
  sold_out: Flag.optional(),
}

const ProductRows = endlessListOf(ProductRow).omit({ total: true })

/** For who has to agree to prices that fall further than one person may lower them. Needed where somebody has to. */
const ReasonToLower = Text(300).optional()

/** What a product is to be. SKUs that are not named stay as they are. */
const ProductDraft = z.strictObject({
  product_id: Slug,
  /** Null for a new product. */
  seen: Seen.nullable(),
  shop_id: Slug,
  category: z.enum(CATEGORIES),
  kind: Slug.nullable(),
  title: Texts(title),
  description: Texts(description),
  specs: Specs,
  images: z.array(PictureAddress).min(1).max(pictures),
  was_cents: Price.nullable(),
  on_sale: z.boolean(),
  skus: z
    .array(
      z.strictObject({
        sku_id: Slug,
        axis_values: AxisValues,
        price_cents: Price,
        image: PictureAddress,
        on_sale: z.boolean(),
        /** Pieces that come (or, below zero, go); never what there is to be. */
        stock_change: z.int().min(-stock).max(stock),
      }),
    )
    .min(1)
    .max(skus),
  reason: ReasonToLower,
})

const SkuEdit = z.strictObject({
  sku_id: Slug,
  price: z.strictObject({ seen_cents: Price, price_cents: Price }).optional(),
  stock_change: z.int().min(-stock).max(stock).optional(),
})

/** The price that a product had before, struck through beside its price; null for none. */
const EarlierEdit = z.strictObject({
  product_id: Slug,
  seen_cents: Price.nullable(),
  was_cents: Price.nullable(),
})

/** Up to a hundred ids with commas between, as a query string has them. */
export const ProductIds = z
  .string()
  .max(8200)
  .regex(/^[a-z0-9][a-z0-9-]{0,79}(,[a-z0-9][a-z0-9-]{0,79}){0,99}$/)

export const desk_catalogue_endpoints = {
  'GET /api/admin/product/list': {
    summary:
      'Products in the order of their age or price; with a keyword up to 100 that it finds: by id, SKU or words of the title',
    query: EndlessPaging.extend({
      ...ProductFilter,
      /** `newest` unless said. */
      sort: z.enum(PRODUCT_SORTS).optional(),
    }),
    reply: ProductRows,
  },
  'GET /api/admin/product/detail': {
    summary: 'One product whole, in all languages, with all its SKUs',
    query: z.object({ product_id: Slug }),
    /** With lower prices that wait for a second person. */
    reply: ProductAtDesk.extend({ proposal: WaitingProposal.nullable() }),
  },
  'POST /api/admin/product/save': {
    summary: 'Make a product, or save one that nobody else changed meanwhile; stock changes by pieces',
    body: ProductDraft,
    /** `proposed`: prices that fall too far stay until a second person agrees; all else is saved. */
    reply: ProductAtDesk.extend({ outcome: z.enum(['saved', 'proposed']) }),
  },
  'POST /api/admin/product/on_sale': {
    summary: 'Put products on sale or take them off, all or none',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), on_sale: z.boolean() }),
    reply: z.object({ changed: z.int() }),
  },
  'POST /api/admin/sku/edit': {
    summary:
      'Change prices and stock of many SKUs and earlier prices of their products, all or none: a price from the one that was seen, stock by pieces',
    body: z
      .strictObject({
        edits: z.array(SkuEdit).max(200),
        earlier: z.array(EarlierEdit).max(100).optional(),
        reason: ReasonToLower,
      })
      .refine(({ edits, earlier = [] }) => edits.length + earlier.length > 0),
    /** `waits`: its lower price was proposed. */
    reply: z.array(z.object({ sku_id: Slug, price_cents: Amount, stock: z.int(), waits: z.boolean() })),
  },
  'GET /api/admin/sku/list': {
    summary: 'The SKUs of some products, for the grid of prices and stock',
    query: z.object({
      product_ids: ProductIds,
    }),
    reply: z.array(
      z.object({
        sku_id: Slug,
        product_id: Slug,
        title: StoredTexts,
        axis_values: z.array(z.object({ axis: z.string(), value_key: z.string() })),
        price_cents: Amount,
        /** The earlier price of its product. */
        was_cents: Amount.nullable(),
        stock: z.int(),
        on_sale: z.boolean(),
      }),
    ),
  },
  'POST /api/admin/picture/upload': {
    summary: 'Send a picture of the catalogue (JPEG, PNG or WebP) as multipart form: `file`, and `purpose` product',
    reply: z.object({ address: z.string(), width: z.int(), height: z.int() }),
  },
} as const satisfies Record<string, Endpoint>
