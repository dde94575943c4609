import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'

/** What stands to be paid for orders, and with what. */
export const payableQuery = (call: Call, order_ids: readonly string[]) =>
  queryOptions({
    queryKey: ['user', 'payable', order_ids],
    queryFn: () => call('GET /api/order/payable', { query: { order_ids: order_ids.join() } }, { quiet: true }),
    staleTime: 0,
  })
