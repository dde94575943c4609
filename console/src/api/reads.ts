import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'
import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Call } from './call.ts'

/** Reads of the shop window that the desk shows too. */
type PublicRead = 'GET /api/category/list' | 'GET /api/area'

/** Calls that read, and calls that write. */
export type ReadKey = Extract<EndpointKey, `GET /api/admin/${string}`> | PublicRead
export type WriteKey = Extract<EndpointKey, `POST /api/admin/${string}`>

/** A read's query, and a write's body. */
export type AskOf<K extends ReadKey> = InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type SentWith<K extends WriteKey> = InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>

/** A read's query key: the call's name with its input. */
export const readKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}] as const
/** A list that is read page by page has another key than the same call read once. */
export const pagesKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}, 'pages'] as const

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The one query function: it makes the call that the key names. */
export function queryFunction(call: Call) {
  return ({ queryKey, pageParam, signal }: ReadContext): Promise<unknown> => {
    const [name, ask] = queryKey as readonly [ReadKey, object] // made by readKey or pagesKey
    const query = { ...ask, ...(pageParam as object | undefined) } // a page or a cursor: see usePages
    return call(name, { query } as never, { signal }) // the key's type ensures that input and name match
  }
}
