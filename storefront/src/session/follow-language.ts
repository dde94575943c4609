import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { storedLocale } from './stored-locale.ts'
import { switchLanguage } from './switch-language.ts'
import { watchTabs } from './watch-tabs.ts'

/**
 * Shows the language that another tab has chosen. A tab that was opened by a link with a language keeps that language
 * until the next choice.
 * @returns a function that stops following.
 */
export function followLanguage(i18n: I18n, client: QueryClient): () => void {
  let known = storedLocale()
  const follow = () => {
    const chosen = storedLocale()
    if (chosen === known) return
    const before = known
    known = chosen
    if (chosen === undefined || chosen === i18n.locale) return
    // Without a connection, the texts are loaded when the page is shown again.
    switchLanguage(i18n, client, chosen, { is_stored: true }).catch(() => {
      known = before
    })
  }
  const tabs = watchTabs('sampan.language', follow)
  const stopReporting = i18n.on('change', () => {
    if (storedLocale() === known) return
    known = storedLocale()
    tabs.report()
  })
  return () => {
    stopReporting()
    tabs.stop()
  }
}
