import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskRole } from '@sampan/contract/rules'

export function roleWord(role: DeskRole, i18n: I18n): string {
  switch (role) {
    case 'owner':
      return t(i18n)`Owner`
    case 'finance':
      return t(i18n)`Finance`
    case 'fulfilment':
      return t(i18n)`Fulfilment`
    case 'catalogue':
      return t(i18n)`Catalogue`
    case 'support':
      return t(i18n)`Customer service`
  }
}

export function roleNote(role: DeskRole, i18n: I18n): string {
  switch (role) {
    case 'owner':
      return t(i18n)`Everything: also operators, the log, and the limits that only an owner sets.`
    case 'finance':
      return t(i18n)`Check recharges and withdrawals, pay out, compare the bank’s statements, change settings of money.`
    case 'fulfilment':
      return t(i18n)`Ship and cancel orders, agree to refunds and pay them back, keep carriers and return addresses.`
    case 'catalogue':
      return t(i18n)`Keep products, categories, shops, the home page, promo codes and texts.`
    case 'support':
      return t(i18n)`Answer messages and reviews, help shoppers, block accounts and unlock payment codes.`
  }
}

export const rolesText = (roles: readonly DeskRole[], i18n: I18n): string =>
  roles.map((role) => roleWord(role, i18n)).join(', ')
