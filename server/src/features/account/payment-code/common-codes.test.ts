import { expect, test } from 'vitest'
import { isCommonCode } from './common-codes.ts'

test.each(
  '000000 11111111 123456 1234567890 890123 654321 987654 121212 123123 112233 333222 123321 1234554321 159753 5201314'.split(
    ' ',
  ),
)('%s is common', (code) => {
  expect(isCommonCode(code)).toBe(true)
})

test.each('246810 739154 135792 908172 12345678902 112234'.split(' '))('%s is accepted', (code) => {
  expect(isCommonCode(code)).toBe(false)
})
