import { expect, test } from 'vitest'
import { isYes, momentIn } from './cell-values.ts'

test.each([
  ['2025-03-01', '2025-02-28T17:00:00.000Z'],
  ['2025-03-01 09:30:00 UTC', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01T09:30:00.123Z', '2025-03-01T09:30:00.000Z'],
  ['2025-03-01 10:20:30 -0500', '2025-03-01T15:20:30.000Z'],
  ['2025-03-01 10:20', '2025-03-01T03:20:00.000Z'],
  ['2025年3月1日', '2025-02-28T17:00:00.000Z'],
  ['3/4/2025', '2025-03-03T17:00:00.000Z'],
  ['13/4/2025', '2025-04-12T17:00:00.000Z'],
  ['Mar 1, 2025', '2025-02-28T17:00:00.000Z'],
  ['Saturday, March 1, 2025', '2025-02-28T17:00:00.000Z'],
  ['1 March 2025 2:05 pm', '2025-03-01T07:05:00.000Z'],
  ['2025-02-30', undefined],
  ['2025-13-01', undefined],
  ['soon', undefined],
  ['', undefined],
])('in Bangkok, "%s" is %s', (cell, moment) => {
  expect(momentIn(cell, { time_zone: 'Asia/Bangkok', is_day_first: false })).toBe(moment)
})

test('a day that ends something ends at midnight, also when the clocks change', () => {
  const form = { time_zone: 'America/New_York', is_day_first: true, isEnd: true }
  expect(momentIn('09/03/2025', form)).toBe('2025-03-10T04:00:00.000Z')
  expect(momentIn('2025-03-09 01:30', form)).toBe('2025-03-09T06:30:00.000Z')
})

test.each(['yes', 'TRUE', '1', 'subscribed', 'Opted-in', 'はい', '동의', 'ใช่', '是'])('%s means yes', (cell) => {
  expect(isYes(cell)).toBe(true)
})

test.each(['no', 'false', '0', '', 'unsubscribed', 'pending', 'not subscribed'])('"%s" does not mean yes', (cell) => {
  expect(isYes(cell)).toBe(false)
})
