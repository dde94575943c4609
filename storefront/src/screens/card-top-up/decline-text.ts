import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CardPayment } from '@sampan/contract'

type Reason = NonNullable<CardPayment['decline_reason']>
type Declined = Pick<CardPayment, 'decline_reason' | 'provider'>

/** Why the payment was declined, and what helps. */
export function declineText({ decline_reason, provider }: Declined, i18n: I18n): string {
  const texts: Record<Reason, () => string> = {
    insufficient_funds: () => t(i18n)`There isn’t enough money on this card. Try another card or a smaller amount.`,
    expired_card: () => t(i18n)`This card has expired. Try another one.`,
    wrong_number: () => t(i18n)`The card number wasn’t right. Check it and try again.`,
    wrong_code: () => t(i18n)`The security code of the card wasn’t right. Check it and try again.`,
    authentication_failed: () =>
      t(i18n)`Your bank couldn’t confirm that it’s you. Try again and approve the payment in your bank’s app.`,
    limit_exceeded: () => t(i18n)`The payment is above your card’s limit. Try a smaller amount, or ask your bank.`,
    not_supported: () => t(i18n)`This card can’t be used for this payment. Try another card or another way.`,
    too_many_attempts: () =>
      t(
        i18n,
      )`Too many payments were declined, so we closed the payment page. Wait an hour, or top up by bank transfer.`,
    refused: () =>
      t(
        i18n,
      )`Your bank said no. Banks often stop the first payment to a new shop: allow it in your bank’s app, then try again.`,
  }
  const reason = decline_reason ?? 'refused'
  return (provider === 'paypal' && paypalText(reason, i18n)) || texts[reason]()
}

/** PayPal says little about its accounts, and the shopper chooses an account or a card there. */
function paypalText(reason: Reason, i18n: I18n): string | undefined {
  switch (reason) {
    case 'limit_exceeded':
      return t(i18n)`The payment is above the limit of your PayPal account. Try a smaller amount.`
    case 'not_supported':
      return t(i18n)`This PayPal account can’t pay here. Try another account or another way.`
    case 'refused':
      return t(i18n)`PayPal couldn’t take the payment. Choose another card or account there, or another way here.`
    default:
      return undefined
  }
}
