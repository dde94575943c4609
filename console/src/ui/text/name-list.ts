import type { I18n } from '@lingui/core'
import { languageTag } from '@sampan/front/language'

/**
 * Joins names with the separator of the reader's language. The `unit` list type of `Intl.ListFormat` has no separator
 * in Chinese.
 */
export const nameList = (names: readonly string[], i18n: I18n): string =>
  new Intl.ListFormat(languageTag(i18n), { type: 'conjunction', style: 'narrow' }).format(names)
