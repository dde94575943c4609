import { describe, expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

describe('money as text', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [6_800, '$68.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456_789, '$1,234,567.89'],
    [100_000_000_000, '$1,000,000,000.00'],
    [-11_200, '\u2212$112.00'],
    [-5, '\u2212$0.05'],
  ])('%i cents are shown as %s', (cents, text) => {
    expect(moneyText(cents)).toBe(text)
  })

  test('a positive signed amount has a plus sign, and zero has no sign', () => {
    expect(moneyText(50_000, { signed: true })).toBe('+$500.00')
    expect(moneyText(-50_000, { signed: true })).toBe('\u2212$500.00')
    expect(moneyText(0, { signed: true })).toBe('$0.00')
  })
})
