import type { I18n } from '@lingui/core'
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import type { QueryClient } from '@tanstack/react-query'
import { loadLocale, showLocale } from '../i18n.ts'
import { storeLocale } from './session.ts'

/** The language calls ask in. It changes a moment before the words on the screen, so both change together. */
let asked: string = 'zh-CN'
export const askedLanguage = () => asked

const tagOf = (locale: LocaleKey) => LANGUAGES.find((language) => language.file_name === locale)?.tag ?? 'zh-CN'

/** Starts in the language the server rendered. */
export function startLanguage(locale: LocaleKey): void {
  asked = tagOf(locale)
}

/**
 * Switches language without a flash: first the words and what the screen shows of the catalogue are fetched in the new
 * language, then all of it is shown at once. What was typed or chosen stays.
 */
export async function switchLanguage(i18n: I18n, client: QueryClient, locale: LocaleKey): Promise<void> {
  await loadLocale(i18n, locale)
  asked = tagOf(locale)
  storeLocale(locale)
  // A screen that cannot be refetched now keeps its old words until it can.
  await client.refetchQueries({ type: 'active' }).catch(() => {})
  client.removeQueries({ type: 'inactive' })
  showLocale(i18n, locale)
  document.documentElement.lang = asked
  document.documentElement.dataset.locale = locale
}
