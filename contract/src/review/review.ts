import { z } from 'zod'
import { desk } from '../access.ts'
import { CART_LINES_LIMIT } from '../cart/cart-limits.ts'
import { AxisValue } from '../catalogue/sku.ts'
import {
  areDistinct,
  EndlessPaging,
  type EndpointTable,
  Flag,
  Id,
  listOf,
  Paging,
  Revision,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { Order } from '../order/order.ts'
import { DESK_REVIEWS } from '../stale/desk-reads.ts'
import { ORDERS, SHOPPER } from '../stale/shop-reads.ts'
import { REPLY_LIMIT, REVIEW_LIMIT, REVIEW_PICTURES_LIMIT } from './review-rules.ts'

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
  /** True if the review was written at the shop's former system; absent otherwise. */
  is_imported: z.literal(true).optional(),
  reply: z.string().nullable(),
})
export type Review = z.output<typeof Review>

/**
 * A cursor that also states the group of its review: reviews in the caller's language (`own`), or in other languages
 * (`other`).
 */
const ReviewCursor = z.string().regex(/^\d{1,17}\.(own|other)-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

const Score = z.int().min(1).max(5)

const ItemReview = z.strictObject({
  order_item_id: Id,
  product_score: Score,
  content: Text(REVIEW_LIMIT),
  picture_ids: z.array(Id).max(REVIEW_PICTURES_LIMIT),
})

const OrderReview = z.strictObject({
  order_id: Id,
  items: z.array(ItemReview).min(1).max(CART_LINES_LIMIT),
  service_score: Score,
  postage_score: Score,
})

/** Whether the review has each line and each picture at most once. */
const isOnce = ({ items }: z.output<typeof OrderReview>) =>
  areDistinct(items.map((item) => item.order_item_id)) && areDistinct(items.flatMap((item) => item.picture_ids))

const ReviewAtDesk = z.object({
  review_id: Id,
  product_id: Slug,
  product_title: z.string(),
  shop_id: Slug,
  /** Null for a review without an account. */
  shopper: Shopper.nullable(),
  order_id: Id.nullable(),
  product_score: z.int(),
  content: z.string(),
  language: z.string(),
  pictures: z.array(z.string()),
  values: z.array(AxisValue),
  created_at: Time,
  is_imported: z.boolean(),
  reply: z.string().nullable(),
  /** The revision of the reply. */
  revision: Revision,
  replied_at: Time.nullable(),
  replied_by: z.string().nullable(),
  hidden_at: Time.nullable(),
  hidden_reason: z.string().nullable(),
  hidden_by: z.string().nullable(),
})

export const review_endpoints = {
  'GET /api/product/reviews': {
    summary: "A product's reviews: those in the caller's language first, then the others, each newest first",
    access: 'public',
    query: Paging.extend({
      cursor: ReviewCursor.optional(),
      product_id: Slug,
      score: z.coerce.number().int().min(1).max(5).optional(),
      with_pictures: Flag.optional(),
    }),
    reply: listOf(Review).extend({
      next_cursor: ReviewCursor.nullable(),
      /** True if the stars of the product include reviews of the shop's former system; absent otherwise. */
      has_imported: z.literal(true).optional(),
    }),
  },
  'POST /api/order/review': {
    summary: 'Review every line of a received order, once; refunds stay possible until the order is completed',
    access: 'shopper',
    body: OrderReview.refine(isOnce),
    reply: Order,
    stale: [SHOPPER, ...ORDERS, 'GET /api/product/detail', 'GET /api/product/reviews'],
  },
  'GET /api/admin/review/list': {
    summary: 'Reviews, newest first',
    access: desk('fulfilment', 'support', 'catalogue'),
    query: EndlessPaging.extend({
      score: z.coerce.number().int().min(1).max(5).optional(),
      product_id: Slug.optional(),
      hidden: Flag.optional(),
      /** Limits the list to visible reviews without a reply of the shop. */
      unanswered: Flag.optional(),
    }),
    reply: deskListOf(ReviewAtDesk),
  },
  'GET /api/admin/review/detail': {
    summary: 'One review',
    access: desk('fulfilment', 'support', 'catalogue'),
    query: z.object({ review_id: Id }),
    reply: ReviewAtDesk,
  },
  'POST /api/admin/review/reply': {
    summary: 'Reply to a review publicly; refused if the reply changed since `revision`',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({
      review_id: Id,
      revision: Revision,
      reply: Text(REPLY_LIMIT).nullable(),
    }),
    reply: ReviewAtDesk,
    stale: DESK_REVIEWS,
  },
  'POST /api/admin/review/hide': {
    summary: 'Hide a review from shoppers, with a reason for the log; scores are updated',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ review_id: Id, reason: Text(300) }),
    reply: ReviewAtDesk,
    stale: DESK_REVIEWS,
  },
  'POST /api/admin/review/show': {
    summary: 'Show a hidden review again; scores are updated',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ review_id: Id }),
    reply: ReviewAtDesk,
    stale: DESK_REVIEWS,
  },
} as const satisfies EndpointTable
