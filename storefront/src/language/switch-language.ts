import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { LocaleKey } from '@sampan/contract/rules'
import { activateLocale } from '@sampan/front/language'
import { defaultScheduler, notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { loadLocale } from '../i18n.ts'
import { toast } from '../ui/layer/toast.ts'
import { loadForTap } from '../ui/loading/load-code.ts'
import { requestLanguage, setRequestLanguage } from './request-language.ts'
import { storeLocale } from './stored-locale.ts'

/**
 * Switches the language without flashing: loads the texts and all catalogue data on the screens in the new language,
 * then shows everything together. Inputs, choices and scroll positions are kept. `of_account`: the language is the
 * account's choice, not one on this device; `is_stored`: another tab has stored it.
 */
export async function switchLanguage(
  i18n: I18n,
  client: QueryClient,
  locale: LocaleKey,
  { of_account = false, is_stored = false } = {},
): Promise<void> {
  await loadLocale(i18n, locale)
  setRequestLanguage(locale)
  if (!is_stored) storeLocale(locale, { of_account })
  forgetLinkedLanguage()
  const resumeUpdates = pauseUpdates()
  await refetchAll(client)
  activateLocale(i18n, locale)
  resumeUpdates()
  document.documentElement.lang = requestLanguage()
  document.documentElement.dataset.locale = locale
}

/** Removes `?lang=` from the URL; otherwise the link's language would be used again after a reload. */
function forgetLinkedLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

const loads = new Map<LocaleKey, () => Promise<unknown>>()

/** Loads the texts of a language, which may fail without a connection. */
function loadTexts(i18n: I18n, locale: LocaleKey): Promise<unknown> {
  const load = loads.get(locale) ?? (() => loadLocale(i18n, locale))
  loads.set(locale, load)
  return loadForTap(load)
}

/**
 * `switchLanguage` as a hook.
 * @returns whether the language was switched. A failure is shown as a toast.
 */
export function useSwitchLanguage(): (locale: LocaleKey) => Promise<boolean> {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  return async (locale) => {
    try {
      await loadTexts(i18n, locale)
      await switchLanguage(i18n, client, locale)
      return true
    } catch {
      toast.fail(t`Can’t reach the shop`)
      return false
    }
  }
}

/**
 * Holds back query updates, because replies arrive one by one, but have to be shown together.
 * @returns a function that releases the updates.
 */
function pauseUpdates(): () => void {
  const pending: (() => void)[] = []
  notifyManager.setScheduler((notify) => pending.push(notify))
  return () => {
    notifyManager.setScheduler(defaultScheduler)
    for (const notify of pending) notify()
  }
}

/**
 * The number of queries of background screens that are loaded too. With more queries, the shopper would wait too long.
 */
const BACKGROUND_LIMIT = 24

/**
 * Refetches the queries in the new language. If the data of the current screen can't be loaded now, the screen keeps
 * its old texts. Data of background screens that can't be loaded are removed, so that these screens load them when they
 * are shown again.
 */
async function refetchAll(client: QueryClient): Promise<void> {
  const started_at = Date.now()
  const cache = client.getQueryCache()
  const background = cache
    .findAll({ type: 'inactive' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const query of background.slice(BACKGROUND_LIMIT)) cache.remove(query)
  await client.refetchQueries().catch(() => {})
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.dataUpdatedAt < started_at })
}
