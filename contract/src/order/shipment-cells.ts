import { normalised } from '../text/normalised.ts'

export const PARCEL_TEXT_LIMIT = 80

/** The form of the shop's order numbers: a day and eight digits. */
const SHOP_ORDER_NUMBER = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{8}$/
/** Names of carriers, such as `4PX`, have few digits; tracking numbers have more. */
const CARRIER_DIGITS = 5
const TRACKING_LENGTH = 40

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d*)?E\+?\d+$/i
/** A spreadsheet keeps 15 digits of a number, and writes zeros for the others. */
const ZEROS_AT_THE_END = /^\d{15}0{3,}$/
const DIGITS_OF_SPREADSHEETS = 15
/** A number may end with a zero, but all numbers of a column do not end with this number of zeros together. */
const ZEROS_BY_CHANCE = 3
const DATE =
  /^(?:\d{1,4}([-/.])\d{1,2}\1\d{1,4}|\d{1,4}[年년] ?\d{1,2}[月월] ?\d{1,2}[日일]?|\d{1,2}[- ]?\p{L}{3,9}\.?,?[- ]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:[T ,]+\d{1,2}:\d{2}.*)?$/u
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i
const AMOUNT = /^[^\d\s]{0,4} ?\d{1,3}(?:[.,]?\d{3})*[.,]\d{1,2} ?[^\d\s]{0,4}$/

/** The text of a cell without the marks by which spreadsheets keep a number as text: `="0012"`, `'0012`. */
export const bareCell = (cell = ''): string =>
  normalised(cell.slice(0, 4 * PARCEL_TEXT_LIMIT))
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

/** An order number without blanks, the sign in front of it, and the zeros of a decimal: `#2026 1128 …`, `2026….0`. */
export const orderNumberIn = (cell: string): string =>
  normalised(bareCell(cell), 'NFKC')
    .replace(/\s/g, '')
    .replace(/^(?:#|№|no\.)/i, '')
    .replace(/^(\d+)\.0{1,2}$/, '$1')
    .slice(0, PARCEL_TEXT_LIMIT)

/** The number of an order in another shop: `#1001`. */
export const isForeignOrder = (text: string): boolean => /^(?:#|№|no\.) ?\d/i.test(text)

export const isShopOrderNumber = (number: string): boolean => SHOP_ORDER_NUMBER.test(number)

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Whether a spreadsheet wrote the number as `1.23457E+11`. */
export const isScientific = (text: string): boolean => SCIENTIFIC.test(text)
/** Whether a spreadsheet rounded the number: `1.23457E+11`, or zeros after fifteen digits. */
export const isRounded = (text: string): boolean => isScientific(text) || ZEROS_AT_THE_END.test(text)
/** Whether a spreadsheet rounded the numbers of a column: all digits behind the fifteenth are zeros. */
export function areRounded(column: readonly string[]): boolean {
  const ends = new Set(column.filter((cell) => /^\d{16,}$/.test(cell)))
  const zeros = [...ends].map((cell) => cell.slice(DIGITS_OF_SPREADSHEETS))
  return zeros.join('').length > ZEROS_BY_CHANCE && zeros.every((end) => /^0+$/.test(end))
}
export const isDate = (text: string) => DATE.test(text) || TIME.test(text)

/** Whether the text can be a tracking number: it has a digit, and is no date, time, amount or address of a page. */
export const isTrackingNumber = (text: string): boolean =>
  digitsIn(text) > 0 && text.length <= PARCEL_TEXT_LIMIT && !isDate(text) && !AMOUNT.test(text) && !text.includes('://')
/** Whether the text shows, without a heading, that its column has tracking numbers. */
export const looksLikeTracking = (text: string): boolean =>
  text.length <= TRACKING_LENGTH && isTrackingNumber(text) && /^[\p{L}\p{N} ./_-]+$/u.test(text)

/** Whether the text can be the name of a carrier: it has a letter, and fewer digits than a tracking number. */
export const isCarrierName = (text: string): boolean =>
  /\p{L}/u.test(text) && digitsIn(text) <= CARRIER_DIGITS && !isRounded(text) && !isDate(text)
