import { z } from 'zod'
import { AxisValue } from '../catalogue/catalogue.ts'
import { type Endpoint, Flag, Id, listOf, Paging, Slug, Time } from '../endpoint.ts'

export const Review = z.object({
  review_id: Id,
  author: z.string(),
  avatar: z.string().nullable(),
  product_score: z.int(),
  content: z.string(),
  language: z.string(),
  pictures: z.array(z.string()),
  values: z.array(AxisValue),
  created_at: Time,
  reply: z.string().nullable(),
})
export type Review = z.output<typeof Review>

/** A cursor that also says where its review is: among those in the asker's language, or among the others. */
const ReviewCursor = z.string().regex(/^\d{1,17}\.(own|other)-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

export const review_endpoints = {
  'GET /api/product/reviews': {
    summary: "A product's reviews: those in the asker's language before the others, of either the newest first",
    query: Paging.extend({
      cursor: ReviewCursor.optional(),
      product_id: Slug,
      score: z.coerce.number().int().min(1).max(5).optional(),
      with_pictures: Flag.optional(),
    }),
    reply: listOf(Review).extend({ next_cursor: ReviewCursor.nullable() }),
  },
} as const satisfies Record<string, Endpoint>
