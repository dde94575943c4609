import { expect, test } from 'vitest'
import { readTopUpHint, topUpHref } from './top-up-hint.ts'

const hintIn = (query: string) => readTopUpHint(new URLSearchParams(query))

test('a hint is passed unchanged from step to step', () => {
  const hint = { amount_cents: 1240, next: '/payment?orders=a,b' }
  const href = topUpHref('/cardTopUp', hint)
  expect(href).toBe('/cardTopUp?amount_cents=1240&next=%2Fpayment%3Forders%3Da%2Cb')
  expect(hintIn(href.split('?')[1] ?? '')).toEqual(hint)
  expect(topUpHref('/topUpRecord', { next: null })).toBe('/topUpRecord')
})

test.each([
  'amount_cents=0',
  'amount_cents=-5',
  'amount_cents=1.5',
  'amount_cents=1e9',
  'amount_cents=9999999999999',
  '',
])('the amount %j in the URL is ignored', (query) => expect(hintIn(query).amount_cents).toBeNull())

test.each(['https://evil.example/payment?', '//evil.example/payment?x', '/login', '/home', '/paymentx', ''])(
  'the target %j is ignored',
  (next) => expect(hintIn(new URLSearchParams({ next }).toString()).next).toBeNull(),
)
