import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'

const LOOK_AGAIN_MS = 5_000

/** What stands to be paid for orders, and with what. */
export const payableQuery = (call: Call, order_ids: readonly string[]) =>
  queryOptions({
    queryKey: readKey('GET /api/order/payable', { order_ids: order_ids.join() }),
    queryFn: () => call('GET /api/order/payable', { query: { order_ids: order_ids.join() } }, { quiet: true }),
    staleTime: 0,
    // The money may come while the shopper waits here for it.
    refetchInterval: ({ state }) => (state.data?.waits_for_recharge ? LOOK_AGAIN_MS : false),
  })
