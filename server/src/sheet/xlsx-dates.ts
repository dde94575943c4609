const DAY_SECONDS = 86_400
/** Days from 1899-12-30, from which XLSX counts, to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569
/** Days from 1899-12-30 to 1904-01-01, from which files of old Macintosh computers count. */
const DAYS_BEFORE_1904 = 1_462
/** Serial number of 9999-12-31. */
const LAST_DAY = 2_958_465

/** Whether a built-in number format shows a date or a time, also in Chinese, Japanese, Korean and Thai. */
export const isDateStyle = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58) || isThai(id)

const isThai = (id: number) => id >= 71 && id <= 81

/** Whether a number format such as `yyyy"年"m"月"d"日"` shows a date or a time. */
export function isDateFormat(code: string): boolean {
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0]
  return bare !== undefined && /[dhmsy]/i.test(bare) && !/General|[#?]|0[.,]?0*E/i.test(bare)
}

/** The date of a serial number as `2026-11-26`, `2026-11-26 18:30:00` or `18:30:00`; undefined if it is none. */
export function serialDate(value: string, is_1904: boolean): string | undefined {
  const serial = Number(value)
  if (value.trim() === '' || !(serial >= 0)) return undefined
  const seconds = Math.round((serial + (is_1904 ? DAYS_BEFORE_1904 : 0)) * DAY_SECONDS)
  if (seconds >= (LAST_DAY + 1) * DAY_SECONDS) return undefined
  const [day = '', time = ''] = new Date((seconds - DAYS_BEFORE_1970 * DAY_SECONDS) * 1_000).toISOString().split('T')
  if (seconds < DAY_SECONDS) return time.slice(0, 8)
  return seconds % DAY_SECONDS === 0 ? day : `${day} ${time.slice(0, 8)}`
}
