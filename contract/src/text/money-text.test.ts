import { describe, expect, test } from 'vitest'
import { moneyText } from './money-text.ts'
import { cleanMoney, parseMoney } from './typed-money.ts'

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

describe('text as money', () => {
  test.each([
    ['', null],
    ['.', null],
    ['-', null],
    ['12', 1_200],
    ['12.', 1_200],
    ['12.3', 1_230],
    ['.5', 50],
    ['0.29', 29],
    ['1,234.56', 123_456],
    ['$2,400.00', 240_000],
    ['-5', -500],
    ['\uff11\uff12\u3002\uff15', 1_250],
    ['1.239', 123],
    ['4.35', 435],
  ])('%s is parsed as %s cents', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents)
  })

  test('typed text keeps its form and loses only invalid characters', () => {
    expect(cleanMoney('12a.3.4')).toBe('12.34')
    expect(cleanMoney('007')).toBe('7')
    expect(cleanMoney('0')).toBe('0')
  })

  test('formatting and parsing an amount returns the same amount', () => {
    for (let cents = -200_000; cents <= 200_000; cents += 37) expect(parseMoney(moneyText(cents))).toBe(cents)
  })
})
