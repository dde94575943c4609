import { isDeepStrictEqual } from 'node:util'
import { asciiDigits } from '@sampan/contract/ascii-digits'
import { normalised } from '@sampan/contract/normalised'
import { ERAS, MONTHS } from './statement-calendar.ts'

export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const DAY = /^(\d{1,4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,4})\s?[日일.]?(?:[ T,(].*)?$/
/** `20261126`, also with a time. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[ T]?\d{4,6}(?:\D.*)?)?$/
/** `令和8年11月26日`, `R8.11.26` and `R081126`. */
const ERA = new RegExp(
  String.raw`^(${Object.keys(ERAS).join('|')})\s?(元|\d{1,3})\s?(?:年|[-/.])\s?(\d{1,2})\s?(?:月|[-/.])\s?(\d{1,2})\s?日?(?:[ T,(].*)?$`,
  'i',
)
const SHORT_ERA = /^([RHS])(\d{2})(\d{2})(\d{2})$/i
/** Full-width, Thai and other digits become those of ASCII. */
const bareText = (text: string) => asciiDigits(normalised(text, 'NFKC')).trim()
/**
 * The order of year, month and day in which all dates are valid. If several orders fit, the dates span the fewest years in
 * the returned order; undefined if the dates do not show which number is the day or the year.
 */
export function orderOf(days: readonly string[]): DayOrder | undefined {
  const parts = days.flatMap((day) => DAY.exec(bareText(day))?.slice(1, 4).join('-') ?? [])
  const dates = [...new Set(parts)]
  // If no date can be read, the order does not matter, because each line gets its own fault.
  if (dates.length === 0 || dates.some((date) => /^\d{3}/.test(date))) return 'ymd'
  const readings = (['dmy', 'mdy', 'ymd'] as const).flatMap((order) => {
    const days = dates.map((date) => dayIn(date, order) ?? '')
    return days.includes('') ? [] : [{ order, read: days, years: yearsOf(days) }]
  })
  const years = Math.min(...readings.map((reading) => reading.years))
  const [best, ...others] = readings.filter((reading) => reading.years === years)
  if (best) return others.every(({ read: days }) => isDeepStrictEqual(days, best.read)) ? best.order : undefined
  // A date that is not valid in any order is skipped; the others show the order.
  const numbers = dates.map((date) => date.split('-').map(Number))
  if (numbers.some(([first = 0]) => first > 12)) return 'dmy'
  return numbers.some(([, second = 0]) => second > 12) ? 'mdy' : undefined
}

/** Number of years from the first to the last date. */
function yearsOf(days: readonly string[]): number {
  const years = days.map((day) => Number(day.slice(0, 4)))
  return years.reduce((most, year) => Math.max(most, year)) - years.reduce((least, year) => Math.min(least, year))
}

const THAI_YEARS_FROM = 2400
/** Years of two digits from here on are of the Buddhist calendar: `69` is 2569. */
const SHORT_THAI_YEARS_FROM = 60
/** The Buddhist calendar is ahead by this number of years. */
const THAI_YEARS_AHEAD = 543
/** The calendar of Taiwan, whose years have three digits, is behind by this number of years. */
const TAIWAN_YEARS_BEHIND = 1911

const PLACES: Record<DayOrder, readonly [number, number, number]> = { ymd: [1, 2, 3], dmy: [3, 2, 1], mdy: [3, 1, 2] }
const LENGTH_LIMIT = 60

/** The date as `2026-11-22`; undefined if the text is not a valid date. */
export function dayIn(text: string, order: DayOrder): string | undefined {
  if (text.length > LENGTH_LIMIT) return undefined
  const bare = bareText(text)
  const compact = COMPACT.exec(bare)
  const match = compact ?? DAY.exec(bare)
  if (!match) return dayOfEra(bare) ?? dayWithMonth(bare)
  const [year = '', month = '', day = ''] = PLACES[/^\d{3}/.test(bare) ? 'ymd' : order].map((place) => match[place])
  return isoDay(wholeYear(year), month, day)
}

function isoDay(year: number | undefined, month: string, day: string): string | undefined {
  if (year === undefined) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
}

function dayOfEra(bare: string): string | undefined {
  const [, era = '', year = '', month = '', day = ''] = ERA.exec(bare) ?? SHORT_ERA.exec(bare) ?? []
  const year_before = ERAS[era.toUpperCase()]
  return year_before === undefined ? undefined : isoDay(year_before + (year === '元' ? 1 : Number(year)), month, day)
}

/** Words of dates that are no names of days or months. */
const FILLERS = /พ\.?ศ\.?|ค\.?ศ\.?|(?<=\d)(?:st|nd|rd|th)\b|\b(?:de|of)\b/giu

function dayWithMonth(bare: string): string | undefined {
  const parts = bare
    .toLowerCase()
    .replace(FILLERS, ' ')
    .replace(/(\p{L})\.(?=\p{L})/gu, '$1')
    .replace(/(?<=\d)(?=\p{L})|(?<=[\p{L}\p{M}])(?=\d)/gu, '-')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
  // The name of a weekday may come first.
  if (parts.length > 3 && /^\p{L}/u.test(parts[0] ?? '') && MONTHS.get(parts[0] ?? '') === undefined) parts.shift()
  const at = parts.findIndex((part) => MONTHS.has(part))
  const month = String(MONTHS.get(parts[at] ?? '') ?? '')
  const [first = '', second = ''] = parts.filter((_, place) => place !== at)
  const [day, year] = at === 1 && first.length === 4 ? [second, first] : [first, second]
  if (at < 0 || at > 1 || !/^\d{1,2}$/.test(day) || !/^\d{2}(?:\d{2})?$/.test(year)) return undefined
  return isoDay(wholeYear(year), month, day)
}

/**
 * The year with four digits: `26` is 2026. Thai banks use the Buddhist calendar: 2569 and `69` are 2026. In Taiwan, 115
 * is 2026.
 */
function wholeYear(year: string): number | undefined {
  if (year.length === 2) {
    const short = Number(year)
    return short < SHORT_THAI_YEARS_FROM ? 2000 + short : 2500 + short - THAI_YEARS_AHEAD
  }
  if (/^1\d\d$/.test(year)) return Number(year) + TAIWAN_YEARS_BEHIND
  if (year.length !== 4) return undefined
  const whole = Number(year) >= THAI_YEARS_FROM ? Number(year) - THAI_YEARS_AHEAD : Number(year)
  return whole >= 1900 && whole < 2200 ? whole : undefined
}
