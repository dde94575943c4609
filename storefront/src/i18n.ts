import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, type LocaleKey, tagOf } from '@sampan/contract/languages'
import { activateLocale } from '@sampan/front/language'

type Catalogue = { messages: Messages }
/**
 * Parts of a catalogue: `home` has the messages of the home page, `open` those of the other screens that need no login,
 * `wallet` those that only the screens of the wallet use, `rest` all others (split-messages.ts).
 */
type Part = 'home' | 'open' | 'rest' | 'wallet'

const ALL_PARTS = ['home', 'open', 'rest', 'wallet'] as const

/** The messages of each language; each part is a separate chunk. */
const CATALOGUES: Record<Language, Record<Part, () => Promise<Catalogue>>> = {
  en: {
    home: () => import('./locales/en.po?home'),
    open: () => import('./locales/en.po?open'),
    rest: () => import('./locales/en.po?rest'),
    wallet: () => import('./locales/en.po?wallet'),
  },
  'zh-CN': {
    home: () => import('./locales/zh-CN.po?home'),
    open: () => import('./locales/zh-CN.po?open'),
    rest: () => import('./locales/zh-CN.po?rest'),
    wallet: () => import('./locales/zh-CN.po?wallet'),
  },
  ja: {
    home: () => import('./locales/ja.po?home'),
    open: () => import('./locales/ja.po?open'),
    rest: () => import('./locales/ja.po?rest'),
    wallet: () => import('./locales/ja.po?wallet'),
  },
  ko: {
    home: () => import('./locales/ko.po?home'),
    open: () => import('./locales/ko.po?open'),
    rest: () => import('./locales/ko.po?rest'),
    wallet: () => import('./locales/ko.po?wallet'),
  },
  th: {
    home: () => import('./locales/th.po?home'),
    open: () => import('./locales/th.po?open'),
    rest: () => import('./locales/th.po?rest'),
    wallet: () => import('./locales/th.po?wallet'),
  },
}

async function messagesOf(locale: LocaleKey, parts: readonly Part[]): Promise<Messages> {
  const catalogues = await Promise.all(parts.map((part) => CATALOGUES[tagOf(locale)][part]()))
  return Object.assign({}, ...catalogues.map(({ messages }) => messages))
}

/** Loads all messages of a locale. */
export async function loadLocale(i18n: I18n, locale: LocaleKey): Promise<void> {
  i18n.load(locale, await messagesOf(locale, ALL_PARTS))
}

/**
 * Loads more messages of the current language. No visible text needs them, so they are added without notifying React:
 * `i18n.load` would re-render the whole page.
 */
export async function loadMore(i18n: I18n, ...parts: Part[]): Promise<void> {
  const { messages, locale } = i18n
  Object.assign(messages, await messagesOf(locale as LocaleKey, parts)) // only locale keys are activated
}

/** Creates a separate instance, because the server renders several languages concurrently. */
export async function makeI18n(locale: LocaleKey, parts: readonly Part[] = ALL_PARTS): Promise<I18n> {
  const i18n = setupI18n()
  i18n.load(locale, await messagesOf(locale, parts))
  activateLocale(i18n, locale)
  return i18n
}

/** Caches the messages of each locale. A failed load is removed from the cache, so that the next page retries it. */
export function cachedI18n(load: (locale: LocaleKey) => Promise<I18n>): (locale: LocaleKey) => Promise<I18n> {
  const cachedLocales = new Map<LocaleKey, Promise<I18n>>()
  return (locale) => {
    const cachedLocale = cachedLocales.get(locale)
    if (cachedLocale) return cachedLocale
    const loading = load(locale)
    cachedLocales.set(locale, loading)
    loading.catch(() => cachedLocales.delete(locale))
    return loading
  }
}
