import { CURRENCIES } from '../currency/currency-rules.ts'

/** Currencies of the shop's bank accounts. */
export const BANK_CURRENCIES = [
  'USD',
  ...CURRENCIES,
  ...(['AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'HKD', 'IDR', 'INR', 'MXN', 'MYR', 'NOK', 'NZD'] as const),
  ...(['PHP', 'PLN', 'SEK', 'SGD', 'TRY', 'TWD', 'VND', 'ZAR'] as const),
] as const
export type BankCurrency = (typeof BANK_CURRENCIES)[number]

const WITHOUT_DECIMALS: readonly BankCurrency[] = ['JPY', 'KRW', 'VND']
/** Decimals of a currency (ISO 4217). */
export const decimalsOf = (currency: BankCurrency): 0 | 2 => (WITHOUT_DECIMALS.includes(currency) ? 0 : 2)
