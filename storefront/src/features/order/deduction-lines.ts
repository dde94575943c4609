import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { Loss } from '@sampan/contract/refund-deduction'

type Line = { label: string; value: string }

/** The lines of a refund that show its deductions, or the return of an earlier deduction. */
export function deductionLines({ discount_cents, freight_cents }: Loss, i18n: I18n): Line[] {
  const discount =
    discount_cents > 0
      ? t(i18n)`The remaining items lose their discount`
      : t(i18n)`Discount deducted earlier is refunded`
  const freight =
    freight_cents > 0 ? t(i18n)`Delivery for the rest is no longer free` : t(i18n)`Freight charged earlier is refunded`
  return [
    ...(discount_cents === 0 ? [] : [{ label: discount, value: moneyText(-discount_cents) }]),
    ...(freight_cents === 0 ? [] : [{ label: freight, value: moneyText(-freight_cents) }]),
  ]
}
