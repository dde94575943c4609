import { useLingui } from '@lingui/react'
import { CURRENCIES, type Currency, type LocaleKey } from '@sampan/contract/rules'
import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'

const COOKIE = 'Currency'
const STORED_DAYS = 365
/** The choice to see dollars alone. */
export const DOLLARS = 'USD'
export type CurrencyChoice = Currency | typeof DOLLARS

/** What readers of a language mostly pay with; English is read everywhere. */
const USUAL: Readonly<Record<LocaleKey, CurrencyChoice>> = {
  en: DOLLARS,
  'zh-CN': 'CNY',
  ri: 'JPY',
  han: 'KRW',
  tai: 'THB',
}

const CHOICES: readonly CurrencyChoice[] = [DOLLARS, ...CURRENCIES]
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The cookie may hold anything: what is no choice counts as none. */
const chosen = (): CurrencyChoice | undefined => CHOICES.find((choice) => choice === Cookies.get(COOKIE))

/** What estimates are shown in: as chosen on this device, else usual in the language. Undefined while hydrating: the server renders one page for all. */
export function useCurrency(): CurrencyChoice | undefined {
  const { i18n } = useLingui()
  const usual = USUAL[i18n.locale as LocaleKey] // only locale keys are activated
  return useSyncExternalStore(
    subscribe,
    () => chosen() ?? usual,
    () => undefined,
  )
}

export function chooseCurrency(choice: CurrencyChoice): void {
  Cookies.set(COOKIE, choice, { expires: STORED_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' })
  for (const listener of listeners) listener()
}
