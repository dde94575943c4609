import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DisputeAtDesk } from '@sampan/contract'
import { languageTag } from '@sampan/front/language'
import type { Tone } from '../../../../ui/text/status-badge.tsx'

type Status = DisputeAtDesk['status']

export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  open: 'bad',
  evidence_sent: 'busy',
  won: 'good',
  lost: 'calm',
}

export function statusText(status: Status, i18n: I18n): string {
  switch (status) {
    case 'open':
      return t(i18n)({ message: 'To answer', context: 'dispute' })
    case 'evidence_sent':
      return t(i18n)({ message: 'The bank decides', context: 'dispute' })
    case 'won':
      return t(i18n)({ message: 'Won', context: 'dispute' })
    case 'lost':
      return t(i18n)({ message: 'Lost', context: 'dispute' })
  }
}

export function problemText(problem: NonNullable<DisputeAtDesk['problem']>, i18n: I18n): string {
  switch (problem) {
    case 'payment_unknown':
      return t(i18n)`The shop doesn’t know this payment. Nothing is booked.`
    case 'payment_not_credited':
      return t(i18n)`The payment was never credited. Nothing is booked.`
    case 'currency':
      return t(i18n)`Disputed in another currency. The amount on hold is the amount that the provider took.`
    case 'amount':
      return t(i18n)`The disputed amount is higher than the top-up. The rest isn’t on hold for anyone.`
  }
}

export function answerText(answer: DisputeAtDesk['answer'], i18n: I18n): string {
  switch (answer) {
    case 'none':
      return t(i18n)`Not answered yet`
    case 'evidence_sending':
      return t(i18n)`Evidence is being sent`
    case 'evidence_sent':
      return t(i18n)`Evidence sent`
    case 'accepting':
      return t(i18n)`Loss accepted, being sent`
    case 'accepted':
      return t(i18n)`Loss accepted`
    case 'refused':
      return t(i18n)`The provider declined the answer`
  }
}

/** The bank's reason. Providers add reasons: an unknown one is shown as it is. */
export function reasonText(reason: string, i18n: I18n): string {
  switch (reason) {
    case 'fraudulent':
      return t(i18n)`The cardholder says they didn’t pay`
    case 'product_not_received':
      return t(i18n)`Goods not received`
    case 'product_unacceptable':
      return t(i18n)`Goods not as described`
    case 'duplicate':
      return t(i18n)`Paid twice`
    case 'credit_not_processed':
      return t(i18n)`A promised refund is missing`
    case 'unrecognized':
      return t(i18n)`The cardholder doesn’t recognize the payment`
    case 'general':
      return t(i18n)({ message: 'No reason named', context: 'dispute' })
    default:
      return reason.toLowerCase().replaceAll('_', ' ')
  }
}

/** An amount in the smallest unit of any currency. */
export function minorText(amount_minor: number, currency: string, i18n: I18n): string {
  const format = new Intl.NumberFormat(languageTag(i18n), { style: 'currency', currency })
  return format.format(amount_minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
