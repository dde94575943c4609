import { expect, test } from 'vitest'
import { isDateFormat, serialDate } from './xlsx-dates.ts'

test.each([
  ['yyyy\\-mm\\-dd', true],
  ['[$-411]ggge"年"m"月"d"日"', true],
  ['[$-D07041E]d mmm yyyy', true],
  ['[h]:mm:ss', true],
  ['mm:ss.0', true],
  ['General', false],
  ['#,##0.00;[Red]-#,##0.00', false],
  ['0.00E+00', false],
  ['_ "USD"* 0.00_ ', false],
  ['0.00" days"', false],
])('the format %s shows a date: %s', (code, isDate) => {
  expect(isDateFormat(code)).toBe(isDate)
})

test('serial numbers are dates, with a time if they have a fraction', () => {
  expect(serialDate('46352', false)).toBe('2026-11-26')
  expect(serialDate('44890', true)).toBe('2026-11-26')
  expect(serialDate('46352.770833333336', false)).toBe('2026-11-26 18:30:00')
  expect(serialDate('0.75', false)).toBe('18:00:00')
  for (const value of ['', '-1', 'x', '3000000']) expect(serialDate(value, false)).toBeUndefined()
})
