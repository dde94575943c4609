import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import { PAGED } from '../../http/paged-list.ts'

/** The shopper's favourite products, the newest first. */
export const likedQuery = (call: Call) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: ['user', 'likes'],
    queryFn: ({ pageParam }) => call('GET /api/user/like_list', { query: { page: pageParam } }),
  })

/** What the shopper looked at, the last one first. */
export const viewedQuery = (call: Call) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: ['user', 'history'],
    queryFn: ({ pageParam }) => call('GET /api/user/history', { query: { page: pageParam } }),
  })
