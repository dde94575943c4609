import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CENTS_LIMIT } from './cents.ts'
import { dollars } from './csv-text.ts'
import { moneyText } from './money-text.ts'
import { parseMoney, parseWhole, readAmount, readDecimal, readWhole } from './typed-number.ts'

const reading = (value: number) => ({ state: 'read', value })
const unreadable = { state: 'unreadable' }

describe('an amount', () => {
  test.each([
    ['12', 1_200],
    ['12,50', 1_250],
    ['12.50', 1_250],
    ['12,5', 1_250],
    ['39,90', 3_990],
    ['0,29', 29],
    ['.5', 50],
    [',5', 50],
    ['12.', 1_200],
    ['12,', 1_200],
    ['007', 700],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['1’234.50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234\u202f567,8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ["1'250", 125_000],
    ['1 250', 125_000],
    ['$2,400.00', 240_000],
    ['US$ 12.50', 1_250],
    ['12,50 $', 1_250],
    ['12.50 USD', 1_250],
    ['+5', 500],
    ['-5', -500],
    ['\u2212$0.05', -5],
    ['$-5', -500],
    ['(47.00)', -4_700],
    ['($1,047.00)', -104_700],
    ['47.00-', -4_700],
    ['-0', 0],
    ['１２．５０', 1_250],
    ['１２。５', 1_250],
    ['＄１，２３４．５０', 123_450],
    ['๑๒.๕๐', 1_250],
    ['١٢٫٥٠', 1_250],
    ['۱۲٬۳۴۵٫۵', 1_234_550],
    ['\u200e12.50\u200f', 1_250],
    ['  12.50  ', 1_250],
    ['1000000000000', 100_000_000_000_000],
  ])('%s is %i cents', (input, cents) => {
    expect(readAmount(input)).toEqual(reading(cents))
  })

  test.each([
    '.',
    ',',
    '-',
    '$',
    'USD',
    '1e3',
    '12a',
    '0.250',
    '0,250',
    '12,3456',
    '1250,250',
    '12.3.4',
    '1,23,456.00',
    '12,34.50',
    '1,250,50',
    '1 250,000.00',
    '1.234.56',
    '12 50',
    "12'50",
    '€12,50',
    '12.50 EUR',
    'HK$12.50',
    '¥1200',
    '12²',
    '①②',
    '½',
    '一二',
    '--5',
    '-(5)',
    '-5-',
    '$5$',
    '12;50',
    '12/50',
    '0x10',
    'Infinity',
    'NaN',
    '1000000000000.01',
    '99999999999999999999',
    '1'.repeat(100_000),
  ])('%s cannot be read', (input) => {
    expect(readAmount(input)).toEqual(unreadable)
    expect(parseMoney(input)).toBeNull()
  })

  test('an empty amount is not an unreadable amount', () => {
    for (const input of ['', ' ', '\u00a0\u200b']) expect(readAmount(input)).toEqual({ state: 'empty' })
  })

  test('three digits behind one separator have two meanings', () => {
    for (const input of ['1,250', '1.250', '１，２５０', '$1,250'])
      expect(readAmount(input)).toMatchObject({ state: 'ambiguous', grouped_value: 125_000, decimal: 125 })
    expect(readAmount('12.345')).toMatchObject({ state: 'ambiguous', grouped_value: 1_234_500, decimal: undefined })
    expect(readAmount('-1,250')).toMatchObject({ state: 'ambiguous', grouped_value: -125_000, decimal: -125 })
    expect(readAmount('1,250')).toMatchObject({ sign: 'comma' })
    expect(readAmount('1.250')).toMatchObject({ sign: 'point' })
    expect(parseMoney('1,250')).toBeNull()
  })

  test('a known decimal separator decides between the two meanings', () => {
    expect(readAmount('1,250', 'point')).toEqual(reading(125_000))
    expect(readAmount('1,250', 'comma')).toEqual(reading(125))
    expect(readAmount('1.250', 'point')).toEqual(reading(125))
    expect(readAmount('1.250', 'comma')).toEqual(reading(125_000))
    expect(readAmount('12.345', 'point')).toEqual(unreadable)
  })
})

describe('a whole number', () => {
  test.each([
    ['0', 0],
    ['12', 12],
    ['12.0', 12],
    ['12,00', 12],
    ['1 200', 1_200],
    ['1,234,567', 1_234_567],
    ['１２', 12],
    ['๑๒', 12],
    ['-3', -3],
    ['ー3', -3],
    ['+5', 5],
  ])('%s is %i', (input, value) => {
    expect(readWhole(input)).toEqual(reading(value))
  })

  test.each(['2.5', '2,5', '1e3', '12a', '$12', '1,23', '0.5', '1/2', '99999999999999999999'])(
    '%s cannot be read',
    (input) => {
      expect(readWhole(input)).toEqual(unreadable)
      expect(parseWhole(input)).toBeNull()
    },
  )

  test('three digits behind one separator are a group or zeros', () => {
    expect(readWhole('1,200')).toMatchObject({ state: 'ambiguous', grouped_value: 1_200 })
    expect(readWhole('1,200', 'point')).toEqual(reading(1_200))
    expect(readWhole('12.000', 'point')).toEqual(reading(12))
    expect(readWhole('1.200', 'point')).toEqual(unreadable)
  })
})

test('a rate with six decimals has a point or comma, and its last three decimals are no group', () => {
  expect(readDecimal('0,9214', 6)).toEqual(reading(921_400))
  expect(readDecimal('150.123', 6)).toEqual(reading(150_123_000))
  expect(readDecimal('25,480', 6)).toMatchObject({ state: 'ambiguous' })
  expect(readDecimal('1.1234567', 6)).toEqual(unreadable)
})

describe('for any amount', () => {
  const amount = fc.integer({ min: -CENTS_LIMIT, max: CENTS_LIMIT })
  const groupedText = (cents: number, group: string, decimal: string) =>
    moneyText(cents).replace('$', '').replaceAll(',', '_').replace('.', decimal).replaceAll('_', group)

  test('the text that the shop shows and exports is read as the same amount', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(parseMoney(moneyText(cents))).toBe(cents)
        expect(parseMoney(dollars(cents))).toBe(cents)
      }),
    )
  })

  test.each([
    [',', '.'],
    ['.', ','],
    ["'", '.'],
    [' ', ','],
    ['\u202f', ','],
    ['', ','],
  ])('groups of "%s" and decimals after "%s" are read as the same amount', (group, decimal) => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(parseMoney(groupedText(cents, group, decimal))).toBe(cents)
      }),
    )
  })

  test('the digits of other scripts are read as the same amount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(0xff10, 0xe50, 0x660, 0x6f0), (cents, zero) => {
        const other = dollars(cents).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        expect(parseMoney(other)).toBe(cents)
      }),
    )
  })
})

test('no text of digits and separators is read as a number with other digits', () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' e-+$"), maxLength: 14 })
  fc.assert(
    fc.property(text, (input) => {
      const digits = input.replace(/\D/g, '').replace(/^0+/, '')
      const [amount, whole] = [parseMoney(input), parseWhole(input)]
      if (amount !== null && amount !== 0)
        expect([digits, `${digits}0`, `${digits}00`].map((each) => each.replace(/^0+/, ''))).toContain(
          String(Math.abs(amount)),
        )
      if (whole !== null && whole !== 0)
        expect([digits, digits.replace(/0$/, ''), digits.replace(/00$/, '')]).toContain(String(Math.abs(whole)))
      if (input.includes('e')) expect([amount, whole]).toEqual([null, null])
    }),
    { numRuns: 2_000 },
  )
})
