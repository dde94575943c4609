import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PaymentAtDesk } from '@sampan/contract'
import type { Tone } from '../../../ui/text/status-badge.tsx'

type Status = PaymentAtDesk['status']

export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  open: 'busy',
  pending: 'busy',
  credited: 'good',
  declined: 'bad',
  cancelled: 'calm',
  expired: 'calm',
  held: 'wait',
  refunded: 'calm',
}

export function statusText(status: Status, i18n: I18n): string {
  switch (status) {
    case 'held':
      return t(i18n)({ message: 'Held', context: 'deposit' })
    case 'pending':
      return t(i18n)({ message: 'On its way', context: 'payment' })
    case 'open':
      return t(i18n)({ message: 'At the provider', context: 'payment' })
    case 'credited':
      return t(i18n)({ message: 'Credited', context: 'deposit' })
    case 'declined':
      return t(i18n)({ message: 'Declined', context: 'card' })
    case 'cancelled':
      return t(i18n)({ message: 'Cancelled', context: 'payment' })
    case 'expired':
      return t(i18n)({ message: 'Expired', context: 'payment' })
    case 'refunded':
      return t(i18n)({ message: 'Refunded', context: 'payment' })
  }
}

/** Why a payment waits for an operator. */
export function heldText(because: NonNullable<PaymentAtDesk['held_because']>, i18n: I18n): string {
  switch (because) {
    case 'amount':
      return t(i18n)`The amount that arrived isn’t the amount ordered`
    case 'currency':
      return t(i18n)`The currency that arrived isn’t the currency ordered`
    case 'risk':
      return t(i18n)`The provider suspects fraud`
    case 'attempts':
      return t(i18n)`Too many payments with this card in an hour`
    case 'balance':
      return t(i18n)`The balance would exceed its limit`
    case 'deleted':
      return t(i18n)`The account has been deleted`
  }
}

export function declineText(reason: NonNullable<PaymentAtDesk['decline_reason']>, i18n: I18n): string {
  switch (reason) {
    case 'insufficient_funds':
      return t(i18n)`Not enough money on the card`
    case 'expired_card':
      return t(i18n)`The card has expired`
    case 'wrong_number':
      return t(i18n)`Wrong card number`
    case 'wrong_code':
      return t(i18n)`Wrong security code`
    case 'authentication_failed':
      return t(i18n)`The shopper’s bank couldn’t confirm the identity (3-D Secure)`
    case 'limit_exceeded':
      return t(i18n)`Above the card’s limit`
    case 'not_supported':
      return t(i18n)`The card can’t be used for this`
    case 'too_many_attempts':
      return t(i18n)`Too many attempts: the shop closed the page`
    case 'refused':
      return t(i18n)`The bank gave no reason`
  }
}

/** The provider's estimate of the risk of fraud. */
export function riskText(risk: NonNullable<PaymentAtDesk['risk']>, i18n: I18n): string {
  switch (risk) {
    case 'normal':
      return t(i18n)`Normal risk`
    case 'elevated':
      return t(i18n)`Elevated risk`
    case 'highest':
      return t(i18n)`Highest risk`
    case 'review':
      return t(i18n)`The provider asks for a review`
  }
}

/** The part of payments that a second operator can credit. Money in another amount or currency is given back. */
export const isCreditable = ({ status, held_because }: PaymentAtDesk): boolean =>
  status === 'held' && (held_because === 'risk' || held_because === 'attempts' || held_because === 'balance')
