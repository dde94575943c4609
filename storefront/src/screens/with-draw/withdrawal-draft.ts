import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ExtractOptions } from '@sampan/contract'
import { bareCardNumber, CARD_NUMBER_PATTERN } from '@sampan/contract/rules'
import type { Faults } from '../../forms/use-form.ts'
import { moneyText } from '../../ui/money/money-text.ts'

/** A withdrawal to a bank card while its form is filled in. */
export type WithdrawalDraft = {
  amount_cents: number | null
  bank_name: string
  bank_card_number: string
  account_name: string
}

export const newWithdrawal = (account_name: string): WithdrawalDraft => ({
  amount_cents: null,
  bank_name: '',
  bank_card_number: '',
  account_name,
})

type Options = Pick<ExtractOptions, 'balance_cents' | 'minimum_cents' | 'maximum_cents' | 'charges'>

const chargeOf = ({ charges: { bank } }: Options, amount_cents: number) =>
  bank.fixed_cents + Math.floor((amount_cents * bank.rate_bp) / 10_000)

/** What arrives of an amount, after the charge. */
export function arrivalOf(options: Options, amount_cents: number) {
  const charge_cents = chargeOf(options, amount_cents)
  return { charge_cents, net_cents: Math.max(0, amount_cents - charge_cents) }
}

/** All that can be withdrawn at once. */
export const mostOf = ({ balance_cents, maximum_cents }: Options) => Math.min(balance_cents, maximum_cents)

function amountFault(amount_cents: number | null, options: Options, i18n: I18n): string | undefined {
  if (amount_cents === null || amount_cents <= 0) return t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
  if (amount_cents > options.balance_cents) return t(i18n)`Draw amount cannot be larger than balance`
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  if (amount_cents < options.minimum_cents) return t(i18n)`You can withdraw ${minimum} or more`
  if (amount_cents > options.maximum_cents) return t(i18n)`You can withdraw up to ${maximum} at a time`
  return arrivalOf(options, amount_cents).net_cents > 0
    ? undefined
    : t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
}

export function withdrawalFaults(draft: WithdrawalDraft, options: Options, i18n: I18n): Faults<keyof WithdrawalDraft> {
  const faults: Faults<keyof WithdrawalDraft> = {}
  const amount_cents = amountFault(draft.amount_cents, options, i18n)
  if (amount_cents) faults.amount_cents = amount_cents
  if (draft.bank_name.trim() === '') faults.bank_name = t(i18n)`Please fill in the bank name`
  if (!CARD_NUMBER_PATTERN.test(bareCardNumber(draft.bank_card_number)))
    faults.bank_card_number = t(i18n)`Please fill in a correct bank card number`
  if (draft.account_name.trim() === '') faults.account_name = t(i18n)`Please fill in the account name`
  return faults
}
