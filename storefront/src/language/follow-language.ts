import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { watchTabs } from '../device/watch-tabs.ts'
import { storedLocale } from './stored-locale.ts'
import { switchLanguage } from './switch-language.ts'

/**
 * Shows the language that another tab has chosen. A tab that was opened by a link with a language keeps that language
 * until the next choice.
 * @returns a function that stops following.
 */
export function followLanguage(i18n: I18n, client: QueryClient): () => void {
  let knownLocale = storedLocale()
  const follow = () => {
    const chosenLocale = storedLocale()
    if (chosenLocale === knownLocale) return
    const before = knownLocale
    knownLocale = chosenLocale
    if (chosenLocale === undefined || chosenLocale === i18n.locale) return
    // Without a connection, the texts are loaded when the page is shown again.
    switchLanguage(i18n, client, chosenLocale, { is_stored: true }).catch(() => {
      knownLocale = before
    })
  }
  const tabs = watchTabs('sampan.language', follow)
  const stopReporting = i18n.on('change', () => {
    if (storedLocale() === knownLocale) return
    knownLocale = storedLocale()
    tabs.report()
  })
  return () => {
    stopReporting()
    tabs.stop()
  }
}
