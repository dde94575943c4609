import { isLost } from '@sampan/contract/call-error'
import { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { FRESH_MS } from './freshness.ts'
import { queryFunction } from './reads.ts'

const MINUTE_MS = 60_000
const onServer = typeof window === 'undefined'

/** On the server, a finite gcTime would leave a timer for each query, and a retry would delay the page. */
export function makeQueryClient(call: Call): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(call),
        staleTime: FRESH_MS,
        // Sent without a connection too, so that a screen reports the failure instead of waiting; sent again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Hidden screens unsubscribe; their data must still be there when they are shown again.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 60 * MINUTE_MS,
        retry: (failures, error) => !onServer && failures < 1 && isLost(error),
      },
      // A tap without a connection fails now: done by itself later, it would surprise.
      // What came back may contain a session's token: it is dropped a second after its screen, not minutes later. With 0 a
      // timer would spin while an answer is awaited. What was sent is dropped at once (use-send.ts).
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
}
