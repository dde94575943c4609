import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { RechargeOptions } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'

type Limits = Pick<RechargeOptions, 'minimum_cents' | 'maximum_cents'>

const within = (cents: number, { minimum_cents, maximum_cents }: Limits) =>
  Math.min(Math.max(cents, minimum_cents), maximum_cents)

/** The amount that a recharge begins with: what is missing for a payment, as near as the limits allow. */
export const wishedAmount = (wished_cents: number | null, limits: Limits) =>
  wished_cents && within(wished_cents, limits)

/** What is wrong with the amount of a recharge: that there is none, or which limit it breaks. */
export function rechargeAmountFault(cents: number | null, limits: Limits, i18n: I18n): string | undefined {
  if (cents === null) return t(i18n)`Please fill correct amount`
  const minimum = moneyText(limits.minimum_cents)
  const maximum = moneyText(limits.maximum_cents)
  if (cents < limits.minimum_cents) return t(i18n)`Please fill correct amount: from ${minimum}`
  return cents > limits.maximum_cents ? t(i18n)`Please fill correct amount: at most ${maximum}` : undefined
}
