import { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { CallError } from './call-error.ts'
import { FRESH_MS } from './freshness.ts'
import { queryFunction } from './reads.ts'

const MINUTE_MS = 60_000
const onServer = typeof window === 'undefined'

/** On the server a finite gcTime would keep a timer a query, and a retry would hold the page. */
export function makeQueryClient(call: Call): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(call),
        staleTime: FRESH_MS,
        // Asked also without a connection, so that a screen says what is missing instead of waiting, and again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Hidden screens unsubscribe; what they showed must still be there when they come back.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 60 * MINUTE_MS,
        retry: (failures, error) =>
          !onServer && failures < 1 && error instanceof CallError && error.kind === 'unreachable',
      },
      // What was tapped without a connection fails now; done later, by itself, it would surprise.
      // What was sent may hold a payment code: it is dropped with the screen that sent it, not minutes later.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
}
