import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, endlessListOf, Flag, Id, Slug, Time } from '../endpoint.ts'
import { CATALOGUE_FAULTS, IMPORT_STATES } from '../rules.ts'
import { DeskProductFilter } from './listing.ts'
import { ProductIds } from './sku.ts'

const Import = z.object({
  import_id: Id,
  operator: z.string(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  lines: z.int(),
  products: z.int(),
  /** Lines with a fault. */
  faulty: z.int(),
  /** Products that are through the check, and those that are applied. */
  checked: z.int(),
  applied: z.int(),
  /**
   * Products without a fault that are made, changed and left as they are: foreseen by the check, and counted again while the import
   * is applied. Null for imports from before these were counted.
   */
  new_products: z.int().nullable(),
  changed_products: z.int().nullable(),
  unchanged_products: z.int().nullable(),
  /** The last product of the step under way, or of the one that failed; products are taken in the order of their ids. */
  up_to: Slug.nullable(),
  /** Prices that fall by more than half, of products without a fault. */
  price_falls: z.int(),
  /** Whether the same file was applied before: its changes of stock would count again. */
  repeats: z.boolean(),
  created_at: Time,
  ended_at: Time.nullable(),
})
export type Import = z.output<typeof Import>

const ImportFault = z.object({
  /** The row of the file, whose first is the header. */
  line: z.int(),
  column: z.string(),
  cell: z.string(),
  fault: z.enum(CATALOGUE_FAULTS),
  /** The same in a sentence. */
  message: z.string(),
})
export type ImportFault = z.output<typeof ImportFault>

const ImportPriceFall = z.object({
  line: z.int(),
  product_id: Slug,
  sku_id: Slug,
  title: z.string(),
  from_cents: Amount,
  to_cents: Amount,
})

export const import_endpoints = {
  'GET /api/admin/product/export': {
    summary:
      'Products as CSV, all or those that the list shows, a hundred at a time: the texts of all pages one after the other are the file',
    query: z.object({
      ...DeskProductFilter,
      /** Only these: what an operator selected. */
      product_ids: ProductIds.optional(),
      /** With all texts, pictures and specifications; else prices and stock only. */
      whole: Flag.optional(),
      after: Slug.optional(),
    }),
    reply: z.object({ text: z.string(), after: Slug.nullable() }),
  },
  'POST /api/admin/import/upload': {
    summary:
      'Send a CSV of products as multipart form (`file`, 10 MB, 50,000 lines, 100 columns): it is checked, and changes nothing',
    reply: Import,
  },
  'GET /api/admin/import/list': {
    summary: 'Imports, newest first',
    query: EndlessPaging,
    reply: endlessListOf(Import).omit({ total: true }),
  },
  'GET /api/admin/import/detail': {
    summary: 'How far an import is',
    query: z.object({ import_id: Id }),
    reply: Import,
  },
  'GET /api/admin/import/faults': {
    summary: 'The faults of an import, line by line',
    query: z.object({ import_id: Id, after: z.coerce.number().int().min(0).max(100_000).default(0) }),
    reply: z.object({ items: z.array(ImportFault), after: z.int().nullable() }),
  },
  'GET /api/admin/import/price-falls': {
    summary: 'The prices of an import that fall by more than half, line by line: the first hundred',
    query: z.object({ import_id: Id }),
    reply: z.object({ items: z.array(ImportPriceFall) }),
  },
  'POST /api/admin/import/apply': {
    summary: 'Apply a checked import, batch by batch; products with a fault are left out where that is asked for',
    body: z.strictObject({
      import_id: Id,
      leave_out_faulty: z.boolean().default(false),
      /** Apply a file that was applied before. */
      again: z.boolean().default(false),
      /** How many prices that fall by more than half were confirmed: the `price_falls` of the import. */
      confirmed_falls: z.int().min(0).default(0),
    }),
    reply: Import,
  },
  'POST /api/admin/import/cancel': {
    summary: 'Stop an import; what was applied stays',
    body: z.strictObject({ import_id: Id }),
    reply: Import,
  },
} as const satisfies Record<string, Endpoint>
