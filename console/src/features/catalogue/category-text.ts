import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Category } from '@sampan/contract/rules'

/** Default name of a category until the shop has named it. */
export function categoryText(category: Category, i18n: I18n): string {
  switch (category) {
    case 'computer':
      return t(i18n)`Computers`
    case 'electrical':
      return t(i18n)`Electrical equipment`
    case 'outdoors':
      return t(i18n)`Outdoors`
    case 'family':
      return t(i18n)`Family life`
    case 'health':
      return t(i18n)`Health`
    case 'mens':
      return t(i18n)`Men’s clothing`
    case 'womens':
      return t(i18n)`Women’s clothing`
    case 'food':
      return t(i18n)`Food`
    case 'phone':
      return t(i18n)`Mobile phones`
    case 'toys':
      return t(i18n)`Toys`
  }
}
