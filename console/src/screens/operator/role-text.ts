import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskRole } from '@sampan/contract/rules'

export function roleText(role: DeskRole, i18n: I18n): string {
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
      return t(i18n)`Full access, including operators, the activity log and owner-only limits.`
    case 'finance':
      return t(i18n)`Review top-ups and withdrawals, make payouts, reconcile bank statements and change money settings.`
    case 'fulfilment':
      return t(i18n)`Ship and cancel orders, approve and issue refunds, and manage carriers and return addresses.`
    case 'catalogue':
      return t(i18n)`Manage products, categories, shops, the home page, promo codes and pages.`
    case 'support':
      return t(i18n)`Reply to messages and reviews, help shoppers, block accounts and unlock payment codes.`
  }
}

export const rolesText = (roles: readonly DeskRole[], i18n: I18n): string =>
  roles.map((role) => roleText(role, i18n)).join(', ')
