import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'

/** The shopper's cart on the account. */
export const cartQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/cart'), queryFn: () => call('GET /api/cart') })
