import { isLost } from '@sampan/contract/call-error'
import { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { queryFunction } from './reads.ts'

/** Polling interval of visible data: other operators work on the same rows. Hidden windows do not poll. */
export const REFRESH_MS = 15_000

export const makeQueryClient = (call: Call): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(call),
        // Cached data is shown immediately. Data older than two seconds is refetched in the background.
        staleTime: 2_000,
        refetchInterval: REFRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true, // the network mode `always` turns refetching on reconnect off
        retry: (failures, error) => failures < 1 && isLost(error),
      },
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
