import { asciiDigits } from './ascii-digits.ts'
import { CENTS_LIMIT } from './cents.ts'
import type { DECIMAL_SIGNS } from './text-rules.ts'

// The one parser of numbers that people type or files contain. Separate from money-text.ts, because only forms need to
// parse, while every price needs formatting.

/** The sign before the decimals of a file, as its operator answered. */
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/**
 * `ambiguous`: one separator with three digits behind it, such as `1,250` or `1.250`, which is a thousand in one
 * country and a decimal number in another; `sign` is this separator. `grouped` is the first of both values; `decimal` is undefined if the second
 * has too many decimals.
 */
export type NumberReading =
  | { state: 'read'; value: number }
  | { state: 'ambiguous'; sign: DecimalSign; grouped_value: number; decimal: number | undefined }
  | { state: 'empty' | 'unreadable' }

const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0
/** Marks of writing direction, and spaces of no width: invisible in pasted text. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text with the digits, separators and minus signs of ASCII. */
const plain = (input: string): string =>
  asciiDigits(input.replace(INVISIBLE, ''))
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\u2010-\u2013\u2212\u30fc\ufe63]/g, '-')
    .replace(/[\u3002\uff61\u066b]/g, '.')
    .replace(/[\u3001\uff64\u060c]/g, ',')
    .replace(/[\u2018\u2019\u02bc\u066c]/g, "'")
    .replace(/[\s\u180e]+/g, ' ')
    .trim()

const LENGTH_LIMIT = 60
const SIGNED = /^(?<lead>[+-]?) ?(?<body>[\d.,' ]*[\d.,])(?<tail> ?[+-])?$/
const DOLLARS = /^(?<lead>[+-]?) ?(?:us ?\$|\$|usd) ?(?<rest>[^$]*)$|^(?<before>[^$]*?) ?(?:us ?\$|\$|usd)$/i
const SINGLE = /^(?<whole>\d*)(?:(?<sign>[.,])(?<decimals>\d*))?$/
const GROUPED = /^(?<whole>[1-9]\d{0,2}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3})*)(?:(?<sign>[.,])(?<decimals>\d*))?$/
/** Three digits behind a separator may be a group of thousands if one to three digits, not a zero, precede it. */
const HEAD_OF_GROUP = /^[1-9]\d{0,2}$/

const UNREADABLE: NumberReading = { state: 'unreadable' }

/** The number without its dollar sign: `-$12`, `$-12` and `12 USD` are all read. */
function withoutDollars(text: string): string {
  const { lead = '', rest, before } = DOLLARS.exec(text)?.groups ?? {}
  return before ?? (rest === undefined ? text : lead + rest)
}

type NumberForm = { places: number; decimal_sign?: DecimalSign | undefined; isMoney?: boolean }

/**
 * Reads a number with at most `places` decimals as a whole number of units: cents with two places.
 * A comma or point with fewer than three digits behind it is the decimal separator. Commas, points, spaces and
 * apostrophes separate groups only if all groups have three digits. Numbers are never rounded.
 */
function readNumber(input: string, { places, decimal_sign, isMoney = false }: NumberForm): NumberReading {
  const text = plain(input)
  if (text === '') return { state: 'empty' }
  if (text.length > LENGTH_LIMIT) return UNREADABLE
  const enclosed = /^\((.*)\)$/.exec(text)?.[1]
  const bare = enclosed ?? text
  const { lead = '', body, tail } = SIGNED.exec(isMoney ? withoutDollars(bare) : bare)?.groups ?? {}
  if (body === undefined || [lead, tail, enclosed].filter(Boolean).length > 1) return UNREADABLE
  const isNegative = lead === '-' || tail?.trim() === '-' || enclosed !== undefined
  const units = (whole: string, decimals: string) => unitsOf(whole, decimals, places, isNegative)
  const readingOf = (whole: string, decimals: string): NumberReading => {
    const value = units(whole, decimals)
    return value === undefined ? UNREADABLE : { state: 'read', value }
  }
  const single = SINGLE.exec(body)?.groups
  if (!single) {
    const { whole, group, sign, decimals = '' } = GROUPED.exec(body)?.groups ?? {}
    return whole === undefined || sign === group ? UNREADABLE : readingOf(whole.replace(/\D/g, ''), decimals)
  }
  const { whole = '', sign, decimals = '' } = single
  if (whole === '' && decimals === '') return UNREADABLE
  const isOpen = decimals.length === 3 && HEAD_OF_GROUP.test(whole)
  // The shop writes rates of more than two decimals with a point.
  if (!isOpen || (sign === '.' && places > 2)) return readingOf(whole, decimals)
  const open_sign = sign === '.' ? 'point' : 'comma'
  const short_decimals = decimals.endsWith('0') && places < 3 ? decimals.slice(0, -1) : decimals
  if (decimal_sign)
    return decimal_sign === open_sign ? readingOf(whole, short_decimals) : readingOf(whole + decimals, '')
  const grouped_value = units(whole + decimals, '')
  return grouped_value === undefined
    ? UNREADABLE
    : { state: 'ambiguous', sign: open_sign, grouped_value, decimal: units(whole, short_decimals) }
}

function unitsOf(whole: string, decimals: string, places: number, isNegative: boolean): number | undefined {
  // A whole number may have decimals that are zero: spreadsheets write 12 as 12.0.
  const digits = places === 0 && /^0{0,2}$/.test(decimals) ? '' : decimals
  if (digits.length > places) return undefined
  const value = Number(`${whole}${digits.padEnd(places, '0')}`)
  if (!Number.isSafeInteger(value)) return undefined
  return isNegative && value !== 0 ? -value : value
}

/**
 * Reads an amount in dollars as cents: `12,50` and `12.50` are 1250, `1,234.50`, `1.234,50` and `1'234.50` are 123450.
 * A dollar sign is ignored; amounts with the sign of another currency cannot be read.
 */
export function readAmount(input: string, decimal_sign?: DecimalSign): NumberReading {
  const reading = readNumber(input, { places: 2, decimal_sign, isMoney: true })
  return reading.state === 'read' && Math.abs(reading.value) > CENTS_LIMIT ? UNREADABLE : reading
}

/** Reads a whole number, such as a quantity: `1 200` is 1200; `2.5` and `1e3` cannot be read. */
export const readWhole = (input: string, decimal_sign?: DecimalSign): NumberReading =>
  readNumber(input, { places: 0, decimal_sign })

/** Reads a number such as a rate, in units of its last place: `0,9214` with six places is 921400. */
export const readDecimal = (input: string, places: number): NumberReading => readNumber(input, { places })

const readValue = (reading: NumberReading): number | null => (reading.state === 'read' ? reading.value : null)

/** The cents of a typed amount; null if it is empty or cannot be read (readAmount distinguishes them). */
export const parseMoney = (input: string): number | null => readValue(readAmount(input))

/** The value of a typed whole number; null if it is empty or cannot be read. */
export const parseWhole = (input: string): number | null => readValue(readWhole(input))
