import { setupI18n } from '@lingui/core'
import type { Cents, Quote } from '@sampan/contract'
import { expect, test } from 'vitest'
import { promoFault } from './promo-text.ts'

type Promo = NonNullable<Quote['promo']>
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const textOf = (overrides: Partial<Promo>) =>
  promoFault(
    {
      code: 'WELCOME10',
      applied: false,
      reason: null,
      msg: 'The shop says no.',
      missing_cents: null,
      starts_at: '2026-01-01T12:00:00.000Z',
      ends_at: null,
      used_by_shopper: false,
      ...overrides,
    },
    i18n,
  )

test('an unusable code shows the missing amount, the day when it expired or the day when it becomes valid', () => {
  const missing_cents = 2000 as Cents // only the contract can create values of the cents type
  expect(textOf({ reason: 'promo_minimum', missing_cents })).toBe('Spend $20.00 more to use it')
  expect(textOf({ reason: 'promo_expired', ends_at: '2026-01-02T12:00:00.000Z' })).toBe('Expired on 2 Jan 2026')
  expect(textOf({ reason: 'promo_expired', starts_at: '2126-01-02T12:00:00.000Z' })).toBe('Valid from 2 Jan 2126')
  expect(textOf({ reason: 'promo_used_up', used_by_shopper: true })).toBe('You’ve already used this code')
})

test('if no figures are known, the server’s sentence is shown', () => {
  expect(textOf({ reason: 'promo_used_up' })).toBe('The shop says no.')
  expect(textOf({ reason: 'promo_unknown' })).toBe('The shop says no.')
})

test('a code that was refused without a reason is reported as unusable', () => {
  expect(textOf({ msg: null })).toBe('You can’t use this code here')
  expect(promoFault(null, i18n)).toBe('You can’t use this code here')
})
