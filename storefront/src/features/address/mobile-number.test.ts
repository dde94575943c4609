import { expect, test } from 'vitest'
import { e164Of, mobileNumberOf } from './mobile-number.ts'

test.each([
  ['TH', '081 234 5678', '+66812345678'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['KR', '01012345678', '+821012345678'],
  ['CN', '13800138000', '+8613800138000'],
  ['US', '(415) 555-2671', '+14155552671'],
])('a mobile number of %s as people there write it is understood', async (country, national, e164) => {
  expect(await e164Of({ country, national })).toBe(e164)
})

test.each([
  ['TH', '021234567'], // a house line in Bangkok
  ['JP', '12345'],
  ['US', 'call me'],
  ['CN', '+66812345678'], // of another country
  ['XX', '0812345678'],
  ['TH', ''],
])('what is no mobile number of %s is not taken: %s', async (country, national) => {
  expect(await e164Of({ country, national })).toBeUndefined()
})

test('a kept number goes back into a form as people write it', async () => {
  const number = await mobileNumberOf('+66812345678', 'US')
  expect(number).toEqual({ country: 'TH', national: '081 234 5678' })
  expect(await e164Of(number)).toBe('+66812345678')
})
