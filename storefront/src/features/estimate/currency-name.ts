import type { Currency } from '@sampan/contract/rules'

/** "Japanese Yen", in the reader's language. */
export const currencyName = (currency: Currency, language: string): string =>
  new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency
