import { expect, test } from 'vitest'
import { untilText } from './until-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test.each([
  ['en', 'Sun, 6 Dec, 24:00'],
  ['zh-CN', '12月6日周日 24:00'],
  ['ja', '12月6日（日）24:00'],
  ['ko', '12월 6일(일) 24:00'],
  ['th', 'อา. 6 ธ.ค. 24:00 น.'],
] as const)('the end of a day is 24:00 of that day in %s', (language, text) => {
  expect(plain(untilText('2026-12-06T17:00:00Z', language, 'Asia/Bangkok'))).toBe(text)
})

test('the time is that of the time zone, also when summer time changes', () => {
  expect(plain(untilText('2026-12-06T17:00:00Z', 'en', 'UTC'))).toBe('Sun, 6 Dec, 17:00')
  expect(plain(untilText('2029-03-12T04:00:00Z', 'en', 'America/New_York'))).toBe('Sun, 11 Mar, 24:00')
  expect(plain(untilText('2029-03-12T03:59:00Z', 'en', 'America/New_York'))).toBe('Sun, 11 Mar, 23:59')
})
