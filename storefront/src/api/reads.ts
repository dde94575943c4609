import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { readMarks } from './batched-marks.ts'
import type { Call } from './call.ts'
import { READ_RULES } from './read-rules.ts'

type ShopKey = Exclude<EndpointKey, `${string} /api/admin/${string}`>

/** Reads that are sent with POST, because their input is too large for a URL. */
type PostedRead = 'POST /api/checkout/quote' | 'POST /api/checkout/promo_codes' | 'POST /api/cart/preview'
/** The specification has these two calls write with GET. */
type GetWrite = 'GET /api/user/address_del' | 'GET /api/user/set_language'

/** Calls that read, and calls that write. */
export type ReadKey = Exclude<Extract<ShopKey, `GET ${string}`>, GetWrite> | PostedRead
export type WriteKey = Exclude<ShopKey, ReadKey>

/** A read's input: its query, or the body of a posted one. */
export type AskOf<K extends ReadKey> =
  InputOf<Endpoints[K]> extends { query: infer Q } ? Q : InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
/** A write's input: the body, or the query of the specification's two GETs that write. */
export type SentWith<K extends WriteKey> =
  InputOf<Endpoints[K]> extends { body: infer B } ? B : InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>

/** A read's query key: the call's name with its input. */
export const readKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}] as const
/** A list that is read page by page has another key than the same call read once. */
export const pagesKey = <K extends ReadKey>(name: K, ...[ask]: [AskOf<K>?]) => [name, ask ?? {}, 'pages'] as const

type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The one query function: it makes the call that the key names. */
export function queryFunction(call: Call) {
  return (context: ReadContext): Promise<unknown> => {
    const [name, ask] = context.queryKey as readonly [ReadKey, object] // made by readKey or pagesKey
    if (name === 'GET /api/user/marks') return readMarks(call, ask)
    const rules = READ_RULES[name] ?? {}
    const asked = { ...ask, ...(context.pageParam as object | undefined) } // a page or a cursor: see usePages
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
