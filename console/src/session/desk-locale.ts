import { LANGUAGES, type LocaleKey, preferredLanguage } from '@sampan/contract/rules'

/** The key in the local storage, which all tabs share. */
export const LANGUAGE_KEY = 'sampan.desk.language'

/** The language chosen on this device, otherwise the browser's. */
export function storedLocale(): LocaleKey {
  const locale = localStorage.getItem(LANGUAGE_KEY)
  const language =
    LANGUAGES.find(({ file_name }) => file_name === locale) ?? preferredLanguage(navigator.languages.join())
  return language?.file_name ?? 'en'
}

export const storeLocale = (locale: LocaleKey): void => localStorage.setItem(LANGUAGE_KEY, locale)
