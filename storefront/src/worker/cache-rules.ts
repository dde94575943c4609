// Decides which requests the service worker replies to and caches, and for how long. All other requests are left to the
// browser.

import type { EndpointKey } from '@sampan/contract'
import { type Language, languageOf } from '@sampan/contract/rules'

const DAY_MS = 86_400_000

/** The maximum number of copies of each kind, and their maximum age. */
export const LIMITS = {
  page: { number: 40, age_ms: 7 * DAY_MS },
  read: { number: 200, age_ms: 7 * DAY_MS },
  picture: { number: 250, age_ms: 30 * DAY_MS },
} as const
export type CacheKind = keyof typeof LIMITS

/** How long a visit waits for the network before it shows a copy. */
export const NETWORK_TIMEOUT_MS = 3_000

/** Reads of the catalogue, which are public and the same for all shoppers. Live stock is not cached. */
export const CACHED_READS = [
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/detail',
  'GET /api/product/reviews',
  'GET /api/product/related',
  'GET /api/search/hot',
  'GET /api/shop/list',
  'GET /api/shop/detail',
] as const satisfies readonly EndpointKey[]
const READ_PATHS = new Set<string>(CACHED_READS.map((read) => read.slice('GET '.length)))

/** Public screens, which the server renders without knowing the shopper. */
export const CACHED_PAGES = ['/home', '/home/bag', '/explore', '/search', '/detail', '/shop'] as const

/** Files, and URLs of the server that are not screens. */
const NO_SCREEN = /^\/(?:api|files|pictures|assets|console|oauth|healthz|readyz|metrics)(?:\/|$)|\.[a-z][a-z\d]{1,10}$/i

/** Whether a request contains typed text. These requests are not cached. */
const isTyped = ({ searchParams }: URL) => searchParams.has('keyword')

export const isCacheablePage = (url: URL): boolean =>
  CACHED_PAGES.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)) && !isTyped(url)

type Asked = Pick<Request, 'method' | 'mode' | 'headers' | 'url'>

/** The kind of a request; undefined for a request that is left to the browser. */
export function kindOf({ method, mode, headers, url: address }: Asked, origin: string) {
  const url = new URL(address)
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return undefined
  if (mode === 'navigate') return NO_SCREEN.test(url.pathname) ? undefined : 'visit'
  if (url.pathname.startsWith('/assets/')) return 'code'
  if (url.pathname.startsWith('/pictures/')) return 'picture'
  return READ_PATHS.has(url.pathname) && !isTyped(url) ? 'read' : undefined
}

/** The language in a URL (`?lang=ja`), which overrides the chosen language. */
export const languageInAddress = (url: URL): Language | undefined =>
  languageOf(url.searchParams.get('lang') ?? undefined)?.tag

/** The cache key of a copy: its URL and language. */
export function keyOf(address: string, language?: Language): string {
  const { origin, pathname, searchParams } = new URL(address)
  searchParams.delete('lang')
  if (language) searchParams.set('lang', language)
  const query = String(searchParams)
  return origin + (pathname.replace(/\/+$/, '') || '/') + (query && `?${query}`)
}

/** Whether only the proxy replied, because the server behind it cannot be reached. */
export const isUnavailable = ({ status }: Pick<Response, 'status'>): boolean => [502, 503, 504].includes(status)

const TYPES = {
  page: /^text\/html\b/,
  read: /^application\/json\b/,
  picture: /^image\//,
  code: /^(?:text|application)\/javascript\b|^text\/css\b|^(?:font|image)\//,
} as const
export type Kind = keyof typeof TYPES

/**
 * Whether a reply is complete, from the shop, and of the right type. This excludes errors, redirects, partial content,
 * replies of other sites, and login pages of a network.
 */
export const isComplete = (kind: Kind, { status, type, redirected, headers }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected && TYPES[kind].test(headers.get('content-type') ?? '')
