/** Currencies for price estimates. Charges are always in dollars. */
export const CURRENCIES = ['CNY', 'JPY', 'KRW', 'THB', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Rates are integers: millionths of a currency per dollar. */
export const MICROS = 1_000_000

export const RATE_LIMITS = { minimum: 1_000, maximum: 1_000_000 * MICROS } as const

/** Estimates with older rates are hidden. */
export const RATES_FRESH_DAYS = 7
