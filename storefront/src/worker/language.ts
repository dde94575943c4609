import { DEFAULT_LANGUAGE, type Language, languageOf, preferredLanguage } from '@sampan/contract/first-rules'

const COOKIE = 'Local_Lang'
/** Where the language last seen is kept for browsers that show a service worker no cookies. */
const NOTES = 'sampan.notes'
const NOTE = '/language'

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
export async function chosenLanguage(): Promise<Language> {
  const cookies = cookieStore()
  const chosen = cookies ? languageInCookie((await cookies.get(COOKIE))?.value) : await noted()
  return chosen ?? preferredLanguage(navigator.languages.join())?.tag ?? DEFAULT_LANGUAGE
}

const noted = async () =>
  languageOf(await (await (await caches.open(NOTES)).match(NOTE).catch(() => undefined))?.text().catch(() => undefined))
    ?.tag

/** Remembers the language of what was just shown. */
export async function noteLanguage(language: Language): Promise<void> {
  if (cookieStore() || (await noted()) === language) return
  await (await caches.open(NOTES)).put(NOTE, new Response(language))
}
