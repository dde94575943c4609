import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AccountObstacle } from '@sampan/contract'

/** The reason why the account cannot be deleted yet. */
export function obstacleText(obstacle: AccountObstacle, i18n: I18n): string {
  switch (obstacle) {
    case 'balance':
      return t(i18n)`Your balance: withdraw or spend it`
    case 'hold':
      return t(i18n)`Money on hold for a withdrawal`
    case 'receivable':
      return t(i18n)`What you owe the shop: settle it by a top-up`
    case 'order':
      return t(i18n)`Orders that are not completed or cancelled`
    case 'refund':
      return t(i18n)`Refunds that are not decided`
    case 'recharge':
      return t(i18n)`Top-ups that are being checked`
    case 'withdrawal':
      return t(i18n)`Withdrawals that are not paid out`
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
