import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, type EndpointTable, Revision, Slug, Time } from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'
import { CATALOGUE_LIMITS, GUARANTEE_YEARS } from './catalogue-rules.ts'
import { CONTENT_PATTERN } from './content-rules.ts'
import { WITHDRAWAL_EXEMPTIONS } from './exemption-rules.ts'
import { Card } from './listing.ts'
import { Safety } from './maker.ts'
import { FreightRule, Shop } from './shop.ts'
import { Price, ReasonToLower, Sku } from './sku.ts'
import { Key, LineOrNull, NonNegativePrice, PictureAddress, StoredTexts, Tags, Texts } from './texts.ts'
import { COUNTRIES, HS_CODE_PATTERN, isGtin, TAX_CLASSES } from './trade-numbers.ts'

const ReviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  by_score: z.record(z.string(), z.int()),
  with_pictures: z.int(),
})

export const ProductDetail = Card.extend({
  category: Slug,
  category_name: z.string(),
  parent_category: z
    .object({ category: Slug, name: z.string() })
    .nullable()
    .describe('the category of which `category` is a subcategory'),
  kind: z.object({ kind: Slug, name: z.string() }).nullable(),
  images: z.array(z.string()),
  description: z.string(),
  specs: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  skus: z.array(Sku),
  /** Keys of the axes that are never preselected, because the choice must fit the shopper. */
  must_choose: z.array(z.string()),
  /** Keys of the axes that have a size guide. */
  size_guides: z.array(z.string()),
  shop: Shop,
  freight: z.array(FreightRule),
  /** Days after receipt in which a refund can be requested. */
  return_days: z.int(),
  /** Countries with more days. */
  longer_returns: z.array(z.object({ country: z.string(), days: z.int() })),
  /** Why the EU and UK exempt the product from the right of withdrawal. */
  withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
  safety: Safety,
  /** Years of the maker’s guarantee of durability, if it is longer than the legal guarantee. */
  guarantee_years: z.int().nullable(),
  review_summary: ReviewSummary,
})
export type ProductDetail = z.output<typeof ProductDetail>

const Gtin = z.string().refine(isGtin, 'not a GTIN: 8, 12, 13 or 14 digits, the last of which is a check digit')
const HsCode = z.string().regex(HS_CODE_PATTERN)
const Country = z.string().refine((code) => COUNTRIES.includes(code), 'not a country of ISO 3166-1')

const AxisValues = z.array(z.strictObject({ axis: Key, value_key: Key })).max(4)

const Specs = z
  .array(
    z.strictObject({
      name: Texts(CATALOGUE_LIMITS.spec),
      values: z.array(Texts(CATALOGUE_LIMITS.spec)).min(1).max(CATALOGUE_LIMITS.spec_values),
    }),
  )
  .max(CATALOGUE_LIMITS.specs)

export const ProductAtDesk = z.object({
  product_id: Slug,
  revision: Revision,
  shop_id: Slug,
  category: Slug,
  kind: Slug.nullable(),
  title: StoredTexts,
  description: StoredTexts,
  specs: z.array(z.object({ name: StoredTexts, values: z.array(StoredTexts) })),
  images: z.array(z.string()),
  was_cents: Amount.nullable(),
  is_recommended_price: z.boolean(),
  on_sale: z.boolean(),
  vendor: z.string().nullable(),
  tags: z.array(z.string()),
  /** For customs: number of the Harmonized System. */
  hs_code: z.string().nullable(),
  /** Country of origin as ISO 3166-1 alpha-2. */
  origin_country: z.string().nullable(),
  /** The class of goods by which rules of taxes are chosen. Null: it follows from the HS code. */
  tax_class: z.enum(TAX_CLASSES).nullable(),
  /** Why the EU and UK exempt the product from the right of withdrawal. */
  withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
  /** Null: the maker follows from the supplier. */
  maker: Slug.nullable(),
  warnings: StoredTexts,
  guarantee_years: z.int().nullable(),
  sales: z.int(),
  created_at: Time,
  skus: z.array(
    z.object({
      sku_id: Slug,
      axis_values: z.array(z.object({ axis: z.string(), value_key: z.string() })),
      price_cents: Amount,
      /** Available pieces: stock less reservations by orders. */
      stock: z.int(),
      image: z.string(),
      on_sale: z.boolean(),
      article_number: z.string().nullable(),
      gtin: z.string().nullable(),
      weight_grams: z.int().nullable(),
      /** The contents of the SKU, such as `250 ml`. */
      net_content: z.string().nullable(),
      /** Price that the shop pays for a piece. */
      cost_cents: Amount.nullable(),
    }),
  ),
})
export type ProductAtDesk = z.output<typeof ProductAtDesk>

