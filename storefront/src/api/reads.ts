import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { readMarks } from './batched-marks.ts'
import type { Call } from './call.ts'
import { READ_RULES } from './freshness.ts'

type ShopKey = Exclude<EndpointKey, `${string} /api/admin/${string}`>

/** Reads that are sent with POST: what they ask about is too large for an address. */
type PostedRead = 'POST /api/checkout/quote' | 'POST /api/cart/preview'
/** The specification has these two calls write with GET. */
type GetWrite = 'GET /api/user/address_del' | 'GET /api/user/set_language'

/** The shop's calls that read, and those that change something. */
export type ReadKey = Exclude<Extract<ShopKey, `GET ${string}`>, GetWrite> | PostedRead
export type WriteKey = Exclude<ShopKey, ReadKey>

/** What a read asks about: its query, or the body of a posted one. */
export type AskOf<K extends ReadKey> =
  InputOf<Endpoints[K]> extends { query: infer Q } ? Q : InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
/** What a write sends: the body, or the query of the specification's two GETs that write. */
export type SentWith<K extends WriteKey> =
  InputOf<Endpoints[K]> extends { body: infer B } ? B : InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>

/** The query key of a read is its address with what is asked. */
export const readKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}] as const
/** A list that is read page by page is kept apart from the same call read once. */
export const pagesKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}, 'pages'] as const

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The one query function: every read is the call that its key names. */
export function queryFunction(call: Call) {
  return (context: ReadContext): Promise<unknown> => {
    const [name, ask] = context.queryKey as readonly [ReadKey, object] // made by readKey or pagesKey
    if (name === 'GET /api/user/marks') return readMarks(call, ask)
    const rules = READ_RULES[name] ?? {}
    const asked = { ...ask, ...(context.pageParam as object | undefined) } // a page or a cursor: see usePages
    const input = name.startsWith('POST') ? { body: asked } : { query: asked }
    const options = {
      ...(rules.quiet && { quiet: true }),
      ...(name.startsWith('POST') && { repeatable: true }),
      ...(rules.withdrawn && { signal: context.signal }),
    }
    return call(name, input as never, options) // the key's own type says that input and name belong together
  }
}
