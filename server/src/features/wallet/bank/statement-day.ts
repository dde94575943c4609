import { isDeepStrictEqual } from 'node:util'
import { normalised } from '@sampan/contract/normalised'

export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const DAY = /^(\d{1,4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,4})\s?[日일.]?(?:[ T].*)?$/

/**
 * The order of year, month and day in which all dates are valid. If several orders fit, the dates span the fewest years in
 * the returned order; undefined if the dates do not show which number is the day or the year.
 */
export function orderOf(days: readonly string[]): DayOrder | undefined {
  const parts = days.flatMap((day) => DAY.exec(normalised(day, 'NFKC'))?.slice(1, 4).join('-') ?? [])
  const dates = [...new Set(parts)]
  // If no date can be read, the order does not matter, because each line gets its own fault.
  if (dates.length === 0 || dates.some((date) => /^\d{4}/.test(date))) return 'ymd'
  const readings = (['dmy', 'mdy', 'ymd'] as const).flatMap((order) => {
    const days = dates.map((date) => dayIn(date, order) ?? '')
    return days.includes('') ? [] : [{ order, read: days, years: yearsOf(days) }]
  })
  const years = Math.min(...readings.map((reading) => reading.years))
  const [best, ...others] = readings.filter((reading) => reading.years === years)
  if (best) return others.every(({ read: days }) => isDeepStrictEqual(days, best.read)) ? best.order : undefined
  // A date that is not valid in any order gets a fault; the others show the order.
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

const PLACES: Record<DayOrder, readonly [number, number, number]> = { ymd: [1, 2, 3], dmy: [3, 2, 1], mdy: [3, 1, 2] }

/** The date as `2026-11-22`; undefined if the text is not a valid date. */
export function dayIn(text: string, order: DayOrder): string | undefined {
  const bare = normalised(text, 'NFKC')
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(bare)
  const match = compact ?? DAY.exec(bare)
  if (!match) return undefined
  const [year, month, day] = PLACES[compact ? 'ymd' : order].map((place) => match[place] ?? '')
  const whole_year = wholeYear(year ?? '')
  if (whole_year === undefined) return undefined
  const iso = `${whole_year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso
}

/**
 * The year with four digits: `26` is 2026. Thai banks use the Buddhist calendar: 2569 and `69` are 2026.
 */
function wholeYear(year: string): number | undefined {
  if (year.length === 2) {
    const short = Number(year)
    return short < SHORT_THAI_YEARS_FROM ? 2000 + short : 2500 + short - THAI_YEARS_AHEAD
  }
  if (year.length !== 4) return undefined
  const whole = Number(year) >= THAI_YEARS_FROM ? Number(year) - THAI_YEARS_AHEAD : Number(year)
  return whole >= 1900 && whole < 2200 ? whole : undefined
}
