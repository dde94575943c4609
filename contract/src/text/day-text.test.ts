import { expect, test } from 'vitest'
import { dayRangeText, weekdayText } from './day-text.ts'
import { LANGUAGE_TAGS } from './languages.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['en', 'Thu, 26 Nov – Tue, 1 Dec'],
  ['zh-CN', '11月26日周四至12月1日周二'],
  ['ja', '11月26日(木)～12月1日(火)'],
  ['ko', '11월 26일(목) ~ 12월 1일(화)'],
  ['th', 'พฤ. 26 พ.ย. – อ. 1 ธ.ค.'],
] as const)('a range of days is formatted in %s', (language, text) => {
  expect(plain(dayRangeText({ from: '2026-11-26', to: '2026-12-01' }, language))).toBe(text)
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
