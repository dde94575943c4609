import { z } from 'zod'
import { desk } from '../access.ts'
import { CATALOGUE_FAULTS } from '../catalogue-faults.ts'
import { Amount, EndlessPaging, type EndpointTable, endlessListOf, Flag, Id, Slug, Time } from '../endpoint.ts'
import { DESK_IMPORTS, DESK_PRODUCTS } from '../stale/desk-reads.ts'
import { DECIMAL_SIGNS } from '../text/text-rules.ts'
import { import_category_endpoints } from './import-categories.ts'
import { import_picture_endpoints } from './import-pictures.ts'
import { preview_endpoints } from './import-preview.ts'
import { FILE_CURRENCIES, IMPORT_NOTES, IMPORT_STATES, IMPORT_SYSTEMS, IMPORT_TARGETS } from './import-rules.ts'
import { DeskProductFilter } from './listing.ts'
import { ProductIds } from './sku.ts'

const Import = z.object({
  import_id: Id,
  operator: z.string(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The system that the file comes from, by its headings. */
  system: z.enum(IMPORT_SYSTEMS),
  /** Remarks on what is taken over in another form, or not at all, with their number and their first line. */
  notes: z.array(
    z.object({ note: z.enum(IMPORT_NOTES), count: z.int(), line: z.int(), detail: z.string().nullable() }),
  ),
  lines: z.int(),
  products: z.int(),
  /** Number of lines with a fault. */
  faulty: z.int(),
  /** Number of products that were checked. */
  checked: z.int(),
  /** Number of products that were written to the catalogue. */
  applied: z.int(),
  /**
   * Number of products without a fault that are new, changed or unchanged: predicted by the check, and counted again
   * while the import is applied. Null for imports made before these counts existed.
   */
  new_products: z.int().nullable(),
  changed_products: z.int().nullable(),
  unchanged_products: z.int().nullable(),
  /** Number of products with HTML, which is converted: in descriptions to Markdown, elsewhere to plain text. */
  html_products: z.int(),
  /** The last product processed by the current or failed step. Products are processed in id order. */
  up_to: Slug.nullable(),
  /** Number of prices that fall or rise by more than half. Only products without a fault are counted. */
  price_jumps: z.int(),
  /**
   * The first number of the file that has two meanings, such as `1,250`; null if there is none. While it is not answered,
   * the state is `asking`.
   */
  asked_number: z.string().nullable(),
  /** The answer: the sign before the decimals of numbers such as `asked_number`. */
  decimal_sign: z.enum(DECIMAL_SIGNS).nullable(),
  /** True if the same file was applied before. Applying the file again would apply its stock changes twice. */
  repeats: z.boolean(),
  created_at: Time,
  ended_at: Time.nullable(),
})
export type Import = z.output<typeof Import>

const ImportFault = z.object({
  /** Row number in the file; row 1 is the header. */
  line: z.int(),
  column: z.string(),
  cell: z.string(),
  fault: z.enum(CATALOGUE_FAULTS),
  /** The fault as a sentence. */
  message: z.string(),
})
export type ImportFault = z.output<typeof ImportFault>

const ImportPriceJump = z.object({
  line: z.int(),
  product_id: Slug,
  sku_id: Slug,
  title: z.string(),
  from_cents: Amount,
  to_cents: Amount,
})

const FileCurrency = z.enum(FILE_CURRENCIES)
const ImportMapping = z.object({
  system: z.enum(IMPORT_SYSTEMS),
  /** Whether a file with the same headings was mapped before, which is repeated. */
  is_remembered: z.boolean(),
  columns: z.array(
    z.object({ heading: z.string(), target: z.enum(IMPORT_TARGETS).nullable(), samples: z.array(z.string()) }),
  ),
  shop_id: Slug.nullable(),
  category: z.string().nullable(),
  /** The currency that the file names; dollars if it names none. */
  currency: FileCurrency,
})

export const import_endpoints = {
  'GET /api/admin/product/export': {
    summary:
      'Products as CSV, all or only the filtered ones, a hundred a page; the file is the concatenation of all pages',
    access: desk('catalogue'),
    query: z.object({
      ...DeskProductFilter,
      /** Limits the export to these products, for example the operator's selection. */
      product_ids: ProductIds.optional(),
      /** Includes all texts, pictures and specifications; otherwise only prices and stock. */
      whole: Flag.optional(),
      after: Slug.optional(),
    }),
    reply: z.object({ text: z.string(), after: Slug.nullable() }),
  },
  'POST /api/admin/import/upload': {
    summary:
      'Upload products as a multipart form (`file`: CSV, XLSX or Google Merchant XML; 10 MB, 50,000 lines, 400 columns); nothing changes yet',
    access: desk('catalogue'),
    reply: Import,
    stale: DESK_IMPORTS,
  },
  'GET /api/admin/import/list': {
    summary: 'Imports, newest first',
    access: desk('catalogue'),
    query: EndlessPaging,
    reply: endlessListOf(Import).omit({ total: true }),
  },
  'GET /api/admin/import/detail': {
    summary: 'Progress of an import',
    access: desk('catalogue'),
    query: z.object({ import_id: Id }),
    reply: Import,
  },
  'GET /api/admin/import/faults': {
    summary: 'The faults of an import, line by line',
    access: desk('catalogue'),
    query: z.object({ import_id: Id, after: z.coerce.number().int().min(0).max(100_000).default(0) }),
    reply: z.object({ items: z.array(ImportFault), after: z.int().nullable() }),
  },
  'GET /api/admin/import/price-jumps': {
    summary: 'The first hundred prices of an import that fall or rise by more than half, line by line',
    access: desk('catalogue'),
    query: z.object({ import_id: Id }),
    reply: z.object({ items: z.array(ImportPriceJump) }),
  },
  'GET /api/admin/import/mapping': {
    summary: 'The columns of a file of another system, with sample values and what they are taken to mean',
    access: desk('catalogue'),
    query: z.object({ import_id: Id }),
    reply: ImportMapping,
  },
  'POST /api/admin/import/map': {
    summary: 'Decide what the columns of a file of another system mean; its lines are translated, then checked',
    access: desk('catalogue'),
    body: z.strictObject({
      import_id: Id,
      columns: z
        .array(z.enum(IMPORT_TARGETS).nullable())
        .max(400)
        .describe('The meaning of each column, in the order of the file; null if it is ignored'),
      shop_id: Slug,
      category: Slug,
      currency: FileCurrency.describe('The currency of the prices, which are converted to dollars'),
    }),
    reply: Import,
    stale: DESK_IMPORTS,
  },
  ...import_category_endpoints,
  ...import_picture_endpoints,
  ...preview_endpoints,
  'POST /api/admin/import/answer': {
    summary: 'Answer how numbers such as 1,250 are read in an import that asks; its check begins',
    access: desk('catalogue'),
    body: z.strictObject({
      import_id: Id,
      decimal_sign: z.enum(DECIMAL_SIGNS).describe('The sign before the decimals of such numbers: point or comma'),
    }),
    reply: Import,
    stale: DESK_IMPORTS,
  },
  'POST /api/admin/import/apply': {
    summary: 'Apply a checked import in batches; optionally skips products with a fault',
    access: desk('catalogue'),
    body: z.strictObject({
      import_id: Id,
      leave_out_faulty: z.boolean().default(false),
      /** Allows a file that was applied before. */
      again: z.boolean().default(false),
      /** The number of price changes by more than half that the operator confirmed: the `price_jumps` of the import. */
      confirmed_jumps: z.int().min(0).default(0),
    }),
    reply: Import,
    stale: [...DESK_IMPORTS, ...DESK_PRODUCTS],
  },
  'POST /api/admin/import/undo': {
    summary: 'Undo an applied import while nothing of it was ordered: new products are deleted, others are restored',
    access: desk('catalogue'),
    body: z.strictObject({ import_id: Id }),
    reply: Import,
    stale: [...DESK_IMPORTS, ...DESK_PRODUCTS],
  },
  'POST /api/admin/import/cancel': {
    summary: 'Stop an import; changes that were already applied remain',
    access: desk('catalogue'),
    body: z.strictObject({ import_id: Id }),
    reply: Import,
    stale: DESK_IMPORTS,
  },
} as const satisfies EndpointTable
