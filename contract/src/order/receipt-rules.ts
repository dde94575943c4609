/** Characters of a seller's address on receipts. */
export const SELLER_ADDRESS_LIMIT = 300
