import { moneyText } from '@sampan/contract/money-text'

/** An amount as the value of an input in dollars; empty for null. */
export const moneyInputValue = (cents: number | null): string =>
  cents === null ? '' : moneyText(cents).replace(/[$,]/g, '')

/** Parses "5", "+5" or "-5"; undefined if it is not a whole number. */
export const parseStockChange = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
