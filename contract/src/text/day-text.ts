import type { Language } from './languages.ts'

/**
 * Days as text, from the project's own tables: Intl differs in spaces and abbreviations between Node and browsers, and
 * Thai calendars would use Buddhist years. Time zones do not matter, because a calendar day is the same everywhere.
 */
const WEEKDAYS: Record<Language, string> = {
  en: 'Sun Mon Tue Wed Thu Fri Sat',
  'zh-CN': '日 一 二 三 四 五 六',
  ja: '日 月 火 水 木 金 土',
  ko: '일 월 화 수 목 금 토',
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.',
}
const MONTHS: Record<'en' | 'th', string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
}

type Parts = { day: number; month: number; weekday: string; month_name: string }
/** A non-breaking space: no line breaks within a day. */
const SPACE = '\u00a0'

const SENTENCES: Record<Language, (parts: Parts) => string> = {
  en: ({ day, weekday, month_name }) => `${weekday},${SPACE}${day}${SPACE}${month_name}`,
  'zh-CN': ({ day, month, weekday }) => `${month}月${day}日周${weekday}`,
  ja: ({ day, month, weekday }) => `${month}月${day}日(${weekday})`,
  ko: ({ day, month, weekday }) => `${month}월${SPACE}${day}일(${weekday})`,
  th: ({ day, weekday, month_name }) => `${weekday}${SPACE}${day}${SPACE}${month_name}`,
}
/** The separator of a range. The line may break after the dash. */
const BETWEEN: Record<Language, string> = {
  en: `${SPACE}– `,
  'zh-CN': '至',
  ja: '～',
  ko: `${SPACE}~ `,
  th: `${SPACE}– `,
}

/** "Thu, 26 Nov" for `2026-11-26`. */
export function weekdayText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  const month = date.getUTCMonth()
  const months = language === 'th' ? MONTHS.th : MONTHS.en
  return SENTENCES[language]({
    day: date.getUTCDate(),
    month: month + 1,
    weekday: WEEKDAYS[language].split(' ')[date.getUTCDay()] ?? '',
    month_name: months.split(' ')[month] ?? '',
  })
}

/** "Thu, 26 Nov – Tue, 1 Dec", or one day if both are equal. */
export function dayRangeText({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [weekdayText(from, language), weekdayText(to, language)]
  return from === to ? first : `${first}${BETWEEN[language]}${last}`
}
