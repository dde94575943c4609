import type { CurrencyRate } from '@sampan/contract'
import { type Currency, MICROS, RATES_FRESH_DAYS } from '@sampan/contract/rules'

const DAY_MS = 86_400_000

/** The rate of a currency; undefined if it is missing or too old. */
export function freshRate(
  rates: readonly CurrencyRate[],
  currency: Currency,
  now_ms: number,
): CurrencyRate | undefined {
  const rate = rates.find((one) => one.currency === currency)
  return rate && now_ms - Date.parse(rate.set_at) <= RATES_FRESH_DAYS * DAY_MS ? rate : undefined
}

/** Estimates of at least this amount have no decimals. */
const ROUND = 100

/** "≈ ¥6,000": an amount in dollars, estimated with a rate, in the notation of the language. */
export function estimateText(cents: number, { currency, micros_per_dollar }: CurrencyRate, language: string): string {
  const amount = (cents / 100) * (micros_per_dollar / MICROS)
  const digits = amount >= ROUND && { minimumFractionDigits: 0, maximumFractionDigits: 0 }
  const amountText = new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount)
  return `≈ ${amountText}`
}
