import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { LocaleKey } from '@sampan/contract/rules'
import { startTransition } from 'react'
import { tagOf } from './ui/layout/language-tag.ts'

type Words = { messages: Messages }
/** The words of the front page, and all others. */
type Part = 'front' | 'rest'

/** The words of each language, each part its own chunk. */
const CATALOGUES: Record<LocaleKey, Record<Part, () => Promise<Words>>> = {
  en: { front: () => import('./locales/en.po?front'), rest: () => import('./locales/en.po?rest') },
  'zh-CN': { front: () => import('./locales/zh-CN.po?front'), rest: () => import('./locales/zh-CN.po?rest') },
  ri: { front: () => import('./locales/ri.po?front'), rest: () => import('./locales/ri.po?rest') },
  han: { front: () => import('./locales/han.po?front'), rest: () => import('./locales/han.po?rest') },
  tai: { front: () => import('./locales/tai.po?front'), rest: () => import('./locales/tai.po?rest') },
}

/** A transition: words that come while React takes a rendered page over must not make it do so in one go. */
async function loadWords(i18n: I18n, locale: LocaleKey, part: Part): Promise<void> {
  const { messages } = await CATALOGUES[locale][part]()
  startTransition(() => i18n.load(locale, { ...messages }))
}

/** Everything a locale says. */
export async function loadLocale(i18n: I18n, locale: LocaleKey): Promise<void> {
  await Promise.all([loadWords(i18n, locale, 'front'), loadWords(i18n, locale, 'rest')])
}

/** What the front page does not say, for every other screen. */
export const loadRest = (i18n: I18n): Promise<void> => loadWords(i18n, i18n.locale as LocaleKey, 'rest') // only locale keys are activated

/** Shows a loaded locale. Plurals and numbers follow the language's tag: `ri` alone would mean nothing to `Intl`. */
export function showLocale(i18n: I18n, locale: LocaleKey): void {
  i18n.activate(locale, [tagOf(locale)])
}

/** An instance of its own: on the server several languages are rendered at once. */
export async function makeI18n(locale: LocaleKey, part: 'front' | 'all' = 'all'): Promise<I18n> {
  const i18n = setupI18n()
  await (part === 'all' ? loadLocale(i18n, locale) : loadWords(i18n, locale, 'front'))
  showLocale(i18n, locale)
  return i18n
}
