import { AsyncLocalStorage } from 'node:async_hooks'
import type { EndpointKey } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { Policy } from '../policy.ts'
import { type Age, Cache } from './cache.ts'
import type { Change } from './window-notice.ts'

type PublicCall = { [K in EndpointKey]: Policy[K] extends 'public' ? K : never }[EndpointKey]

/** The calls that browsing needs. A product's live stock has a call of its own, which is never cached. */
const WINDOW: ReadonlySet<EndpointKey> = new Set<PublicCall>([
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

/** They show many products, of which one changes all the time: none of their changes drops them. */
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
export const isInWindow = (call: EndpointKey): boolean => WINDOW.has(call)

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

function dropOne(replies: ReplyCache, call: EndpointKey, query: object): void {
  for (const { tag } of LANGUAGES) replies.drop(keyOf(tag, call, query))
}

/** Drops every reply to one of these calls whose query is such. */
function dropWhere(replies: ReplyCache, calls: readonly EndpointKey[], isSuch: (query: object) => boolean): void {
  replies.dropWhere((key) => {
    // From the start of the key: the query has words that anybody writes, such as the name of another call.
    const asked = key.slice(key.indexOf(' ') + 1)
    const call = calls.find((one) => asked.startsWith(`${one} `))
    return call !== undefined && isSuch(JSON.parse(asked.slice(call.length + 1)))
  })
}

/** What shows one product or one shop. */
const OF_ONE = ['GET /api/product/detail', 'GET /api/product/reviews', 'GET /api/shop/detail'] as const

/** Drops what shows one of these, also while it is being read: lists that do expire by themselves. */
export function dropReplies(replies: ReplyCache, changes: readonly Change[]): void {
  const told = new Set(changes.map(({ what }) => what))
  if (told.has('frame')) replies.clear()
  else if (told.has('many')) dropWhere(replies, OF_ONE, () => true)
  else dropNamed(replies, changes)
}

function dropNamed(replies: ReplyCache, changes: readonly Change[]): void {
  const reviewed = new Set<unknown>()
  for (const { what, id } of changes) {
    if (what === 'shop') dropOne(replies, 'GET /api/shop/detail', { shop_id: id })
    else dropOne(replies, 'GET /api/product/detail', { product_id: id })
    if (what === 'review') reviewed.add(id)
  }
  // A product has a list of reviews for each filter and page.
  if (reviewed.size > 0)
    dropWhere(replies, ['GET /api/product/reviews'], (query) => 'product_id' in query && reviewed.has(query.product_id))
}
