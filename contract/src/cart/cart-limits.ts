/** Maximum pieces of one SKU per cart line or order, against hoarding. */
export const QUANTITY_LIMIT = 99
export const CART_LINES_LIMIT = 120
export const UNPAID_CHECKOUTS_LIMIT = 5
