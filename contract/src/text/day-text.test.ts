import { expect, test } from 'vitest'
import { dayRangeText, shortRangeText, weekdayText } from './day-text.ts'
import { LANGUAGE_TAGS } from './languages.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test.each([
  ['en', 'Thu, 26 Nov – Tue, 1 Dec'],
  ['zh-CN', '11月26日周四至12月1日周二'],
  ['ja', '11月26日（木）〜12月1日（火）'],
  ['ko', '11월 26일(목) ~ 12월 1일(화)'],
  ['th', 'พฤ. 26 พ.ย. – อ. 1 ธ.ค.'],
] as const)('a range of days is formatted in %s', (language, text) => {
  expect(plain(dayRangeText({ from: '2026-11-26', to: '2026-12-01' }, language))).toBe(text)
})

test.each([
  ['en', '30 Nov – 3 Dec', '3 – 9 Dec'],
  ['zh-CN', '11月30日至12月3日', '12月3日至9日'],
  ['ja', '11月30日〜12月3日', '12月3日〜9日'],
  ['ko', '11월 30일 ~ 12월 3일', '12월 3일 ~ 9일'],
  ['th', '30 พ.ย. – 3 ธ.ค.', '3 – 9 ธ.ค.'],
] as const)(
  'a short range has no weekdays, and names a common month once, in %s',
  (language, two_months, one_month) => {
    expect(plain(shortRangeText({ from: '2026-11-30', to: '2026-12-03' }, language))).toBe(two_months)
    expect(plain(shortRangeText({ from: '2026-12-03', to: '2026-12-09' }, language))).toBe(one_month)
    const day = '2026-11-26'
    expect(shortRangeText({ from: day, to: day }, language)).toBe(weekdayText(day, language))
  },
)

test.each(['zh-CN', 'ja'] as const)('no line breaks within a day in %s', (language) => {
  for (const text of [
    weekdayText('2026-12-11', language),
    shortRangeText({ from: '2026-12-03', to: '2026-12-09' }, language),
  ])
    expect(
      text
        .replaceAll(/[〜至]/g, '|')
        .split('|')
        .every((day) => !/[^\u2060][^\u2060]/.test(day)),
    ).toBe(true)
})

test('a range of one day is shown as that day; every weekday and month has a distinct name', () => {
  expect(plain(dayRangeText({ from: '2026-11-26', to: '2026-11-26' }, 'en'))).toBe('Thu, 26 Nov')
  for (const language of LANGUAGE_TAGS) {
    const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(0, 10))
    const texts = days.map((day) => weekdayText(day, language))
    expect(new Set(texts).size).toBe(366)
    expect(texts.filter((text) => /undefined|\s\s|^\s|\s$/.test(text))).toEqual([])
  }
})
