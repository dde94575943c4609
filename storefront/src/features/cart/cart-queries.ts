import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import type { DeviceLine } from './device-cart.ts'

/** The shopper's cart on the account. */
export const cartQuery = (call: Call) =>
  queryOptions({ queryKey: ['user', 'cart'], queryFn: () => call('GET /api/cart') })

/** A visitor's cart with today's prices and stock. While one line changes, the others stay where they are. */
export const deviceCartQuery = (call: Call, lines: readonly DeviceLine[]) =>
  queryOptions({
    queryKey: ['catalogue', 'device-cart', lines],
    queryFn: ({ signal }) =>
      call('POST /api/cart/preview', { body: { items: [...lines] } }, { repeatable: true, signal }),
    placeholderData: keepPreviousData,
  })
