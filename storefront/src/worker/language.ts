import { DEFAULT_LANGUAGE, type Language, languageOf, preferredLanguage } from '@sampan/contract/rules'
import { languageOfPage } from './cache-store.ts'

const COOKIE = 'Local_Lang'
/** The cache that stores the last language, for browsers in which a service worker cannot read cookies. */
const LANGUAGE_CACHE = 'sampan.notes'
const LAST_SHOWN = '/language'
/**
 * The key of the owner's default language, as last sent by the server. It is used if the browser names none of the
 * shop's languages.
 */
const BY_DEFAULT = '/default-language'

type CookieStore = { get: (name: string) => Promise<{ value?: string | undefined } | null> }
/** Undefined in browsers in which a service worker cannot read cookies. */
export const cookieStore = (): CookieStore | undefined => Reflect.get(globalThis, 'cookieStore')

/** The language in the shop's cookie. */
export function languageInCookie(value: string | undefined): Language | undefined {
  try {
    const { file_name } = JSON.parse(decodeURIComponent(value ?? ''))
    return typeof file_name === 'string' ? languageOf(file_name)?.tag : undefined
  } catch {
    return undefined
  }
}

/**
 * The language chosen on this device, otherwise the browser's: the same order as on the server. If the service worker
 * cannot read the cookie with the choice, the last language counts as the choice.
 */
async function namedLanguage(): Promise<Language | undefined> {
  const cookies = cookieStore()
  const chosenTag = cookies ? languageInCookie((await cookies.get(COOKIE))?.value) : await storedLanguage(LAST_SHOWN)
  return chosenTag ?? preferredLanguage(navigator.languages.join())?.tag
}

/** The shopper's language. If neither the device nor the browser names a supported language, the owner's default. */
export async function chosenLanguage(): Promise<Language> {
  return (await namedLanguage()) ?? (await storedLanguage(BY_DEFAULT)) ?? (await askedDefault()) ?? DEFAULT_LANGUAGE
}

/** Asks the server for its default language with a request that accepts any language. */
async function askedDefault(): Promise<Language | undefined> {
  const response = await fetch('/shell', { credentials: 'omit', headers: { 'accept-language': '*' } }).catch(
    () => undefined,
  )
  const language = response?.ok ? languageOfPage(response) : undefined
  if (language) await store(BY_DEFAULT, language)
  return language
}

const storedLanguage = async (name: string) =>
  languageOf(
    await (await (await caches.open(LANGUAGE_CACHE)).match(name).catch(() => undefined))?.text().catch(() => undefined),
  )?.tag

async function store(name: string, language: Language): Promise<void> {
  if ((await storedLanguage(name)) !== language)
    await (await caches.open(LANGUAGE_CACHE)).put(name, new Response(language))
}

/** Stores the language of the page that was just shown. */
export async function storeLanguage(language: Language): Promise<void> {
  if (!cookieStore()) await store(LAST_SHOWN, language)
}

/**
 * Stores the language of a page as the owner's default, if neither the page's URL, the device nor the browser names a
 * language.
 */
export async function storeDefaultLanguage(language: Language): Promise<void> {
  if ((await namedLanguage()) === undefined) await store(BY_DEFAULT, language)
}
