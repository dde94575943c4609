import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import { PAGED } from '../../http/paged.ts'

/** The specification's order status values, as they filter a list. */
export const STATUS_FILTERS = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const isStatusFilter = (text: string | undefined): text is StatusFilter =>
  STATUS_FILTERS.some((status) => status === text)

/** All that is known of orders. Whatever moves one makes all of it stale, with the balance and the counts. */
export const ORDERS_KEY = ['user', 'orders'] as const

export const ordersQuery = (call: Call, filter: { status: StatusFilter; keyword?: string }) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: [...ORDERS_KEY, 'list', filter],
    queryFn: ({ pageParam }) => call('GET /api/user/order_list', { query: { ...filter, page: pageParam } }),
  })

export const orderQuery = (call: Call, order_id: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'one', order_id],
    queryFn: () => call('GET /api/order/detail', { query: { order_id } }),
  })
