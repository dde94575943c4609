import { useLingui } from '@lingui/react'
import { type BankCurrency, decimalsOf } from '@sampan/contract/bank-currency'
import { languageTag } from '@sampan/front/language'
import { MoneyText } from '../../../ui/money/money-text.tsx'

type BankAmountProps = { minor: number; currency: BankCurrency; hasSign?: boolean; isStrong?: boolean }

/** An amount of a bank account, in the smallest unit of its currency. */
export function BankAmount({ minor, currency, hasSign = false, isStrong = false }: BankAmountProps) {
  const { i18n } = useLingui()
  if (currency === 'USD') return <MoneyText cents={minor} hasSign={hasSign} isStrong={isStrong} />
  const amount = new Intl.NumberFormat(languageTag(i18n), {
    style: 'currency',
    currency,
    signDisplay: hasSign ? 'exceptZero' : 'auto',
  }).format(minor / 10 ** decimalsOf(currency))
  return isStrong ? <strong>{amount}</strong> : <span>{amount}</span>
}
