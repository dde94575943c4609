import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import { PAGED } from '../../http/paged.ts'

/** The orders of the list of shops; the first is the usual one. */
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]

/** The order in an address. */
export const readShopSort = (search: URLSearchParams): ShopSort =>
  SHOP_SORTS.find((known) => known === search.get('sort')) ?? 'hot'

export const shopQuery = (call: Call, shop_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'shop', shop_id],
    queryFn: () => call('GET /api/shop/detail', { query: { shop_id } }),
  })

export const shopsQuery = (call: Call, sort: ShopSort) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: ['catalogue', 'shops', sort],
    queryFn: ({ pageParam }) => call('GET /api/shop/list', { query: { sort, page: pageParam } }),
  })
