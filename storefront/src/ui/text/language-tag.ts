import type { I18n } from '@lingui/core'
import { type Language, type LocaleKey, tagOf } from '@sampan/contract/rules'

/** The language tag of the active locale, for `<html lang>`, Accept-Language and `Intl`. */
export const languageTag = (i18n: I18n): Language => tagOf(i18n.locale as LocaleKey) // only locale keys are activated
