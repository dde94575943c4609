// Copies in the browser's Cache Storage. No function here throws: without space or storage, the shop works without
// copies.
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { VIEWED_CACHES } from './cache-names.ts'
import { type CacheKind, isComplete, type Kind, keyOf, LIMITS } from './cache-rules.ts'

const CACHED_AT = 'sampan-kept-at'
/** The headers that are needed to show a copy in the same way as the original. */
const HEADERS = [
  'content-type',
  'content-language',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
]

/** A reply with only the needed headers, and with the time of copying. */
function copyOf(response: Response, body: BodyInit | null, now = Date.now()): Response {
  const headers = new Headers({ [CACHED_AT]: String(now) })
  for (const name of HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(body, { headers })
}

/** Stores a copy as the newest. If there is no space, the picture cache is deleted. */
async function put(cacheName: string, key: string, copy: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.delete(key)
    await cache.put(key, copy)
  } catch {
    await caches.delete(VIEWED_CACHES.picture).catch(() => false)
  }
}

type Limits = { number: number; age_ms: number }

/** Deletes surplus and expired copies. The keys are in the order in which copies were stored. */
export async function trim(kind: CacheKind, now = Date.now(), limits: Limits = LIMITS[kind]): Promise<void> {
  const { number, age_ms } = limits
  const cache = await caches.open(VIEWED_CACHES[kind])
  const keys = await cache.keys()
  for (const [at, key] of keys.entries()) {
    const isSurplus = at < keys.length - number
    if (!isSurplus && isFresh(await cache.match(key), now, age_ms)) return
    await cache.delete(key)
  }
}

export const isFresh = (copy: Response | undefined, now: number, age_ms: number) =>
  now - Number(copy?.headers.get(CACHED_AT) ?? 0) < age_ms

/** A copy that has not expired; undefined if there is none. */
export async function cachedCopy(kind: CacheKind, key: string, now = Date.now()): Promise<Response | undefined> {
  try {
    const copy = await (await caches.open(VIEWED_CACHES[kind])).match(key)
    return isFresh(copy, now, LIMITS[kind].age_ms) ? copy : undefined
  } catch {
    return undefined
  }
}

/** The language in which the server rendered a page. */
export function languageOfPage(response: Response): Language | undefined {
  const language = response.headers.get('content-language')
  return LANGUAGE_TAGS.find((tag) => tag === language)
}

/** Caches a page in its language, marked as a copy. */
export async function cachePage(address: string, response: Response): Promise<void> {
  const language = languageOfPage(response)
  if (!isComplete('page', response) || !language) return
  const html = (await response.text()).replace('<html ', '<html data-kept ')
  await put(VIEWED_CACHES.page, keyOf(address, language), copyOf(response, html))
  await trim('page')
}

/** Caches the reply to a read if it is a success. */
export async function cacheRead(address: string, language: Language, response: Response): Promise<void> {
  if (!isComplete('read', response)) return
  const text = await response.text()
  if (!isSuccess(text)) return
  await put(VIEWED_CACHES.read, keyOf(address, language), copyOf(response, text))
  await trim('read')
}

function isSuccess(text: string): boolean {
  try {
    return JSON.parse(text).code === 1
  } catch {
    return false
  }
}

export async function cachePicture(address: string, response: Response): Promise<void> {
  if (!isComplete('picture', response)) return
  await put(VIEWED_CACHES.picture, keyOf(address), copyOf(response, response.body))
  await trim('picture')
}

/**
 * Caches a file of the build, or the shell, in the cache of its build.
 * @throws if the reply is not the requested file.
 */
export async function cacheFile(cache: Cache, address: string, kind: Extract<Kind, 'code' | 'page'>): Promise<void> {
  const cachedResponse = kind === 'code' ? await caches.match(address) : undefined
  const response = cachedResponse ?? (await fetch(address, { credentials: 'omit', priority: 'low' }))
  if (!cachedResponse && !isComplete(kind, response))
    throw new Error(`${address} cannot be cached: status ${response.status}`)
  await cache.put(address, copyOf(response, response.body))
}
