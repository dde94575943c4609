import { expect, test } from 'vitest'
import { lastDayOfMonthBefore } from './last-day-of-month.ts'

test.each([
  ['2026-11-30', '2026-10-31'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2026-01-15', '2025-12-31'],
])('the month before %s ends on %s', (day, last) => {
  expect(lastDayOfMonthBefore(day)).toBe(last)
})
