import type { Language } from './languages.ts'

const UNITS = { year: 31_536_000, day: 86_400, hour: 3_600, minute: 60 } as const
type Unit = keyof typeof UNITS

/** English sentences spell numbers up to ten. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const TEXTS: Record<Exclude<Language, 'en'>, Record<Unit, string>> = {
  'zh-CN': { year: '{n} 年', day: '{n} 天', hour: '{n} 小时', minute: '{n} 分钟' },
  ja: { year: '{n}年', day: '{n}日', hour: '{n}時間', minute: '{n}分' },
  ko: { year: '{n}년', day: '{n}일', hour: '{n}시간', minute: '{n}분' },
  th: { year: '{n} ปี', day: '{n} วัน', hour: '{n} ชั่วโมง', minute: '{n} นาที' },
}

/**
 * A duration inside a sentence: `30 minutes`, `seven days`. The unit is the largest that gives a whole number, but a
 * single day is `24 hours`. Seconds are rounded to minutes.
 */
export function durationText(seconds: number, language: Language): string {
  const unit = unitOf(seconds)
  const count = Math.max(1, Math.round(seconds / UNITS[unit]))
  if (language === 'en') return `${NUMBERS[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
  return TEXTS[language][unit].replace('{n}', String(count))
}

function unitOf(seconds: number): Unit {
  if (seconds % UNITS.year === 0) return 'year'
  if (seconds % UNITS.day === 0 && seconds > UNITS.day) return 'day'
  return seconds % UNITS.hour === 0 ? 'hour' : 'minute'
}
