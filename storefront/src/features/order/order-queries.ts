import type { OrderInList } from '@sampan/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { PAGED } from '../../api/paged.ts'
import { pagesKey, readKey } from '../../api/reads.ts'

/** The specification's order status values, as they filter a list. */
export const STATUS_FILTERS = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const isStatusFilter = (text: string | undefined): text is StatusFilter =>
  STATUS_FILTERS.some((status) => status === text)

const CLOSING_MS = 2_000
const LOOK_AGAIN_MS = 5_000
const AHEAD_AT_MOST_MS = 60_000

type Unpaid = Pick<OrderInList, 'status' | 'can' | 'expires_at'>

/**
 * Its time to pay is over, and the shop cancels it within moments: who waits for that should see it come. The clock of
 * this device, which counted down, may be ahead of the shop's; by much more it is of no use.
 */
function isClosing({ status, can, expires_at }: Unpaid): boolean {
  const over_ms = Date.now() - Date.parse(expires_at)
  return status === 0 && (!can.pay || (over_ms >= 0 && over_ms < AHEAD_AT_MOST_MS))
}

/** Completed and cancelled are final; everything else may change while it is looked at. */
function lookAgain(order: OrderInList): number | false {
  if (order.status === 4 || order.status === -1) return false
  return isClosing(order) ? CLOSING_MS : LOOK_AGAIN_MS
}

export const ordersQuery = (call: Call, filter: { status: StatusFilter; keyword?: string }) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: pagesKey('GET /api/user/order_list', filter),
    queryFn: ({ pageParam }) => call('GET /api/user/order_list', { query: { ...filter, page: pageParam } }),
    refetchInterval: ({ state }) => (state.data?.pages.some((page) => page.items.some(isClosing)) ? CLOSING_MS : false),
  })

export const orderQuery = (call: Call, order_id: string) =>
  queryOptions({
    queryKey: readKey('GET /api/order/detail', { order_id }),
    queryFn: () => call('GET /api/order/detail', { query: { order_id } }),
    refetchInterval: ({ state }) => (state.data ? lookAgain(state.data) : false),
  })
