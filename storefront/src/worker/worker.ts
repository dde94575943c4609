// The service worker: replies instead of the server while the connection is lost (docs/offline.md).
import { LANGUAGE_TAGS, type Language, preferredLanguage } from '@sampan/contract/rules'
import { VIEWED_CACHES } from './cache-names.ts'
import { isCacheablePage, isUnavailable, keyOf, kindOf, languageInAddress, NETWORK_TIMEOUT_MS } from './cache-rules.ts'
import { cachedCopy, cacheFile, cachePage, cachePicture, cacheRead, isFresh, languageOfPage } from './cache-store.ts'
import { chosenLanguage, storeDefaultLanguage, storeLanguage } from './language.ts'
import { notificationOf, openLink, type PushMessage, renewSubscription } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the build: those that every language needs, and those of each language (worker-build.ts). */
declare const BUILT: { version: string; files: string[]; languages: Record<Language, string[]> }

const CODE = 'sampan.code.'
const CODE_CACHE = CODE + BUILT.version
/** The number of parallel requests. It is small, so that the page's own requests have priority. */
const CONCURRENCY = 4
/** A shell older than this is fetched again, because it contains the shop's name, which may change. */
const SHELL_AGE_MS = 86_400_000
const NO_CONNECTION = () => Response.error()

const shellOf = (language: Language) => `${self.location.origin}/shell?lang=${language}`
const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

// Activates the new service worker as soon as all needed files are cached. Open pages keep the code that they started
// with.
self.addEventListener('install', (event) => {
  event.waitUntil(chosenLanguage().then(cacheLanguage))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind) event.respondWith(RESPONDERS[kind](event))
})
self.addEventListener('push', (event) => {
  const message: PushMessage | undefined = event.data?.json()
  if (message) event.waitUntil(self.registration.showNotification(...notificationOf(message)))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openLink(self, event.notification.data.link))
})

const RESPONDERS = { visit: answerVisit, code: answerCode, picture: answerPicture, read: answerRead }

async function cacheFiles(cache: Cache, files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += CONCURRENCY)
    await Promise.all(
      files.slice(at, at + CONCURRENCY).map(async (file) => {
        if (!(await cache.match(file))) await cacheFile(cache, file, 'code')
      }),
    )
}

const caching = new Map<Language, Promise<void>>()

/** Caches all files of a language. The shell is cached last: if the shell is cached, all other files are cached too. */
function cacheLanguage(language: Language): Promise<void> {
  const runningCache = caching.get(language) ?? cacheFilesOf(language)
  caching.set(language, runningCache)
  runningCache.catch(() => caching.delete(language))
  return runningCache
}

async function cacheFilesOf(language: Language): Promise<void> {
  const cache = await caches.open(CODE_CACHE)
  const shell = await cache.match(shellOf(language))
  if (isFresh(shell, Date.now(), SHELL_AGE_MS)) return
  if (!shell) await cacheFiles(cache, [...BUILT.files, ...BUILT.languages[language]])
  await cacheFile(cache, shellOf(language), 'page')
}

/**
 * Deletes old caches and takes control of open pages. The code of the previous build is kept, because open pages still
 * use it. Cached pages and replies belong to one build, so they are deleted.
 */
async function activate(): Promise<void> {
  const codes = (await caches.keys()).filter((name) => name.startsWith(CODE) && name !== CODE_CACHE)
  const outdated = [...codes.slice(0, -1), VIEWED_CACHES.page, VIEWED_CACHES.read]
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const openAddresses = (await self.clients.matchAll({ type: 'window' })).map(({ url }) => url)
  const pages = new Set(
    [`${self.location.origin}/home`, ...openAddresses].filter((url) => isCacheablePage(new URL(url))),
  )
  // The copies of open pages are not awaited, because all requests have to wait until activation has finished.
  void chosenLanguage().then((language) => [...pages].map((url) => cacheOpenPage(url, language).catch(() => {})))
}

/** Caches a page that was opened before the service worker was active. */
async function cacheOpenPage(address: string, defaultLanguage: Language): Promise<void> {
  const url = new URL(address)
  const language = languageInAddress(url) ?? defaultLanguage
  await cachePage(address, await fetch(address, { credentials: 'omit', headers: { 'accept-language': language } }))
}

/**
 * Asks the network first. After three seconds, replies with the copy in the requested language, if there is one.
 * Without a network, replies with the copy or the shell.
 */
async function answerVisit(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const fetching = fetchPage(event)
  const isCacheable = isCacheablePage(url)
  // The response is cloned here, because a response whose body was read can't be cloned.
  const copying = fetching.then((response) => (isCacheable ? cacheVisitedPage(url.href, response.clone()) : undefined))
  event.waitUntil(copying.catch(() => {}))
  const language = languageInAddress(url) ?? (await chosenLanguage())
  const copy = isCacheable ? await cachedCopy('page', keyOf(url.href, language)) : undefined
  const response = await (copy ? Promise.race([fetching, wait(NETWORK_TIMEOUT_MS)]) : fetching).catch(() => undefined)
  if (response && !isUnavailable(response)) return response
  return copy ?? (await shellIn(language)) ?? response ?? NO_CONNECTION()
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

async function cacheVisitedPage(address: string, response: Response): Promise<void> {
  const language = languageOfPage(response)
  await cachePage(address, response)
  if (!language) return
  // Must run before `prepareLanguage`: that function stores the language as the last language, which then counts as the
  // shopper's choice.
  if (!languageInAddress(new URL(address))) await storeDefaultLanguage(language)
  await prepareLanguage(language)
}

async function prepareLanguage(language: Language): Promise<void> {
  await storeLanguage(language)
  await cacheLanguage(language)
}

/** The shell, which starts the shop at any URL with cached data. */
async function shellIn(language: Language): Promise<Response | undefined> {
  const cache = await caches.open(CODE_CACHE)
  for (const tag of [language, ...LANGUAGE_TAGS]) {
    const shell = await cache.match(shellOf(tag))
    if (shell) return shell
  }
  return undefined
}

async function answerCode({ request }: FetchEvent): Promise<Response> {
  const cachedResponse = await caches.match(request.url)
  return cachedResponse ?? fetch(request)
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await cachedCopy('picture', keyOf(request.url))
  if (copy) return copy
  const response = await fetch(request)
  event.waitUntil(cachePicture(request.url, response.clone()))
  return response
}

/**
 * Asks the network first. If a page receives a copy, the page is notified, so that it shows a note and refetches once
 * the connection is back.
 */
async function answerRead(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fetching = fetch(request).catch(() => undefined)
  const requestedLanguage = preferredLanguage(request.headers.get('accept-language') ?? undefined)?.tag
  const language = requestedLanguage ?? (await chosenLanguage())
  const response = await fetching
  if (response && !isUnavailable(response)) {
    event.waitUntil(cacheRead(request.url, language, response.clone()).then(() => prepareLanguage(language)))
    return response
  }
  const copy = request.signal.aborted ? undefined : await cachedCopy('read', keyOf(request.url, language))
  if (copy) (await self.clients.get(event.clientId))?.postMessage('kept')
  return copy ?? response ?? NO_CONNECTION()
}
