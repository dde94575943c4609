import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { FRESH_MS, READ_RULES } from './freshness.ts'
import { type AskOf, type ReadKey, type ReplyTo, readKey } from './reads.ts'

export type ReadOptions<Reply, Shown> = {
  /** Asks only while this holds. */
  enabled?: boolean
  /** While the answer to a new question is on its way, the last answer stays, as `isPlaceholderData`. */
  keepLast?: boolean
  /** What the screen shows of the answer. */
  select?: (reply: Reply) => Shown
  /** Asks again after so many ms while the screen is shown; false while nothing can change. */
  every_ms?: (reply: Reply) => number | false
  /** Asks whenever the screen opens. */
  anew?: boolean
}

/** What a query of the given read is set to, for `useRead` and `usePages` alike. */
export function rulesOf(name: ReadKey, { anew, keepLast }: { anew?: boolean; keepLast?: boolean } = {}) {
  const { fresh_ms = FRESH_MS, once } = READ_RULES[name] ?? {}
  return {
    staleTime: anew ? 0 : fresh_ms,
    ...(once && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
    ...(keepLast && { placeholderData: keepPreviousData }),
  }
}

/**
 * Reads `GET /api/…` for a screen. The call and what it asks are the key, so two screens that ask the same share one
 * answer. A failure is told in a toast unless the read is quiet (freshness.ts).
 */
export function useRead<K extends ReadKey, Shown = ReplyTo<K>>(
  name: K,
  ask?: AskOf<K>,
  { enabled = true, select, every_ms, ...rules }: ReadOptions<ReplyTo<K>, Shown> = {},
): UseQueryResult<Shown> {
  return useQuery<ReplyTo<K>, Error, Shown>({
    ...rulesOf(name, rules),
    queryKey: readKey(name, ask),
    enabled,
    ...(select && { select }),
    ...(every_ms && { refetchInterval: ({ state }) => (state.data === undefined ? false : every_ms(state.data)) }),
  })
}
