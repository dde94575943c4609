import { type Endpoints, endpoints, type ReadKey, type ReplyOf, type WriteKey } from '../index.ts'
import type { StaleRead } from '../stale/stale.ts'

type DeskCall = `${string} /api/admin/${string}`
export type ShopRead = Exclude<ReadKey, DeskCall>
export type ShopWrite = Exclude<WriteKey, DeskCall>
export type DeskWrite = Extract<WriteKey, DeskCall>

/** The reads whose data a write's reply has. */
type SameReply<K extends ShopWrite> = {
  [R in ShopRead]: ReplyOf<Endpoints[K]> extends ReplyOf<Endpoints[R]> ? R : never
}[ShopRead]

/** The part of a write's endpoint that the shop needs before and after the call. */
export type ShopWrites = {
  readonly [K in ShopWrite]: {
    readonly stale: readonly StaleRead<ShopRead>[]
    readonly replies_with?: SameReply<K>
    readonly keyed?: true
  }
}
/** The desk refetches a stale read at once, if it is on the screen. */
export type DeskWrites = { readonly [K in DeskWrite]: { readonly stale: readonly ReadKey[] } }

// A stale read that is no read, or a read of the other front end, is a compile error here.
const shop: ShopWrites = endpoints
const desk: DeskWrites = endpoints

const isAtDesk = (call: string) => call.includes(' /api/admin/')

export function shopWrites(): ShopWrites {
  const writes = Object.entries(shop).filter(([call, { stale }]) => stale !== undefined && !isAtDesk(call))
  return Object.fromEntries(
    writes.map(([call, { stale, replies_with, keyed }]) => [call, { stale, replies_with, keyed }]),
  ) as ShopWrites // the writes of `shop`
}

export function deskWrites(): DeskWrites {
  const writes = Object.entries(desk).filter(([call, { stale }]) => stale !== undefined && isAtDesk(call))
  return Object.fromEntries(writes.map(([call, { stale }]) => [call, { stale }])) as DeskWrites // the writes of `desk`
}
