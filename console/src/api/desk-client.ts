import type { Call } from '@sampan/front/call'
import { makeQueryClient } from '@sampan/front/query-client'
import { type ReadContext, readOnce } from '@sampan/front/reads'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

/** Polling interval of visible data: other operators work on the same rows. Hidden windows do not poll. */
const REFRESH_MS = 15_000
/** Polling interval of an open row that its shopper or another operator may change. */
export const OPEN_ROW_MS = 3_000
/** Polling interval of progress displays and chats. */
export const LIVE_MS = 1_000

/** Lists with more loaded pages than this do not poll, because each refresh refetches all of them. */
const REFRESHED_PAGES = 3

const isList = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[2] === 'pages'
const pageCount = (query: Query) => (query.state.data as InfiniteData<unknown> | undefined)?.pages.length ?? 0

const reads = {
  // Cached data is shown immediately. Data older than two seconds is refetched in the background.
  staleTime: 2_000,
  refetchInterval: (query: Query) => (isList(query) && pageCount(query) > REFRESHED_PAGES ? false : REFRESH_MS),
  // While a changed filter loads, the previous list stays visible.
  placeholderData: (last: unknown, query: Query | undefined) => (query && isList(query) ? last : undefined),
}

/** The client of the desk. */
export const deskClient = (call: Call): QueryClient =>
  makeQueryClient({ ...reads, queryFn: (context: ReadContext) => readOnce(call, context, { signal: context.signal }) })
