import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AddressTag } from '@sampan/contract/rules'

export function tagName(tag: AddressTag, i18n: I18n): string {
  switch (tag) {
    case 'home':
      // The text is not "Home", because that is the name of the first tab and is translated differently.
      return t(i18n)`My home`
    case 'company':
      return t(i18n)`Company`
    case 'school':
      return t(i18n)`School`
    case 'other':
      return t(i18n)`Other`
  }
}
