export const ORDERS_PER_PAYMENT_LIMIT = 20

/** Maximum length of a shopper's note on an order. */
export const ORDER_NOTE_LIMIT = 500

/**
 * The API's number of each status of an order. The database and the server's code use the words, and the numbers of the
 * specification appear in replies and filters only.
 */
export const ORDER_STATUS = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  after_sale: -4,
} as const
export type OrderStatusWord = keyof typeof ORDER_STATUS

export const ORDER_STATUS_WORDS = Object.keys(ORDER_STATUS) as OrderStatusWord[] // its own keys
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusWord]

export const ORDER_STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS)

/** The filters of lists of orders, in the order of their tabs. */
export type StatusFilter = 'all' | `${OrderStatus}`
export const STATUS_FILTERS: readonly ['all', ...StatusFilter[]] = [
  'all',
  ...ORDER_STATUSES.map((status): StatusFilter => `${status}`),
]
