import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, type EndpointTable, Id, Slug } from '../endpoint.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { IMPORT_CHANGES, PREVIEWED_FIELDS } from './import-rules.ts'
import { StoredTexts } from './texts.ts'

const PreviewSku = z.object({
  sku_id: Slug,
  options: z.array(z.object({ name: StoredTexts, value: StoredTexts })),
  price_cents: Amount,
  /** Pieces after the import. */
  stock: z.int(),
  on_sale: z.boolean(),
})

const PreviewProduct = z.object({
  product_id: Slug,
  /** The first line of the product in the file. */
  line: z.int(),
  /** `faulty`: the product is left out. */
  change: z.enum(IMPORT_CHANGES),
  title: StoredTexts,
  /** Markdown. */
  description: StoredTexts,
  category: z.string(),
  /** The name or path of a category that the import adds; null for a category of the shop. */
  new_category: z.string().nullable(),
  /** Pictures that the shop has, without the placeholder. */
  images: z.array(z.string()),
  /** URLs and file names of pictures that come later. */
  sources: z.array(z.string()),
  was_cents: Amount.nullable(),
  is_recommended_price: z.boolean(),
  on_sale: z.boolean(),
  skus: z.array(PreviewSku),
  /** Languages without a title, and without a description. */
  missing_titles: z.array(z.enum(LANGUAGE_TAGS)),
  missing_descriptions: z.array(z.enum(LANGUAGE_TAGS)),
  /** Fields that the product or one of its SKUs has no value of. */
  missing: z.array(z.enum(PREVIEWED_FIELDS)),
})
export type PreviewProduct = z.output<typeof PreviewProduct>

export const preview_endpoints = {
  'GET /api/admin/import/preview': {
    summary: 'The products of a checked import as they will be once it is applied, with what they lack',
    access: desk('catalogue'),
    query: z.object({
      import_id: Id,
      /** The last product of the page before. */
      after: Slug.optional(),
    }),
    reply: z.object({ items: z.array(PreviewProduct), after: Slug.nullable() }),
  },
  'GET /api/admin/import/preview-picture': {
    summary: 'A picture that a line of an import names by its URL, fetched for its preview',
    access: desk('catalogue'),
    query: z.object({
      import_id: Id,
      product_id: Slug,
      source: z.string().max(2_000).describe('The URL, one of the `sources` of the product'),
    }),
    reply: z.object({
      /** A `data:` URL, not wider than 480 pixels; null if the picture could not be fetched. */
      picture: z.string().nullable(),
    }),
  },
} as const satisfies EndpointTable
