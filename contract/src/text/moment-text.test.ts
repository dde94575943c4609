import { expect, test } from 'vitest'
import { dayText, momentText, timeText } from './moment-text.ts'

// Without a zone, the time is in the zone of the machine that runs the test.
const AT = '2026-11-21T14:05:00'

test('dates have the format of each language', () => {
  expect(dayText(AT, 'en')).toBe('21 Nov 2026')
  expect(dayText(AT, 'zh-CN')).toBe('2026年11月21日')
  expect(dayText(AT, 'ja')).toBe('2026/11/21')
  expect(dayText(AT, 'ko')).toBe('2026. 11. 21.')
})

test('Thai dates use the Buddhist era', () => {
  expect(dayText(AT, 'th')).toBe('21 พ.ย. 2569')
  expect(momentText(AT, 'th')).toBe('21 พ.ย. 2569 14:05\u00a0น.')
})

test('a moment has a date and a time', () => {
  expect(momentText(AT, 'en')).toBe('21 Nov 2026, 14:05')
  expect(momentText(AT, 'ko')).toBe('2026. 11. 21. 오후 2:05')
})

test('a moment of the near past has only a time', () => {
  expect(timeText(AT, 'en')).toBe('14:05')
  expect(timeText(AT, 'ja')).toBe('14:05')
  expect(timeText(AT, 'th')).toBe('14:05\u00a0น.')
})
