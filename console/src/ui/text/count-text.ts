import type { I18n } from '@lingui/core'

/** "1,000+" of what is counted no further. */
export const countText = (count: number, is_least: boolean, i18n: I18n): string =>
  i18n.number(count) + (is_least ? '+' : '')
