import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'
import { LANGUAGE_TAGS } from './languages.ts'

test('a duration has the largest unit that gives a whole number, and a single day is 24 hours', () => {
  const inEnglish = (...seconds: number[]) => seconds.map((duration) => durationText(duration, 'en'))
  expect(inEnglish(1_800, 600, 60, 5_400)).toEqual(['30 minutes', 'ten minutes', 'one minute', '90 minutes'])
  expect(inEnglish(3_600, 86_400, 259_200)).toEqual(['one hour', '24 hours', 'three days'])
  expect(inEnglish(1_209_600, 31_536_000)).toEqual(['14 days', 'one year'])
})

test('a duration has the same number in every language', () => {
  expect(LANGUAGE_TAGS.map((language) => durationText(1_209_600, language))).toEqual([
    '14 days',
    '14 天',
    '14日',
    '14일',
    '14 วัน',
  ])
})