/** The desired state of a product. SKUs that are not listed stay unchanged. */
const ProductDraft = z.strictObject({
  product_id: Slug,
  /** Null for a new product. */
  revision: Revision.nullable(),
  shop_id: Slug,
  category: Slug,
  kind: Slug.nullable(),
  title: Texts(CATALOGUE_LIMITS.title),
  description: Texts(CATALOGUE_LIMITS.description),
  specs: Specs,
  images: z.array(PictureAddress).min(1).max(CATALOGUE_LIMITS.pictures),
  /** A price that the product was sold at, shown struck out; or a recommended price. */
  was_cents: Price.nullable(),
  is_recommended_price: z.boolean(),
  on_sale: z.boolean(),
  vendor: LineOrNull(CATALOGUE_LIMITS.vendor),
  tags: Tags,
  hs_code: HsCode.nullable(),
  origin_country: Country.nullable(),
  tax_class: z.enum(TAX_CLASSES).nullable(),
  withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
  maker: Slug.nullable(),
  warnings: Texts(CATALOGUE_LIMITS.warnings),
  guarantee_years: z.int().min(GUARANTEE_YEARS.least).max(GUARANTEE_YEARS.most).nullable(),
  skus: z
    .array(
      z.strictObject({
        sku_id: Slug,
        axis_values: AxisValues,
        price_cents: Price,
        image: PictureAddress,
        on_sale: z.boolean(),
        /** Unique in the shop, whatever its case. */
        article_number: LineOrNull(CATALOGUE_LIMITS.article_number),
        gtin: Gtin.nullable(),
        weight_grams: z.int().min(1).max(CATALOGUE_LIMITS.weight_grams).nullable(),
        net_content: z.string().regex(CONTENT_PATTERN).nullable(),
        cost_cents: NonNegativePrice.nullable(),
        /** Number of pieces to add (or remove, below zero); not the new total. */
        stock_change: z.int().min(-CATALOGUE_LIMITS.stock).max(CATALOGUE_LIMITS.stock),
      }),
    )
    .min(1)
    .max(CATALOGUE_LIMITS.skus),
  reason: ReasonToLower,
})
export type ProductDraft = z.output<typeof ProductDraft>

export const product_endpoints = {
  'GET /api/product/detail': {
    summary: 'One product with its SKUs and shop',
    access: 'public',
    query: z.object({ product_id: Slug }),
    reply: ProductDetail,
  },
  'GET /api/product/stock': {
    summary: 'The current stock of a product, by SKU',
    access: 'public',
    query: z.object({ product_id: Slug }),
    reply: z.array(z.object({ sku_id: Slug, stock: z.int(), price_cents: Amount })),
  },
  'GET /api/admin/product/detail': {
    summary: 'One product in full: all languages, all SKUs',
    access: desk('catalogue', 'fulfilment', 'support'),
    query: z.object({ product_id: Slug }),
    /** Includes a pending proposal to lower prices. */
    reply: ProductAtDesk.extend({ proposal: WaitingProposal.nullable() }),
  },
  'POST /api/admin/product/save': {
    summary:
      'Create a product, or save it unless another operator changed it since it was read; stock changes by pieces',
    access: desk('catalogue'),
    body: ProductDraft,
    /** `proposed`: prices that fall too far need approval by a second operator; all other changes are saved. */
    reply: ProductAtDesk.extend({
      outcome: z.enum(['saved', 'proposed']),
      had_html: z
        .boolean()
        .describe(
          'Whether texts contained HTML. It was converted to Markdown in the description, and to plain text elsewhere',
        ),
    }),
    stale: DESK_PRODUCTS,
  },
  'POST /api/admin/product/on_sale': {
    summary: 'Put products on sale or take them off sale, all or none',
    access: desk('catalogue'),
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), on_sale: z.boolean() }),
    reply: z.object({ changed: z.int() }),
    stale: DESK_PRODUCTS,
  },
  'POST /api/admin/picture/upload': {
    summary: 'Upload a catalogue picture (JPEG, PNG or WebP) as a multipart form: `file`, and `purpose` product',
    access: desk('catalogue'),
    limits: ['upload_bytes', 'upload_megapixels'],
    reply: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    stale: [],
  },
} as const satisfies EndpointTable
