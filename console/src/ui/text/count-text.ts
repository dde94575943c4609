import type { I18n } from '@lingui/core'

/** A count, or "1,000+" if counting stopped there. */
export const countText = (count: number, is_least: boolean, i18n: I18n): string =>
  i18n.number(count) + (is_least ? '+' : '')
