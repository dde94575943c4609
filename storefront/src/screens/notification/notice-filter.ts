import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { NOTICE_TOPICS } from '@sampan/contract/rules'

export const FILTERS = ['all', ...NOTICE_TOPICS] as const
export type Filter = (typeof FILTERS)[number]

export function filterText(filter: Filter, i18n: I18n): string {
  switch (filter) {
    case 'all':
      return translate(i18n)`All`
    case 'order':
      return translate(i18n)`Orders`
    case 'wallet':
      return translate(i18n)`Wallet`
    case 'service':
      return translate(i18n)`Service`
    case 'security':
      return translate(i18n)({ message: 'Security', context: 'topic' })
    case 'favourite':
      return translate(i18n)`Favourites`
  }
}
