import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CardPayment } from '@sampan/contract'

type Reason = NonNullable<NonNullable<CardPayment['orders']>['reason']>

/** Why the money did not pay the orders. */
export function notPaidText(reason: Reason | null, i18n: I18n): string {
  const texts: Record<Reason, () => string> = {
    order_expired: () => t(i18n)`The time to pay for your order had run out when the money arrived.`,
    order_not_payable: () => t(i18n)`Your order was paid or cancelled before the money arrived.`,
    insufficient_funds: () => t(i18n)`Your balance is still too low for your order.`,
    promo_pay_together: () => t(i18n)`Your order has to be paid together with another one.`,
    account_blocked: () => t(i18n)`Your account can’t pay right now. Please contact customer service.`,
  }
  return reason ? texts[reason]() : t(i18n)`We couldn’t pay your order with it.`
}
