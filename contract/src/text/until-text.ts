import { weekdayText } from './day-text.ts'
import type { Language } from './languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock of a time zone, as `2026-12-06` and `18:00`. */
function clockIn(moment: Date, time_zone: string) {
  const format =
    formats.get(time_zone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: time_zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    })
  formats.set(time_zone, format)
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const joined: Record<Language, (day: string, time: string) => string> = {
  en: (day, time) => `${day}, ${time}`,
  'zh-CN': (day, time) => `${day} ${time}`,
  ja: (day, time) => `${day}${time}`,
  ko: (day, time) => `${day} ${time}`,
  th: (day, time) => `${day} ${time} น.`,
}

/**
 * "Sun, 6 Dec, 24:00": the time at which something ends, on the clock of a time zone, by default the reader's. Midnight is
 * the end of the day before.
 */
export function untilText(
  iso: string,
  language: Language,
  time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const end = clockIn(new Date(iso), time_zone)
  if (end.time !== '00:00') return joined[language](weekdayText(end.day, language), end.time)
  const { day } = clockIn(new Date(Date.parse(iso) - 60_000), time_zone)
  return joined[language](weekdayText(day, language), '24:00')
}
