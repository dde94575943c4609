import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'
import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Call } from './call.ts'

/** Public reads of the shop that the operators' desk uses too. */
type PublicRead = 'GET /api/category/list' | 'GET /api/area'

/** Endpoints that read, and endpoints that write. */
export type ReadKey = Extract<EndpointKey, `GET /api/admin/${string}`> | PublicRead
export type WriteKey = Extract<EndpointKey, `POST /api/admin/${string}`>

/** The query of a read, and the body of a write. */
export type ReadInput<K extends ReadKey> = InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type WriteInput<K extends WriteKey> = InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>

/** The query key of a read: the endpoint with its input. */
export const readKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) => [name, input ?? {}] as const
/** A paginated list has a different key than a single read of the same endpoint. */
export const pagesKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) =>
  [name, input ?? {}, 'pages'] as const

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The query function of all reads: calls the endpoint in the key. */
export function queryFunction(call: Call) {
  return ({ queryKey, pageParam, signal }: ReadContext): Promise<unknown> => {
    const [name, input] = queryKey as readonly [ReadKey, object] // created by readKey or pagesKey
    const query = { ...input, ...(pageParam as object | undefined) } // a page number or a cursor: see usePages
    return call(name, { query } as never, { signal }) // the key's type guarantees that input and name match
  }
}
