import { useLingui } from '@lingui/react'
import { CURRENCIES, type Currency, type LocaleKey } from '@sampan/contract/rules'
import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'

const COOKIE = 'Currency'
const STORED_DAYS = 365
/** The choice to see no estimate, only dollars. */
export const DOLLARS = 'USD'
export type CurrencyChoice = Currency | typeof DOLLARS

/** The usual currency for each language. English is read in many countries, so English pages show dollars. */
const USUAL: Readonly<Record<LocaleKey, CurrencyChoice>> = {
  en: DOLLARS,
  'zh-CN': 'CNY',
  ri: 'JPY',
  han: 'KRW',
  tai: 'THB',
}

/** Whether pages in this language usually show estimates. */
export const usuallyEstimates = (locale: string): boolean => USUAL[locale as LocaleKey] !== DOLLARS // only locale keys are activated

const CHOICES: readonly CurrencyChoice[] = [DOLLARS, ...CURRENCIES]
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The choice in the cookie. The cookie may contain any text, so an invalid choice is ignored. Reads the cookie once, because
 * every price of a page calls it.
 */
function chosenCurrency(): CurrencyChoice | undefined {
  const cookie = Cookies.get(COOKIE)
  return CHOICES.find((choice) => choice === cookie)
}

/**
 * The currency of estimates: the choice on this device, otherwise the usual currency of the language. Undefined during
 * hydration, because the server renders one page for all shoppers.
 */
export function useCurrency(): CurrencyChoice | undefined {
  const { i18n } = useLingui()
  const usual = USUAL[i18n.locale as LocaleKey] // only locale keys are activated
  return useSyncExternalStore(
    subscribe,
    () => chosenCurrency() ?? usual,
    () => undefined,
  )
}

export function chooseCurrency(choice: CurrencyChoice): void {
  Cookies.set(COOKIE, choice, { expires: STORED_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' })
  for (const listener of listeners) listener()
}
