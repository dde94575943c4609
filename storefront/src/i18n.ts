import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { LANGUAGES, type Language, type LocaleKey } from '@sampan/contract/rules'

type Catalog = { messages: Messages }

/** The words of each language, each its own chunk. */
const CATALOGS: Record<LocaleKey, () => Promise<Catalog>> = {
  en: () => import('./locales/en.po'),
  'zh-CN': () => import('./locales/zh-CN.po'),
  ri: () => import('./locales/ri.po'),
  han: () => import('./locales/han.po'),
  tai: () => import('./locales/tai.po'),
}

const tagOf = (locale: LocaleKey): Language =>
  LANGUAGES.find((language) => language.file_name === locale)?.tag ?? 'zh-CN'

/** The tag that `<html lang>`, Accept-Language and `Intl` use for the active locale. */
export const languageTag = (i18n: I18n): Language => tagOf(i18n.locale as LocaleKey) // only locale keys are activated

export async function loadLocale(i18n: I18n, locale: LocaleKey): Promise<void> {
  const { messages } = await CATALOGS[locale]()
  i18n.load(locale, messages)
}

/** Shows a loaded locale. Plurals and numbers follow the language's tag: `ri` alone would mean nothing to `Intl`. */
export function showLocale(i18n: I18n, locale: LocaleKey): void {
  i18n.activate(locale, [tagOf(locale)])
}

/** An instance of its own: on the server several languages are rendered at once. */
export async function makeI18n(locale: LocaleKey): Promise<I18n> {
  const i18n = setupI18n()
  await loadLocale(i18n, locale)
  showLocale(i18n, locale)
  return i18n
}
