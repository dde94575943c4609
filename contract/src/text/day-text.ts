import { englishDates, isMonthFirst } from './english-dates.ts'
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
/** A word joiner: no line break within a day of a language without spaces. */
const JOINER = '\u2060'

/** A text without line breaks between its characters. */
const unbroken = (text: string) => [...text].join(JOINER)

/** A language, or English with the month before the day. */
type Style = Language | 'en-US'
const styleOf = (language: Language): Style => (language === 'en' && isMonthFirst(englishDates()) ? 'en-US' : language)

const SENTENCES: Record<Style, (parts: Parts) => string> = {
  en: ({ day, weekday, month_name }) => `${weekday},${SPACE}${day}${SPACE}${month_name}`,
  'en-US': ({ day, weekday, month_name }) => `${weekday},${SPACE}${month_name}${SPACE}${day}`,
  'zh-CN': ({ day, month, weekday }) => unbroken(`${month}月${day}日周${weekday}`),
  ja: ({ day, month, weekday }) => unbroken(`${month}月${day}日（${weekday}）`),
  ko: ({ day, month, weekday }) => `${month}월${SPACE}${day}일(${weekday})`,
  th: ({ day, weekday, month_name }) => `${weekday}${SPACE}${day}${SPACE}${month_name}`,
}
/** The separator of a range. The line may break after the dash. */
const BETWEEN: Record<Language, string> = {
  en: `${SPACE}– `,
  'zh-CN': '至',
  ja: '〜',
  ko: `${SPACE}~ `,
  th: `${SPACE}– `,
}

/** A day without its weekday, and the day's number alone, for ranges. */
const DATES: Record<Style, { date: (parts: Parts) => string; number: (day: number) => string }> = {
  en: { date: ({ day, month_name }) => `${day}${SPACE}${month_name}`, number: String },
  'en-US': { date: ({ day, month_name }) => `${month_name}${SPACE}${day}`, number: String },
  'zh-CN': {
    date: ({ day, month }) => unbroken(`${month}月${day}日`),
    number: (day) => `${JOINER}${unbroken(`${day}日`)}`,
  },
  ja: { date: ({ day, month }) => unbroken(`${month}月${day}日`), number: (day) => `${JOINER}${unbroken(`${day}日`)}` },
  ko: { date: ({ day, month }) => `${month}월${SPACE}${day}일`, number: (day) => `${day}일` },
  th: { date: ({ day, month_name }) => `${day}${SPACE}${month_name}`, number: String },
}
/** The month precedes the day, so that a range within a month names the month first. */
const MONTH_FIRST: readonly Style[] = ['en-US', 'zh-CN', 'ja', 'ko']

/** "Thu, 26 Nov" for `2026-11-26`. */
export const weekdayText = (day: string, language: Language): string =>
  SENTENCES[styleOf(language)](partsOf(day, language))

function partsOf(day: string, language: Language): Parts {
  const date = new Date(`${day}T00:00:00Z`)
  const month = date.getUTCMonth()
  const months = language === 'th' ? MONTHS.th : MONTHS.en
  return {
    day: date.getUTCDate(),
    month: month + 1,
    weekday: WEEKDAYS[language].split(' ')[date.getUTCDay()] ?? '',
    month_name: months.split(' ')[month] ?? '',
  }
}

/** "Thu, 26 Nov – Tue, 1 Dec"; only "Thu, 26 Nov" if both days are equal. */
export function dayRangeText({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [weekdayText(from, language), weekdayText(to, language)]
  return from === to ? first : `${first}${BETWEEN[language]}${last}`
}

/** A range in few words: "30 Nov – 3 Dec", "3 – 9 Dec". One day keeps its weekday: "Thu, 26 Nov". */
export function shortRangeText({ from, to }: { from: string; to: string }, language: Language): string {
  if (from === to) return weekdayText(from, language)
  const [first, last] = [partsOf(from, language), partsOf(to, language)]
  const style = styleOf(language)
  const { date, number } = DATES[style]
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const hasMonthFirst = MONTH_FIRST.includes(style)
  const start = isOneMonth && !hasMonthFirst ? number(first.day) : date(first)
  const end = isOneMonth && hasMonthFirst ? number(last.day) : date(last)
  return `${start}${BETWEEN[language]}${end}`
}
