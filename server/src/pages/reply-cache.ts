import type { EndpointKey } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { Policy } from '../http/policy.ts'
import { type Cache, openCache } from './cache.ts'

type PublicCall = { [K in EndpointKey]: Policy[K] extends 'public' ? K : never }[EndpointKey]

/** The shop window. What is left of a product has a call of its own, which is answered anew each time. */
const WINDOW: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/detail',
  'GET /api/product/reviews',
  'GET /api/product/related',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
  'GET /api/shop/detail',
])

const TTL_MS = 1_000
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Replies to public reads, as they go over the wire: the shop window is read a thousand times for each change. Nothing
 * that is bought by is read from here.
 */
export type ReplyCache = Cache<Buffer>

export const openReplyCache = (): ReplyCache =>
  openCache({ max_bytes: MAX_BYTES, bytesOf: (reply) => reply.length, ttl_ms: TTL_MS })

/** Whether replies to this call are kept. */
export const isCached = (call: EndpointKey): boolean => WINDOW.has(call)

export const replyKey = (language: Language, call: EndpointKey, query: unknown) =>
  `${language} ${call} ${JSON.stringify(query)}`

/** A product's price changed, or whether it can be had. Lists that show it are as old as their time allows. */
export function dropProduct(replies: ReplyCache, product_id: string): void {
  for (const { tag } of LANGUAGES) replies.delete(replyKey(tag, 'GET /api/product/detail', { product_id }))
}
