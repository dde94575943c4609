import { expect, test } from 'vitest'
import { freightTo } from './freight.ts'

const rule = (country: string, base: number, free_from: number | null = null) => ({
  country,
  base_cents: base,
  each_further_cents: 100,
  free_from_cents: free_from,
})
const one = { quantity: 1, price_cents: 1_000 }

test('the rule of the country counts, else the one for everywhere else, else the shop does not send there', () => {
  const rules = [rule('TH', 700), rule('*', 1_800)]
  expect(freightTo(rules, 'TH', one)?.freight_cents).toBe(700)
  expect(freightTo(rules, 'FR', one)?.freight_cents).toBe(1_800)
  expect(freightTo([rule('TH', 700)], 'FR', one)).toBeUndefined()
})

test('no price is told for a country in which no address can be', () => {
  expect(freightTo([rule('TH', 700), rule('*', 1_800)], 'BR', one)).toBeUndefined()
})

test('each further piece adds, and from a sum of goods on it is free', () => {
  const rules = [rule('TH', 700, 3_000)]
  expect(freightTo(rules, 'TH', { ...one, quantity: 2 })).toEqual({ freight_cents: 800, free_from_cents: 3_000 })
  expect(freightTo(rules, 'TH', { ...one, quantity: 3 })).toEqual({ freight_cents: 0, free_from_cents: null })
})
