import { moneyText } from '@sampan/contract/money-text'

/** An amount as it stands in a field of dollars; empty for none. */
export const typedMoney = (cents: number | null): string =>
  cents === null ? '' : moneyText(cents).replace(/[$,]/g, '')

/** "5", "+5" or "-5"; undefined for what is no whole number. */
export const changeIn = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
