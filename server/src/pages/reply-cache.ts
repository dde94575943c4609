import type { EndpointKey } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { Policy } from '../http/policy.ts'
import { type Cache, openCache } from './cache.ts'

type PublicCall = { [K in EndpointKey]: Policy[K] extends 'public' ? K : never }[EndpointKey]

/** The calls that browsing needs. A product's live stock has a call of its own, which is never cached. */
const WINDOW: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/detail',
  'GET /api/product/reviews',
  'GET /api/product/related',
  'GET /api/product/size_guide',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
  'GET /api/shop/detail',
])

const TTL_MS = 1_000
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Serialised replies to public reads, which are asked for a thousand times between two changes. Nothing that a purchase
 * relies on is read from this cache.
 */
export type ReplyCache = Cache<Buffer>

export const openReplyCache = (): ReplyCache =>
  openCache({ max_bytes: MAX_BYTES, bytesOf: (reply) => reply.length, ttl_ms: TTL_MS })

/** Whether replies to this call are cached, and read from replicas. */
export const isInWindow = (call: EndpointKey): boolean => WINDOW.has(call)

export const replyKey = (language: Language, call: EndpointKey, query: unknown) =>
  `${language} ${call} ${JSON.stringify(query)}`

/** A product's price or availability changed. Lists that show it expire by themselves. */
export function dropProduct(replies: ReplyCache, product_id: string): void {
  for (const { tag } of LANGUAGES) replies.delete(replyKey(tag, 'GET /api/product/detail', { product_id }))
}

/** Somebody reviewed a product: its figures have changed, and every list of its reviews. */
export function dropReviews(replies: ReplyCache, product_id: string): void {
  dropProduct(replies, product_id)
  const of_product = `"product_id":${JSON.stringify(product_id)}`
  for (const key of [...replies.keys()])
    if (key.includes(' GET /api/product/reviews ') && key.includes(of_product)) replies.delete(key)
}
