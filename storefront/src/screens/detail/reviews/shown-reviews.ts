/** The first few reviews, which the page comes with. */
export const FIRST_REVIEWS = 3
export const firstReviewsOf = (product_id: string) => ({ product_id, page_size: FIRST_REVIEWS })

/** What reviews are narrowed by; nothing shows all of them. */
export type ReviewFilter = { score?: number; with_pictures?: 'true' }
