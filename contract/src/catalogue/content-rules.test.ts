import { expect, test } from 'vitest'
import { CONTENT_PATTERN, readContent, unitPriceOf } from './content-rules.ts'

test.each([
  ['250ml', '250 ml'],
  ['0,50 L', '0.5 l'],
  ['１．５ｋｇ', '1.5 kg'],
  ['012 pcs', '12 pc'],
  ['500 กรัม', '500 g'],
  ['30 枚', '30 pc'],
  ['0 g', undefined],
  ['1.2345 kg', undefined],
  ['12', undefined],
  ['twelve g', undefined],
  ['1234567 g', undefined],
])('%s is read as %s', (typed, content) => {
  expect(readContent(typed)).toBe(content)
  if (content) expect(CONTENT_PATTERN.test(content)).toBe(true)
})

test.each([
  [1_000, '250 g', { cents: 400, per: '100_g', measure: 250 }],
  [1_000, '251 g', { cents: 3_984, per: 'kg', measure: 0.251 }],
  [999, '0.25 kg', { cents: 400, per: '100_g', measure: 250 }],
  [1_250, '30 ml', { cents: 4_167, per: '100_ml', measure: 30 }],
  [1_299, '0.75 l', { cents: 1_732, per: 'l', measure: 0.75 }],
  [900, '150 cm', { cents: 600, per: 'm', measure: 1.5 }],
  [1, '8 pc', { cents: 0, per: 'piece', measure: 8 }],
  [4, '8 pc', { cents: 1, per: 'piece', measure: 8 }],
  [100_000_000, '0.001 g', { cents: 10_000_000_000_000, per: '100_g', measure: 0.001 }],
  [500, '1 pc', null],
  [500, null, null],
  [500, 'a lot', null],
])('%i cents for %s', (price_cents, content, unit_price) => {
  expect(unitPriceOf(price_cents, content)).toEqual(unit_price)
})
