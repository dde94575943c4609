import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Id, Slug } from '../endpoint.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'

/** The name of a picture in an archive, with its folders. */
const FileName = z.string().min(1).max(300)

export const import_picture_endpoints = {
  'GET /api/admin/import/pictures': {
    summary: 'The first hundred pictures of an import that could not be fetched, with the reason',
    access: desk('catalogue'),
    query: z.object({ import_id: Id }),
    reply: z.object({
      items: z.array(
        z.object({
          product_id: Slug,
          /** A URL, or the name of a file. */
          source: z.string(),
          tries: z.int(),
          /** Why the last try failed, such as `HTTP 404`; null while a file is not there yet. */
          fault: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /api/admin/import/picture_names': {
    summary:
      'The products of pictures by their file names: a name in the picture column, or an article number, SKU or product id with or without a number behind it',
    access: desk('catalogue'),
    body: z.strictObject({ file_names: z.array(FileName).max(500) }),
    reply: z.object({ items: z.array(z.object({ file_name: z.string(), product_id: Slug })) }),
    stale: [],
  },
  'POST /api/admin/import/picture_add': {
    summary: 'Add an uploaded picture to the product that its file name belongs to, in the order of the names',
    access: desk('catalogue'),
    body: z.strictObject({
      import_id: Id,
      file_name: FileName,
      address: z.string().min(1).max(200).describe('The address that the upload of the picture returned'),
    }),
    reply: z.object({ product_id: Slug }),
    stale: ['GET /api/admin/import/pictures', ...DESK_PRODUCTS],
  },
} as const satisfies EndpointTable
