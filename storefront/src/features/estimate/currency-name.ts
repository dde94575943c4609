import type { BankCurrency } from '@sampan/contract/bank-currency'

/** "Japanese Yen", in the reader's language. */
export const currencyName = (currency: BankCurrency, language: string): string =>
  new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency
