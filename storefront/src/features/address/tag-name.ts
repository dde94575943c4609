import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AddressTag } from '@sampan/contract/rules'

export function tagName(tag: AddressTag, i18n: I18n): string {
  switch (tag) {
    case 'home':
      // The first tab is called Home too; other languages have two words for the two.
      return t(i18n)({ id: 'address tag: home', message: 'Home' })
    case 'company':
      return t(i18n)`Company`
    case 'school':
      return t(i18n)`School`
    case 'other':
      return t(i18n)`Other`
  }
}
