import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReadInput, type ReadKey, type ReplyTo, readKey } from './reads.ts'

const LIVE_MS = 1_000
const WATCHED_MS = 3_000

type ReadOptions = {
  /** Sends the call only while true. */
  enabled?: boolean
  /** While the reply to a new input loads, the previous reply stays, and `isPlaceholderData` is true. */
  keepLast?: boolean
  /** Polls every second, for progress displays. */
  isLive?: boolean
  /** Polls every three seconds, for an open row that its shopper or another operator may change. */
  isWatched?: boolean
  /** Reads once when the screen opens, and not again: for initial values of a form. */
  once?: boolean
}

/** Reads `GET /api/admin/…` for a screen, and polls while the screen is shown. */
export function useRead<K extends ReadKey>(
  name: K,
  input?: ReadInput<K>,
  { enabled = true, keepLast, isLive, isWatched, once }: ReadOptions = {},
): UseQueryResult<ReplyTo<K>> {
  return useQuery<ReplyTo<K>>({
    queryKey: readKey(name, input),
    enabled,
    ...(keepLast && { placeholderData: keepPreviousData }),
    ...(isWatched && { refetchInterval: WATCHED_MS }),
    ...(isLive && { refetchInterval: LIVE_MS }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchInterval: false as const }),
  })
}
