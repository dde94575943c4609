import type { ReadKey } from '@sampan/contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReadInput, ReplyTo } from './calls.ts'
import { readKey } from './reads.ts'

type Rules = {
  /** Keeps the previous reply while the reply to a new input loads; `isPlaceholderData` is then true. */
  keepLast?: boolean
  /** Refetches whenever the screen opens. */
  refetch?: boolean
  /** Reads when the screen opens, and not again while it is shown; never cached: for initial values of a form. */
  once?: boolean
}

type ReadOptions<Reply, Selected> = Rules & {
  /** Sends the call only while this is true. */
  enabled?: boolean
  /** Selects the part of the reply that the screen shows. */
  select?: (reply: Reply) => Selected
  /** The polling interval in ms while the screen is shown; false while nothing can change. */
  every_ms?: number | ((reply: Reply) => number | false)
}

/** Query options of a read, for `useRead` and `usePages`. The front end's query client has the other rules of a read. */
export const rulesOf = ({ refetch, keepLast, once }: Rules) => ({
  ...(keepLast && { placeholderData: keepPreviousData }),
  ...(once && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchInterval: false as const }),
  ...(refetch && { staleTime: 0 }),
})

/**
 * Reads `GET /api/…` for a screen. The query key is the call's name and input, so two screens with the same input share
 * one reply.
 */
export function useRead<K extends ReadKey, Selected = ReplyTo<K>>(
  name: K,
  input?: ReadInput<K>,
  { enabled = true, select, every_ms, ...rules }: ReadOptions<ReplyTo<K>, Selected> = {},
): UseQueryResult<Selected> {
  return useQuery<ReplyTo<K>, Error, Selected>({
    ...rulesOf(rules),
    queryKey: readKey(name, input),
    enabled,
    ...(select && { select }),
    ...(every_ms && {
      refetchInterval: ({ state: { data } }) =>
        typeof every_ms === 'number' ? every_ms : data === undefined ? false : every_ms(data),
    }),
  })
}
