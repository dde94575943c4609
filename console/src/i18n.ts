import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, type LocaleKey, tagOf } from '@sampan/contract/rules'
import { activateLocale, languageTag } from '@sampan/front/language'

/** The texts of each language, each in a separate chunk. */
const CATALOGUES: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  'zh-CN': () => import('./locales/zh-CN.po'),
  ja: () => import('./locales/ja.po'),
  ko: () => import('./locales/ko.po'),
  th: () => import('./locales/th.po'),
}

/** Loads and activates a language. */
export async function showLocale(i18n: I18n, locale: LocaleKey): Promise<void> {
  const { messages } = await CATALOGUES[tagOf(locale)]()
  i18n.load(locale, messages)
  activateLocale(i18n, locale)
  document.documentElement.lang = languageTag(i18n)
}

export async function makeI18n(locale: LocaleKey): Promise<I18n> {
  const i18n = setupI18n()
  await showLocale(i18n, locale)
  return i18n
}
