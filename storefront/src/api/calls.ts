import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'

type ShopKey = Exclude<EndpointKey, `${string} /api/admin/${string}`>

/** Reads that are sent with POST, because their input is too large for a URL. */
type PostedRead =
  | 'POST /api/checkout/quote'
  | 'POST /api/checkout/promo_codes'
  | 'POST /api/checkout/handover'
  | 'POST /api/cart/preview'
/** Writes that the specification sends with GET. */
type GetWrite = 'GET /api/user/address_del' | 'GET /api/user/set_language'

export type ReadKey = Exclude<Extract<ShopKey, `GET ${string}`>, GetWrite> | PostedRead
export type WriteKey = Exclude<ShopKey, ReadKey>

/** A read's input: its query, or the body of a POST. */
export type ReadInput<K extends ReadKey> =
  InputOf<Endpoints[K]> extends { query: infer Q } ? Q : InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
/** A write's input: its body, or the query of a write with GET. */
export type WriteInput<K extends WriteKey> =
  InputOf<Endpoints[K]> extends { body: infer B } ? B : InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>
