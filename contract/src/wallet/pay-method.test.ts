import { expect, test } from 'vitest'
import { cardBrandName, instrumentName, payMethodName } from './pay-method.ts'

test('methods have one name in the shop and at the desk, in the reader’s language', () => {
  expect(payMethodName('konbini', 'ja')).toBe('コンビニ')
  expect(payMethodName('konbini', 'en')).toBe('Convenience store')
  expect(payMethodName('promptpay', 'th')).toBe('PromptPay')
  expect(payMethodName('crypto_of_tomorrow', 'en')).toBeUndefined()
  expect(cardBrandName('girocard')).toBe('girocard')
})

test.each([
  [{ method: 'card', brand: 'visa', last_four: '4242' }, 'Visa ·· 4242'],
  [{ method: 'card', brand: null, last_four: '4242' }, 'บัตร ·· 4242'],
  [{ method: 'kakao_pay', brand: null, last_four: null }, 'Kakao Pay'],
  [{ method: null, brand: null, last_four: null }, undefined],
])('%j is named %s', (instrument, name) => {
  expect(instrumentName(instrument, 'th')).toBe(name)
})
