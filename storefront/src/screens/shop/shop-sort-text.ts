import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ShopSort } from '@sampan/contract/rules'

export function shopSortText(sort: ShopSort, i18n: I18n): string {
  switch (sort) {
    case 'hot':
      return t(i18n)`Best selling`
    case 'new':
      return t(i18n)`Newest`
    case 'rating':
      return t(i18n)({ message: 'Top rated', context: 'sort' })
  }
}
