import { AsyncLocalStorage } from 'node:async_hooks'
import type { EndpointKey } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Policy } from '../policy.ts'
import { type Age, Cache } from './cache.ts'

type PublicCall = { [K in EndpointKey]: Policy[K] extends 'public' ? K : never }[EndpointKey]

/** The calls that browsing needs. A product's live stock has a call of its own, which is never cached. */
const PUBLIC_READS: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/brand',
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

/** Replies that show many products may be stale for a moment; a product's or shop's own reply may not. */
const LISTS: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/brand',
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/related',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
])

const TTL_MS = 1_000
/** Stale-while-revalidate, for lists: for so long an expired one is sent while it is read again; later, requests wait. */
const STALE_MS = 2_000
/** A list takes some 15 KB: these are more than are read in the seconds that one is fresh. */
const MAX_BYTES = 8 * 1024 * 1024

/** As it is sent. `as_of` is a moment (`performance.now()`) whose data it surely has. */
type Reply = { body: Buffer; as_of: number }

/**
 * Serialised replies to public reads, which are asked for a thousand times between two changes. Nothing that a purchase
 * relies on is read from this cache.
 */
export type ReplyCache = Cache<Reply>

export const openReplyCache = (): ReplyCache =>
  new Cache({ max_bytes: MAX_BYTES, bytesOf: ({ body }) => body.length, ttl_ms: TTL_MS })

/** Whether replies to this call are cached, and read from replicas. */
export const isPublicRead = (call: EndpointKey): boolean => PUBLIC_READS.has(call)

const keyOf = (language: Language, call: EndpointKey, query: unknown) => `${language} ${call} ${JSON.stringify(query)}`

type Asked = { language: Language; call: EndpointKey; query: unknown }

/** Since when the data of the page may be outdated for which replies are read within `run`. Such a page is given no stale ones. */
export const ageOfPage = new AsyncLocalStorage<Age>()

/** A reply: from the cache if there is one, else made. */
export async function replyFrom(
  replies: ReplyCache | undefined,
  { language, call, query }: Asked,
  make: (age: Age) => Promise<Buffer>,
): Promise<Buffer> {
  const page = ageOfPage.getStore()
  const made = async (_old?: Reply, age: Age = { as_of: performance.now() }) => ({
    body: await make(age),
    as_of: age.as_of,
  })
  const stale_ms = page || !LISTS.has(call) ? 0 : STALE_MS
  const { body, as_of } = await (replies ? replies.get(keyOf(language, call, query), made, stale_ms) : made())
  if (page) page.as_of = Math.min(page.as_of, as_of)
  return body
}
