import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RefundReason } from '@sampan/contract/rules'

export function refundReasonText(reason: RefundReason, i18n: I18n): string {
  const texts: Record<RefundReason, () => string> = {
    damaged: () => t(i18n)`It’s damaged or doesn’t work`,
    wrong: () => t(i18n)`It’s not what I ordered`,
    not_received: () => t(i18n)`It didn’t arrive`,
    unwanted: () => t(i18n)`I no longer want it`,
    other: () => t(i18n)`Something else`,
  }
  return texts[reason]()
}
