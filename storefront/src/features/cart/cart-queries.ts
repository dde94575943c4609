import { queryOptions } from '@tanstack/react-query'
import { readKey } from '../../api/reads.ts'
import type { Call } from '../../call.ts'

/** The shopper's cart on the account. */
export const cartQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/cart'), queryFn: () => call('GET /api/cart') })
