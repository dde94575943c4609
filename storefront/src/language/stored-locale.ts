import { LANGUAGES, type LocaleKey } from '@sampan/contract/languages'
import Cookies from 'js-cookie'
import { deviceStorage } from '../device/device-storage.ts'
import { ACCOUNT_LANGUAGE_KEY, cookieAttributes, LANGUAGE_COOKIE, writeJson } from '../session/session.ts'

/** The language chosen on this device, or by the signed-in shopper, from the cookie `Local_Lang`. */
export function storedLocale(): LocaleKey | undefined {
  try {
    const { file_name } = JSON.parse(Cookies.get(LANGUAGE_COOKIE) ?? '') as { file_name?: string } // checked below
    return LANGUAGES.find((language) => language.file_name === file_name)?.file_name
  } catch {
    return undefined
  }
}

/** Stores the language for the next pages. `of_account`: the shopper has not chosen it on this device. */
export function storeLocale(locale: LocaleKey, { of_account = false } = {}): void {
  const language_name = LANGUAGES.find((language) => language.file_name === locale)?.language_name
  Cookies.set(LANGUAGE_COOKIE, JSON.stringify({ language_name, file_name: locale }), cookieAttributes())
  if (of_account) writeJson(deviceStorage('localStorage'), ACCOUNT_LANGUAGE_KEY, true)
  else deviceStorage('localStorage').removeItem(ACCOUNT_LANGUAGE_KEY)
}
