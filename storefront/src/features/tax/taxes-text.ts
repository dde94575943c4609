import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { TaxSum } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'

/** Taxes and duties as a line of sums. They are due on arrival, and in no total. */
export const taxesLine = (taxes: TaxSum, i18n: I18n) => ({
  label: t(i18n)`Taxes and duties`,
  value: taxesText(taxes, i18n),
})

function taxesText({ outcome, arrival_cents }: TaxSum, i18n: I18n): string {
  if (outcome === 'unknown' || arrival_cents === null) return t(i18n)`Unknown`
  const amount = moneyText(arrival_cents)
  return outcome === 'nothing' ? t(i18n)`None on arrival` : t(i18n)`About ${amount} on arrival`
}

/** Taxes and duties as a short sentence of its own, such as in the cart. */
export function arrivalText({ outcome, arrival_cents }: TaxSum, i18n: I18n): string {
  if (outcome === 'unknown' || arrival_cents === null) return t(i18n)`We can’t tell the taxes and duties`
  const amount = moneyText(arrival_cents)
  return outcome === 'nothing'
    ? t(i18n)`Nothing to pay on arrival`
    : t(i18n)`About ${amount} in taxes and duties on arrival`
}
