import type { I18n } from '@lingui/core'
import { type Language, type LocaleKey, tagOf } from '@sampan/contract/languages'

/** The language tag of the active locale, for `<html lang>`, Accept-Language and `Intl`. */
export const languageTag = (i18n: I18n): Language => tagOf(i18n.locale as LocaleKey) // only locale keys are activated

/** Activates a loaded locale. Plurals and numbers use the language's tag, because `Intl` does not know `ri`. */
export function activateLocale(i18n: I18n, locale: LocaleKey): void {
  i18n.activate(locale, [tagOf(locale)])
}
