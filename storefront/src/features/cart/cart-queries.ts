import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'

/** The shopper's cart on the account. */
export const cartQuery = (call: Call) =>
  queryOptions({ queryKey: ['user', 'cart'], queryFn: () => call('GET /api/cart') })

/**
 * A visitor's cart with today's prices and stock, which no quantity changes: it is not asked for again at every tap.
 * While one line leaves, the others stay where they are.
 */
export const deviceCartQuery = (call: Call, sku_ids: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'device-cart', sku_ids],
    queryFn: ({ signal }) => {
      const items = sku_ids.map((sku_id) => ({ sku_id, quantity: 1 }))
      return call('POST /api/cart/preview', { body: { items } }, { repeatable: true, signal })
    },
    placeholderData: keepPreviousData,
  })
