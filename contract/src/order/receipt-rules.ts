/** Details of sellers and of companies on receipts. */
export const COMPANY_LIMIT = 120
export const TAX_NUMBER_LIMIT = 40
export const SELLER_ADDRESS_LIMIT = 300
