import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Id, Nothing, Slug } from '../endpoint.ts'
import { DESK_IMPORTS } from '../stale/desk-reads.ts'
import { CATEGORIES_LIMIT } from './catalogue-rules.ts'
import { IMPORT_CATEGORY_CHOICES } from './import-rules.ts'

/** The name of a category, or the path of a subcategory, as the import lists it. */
const CategoryName = z.string().min(1).max(1_000)

const ImportCategory = z.object({
  name: CategoryName,
  /** Number of products in the file. */
  products: z.int(),
  choice: z.enum(IMPORT_CATEGORY_CHOICES),
  category: z.string().nullable().describe('the existing category, or the id of the one that is added'),
  /** False for names that are too long, have signs that names may not have, or have several meanings. */
  can_add: z.boolean(),
})

export const import_category_endpoints = {
  'GET /api/admin/import/categories': {
    summary: 'Categories that the file names and the shop lacks, with what becomes of them; most products first',
    access: desk('catalogue'),
    query: z.object({ import_id: Id }),
    reply: z.object({
      items: z.array(ImportCategory),
      /** The category for products without one in the file; null for a file with the shop's own columns. */
      fallback: z.string().nullable(),
    }),
  },
  'POST /api/admin/import/choose_categories': {
    summary: 'Decide what becomes of categories that the shop lacks; the import is checked again',
    access: desk('catalogue'),
    body: z.strictObject({
      import_id: Id,
      choices: z
        .array(
          z.strictObject({
            name: CategoryName,
            choice: z.enum(['add', 'existing', 'fallback']),
            category: Slug.nullable().default(null).describe('The existing category; null for the other choices'),
          }),
        )
        .min(1)
        .max(CATEGORIES_LIMIT),
    }),
    reply: Nothing,
    stale: DESK_IMPORTS,
  },
} as const satisfies EndpointTable
