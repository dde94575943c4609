import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import { ENDLESS } from '../../http/paged.ts'

/** Picks that change at each look would be a restless shelf. */
const PICKS_STALE_MS = 5 * 60_000

/** The shopper's favourite products, the newest first. */
export const likedQuery = (call: Call) =>
  infiniteQueryOptions({
    ...ENDLESS,
    queryKey: ['user', 'likes'],
    queryFn: ({ pageParam }) => call('GET /api/user/like_list', { query: { cursor: pageParam } }),
  })

/** What the shopper looked at, the last one first. */
export const viewedQuery = (call: Call) =>
  infiniteQueryOptions({
    ...ENDLESS,
    queryKey: ['user', 'history'],
    queryFn: ({ pageParam }) => call('GET /api/user/history', { query: { cursor: pageParam } }),
  })

/** What the shopper may want next. */
export const pickedQuery = (call: Call) =>
  queryOptions({
    queryKey: ['user', 'picks'],
    queryFn: () => call('GET /api/product/picks', undefined, { quiet: true }),
    staleTime: PICKS_STALE_MS,
  })
