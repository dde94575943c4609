import { expect, test } from 'vitest'
import { bareCardNumber, isCardNumber } from './card-number.ts'

test.each([
  ['123-4567890', '1234567890'],
  ['4111 1111 1111 1111', '4111111111111111'],
  ['１２３－４５６７８９０', '1234567890'],
  ['123ー4567890', '1234567890'],
  ['๑๒๓ ๔๕๖๗๘๙๐', '1234567890'],
  ['123–4567890', '1234567890'],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['ＧＢ８２　ＷＥＳＴ　１２３４　５６９８　７６５４　３２', 'GB82WEST12345698765432'],
])('"%s" is stored as %s', (input, card_number) => {
  expect(bareCardNumber(input)).toBe(card_number)
  expect(isCardNumber(card_number)).toBe(true)
})

test.each([
  '123456', // too short
  '1'.repeat(31),
  'DE89370400440532013001', // a mistyped digit
  'DE98370400440532013000', // swapped check digits
  'WEST12345698765432',
  '123/4567890',
  '',
])('"%s" is no account number', (bare) => {
  expect(isCardNumber(bare)).toBe(false)
})
