import { englishDates } from './english-dates.ts'

/** The locale of dates. Thai has years of the Buddhist era, as usual in Thai shops. */
function dateLocale(language: string): string {
  if (language === 'en') return englishDates()
  return language === 'th' ? 'th-u-ca-buddhist' : language
}

type Parts = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/**
 * Formats a time in the reader's time zone. Only for content that is not rendered on the server, because the server
 * does not know this time zone.
 */
function formatMoment(iso: string, language: string, parts: Parts): string {
  return writtenIn(iso, language, parts, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Formats by language, parts and time zone: making one takes about 40 times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, parts: Parts, time_zone: string): Intl.DateTimeFormat {
  const locale = dateLocale(language)
  const key = `${locale} ${parts.dateStyle} ${parts.timeStyle} ${time_zone}`
  const cachedFormat = formats.get(key)
  if (cachedFormat) return cachedFormat
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: time_zone })
  formats.set(key, format)
  return format
}

function writtenIn(iso: string, language: string, parts: Parts, time_zone: string): string {
  const text = formatOf(language, parts, time_zone).format(new Date(iso))
  // Thai writes "o'clock" after the time.
  return language === 'th' && parts.timeStyle ? `${text}\u00a0น.` : text
}

/** "21 Nov 2026", in the reader's language. */
export const dayText = (iso: string, language: string): string => formatMoment(iso, language, { dateStyle: 'medium' })

/** "21 Nov 2026" for the calendar day `2026-11-21`, which is the same in every time zone. */
export const dateText = (day: string, language: string): string =>
  writtenIn(`${day}T00:00:00Z`, language, { dateStyle: 'medium' }, 'UTC')

/** "21 Nov 2026, 14:05". */
export const momentText = (iso: string, language: string): string =>
  formatMoment(iso, language, { dateStyle: 'medium', timeStyle: 'short' })

/** "14:05", for a time of the same day. */
export const timeText = (iso: string, language: string): string => formatMoment(iso, language, { timeStyle: 'short' })

/** "21 Nov 2026, 14:05" in the given time zone, for texts that are not written on the reader's device. */
export const momentTextIn = (iso: string, language: string, time_zone: string): string =>
  writtenIn(iso, language, { dateStyle: 'medium', timeStyle: 'short' }, time_zone)

/** "UTC+9", "UTC−3:30". */
function offsetText(offset_minutes: number): string {
  const minutes = Math.abs(offset_minutes)
  const rest = minutes % 60
  return `UTC${offset_minutes < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/**
 * "21 Nov 2026, 14:05 (UTC+9)": the time of a place whose clock is `offset_minutes` ahead of UTC, or of the reader's time
 * zone for null. The offset is left out where it is the reader's.
 */
export function localMomentText(iso: string, language: string, offset_minutes: number | null): string {
  if (offset_minutes === null || offset_minutes === -new Date(iso).getTimezoneOffset()) return momentText(iso, language)
  const local = new Date(Date.parse(iso) + offset_minutes * 60_000).toISOString()
  return `${momentTextIn(local, language, 'UTC')} (${offsetText(offset_minutes)})`
}
