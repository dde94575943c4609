import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LocaleKey } from '@sampan/contract/rules'
import { defaultScheduler, notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { loadLocale, showLocale } from '../i18n.ts'
import { askedLanguage, askIn } from './language.ts'
import { storeLocale } from './session.ts'

/**
 * Switches language without a flash: first the words and all that the screens show of the catalogue are fetched in the
 * new language, then all of it is shown at once. What was typed or chosen, and where kept screens are scrolled, stays.
 */
export async function switchLanguage(i18n: I18n, client: QueryClient, locale: LocaleKey): Promise<void> {
  await loadLocale(i18n, locale)
  askIn(locale)
  storeLocale(locale)
  const showNews = holdNews()
  await fetchAnew(client)
  showLocale(i18n, locale)
  showNews()
  document.documentElement.lang = askedLanguage()
  document.documentElement.dataset.locale = locale
}

/** `switchLanguage` for a screen. */
export function useSwitchLanguage(): (locale: LocaleKey) => Promise<void> {
  const { i18n } = useLingui()
  const client = useQueryClient()
  return (locale) => switchLanguage(i18n, client, locale)
}

/** Keeps what queries learn from the screens until it is let go: answers come one by one, but are to be shown as one. */
function holdNews(): () => void {
  const held: (() => void)[] = []
  notifyManager.setScheduler((tell) => held.push(tell))
  return () => {
    notifyManager.setScheduler(defaultScheduler)
    for (const tell of held) tell()
  }
}

/** Of what no screen shows now, as much as the kept screens may stand on; more is not worth a shopper's waiting. */
const BEHIND_LIMIT = 24

/**
 * A shown screen that cannot be fetched now keeps its old words until it can. Kept screens behind it come back whole,
 * or, when their part did not arrive, ask for it again.
 */
async function fetchAnew(client: QueryClient): Promise<void> {
  const started = Date.now()
  const cache = client.getQueryCache()
  const behind = cache.findAll({ type: 'inactive' }).toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const query of behind.slice(BEHIND_LIMIT)) cache.remove(query)
  await client.refetchQueries().catch(() => {})
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.dataUpdatedAt < started })
}
