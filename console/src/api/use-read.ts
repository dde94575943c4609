import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type AskOf, type ReadKey, type ReplyTo, readKey } from './reads.ts'

const LIVE_MS = 1_000
const WATCHED_MS = 3_000

type ReadOptions = {
  /** Sends the call only while this is true. */
  enabled?: boolean
  /** While the answer to a new input loads, the previous one stays, with `isPlaceholderData`. */
  keepLast?: boolean
  /** Read again each second: something moves on. */
  isLive?: boolean
  /** Read again every three seconds: one row that an operator has open, while its shopper or a colleague may act on it. */
  isWatched?: boolean
  /** Read once when the screen opens, and not again: for a form's start values. */
  once?: boolean
}

/** Reads `GET /api/admin/…` for a screen, and again every few seconds while it is shown. */
export function useRead<K extends ReadKey>(
  name: K,
  ask?: AskOf<K>,
  { enabled = true, keepLast, isLive, isWatched, once }: ReadOptions = {},
): UseQueryResult<ReplyTo<K>> {
  return useQuery<ReplyTo<K>>({
    queryKey: readKey(name, ask),
    enabled,
    ...(keepLast && { placeholderData: keepPreviousData }),
    ...(isWatched && { refetchInterval: WATCHED_MS }),
    ...(isLive && { refetchInterval: LIVE_MS }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchInterval: false as const }),
  })
}
