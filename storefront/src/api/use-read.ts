import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReadInput, ReadKey, ReplyTo } from './calls.ts'
import { FRESH_MS, READ_RULES } from './read-rules.ts'
import { readKey } from './reads.ts'

export type ReadOptions<Reply, Shown> = {
  /** Sends the call only while this is true. */
  enabled?: boolean
  /** Keeps the previous reply while the reply to a new input loads; `isPlaceholderData` is then true. */
  keepLast?: boolean
  /** Selects the part of the reply that the screen shows. */
  select?: (reply: Reply) => Shown
  /** The polling interval in ms while the screen is shown; false while nothing can change. */
  every_ms?: (reply: Reply) => number | false
  /** Refetches whenever the screen opens. */
  refetch?: boolean
}

/** Query options of a read, for `useRead` and `usePages`. */
export function rulesOf(name: ReadKey, { refetch, keepLast }: { refetch?: boolean; keepLast?: boolean } = {}) {
  const { fresh_ms = FRESH_MS, once } = READ_RULES[name] ?? {}
  return {
    staleTime: refetch ? 0 : fresh_ms,
    ...(once && { staleTime: refetch ? 0 : Number.POSITIVE_INFINITY, gcTime: 0 }),
    ...(keepLast && { placeholderData: keepPreviousData }),
  }
}

/**
 * Reads `GET /api/…` for a screen. The query key is the call's name and input, so two screens with the same input share
 * one reply. A failure is shown as a toast, unless the read is `quiet` (read-rules.ts).
 */
export function useRead<K extends ReadKey, Shown = ReplyTo<K>>(
  name: K,
  input?: ReadInput<K>,
  { enabled = true, select, every_ms, ...rules }: ReadOptions<ReplyTo<K>, Shown> = {},
): UseQueryResult<Shown> {
  return useQuery<ReplyTo<K>, Error, Shown>({
    ...rulesOf(name, rules),
    queryKey: readKey(name, input),
    enabled,
    ...(select && { select }),
    ...(every_ms && { refetchInterval: ({ state }) => (state.data === undefined ? false : every_ms(state.data)) }),
  })
}
