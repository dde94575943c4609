import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { moneyText } from '@sampan/contract/money-text'
import { parseWhole, readAmount } from '@sampan/contract/typed-number'

/** An amount as the value of an input in dollars; empty for null. */
export const moneyInputValue = (cents: number | null): string =>
  cents === null ? '' : moneyText(cents).replace(/[$,]/g, '')

/** The error of text that is no amount, or that can be read as two amounts; undefined for empty text. */
export function amountFault(typed: string, i18n: I18n): string | undefined {
  const reading = readAmount(typed)
  if (reading.state === 'unreadable') return t(i18n)`Enter an amount such as 12.50`
  if (reading.state !== 'ambiguous') return undefined
  const [large, small] = [moneyInputValue(reading.grouped_value), moneyInputValue(reading.decimal ?? 0)]
  return reading.decimal === undefined
    ? t(i18n)`Enter ${large} without the separator`
    : t(i18n)`Enter ${large} or ${small}, because ${typed} can mean both`
}

/** A typed whole number between two limits; null for any other text. */
export function wholeIn(input: string, least: number, most: number): number | null {
  const whole = parseWhole(input)
  return whole !== null && whole >= least && whole <= most ? whole : null
}

const STOCK_CHANGE_LIMIT = 9_999_999

/** Parses "5", "+5" or "-5"; undefined if it is not a whole number. */
export const parseStockChange = (input: string): number | undefined =>
  input.trim() === '' ? 0 : (wholeIn(input, -STOCK_CHANGE_LIMIT, STOCK_CHANGE_LIMIT) ?? undefined)
