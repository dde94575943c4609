import { normalised } from '@sampan/contract/normalised'

export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const DAY = /^(\d{1,4})\s?[-/.年년]\s?(\d{1,2})\s?[-/.月월]\s?(\d{1,4})\s?[日일.]?(?:[ T].*)?$/

/** The order of year, month and day that fits all dates; undefined if the dates do not show which number is the day. */
export function orderOf(days: readonly string[]): DayOrder | undefined {
  const parts = days.flatMap((day) => {
    const match = DAY.exec(normalised(day, 'NFKC'))
    return match ? [match.slice(1, 4)] : []
  })
  // If no date can be read, the order does not matter, because each line gets its own fault.
  if (parts.length === 0 || parts.some(([first = '']) => first.length === 4)) return 'ymd'
  if (parts.some(([first]) => Number(first) > 12)) return 'dmy'
  return parts.some(([, second]) => Number(second) > 12) ? 'mdy' : undefined
}

const THAI_YEARS_FROM = 2400

const PLACES: Record<DayOrder, readonly [number, number, number]> = { ymd: [1, 2, 3], dmy: [3, 2, 1], mdy: [3, 1, 2] }

/** The date as `2026-11-22`; undefined if the text is not a valid date. */
export function dayIn(written: string, order: DayOrder): string | undefined {
  const bare = normalised(written, 'NFKC')
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
 * The year with four digits: `26` is 2026. Thai banks use the Buddhist calendar, which is 543 years ahead: 2569 is
 * 2026.
 */
function wholeYear(year: string): number | undefined {
  if (year.length === 2) return 2000 + Number(year)
  if (year.length !== 4) return undefined
  const whole = Number(year) >= THAI_YEARS_FROM ? Number(year) - 543 : Number(year)
  return whole >= 1900 && whole < 2200 ? whole : undefined
}
