import { AsyncLocalStorage } from 'node:async_hooks'
import type { EndpointKey, Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { type Age, Cache } from './cache.ts'

type PublicCall = { [K in EndpointKey]: Endpoints[K]['access'] extends 'public' ? K : never }[EndpointKey]

/** Cached calls: those for browsing. The live stock of a product has a separate call, which is never cached. */
const PUBLIC_READS: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/brand',
  'GET /api/guarantee',
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/filters',
  'GET /api/product/detail',
  'GET /api/product/reviews',
  'GET /api/product/related',
  'GET /api/product/size_guide',
  'GET /api/product/taxes',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
  'GET /api/shop/detail',
])

/**
 * Replies that show many products, which may be stale for a moment. The reply of a single product or shop may not be
 * stale.
 */
const LISTS: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/brand',
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/filters',
  'GET /api/product/related',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
])

const TTL_MS = 1_000
/**
 * Stale-while-revalidate for lists: how long an expired list is sent while it is read again. After that, requests wait.
 */
const STALE_MS = 2_000
/**
 * Maximum size of the cache: some 500 lists of 15 KB each, which is more than clients request while a list is fresh.
 */
const MAX_BYTES = 8 * 1024 * 1024

/** A serialised reply. It contains at least all data committed before `as_of` (`performance.now()`). */
type Reply = { body: Buffer; as_of: number }

/**
 * Cache of serialised replies to public reads, which are read a thousand times between two changes. Purchases never
 * rely on data from this cache.
 */
export type ReplyCache = Cache<Reply>

export const openReplyCache = (): ReplyCache =>
  new Cache({ max_bytes: MAX_BYTES, bytesOf: ({ body }) => body.length, ttl_ms: TTL_MS })

/** Whether replies to this call are cached and read from replicas. */
export const isPublicRead = (call: EndpointKey): boolean => PUBLIC_READS.has(call)

const keyOf = (language: Language, call: EndpointKey, query: unknown) => `${language} ${call} ${JSON.stringify(query)}`

type CachedCall = { language: Language; call: EndpointKey; query: unknown }

/** Age of the oldest reply used to render the current page. While set, stale replies are not served. */
export const ageOfPage = new AsyncLocalStorage<Age>()

export async function replyFrom(
  replies: ReplyCache | undefined,
  { language, call, query }: CachedCall,
  make: (age: Age) => Promise<Buffer>,
): Promise<Buffer> {
  const page = ageOfPage.getStore()
  const makeReply = async (_old?: Reply, age: Age = { as_of: performance.now() }) => ({
    body: await make(age),
    as_of: age.as_of,
  })
  const stale_ms = page || !LISTS.has(call) ? 0 : STALE_MS
  const { body, as_of } = await (replies ? replies.get(keyOf(language, call, query), makeReply, stale_ms) : makeReply())
  if (page) page.as_of = Math.min(page.as_of, as_of)
  return body
}
