import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import { ALLOWANCE_LIMIT_CENTS } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'

/** `cents` is null while the field is empty. */
export type AllowanceDraft = { allowance_cents: number | null; payment_code: string }

/** @param from_cents the allowance so far: only a higher one needs the payment code. */
export function allowanceFaults(
  { allowance_cents, payment_code }: AllowanceDraft,
  from_cents: number,
  i18n: I18n,
): Faults<keyof AllowanceDraft> {
  const maximum = moneyText(ALLOWANCE_LIMIT_CENTS)
  const amount =
    allowance_cents === null || allowance_cents < 0
      ? t(i18n)`Enter an amount`
      : allowance_cents > ALLOWANCE_LIMIT_CENTS
        ? t(i18n)`The limit can be up to ${maximum}`
        : undefined
  return {
    ...(amount && { allowance_cents: amount }),
    ...((allowance_cents ?? 0) > from_cents && !payment_code && { payment_code: t(i18n)`Enter your payment code` }),
  }
}
