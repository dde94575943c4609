import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, type EndpointTable, Revision, Slug, Text, Time } from '../endpoint.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'
import { CATALOGUE_LIMITS } from './catalogue-rules.ts'
import { CONTENT_PATTERN } from './content-rules.ts'
import { LineOrNull, StoredTexts, Tags } from './texts.ts'
import { TAX_CLASSES } from './trade-numbers.ts'

/** One option in the reader's language: `{ name: 'Colour', value: 'Clay' }`. */
export const AxisValue = z.object({ axis: z.string(), name: z.string(), value_key: z.string(), value: z.string() })
export type AxisValue = z.output<typeof AxisValue>

export const Sku = z.object({
  sku_id: Slug,
  values: z.array(AxisValue),
  price_cents: Amount,
  /** Lowest price of the 30 days before the price reduction in force, if it was higher. */
  former_cents: Amount.nullish(),
  reduced_until: Time.nullish(),
  stock: z.int(),
  image: z.string(),
  /** The contents of the SKU, such as `250 ml`, for its unit price. */
  net_content: z.string().nullish(),
  /** The weight by which freight is calculated: that of the SKU, otherwise the shop's weight of a piece. */
  weight_grams: z.int().optional(),
})
export type Sku = z.output<typeof Sku>

export const Price = z.int().min(1).max(CATALOGUE_LIMITS.price_cents)

/**
 * The reason shown to the operator who approves. Required when prices fall further than one operator may lower them.
 */
export const ReasonToLower = Text(300).optional()

const SkuEdit = z.strictObject({
  sku_id: Slug,
  price: z.strictObject({ revision: Revision, price_cents: Price }).optional(),
  stock_change: z.int().min(-CATALOGUE_LIMITS.stock).max(CATALOGUE_LIMITS.stock).optional(),
  /** Numbers of the SKU, saved unless they changed since `revision`. Omitted values stay. */
  facts: z
    .strictObject({
      revision: Revision,
      article_number: LineOrNull(CATALOGUE_LIMITS.article_number).optional(),
      weight_grams: z.int().min(1).max(CATALOGUE_LIMITS.weight_grams).nullable().optional(),
      net_content: z.string().regex(CONTENT_PATTERN).nullable().optional(),
      low_stock_at: z.int().min(0).max(CATALOGUE_LIMITS.stock).nullable().optional(),
    })
    .optional(),
})

/** All tags of a product. */
const TagsEdit = z.strictObject({ product_id: Slug, revision: Revision, tags: Tags })

/** The class of a product's goods for taxes; null if it follows from the HS code. */
const ClassEdit = z.strictObject({ product_id: Slug, revision: Revision, tax_class: z.enum(TAX_CLASSES).nullable() })

/** The earlier price of a product, shown struck through next to its price; null for none. */
const EarlierEdit = z.strictObject({
  product_id: Slug,
  revision: Revision,
  was_cents: Price.nullable(),
})

/** At most a hundred ids, separated by commas, because they are part of a query string. */
export const ProductIds = z
  .string()
  .max(8200)
  .regex(/^[a-z0-9][a-z0-9-]{0,79}(,[a-z0-9][a-z0-9-]{0,79}){0,99}$/)

export const sku_endpoints = {
  'POST /api/admin/sku/edit': {
    summary:
      'Change prices, stock and numbers of many SKUs, and earlier prices, tags and classes of their products, all or none: all but stock only if unchanged since their `revision`, stock by pieces',
    access: desk('catalogue'),
    body: z
      .strictObject({
        edits: z.array(SkuEdit).max(200),
        earlier: z.array(EarlierEdit).max(100).optional(),
        tags: z.array(TagsEdit).max(100).optional(),
        classes: z.array(ClassEdit).max(100).optional(),
        reason: ReasonToLower,
      })
      .refine(
        ({ edits, earlier = [], tags = [], classes = [] }) =>
          edits.length + earlier.length + tags.length + classes.length > 0,
      ),
    /** `waits`: the lower price was proposed and needs approval. */
    reply: z.array(z.object({ sku_id: Slug, price_cents: Amount, stock: z.int(), waits: z.boolean() })),
    stale: DESK_PRODUCTS,
  },
  'GET /api/admin/sku/list': {
    summary: 'The SKUs of given products, for the grid of prices and stock',
    access: desk('catalogue'),
    query: z.object({
      product_ids: ProductIds,
    }),
    reply: z.array(
      z.object({
        sku_id: Slug,
        product_id: Slug,
        title: StoredTexts,
        axis_values: z.array(z.object({ axis: z.string(), value_key: z.string() })),
        price: z.object({ price_cents: Amount, revision: Revision }),
        /** The earlier price of the product. */
        earlier: z.object({ was_cents: Amount.nullable(), revision: Revision }),
        is_recommended_price: z.boolean(),
        stock: z.int(),
        on_sale: z.boolean(),
        facts: z.object({
          article_number: z.string().nullable(),
          weight_grams: z.int().nullable(),
          net_content: z.string().nullable(),
          /** From how many pieces on the stock is low; null for the number of the settings. */
          low_stock_at: z.int().nullable(),
          revision: Revision,
        }),
        /** The tags of the product. */
        tags: z.object({ tags: z.array(z.string()), revision: Revision }),
        /** The class of the product's goods. */
        goods: z.object({ tax_class: z.enum(TAX_CLASSES).nullable(), revision: Revision }),
      }),
    ),
  },
} as const satisfies EndpointTable
