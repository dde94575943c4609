import { isLost } from '@sampan/contract/call-error'
import { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { FRESH_MS } from './read-rules.ts'
import { queryFunction } from './reads.ts'

const MINUTE_MS = 60_000
const onServer = typeof window === 'undefined'

/**
 * On the server, gcTime is infinite and failed reads are not retried: a finite gcTime would leave a timer for each
 * query, and a retry would delay the page.
 */
export function makeQueryClient(call: Call): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(call),
        staleTime: FRESH_MS,
        // A read is sent even without a connection, so that the screen reports a failure instead of waiting. The read
        // is refetched after reconnecting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Hidden screens unsubscribe, but need their data when they are shown again.
        gcTime: onServer ? Number.POSITIVE_INFINITY : 60 * MINUTE_MS,
        retry: (failures, error) => !onServer && failures < 1 && isLost(error),
      },
      // A write without a connection fails immediately: sending it later would surprise the shopper. A reply may
      // contain a session's token, so the reply is dropped one second after its screen is closed, not minutes later.
      // (With gcTime 0, a timer would run continuously while a reply is awaited.) The input is dropped earlier
      // (use-send.ts).
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
}
