import { expect, onTestFinished, test, vi } from 'vitest'
import { dayRangeText, shortRangeText, weekdayText } from './day-text.ts'
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

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['en-US', 'Nov 21, 2026', 'Nov 21, 2026, 2:05 PM', 'Thu, Nov 26', 'Nov 30 – Dec 3', 'Dec 3 – 9'],
  ['en-GB', '21 Nov 2026', '21 Nov 2026, 14:05', 'Thu, 26 Nov', '30 Nov – 3 Dec', '3 – 9 Dec'],
  ['th', '21 Nov 2026', '21 Nov 2026, 14:05', 'Thu, 26 Nov', '30 Nov – 3 Dec', '3 – 9 Dec'],
])(
  'English dates in a browser set to %s have the form of its country',
  (browser, day, moment, weekday, range, month) => {
    vi.stubGlobal('document', {})
    vi.stubGlobal('navigator', { language: browser })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(plain(dayText(AT, 'en'))).toBe(day)
    expect(plain(momentText(AT, 'en'))).toBe(moment)
    expect(plain(weekdayText('2026-11-26', 'en'))).toBe(weekday)
    expect(plain(shortRangeText({ from: '2026-11-30', to: '2026-12-03' }, 'en'))).toBe(range)
    expect(plain(shortRangeText({ from: '2026-12-03', to: '2026-12-09' }, 'en'))).toBe(month)
    expect(plain(dayRangeText({ from: '2026-11-26', to: '2026-11-26' }, 'en'))).toBe(weekday)
    expect(dayText(AT, 'ja')).toBe('2026/11/21')
  },
)
