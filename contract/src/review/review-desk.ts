import { z } from 'zod'
import { AxisValue } from '../catalogue/catalogue.ts'
import { EndlessPaging, type Endpoint, Flag, Id, Slug, Text, Time } from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { REPLY_LIMIT } from '../rules.ts'

const ReviewAtDesk = z.object({
  review_id: Id,
  product_id: Slug,
  product_title: z.string(),
  shop_id: Slug,
  /** Null for a review that belongs to no account. */
  shopper: Shopper.nullable(),
  order_id: Id.nullable(),
  product_score: z.int(),
  content: z.string(),
  language: z.string(),
  pictures: z.array(z.string()),
  values: z.array(AxisValue),
  created_at: Time,
  reply: z.string().nullable(),
  replied_at: Time.nullable(),
  replied_by: z.string().nullable(),
  hidden_at: Time.nullable(),
  hidden_reason: z.string().nullable(),
  hidden_by: z.string().nullable(),
})

/** The reviews of the desk. */
export const desk_review_endpoints = {
  'GET /api/admin/review/list': {
    summary: 'Reviews, newest first',
    query: EndlessPaging.extend({
      score: z.coerce.number().int().min(1).max(5).optional(),
      product_id: Slug.optional(),
      hidden: Flag.optional(),
      /** Shown, and without an answer of the shop. */
      unanswered: Flag.optional(),
    }),
    reply: deskListOf(ReviewAtDesk),
  },
  'GET /api/admin/review/detail': {
    summary: 'One review',
    query: z.object({ review_id: Id }),
    reply: ReviewAtDesk,
  },
  'POST /api/admin/review/reply': {
    summary: 'Answer a review in place of the answer that was seen; shoppers read it below the review',
    body: z.strictObject({
      review_id: Id,
      reply: Text(REPLY_LIMIT).nullable(),
      seen: z
        .string()
        .max(2 * REPLY_LIMIT)
        .nullable(),
    }),
    reply: ReviewAtDesk,
  },
  'POST /api/admin/review/hide': {
    summary: 'Hide a review from shoppers, with a reason for the log; scores follow',
    body: z.strictObject({ review_id: Id, reason: Text(300) }),
    reply: ReviewAtDesk,
  },
  'POST /api/admin/review/show': {
    summary: 'Show a hidden review again; scores follow',
    body: z.strictObject({ review_id: Id }),
    reply: ReviewAtDesk,
  },
} as const satisfies Record<string, Endpoint>
