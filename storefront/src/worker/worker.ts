// The service worker: answers for the shop when the connection goes (docs/offline.md).
import { LANGUAGE_TAGS, type Language, preferredLanguage } from '@sampan/contract/rules'
import { SEEN } from './cache-names.ts'
import { isAway, isKeptPage, keyOf, kindOf, languageInAddress, PATIENCE_MS } from './kept.ts'
import { chosenLanguage, noteDefaultLanguage, noteLanguage } from './language.ts'
import { isYoung, keepFile, keepPage, keepPicture, keepRead, keptCopy, languageOfPage } from './store.ts'

declare const self: ServiceWorkerGlobalScope
/** The build's files: what every language needs, and what each one adds (worker-build.ts). */
declare const BUILT: { version: string; files: string[]; languages: Record<Language, string[]> }

const CODE = 'sampan.code.'
const OWN_CODE = CODE + BUILT.version
/** How many files are asked for at once: what a page loads meanwhile comes first. */
const AT_ONCE = 4
/** The shell says the shop's name, which may change: an older one is fetched again. */
const SHELL_AGE_MS = 86_400_000
const NO_CONNECTION = () => Response.error()

const shellOf = (language: Language) => `${self.location.origin}/shell?lang=${language}`
const wait = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms))

// It takes over as soon as it has all it needs. Pages that are open go on with the code they began with.
self.addEventListener('install', (event) => {
  event.waitUntil(chosenLanguage().then(keepLanguage))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind) event.respondWith(ANSWERS[kind](event))
})

const ANSWERS = { visit: answerVisit, code: answerCode, picture: answerPicture, read: answerRead }

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async (file) => {
        if (!(await cache.match(file))) await keepFile(cache, file, 'code')
      }),
    )
}

const keeping = new Map<Language, Promise<void>>()

/** Keeps all that the shop needs in a language. The shell comes last: where it is, everything is. */
function keepLanguage(language: Language): Promise<void> {
  const known = keeping.get(language) ?? keepAllOf(language)
  keeping.set(language, known)
  known.catch(() => keeping.delete(language))
  return known
}

async function keepAllOf(language: Language): Promise<void> {
  const cache = await caches.open(OWN_CODE)
  const shell = await cache.match(shellOf(language))
  if (isYoung(shell, Date.now(), SHELL_AGE_MS)) return
  if (!shell) await keepFiles(cache, [...BUILT.files, ...BUILT.languages[language]])
  await keepFile(cache, shellOf(language), 'page')
}

/** The code of the build before stays for pages that are still open. Pages and answers belong to their build. */
async function takeOver(): Promise<void> {
  const codes = (await caches.keys()).filter((name) => name.startsWith(CODE) && name !== OWN_CODE)
  const gone = [...codes.slice(0, -1), SEEN.page, SEEN.read]
  await Promise.all(gone.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const shown = (await self.clients.matchAll({ type: 'window' })).map(({ url }) => url)
  const pages = new Set([`${self.location.origin}/home`, ...shown].filter((url) => isKeptPage(new URL(url))))
  // Not waited for: until it has taken over, every request waits for it.
  void chosenLanguage().then((language) => [...pages].map((url) => keepShown(url, language).catch(() => {})))
}

/** Keeps the page that somebody began with before there was a service worker. */
async function keepShown(address: string, chosen: Language): Promise<void> {
  const url = new URL(address)
  const language = languageInAddress(url) ?? chosen
  await keepPage(address, await fetch(address, { credentials: 'omit', headers: { 'accept-language': language } }))
}

/** Network first; after three seconds the copy in the asked language if there is one; without a network that or the shell. */
async function answerVisit(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const asking = askForPage(event)
  const isKept = isKeptPage(url)
  // Cloned before anything reads it.
  const copying = asking.then((answer) => (isKept ? keepVisited(url.href, answer.clone()) : undefined))
  event.waitUntil(copying.catch(() => {}))
  const language = languageInAddress(url) ?? (await chosenLanguage())
  const copy = isKept ? await keptCopy('page', keyOf(url.href, language)) : undefined
  const answer = await (copy ? Promise.race([asking, wait(PATIENCE_MS)]) : asking).catch(() => undefined)
  if (answer && !isAway(answer)) return answer
  return copy ?? (await shellIn(language)) ?? answer ?? NO_CONNECTION()
}

async function askForPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

async function keepVisited(address: string, answer: Response): Promise<void> {
  const language = languageOfPage(answer)
  await keepPage(address, answer)
  if (!language) return
  // Before the language is noted as the one last seen, which would name it from then on.
  if (!languageInAddress(new URL(address))) await noteDefaultLanguage(language)
  await goOnIn(language)
}

async function goOnIn(language: Language): Promise<void> {
  await noteLanguage(language)
  await keepLanguage(language)
}

/** The shop without a page: it starts at any address, and shows what it still has. */
async function shellIn(language: Language): Promise<Response | undefined> {
  const cache = await caches.open(OWN_CODE)
  for (const tag of [language, ...LANGUAGE_TAGS]) {
    const shell = await cache.match(shellOf(tag))
    if (shell) return shell
  }
  return undefined
}

async function answerCode({ request }: FetchEvent): Promise<Response> {
  const known = await caches.match(request.url)
  return known ?? fetch(request)
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await keptCopy('picture', keyOf(request.url))
  if (copy) return copy
  const answer = await fetch(request)
  event.waitUntil(keepPicture(request.url, answer.clone()))
  return answer
}

/** Network first. A page that is given a copy is told, so that it says so and reads anew once the shop is back. */
async function answerRead(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asking = fetch(request).catch(() => undefined)
  const asked = preferredLanguage(request.headers.get('accept-language') ?? undefined)?.tag
  const language = asked ?? (await chosenLanguage())
  const answer = await asking
  if (answer && !isAway(answer)) {
    event.waitUntil(keepRead(request.url, language, answer.clone()).then(() => goOnIn(language)))
    return answer
  }
  const copy = request.signal.aborted ? undefined : await keptCopy('read', keyOf(request.url, language))
  if (copy) (await self.clients.get(event.clientId))?.postMessage('kept')
  return copy ?? answer ?? NO_CONNECTION()
}
