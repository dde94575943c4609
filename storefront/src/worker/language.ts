import { DEFAULT_LANGUAGE, type Language, languageOf, preferredLanguage } from '@sampan/contract/rules'
import { languageOfPage } from './store.ts'

const COOKIE = 'Local_Lang'
/** Where the language last seen is kept for browsers that show a service worker no cookies. */
const NOTES = 'sampan.notes'
const LAST_SEEN = '/language'
/** The owner's choice for readers whose browser names none of the shop's languages, as the server last said it. */
const BY_DEFAULT = '/default-language'

type CookieStore = { get: (name: string) => Promise<{ value?: string | undefined } | null> }
const cookieStore = (): CookieStore | undefined => Reflect.get(globalThis, 'cookieStore')

/** The language in the cookie that the shop writes. */
export function languageInCookie(value: string | undefined): Language | undefined {
  try {
    const { file_name } = JSON.parse(decodeURIComponent(value ?? ''))
    return typeof file_name === 'string' ? languageOf(file_name)?.tag : undefined
  } catch {
    return undefined
  }
}

/** The language chosen on this device, else the one last seen, else the browser's: as the server chooses. */
async function namedLanguage(): Promise<Language | undefined> {
  const cookies = cookieStore()
  const chosen = cookies ? languageInCookie((await cookies.get(COOKIE))?.value) : await noted(LAST_SEEN)
  return chosen ?? preferredLanguage(navigator.languages.join())?.tag
}

/** The reader's language, which is the owner's choice where neither the device nor the browser names one. */
export async function chosenLanguage(): Promise<Language> {
  return (await namedLanguage()) ?? (await noted(BY_DEFAULT)) ?? (await askedDefault()) ?? DEFAULT_LANGUAGE
}

/** Asks the server, by a page in any language. */
async function askedDefault(): Promise<Language | undefined> {
  const answer = await fetch('/shell', { credentials: 'omit', headers: { 'accept-language': '*' } }).catch(
    () => undefined,
  )
  const language = answer?.ok ? languageOfPage(answer) : undefined
  if (language) await note(BY_DEFAULT, language)
  return language
}

const noted = async (name: string) =>
  languageOf(await (await (await caches.open(NOTES)).match(name).catch(() => undefined))?.text().catch(() => undefined))
    ?.tag

async function note(name: string, language: Language): Promise<void> {
  if ((await noted(name)) !== language) await (await caches.open(NOTES)).put(name, new Response(language))
}

/** Remembers the language of what was just shown. */
export async function noteLanguage(language: Language): Promise<void> {
  if (!cookieStore()) await note(LAST_SEEN, language)
}

/** Remembers the language of a page that the server chose: a page whose address names none, for a reader who names none. */
export async function noteDefaultLanguage(language: Language): Promise<void> {
  if ((await namedLanguage()) === undefined) await note(BY_DEFAULT, language)
}
