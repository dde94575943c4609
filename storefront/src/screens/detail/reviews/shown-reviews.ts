/** The first few reviews, which are part of the rendered page. */
export const FIRST_REVIEWS = 3
export const firstReviewsOf = (product_id: string) => ({ product_id, page_size: FIRST_REVIEWS })

/** A filter of reviews; without one all are shown. */
export type ReviewFilter = { score?: number; with_pictures?: 'true' }
