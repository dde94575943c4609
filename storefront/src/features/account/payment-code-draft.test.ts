import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { EMPTY_CODE, type Proof, paymentCodeBody, paymentCodeFaults } from './payment-code-draft.ts'
import { plainDigits } from './plain-digits.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const whole = { payment_code: '135790', confirm_payment_code: '135790', password: 'secret-1', old_payment_code: '2468' }
const draft = { ...EMPTY_CODE, ...whole, code: '12345678' }
const faults = (change: Partial<typeof draft>, proof: Proof = 'none') =>
  paymentCodeFaults({ ...draft, ...change }, proof, 'a-request', i18n)

test('a payment code has at least six digits and no other characters', () => {
  const sentence = 'Payment code must be at least 6 characters and digits only'
  for (const payment_code of ['', '12345', '12345a', '１２３４５６'])
    expect(faults({ payment_code, confirm_payment_code: payment_code })).toEqual({ payment_code: sentence })
  expect(faults({})).toEqual({})
  expect(faults({ confirm_payment_code: '135791' })).toEqual({ confirm_payment_code: 'Payment codes do not match' })
})

test('full-width digits of an input method count as digits', () => {
  expect(plainDigits('１３５ ７９０')).toBe('135790')
})

test('each kind of proof requires and sends only the fields of that kind', () => {
  expect(faults({ old_payment_code: '' }, 'old')).toEqual({ old_payment_code: 'Old password is required' })
  expect(faults({ old_payment_code: '' }, 'mail')).toEqual({})
  expect(Object.keys(faults({ code: '1234567' }, 'mail'))).toEqual(['code'])
  expect(paymentCodeBody(draft, 'none', 'a-request')).not.toHaveProperty('code')
  expect(paymentCodeBody(draft, 'old', 'a-request')).toMatchObject({ old_payment_code: '2468' })
  expect(paymentCodeBody(draft, 'mail', 'a-request')).not.toHaveProperty('old_payment_code')
})
