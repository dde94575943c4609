/** Maximum number of products that a promo code covers by id. */
export const PROMO_PRODUCTS_LIMIT = 200
