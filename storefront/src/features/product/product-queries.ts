import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import { PAGED } from '../../http/paged.ts'

/** Stock moves faster than anything else on a page. */
const STOCK_STALE_MS = 5_000
export const FIRST_REVIEWS = 3

/** What is there right now. Rendered pages are kept a while, so the figures come by themselves. */
export const stockQuery = (call: Call, product_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'stock', product_id],
    queryFn: () => call('GET /api/product/stock', { query: { product_id } }, { quiet: true }),
    staleTime: STOCK_STALE_MS,
  })

/** The first few reviews. */
export const firstReviewsQuery = (call: Call, product_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'first-reviews', product_id],
    queryFn: () => call('GET /api/product/reviews', { query: { product_id, page_size: FIRST_REVIEWS } }),
  })

/** What reviews are narrowed by; nothing shows all of them. */
export type ReviewFilter = { score?: number; with_pictures?: 'true' }

/** Reviews, page by page. */
export const reviewsQuery = (call: Call, product_id: string, filter: ReviewFilter) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: ['catalogue', 'reviews', product_id, filter],
    queryFn: ({ pageParam }) => call('GET /api/product/reviews', { query: { product_id, ...filter, page: pageParam } }),
  })
