import type { ShopRead } from '@sampan/contract/shop-writes'
import type { Call } from '@sampan/front/call'
import { makeQueryClient } from '@sampan/front/query-client'
import { type ReadContext, readOf, readOnce } from '@sampan/front/reads'
import type { Query, QueryClient } from '@tanstack/react-query'
import { FRESH_MS, READ_RULES } from './read-rules.ts'

const MINUTE_MS = 60_000
const onServer = typeof window === 'undefined'

/**
 * Only shoppers have favourites, so the first load does not contain the code. All reads wait for one promise, so that
 * they continue together and are batched.
 */
let favourites: Promise<typeof import('./batched-favourites.ts')> | undefined

function loadFavourites() {
  favourites ??= import('./batched-favourites.ts')
  // A failed import is tried again by the next read.
  favourites.catch(() => {
    favourites = undefined
  })
  return favourites
}

/** The query function of all reads. A failure is shown as a toast, unless the read is `quiet` (read-rules.ts). */
const queryFunction = (call: Call) => (context: ReadContext) => {
  const [name, input] = readOf(context) as readonly [ShopRead, object] // the shop has no other reads
  if (name === 'GET /api/user/marks') return loadFavourites().then(({ readFavourites }) => readFavourites(call, input))
  const { quiet, isAbortable } = READ_RULES[name] ?? {}
  return readOnce(call, context, {
    caller: 'screen',
    ...(quiet && { quiet }),
    ...(isAbortable && { signal: context.signal }),
  })
}

/**
 * The client of the shop. On the server, gcTime is infinite and failed reads are not retried: a finite gcTime would
 * leave a timer for each query, and a retry would delay the page.
 */
export function shopClient(call: Call): QueryClient {
  const reads = {
    queryFn: queryFunction(call),
    staleTime: ({ queryKey: [name] }: Query) => READ_RULES[name as ShopRead]?.fresh_ms ?? FRESH_MS, // other keys have no rule
    // Hidden screens unsubscribe, but need their data when they are shown again.
    gcTime: onServer ? Number.POSITIVE_INFINITY : 60 * MINUTE_MS,
    ...(onServer && { retry: false }),
  }
  return makeQueryClient(reads)
}
