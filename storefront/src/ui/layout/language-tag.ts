import type { I18n } from '@lingui/core'
import { LANGUAGES, type Language, type LocaleKey } from '@sampan/contract/first-rules'

export const tagOf = (locale: LocaleKey): Language =>
  LANGUAGES.find((language) => language.file_name === locale)?.tag ?? 'zh-CN'

/** The tag that `<html lang>`, Accept-Language and `Intl` use for the active locale. */
export const languageTag = (i18n: I18n): Language => tagOf(i18n.locale as LocaleKey) // only locale keys are activated
