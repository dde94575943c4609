import type { EndpointKey, Endpoints, InputOf, ReadKey, ReplyOf, WriteKey } from '@sampan/contract'

/** A read's input: its query, or the body of a POST. */
export type ReadInput<K extends ReadKey> =
  InputOf<Endpoints[K]> extends { query: infer Q } ? Q : InputOf<Endpoints[K]> extends { body: infer B } ? B : undefined
/** A write's input: its body, or the query of a write with GET. */
export type WriteInput<K extends WriteKey> =
  InputOf<Endpoints[K]> extends { body: infer B } ? B : InputOf<Endpoints[K]> extends { query: infer Q } ? Q : undefined
export type ReplyTo<K extends EndpointKey> = ReplyOf<Endpoints[K]>
