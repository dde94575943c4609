import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Call } from './call.ts'
import type { ReadInput, ReadKey } from './calls.ts'
import { READ_RULES } from './read-rules.ts'

/** A read's query key: the call's name and its input. */
export const readKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) => [name, input ?? {}] as const
/** The query key of a list read page by page. Differs from the key of a single read of the same call. */
export const pagesKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) =>
  [name, input ?? {}, 'pages'] as const

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

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The query function of all reads: makes the call that the query key names. */
export function queryFunction(call: Call) {
  return (context: ReadContext): Promise<unknown> => {
    const [name, input] = context.queryKey as readonly [ReadKey, object] // made by readKey or pagesKey
    if (name === 'GET /api/user/marks')
      return loadFavourites().then(({ readFavourites }) => readFavourites(call, input))
    const rules = READ_RULES[name] ?? {}
    const fields = { ...input, ...(context.pageParam as object | undefined) } // a page number or a cursor, see usePages
    const request = name.startsWith('POST') ? { body: fields } : { query: fields }
    const options = {
      caller: 'screen' as const,
      ...(rules.quiet && { quiet: true }),
      ...(name.startsWith('POST') && { repeatable: true }),
      ...(rules.withdrawn && { signal: context.signal }),
    }
    return call(name, request as never, options) // the key's type ensures that input and name match
  }
}
