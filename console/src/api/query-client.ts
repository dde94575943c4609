import { isLost } from '@sampan/contract/call-error'
import { QueryClient } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { queryFunction } from './reads.ts'

/** What is on the screen is read again this often while its window can be seen: others work on the same rows. */
export const REFRESH_MS = 15_000

export const makeQueryClient = (call: Call): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(call),
        // What was shown a moment ago is shown at once, and read again.
        staleTime: 2_000,
        refetchInterval: REFRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true, // which this mode leaves out
        retry: (failures, error) => failures < 1 && isLost(error),
      },
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
