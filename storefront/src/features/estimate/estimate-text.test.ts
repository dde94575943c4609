import { expect, test } from 'vitest'
import { estimateText, freshRate } from './estimate-text.ts'

const NOW = Date.parse('2026-11-23T08:00:00.000Z')
const JPY = { currency: 'JPY', micros_per_dollar: 150_000_000, set_at: '2026-11-16T08:00:00.000Z' } as const
const EUR = { currency: 'EUR', micros_per_dollar: 860_000, set_at: '2026-11-23T07:00:00.000Z' } as const

test.each([
  [4_000, JPY, 'en', '≈ ¥6,000'],
  [4_000, JPY, 'ja', '≈ ￥6,000'],
  [1, JPY, 'en', '≈ ¥2'],
  [999, EUR, 'en', '≈ €8.59'],
  [99_999, EUR, 'en', '≈ €860'],
  [0, EUR, 'en', '≈ €0.00'],
  [100_000_000_000, JPY, 'zh-CN', '≈ JP¥150,000,000,000'],
] as const)('%i cents are estimated', (cents, rate, language, text) => {
  expect(estimateText(cents, rate, language).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a rate is valid for seven days; without a valid rate there is no estimate', () => {
  expect(freshRate([JPY, EUR], 'JPY', NOW)).toBe(JPY)
  expect(freshRate([JPY, EUR], 'JPY', NOW + 1)).toBeUndefined()
  expect(freshRate([JPY], 'EUR', NOW)).toBeUndefined()
  expect(freshRate([], 'JPY', NOW)).toBeUndefined()
})
