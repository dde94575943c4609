import { isLost } from '@sampan/contract/call-error'
import { type DefaultOptions, QueryClient } from '@tanstack/react-query'

type Queries = NonNullable<DefaultOptions['queries']>

/** A failed read is tried once more if no reply arrived. */
const retry: Queries['retry'] = (failures, error) => failures < 1 && isLost(error)

/** The client of all reads and writes, with the front end's own settings of reads. */
export const makeQueryClient = (reads: Queries): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A read is sent even without a connection, so that the screen reports a failure instead of waiting. The read
        // is refetched after reconnecting, which the network mode `always` turns off.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry,
        ...reads,
      },
      // A write without a connection fails immediately: sending it later would surprise its sender. A reply may contain
      // a session's token, so the reply is dropped one second after its screen is closed, not minutes later. (With
      // gcTime 0, a timer would run continuously while a reply is awaited.) The input is dropped earlier (use-send.ts).
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
