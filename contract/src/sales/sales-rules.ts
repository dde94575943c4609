/** The steps of a chart of sales. */
export const SALES_STEPS = ['day', 'week', 'month'] as const
export const SELLER_SORTS = ['paid', 'pieces', 'refunded', 'lasts', 'sku'] as const
export const SALES_ORDERS = ['best', 'worst'] as const
