import { ORDERS_PER_PAYMENT_LIMIT } from '@sampan/contract/rules'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The order ids in the URL of /payment, without duplicates: `orders` names the orders to pay, `paid` those whose
 * payment is confirmed.
 */
export const readOrderIds = (search: URLSearchParams, name: 'orders' | 'paid' = 'orders'): string[] =>
  [...new Set((search.get(name) ?? '').split(','))].filter((id) => UUID.test(id)).slice(0, ORDERS_PER_PAYMENT_LIMIT)
