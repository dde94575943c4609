import type { I18n } from '@lingui/core'
import { languageTag } from '@sampan/front/language'

/** The name of a country in the operator's language. @param country its two letters, as in ISO 3166-1. */
export const countryText = (country: string, i18n: I18n): string =>
  new Intl.DisplayNames(languageTag(i18n), { type: 'region' }).of(country) ?? country
