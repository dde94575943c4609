import type { QueryFunctionContext } from '@tanstack/react-query'
import { readFavourites } from './batched-favourites.ts'
import type { Call } from './call.ts'
import type { AskOf, ReadKey } from './calls.ts'
import { READ_RULES } from './freshness.ts'

/** A read's query key: the call's name and its input. */
export const readKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}] as const
/** The query key of a list read page by page. Differs from the key of a single read of the same call. */
export const pagesKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}, 'pages'] as const

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The query function of all reads: makes the call that the query key names. */
export function queryFunction(call: Call) {
  return (context: ReadContext): Promise<unknown> => {
    const [name, ask] = context.queryKey as readonly [ReadKey, object] // made by readKey or pagesKey
    if (name === 'GET /api/user/marks') return readFavourites(call, ask)
    const rules = READ_RULES[name] ?? {}
    const asked = { ...ask, ...(context.pageParam as object | undefined) } // a page number or a cursor, see usePages
    const input = name.startsWith('POST') ? { body: asked } : { query: asked }
    const options = {
      asker: 'screen' as const,
      ...(rules.quiet && { quiet: true }),
      ...(name.startsWith('POST') && { repeatable: true }),
      ...(rules.withdrawn && { signal: context.signal }),
    }
    return call(name, input as never, options) // the key's type ensures that input and name match
  }
}
