// Importing the rules also loads them before a test's clock runs, because parsing them takes long on a busy computer.
import * as rules from 'libphonenumber-js/mobile'
import * as examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { e164Of, exampleOf, mobileNumberOf, understoodMobile } from './mobile-number.ts'

test.each([
  ['TH', '081 234 5678', '+66812345678'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['KR', '01012345678', '+821012345678'],
  ['CN', '13800138000', '+8613800138000'],
  ['US', '(415) 555-2671', '+14155552671'],
])('a mobile number of %s in local notation is accepted', async (country, national, e164) => {
  expect(await e164Of({ country, national })).toBe(e164)
})

test.each([
  ['TH', '021234567'], // a landline in Bangkok
  ['JP', '12345'],
  ['US', 'call me'],
  ['GB', '020 7946 0958'], // a landline in London
  ['US', '800 555 0123'], // toll-free
  ['US', '090-1234-5678'], // a Japanese number without its calling code
  ['US', '０９０１２３４５６７８'],
  ['SG', '0812345678'], // a Thai number without its calling code
  ['CN', '090 1234 5678'],
  ['US', '+1 090 1234 5678'],
  ['XX', '0812345678'],
  ['TH', ''],
])('an invalid mobile number of %s is rejected: %s', async (country, national) => {
  expect(await e164Of({ country, national })).toBeUndefined()
})

test.each([
  ['GB', '07911 123456', '+447911123456'], // Guernsey according to the rules
  ['GB', '7781 123456', '+447781123456'],
  ['JE', '07400 123456', '+447400123456'],
  ['US', '(604) 234-5678', '+16042345678'], // Vancouver
  ['RU', '8 701 123-45-67', '+77011234567'], // Kazakhstan
  ['VA', '312 345 6789', '+393123456789'],
  ['CX', '0412 345 678', '+61412345678'],
])(
  'a number of another country that shares the calling code of %s is accepted: %s',
  async (country, national, e164) => {
    expect(await e164Of({ country, national })).toBe(e164)
  },
)

test.each([
  ['US', '+81 90-1234-5678', '+819012345678', 'JP'],
  ['US', '+81 (0)90-1234-5678', '+819012345678', 'JP'],
  ['US', '0081 90 1234 5678', '+819012345678', 'JP'],
  ['US', '011 81 90 1234 5678', '+819012345678', 'JP'],
  ['US', '81 90 1234 5678', '+819012345678', 'JP'],
  ['JP', '０９０－１２３４－５６７８', '+819012345678', 'JP'],
  ['TH', '๐๘๑-๒๓๔-๕๖๗๘', '+66812345678', 'TH'],
  ['JP', '＋８１　９０ー１２３４ー５６７８', '+819012345678', 'JP'],
  ['JP', '9012345678', '+819012345678', 'JP'],
  ['JP', '819012345678', '+819012345678', 'JP'],
  ['JP', '010 66 81 234 5678', '+66812345678', 'TH'],
  ['TH', '081.234.5678', '+66812345678', 'TH'],
  ['TH', '66 81 234 5678', '+66812345678', 'TH'],
  ['TH', '+66 081 234 5678', '+66812345678', 'TH'],
  ['KR', '010–1234–5678', '+821012345678', 'KR'],
  ['CN', '+66812345678', '+66812345678', 'TH'],
  ['CN', '0086 138 0013 8000', '+8613800138000', 'CN'],
  ['GB', '+44 (0)7911 123456', '+447911123456', 'GB'],
  ['US', '1 415 555 2671', '+14155552671', 'US'],
  ['DE', '0151/23456789', '+4915123456789', 'DE'],
  ['IT', '312 345 6789', '+393123456789', 'IT'],
])('with the code of %s, %s is understood as %s of %s', (country, national, e164, of_country) => {
  expect(understoodMobile({ country, national }, rules)).toMatchObject({ e164, country: of_country })
})

test('if several countries share a calling code, a stored number keeps the chosen country', () => {
  expect(mobileNumberOf('+447911123456', 'GB', rules)).toEqual({ country: 'GB', national: '07911 123456' })
  expect(mobileNumberOf('+447911123456', 'TH', rules)).toEqual({ country: 'GG', national: '07911 123456' })
})

test('an example looks like a number of its country, and is valid as typed', async () => {
  expect(exampleOf('GB', rules, examples)).toBe('07400 123456')
  expect(exampleOf('JP', rules, examples)).toBe('090-1234-5678')
  expect(exampleOf('XX', rules, examples)).toBeUndefined()
  for (const country of ['CN', 'KR', 'TH', 'US', 'SG', 'VA'])
    expect(await e164Of({ country, national: exampleOf(country, rules, examples) ?? '' })).toBeTruthy()
})

test('a stored number is shown in local notation', async () => {
  const number = mobileNumberOf('+66812345678', 'US', rules)
  expect(number).toEqual({ country: 'TH', national: '081 234 5678' })
  expect(await e164Of(number)).toBe('+66812345678')
})
