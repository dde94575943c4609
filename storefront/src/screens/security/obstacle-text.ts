import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AccountObstacle } from '@sampan/contract'

/** The reason why the account cannot be deleted yet. */
export function obstacleText(obstacle: AccountObstacle, i18n: I18n): string {
  switch (obstacle) {
    case 'balance':
      return t(i18n)`Your balance (withdraw or spend it)`
    case 'hold':
      return t(i18n)`Money on hold for a withdrawal`
    case 'receivable':
      return t(i18n)`Money you owe the shop (top up to settle it)`
    case 'order':
      return t(i18n)`Open orders`
    case 'refund':
      return t(i18n)`Refund requests under review`
    case 'recharge':
      return t(i18n)`Top-ups under review`
    case 'withdrawal':
      return t(i18n)`Withdrawals in progress`
  }
}

/** The screens where a shopper can remove each obstacle to deleting the account. */
export const OBSTACLE_PLACES: Record<AccountObstacle, string> = {
  balance: '/withDraw',
  hold: '/depositRecord',
  receivable: '/topUp',
  order: '/order',
  refund: '/myPurchases/-4',
  recharge: '/topUpRecord',
  withdrawal: '/depositRecord',
}
