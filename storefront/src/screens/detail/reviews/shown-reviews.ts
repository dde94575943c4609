/** The number of reviews in the server-rendered page. */
export const FIRST_REVIEWS = 3
export const firstReviewsOf = (product_id: string) => ({ product_id, page_size: FIRST_REVIEWS })

/** A filter of reviews; empty for all reviews. */
export type ReviewFilter = { score?: number; with_pictures?: 'true' }
