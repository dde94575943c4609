import { expect, test } from 'vitest'
import {
  arrivalOf,
  arrivalOfShipped,
  deliveriesFor,
  type FreightTerms,
  freightOf,
  parcelOf,
  rulesFor,
} from './delivery.ts'

const days = (handling_days: number, transit_days_min: number, transit_days_max: number) => ({
  handling_days,
  transit_days_min,
  transit_days_max,
})
const at = (iso: string) => Date.parse(iso)
const terms = (base_cents: number, each_further_cents: number, free_from_cents: number | null) => ({
  base_cents,
  each_further_cents,
  free_from_cents,
})

// 20 November 2026 is a Friday.
test.each([
  ['on a Monday', '2026-11-16T10:00:00Z', days(1, 1, 2), '2026-11-18', '2026-11-19'],
  ['over a weekend', '2026-11-19T10:00:00Z', days(1, 1, 3), '2026-11-23', '2026-11-25'],
  ['on a Friday, for the next working day', '2026-11-20T10:00:00Z', days(0, 1, 1), '2026-11-23', '2026-11-23'],
  ['on a Saturday', '2026-11-21T10:00:00Z', days(1, 1, 2), '2026-11-24', '2026-11-25'],
  ['on a Sunday', '2026-11-22T10:00:00Z', days(1, 1, 2), '2026-11-24', '2026-11-25'],
  ['over three weekends', '2026-11-20T10:00:00Z', days(2, 5, 10), '2026-12-01', '2026-12-08'],
  ['over the end of a year', '2026-12-30T10:00:00Z', days(1, 1, 2), '2027-01-01', '2027-01-04'],
  ['over the end of a February with 29 days', '2028-02-28T10:00:00Z', days(1, 1, 2), '2028-03-01', '2028-03-02'],
  [
    'for the same day, without handling and transit days',
    '2026-11-16T10:00:00Z',
    days(0, 0, 0),
    '2026-11-16',
    '2026-11-16',
  ],
])('working days are counted from a payment %s', (_when, paid_at, delivery, from, to) => {
  expect(arrivalOf(delivery, at(paid_at))).toEqual({ from, to })
})

test('the day of a payment is its day in UTC, even if the timestamp has another time zone', () => {
  const next = days(0, 1, 1)
  expect(arrivalOf(next, at('2026-11-18T23:59:59.999Z')).from).toBe('2026-11-19')
  expect(arrivalOf(next, at('2026-11-19T00:00:00Z')).from).toBe('2026-11-20')
  // Thursday morning in Tokyo is still Wednesday in UTC.
  expect(arrivalOf(next, at('2026-11-19T08:30:00+09:00')).from).toBe('2026-11-19')
  // Thursday evening in Los Angeles is already Friday in UTC.
  expect(arrivalOf(next, at('2026-11-19T20:00:00-08:00')).from).toBe('2026-11-23')
})

test("after shipment, the shop's handling time no longer counts", () => {
  expect(arrivalOfShipped(days(5, 2, 3), at('2026-11-20T10:00:00Z'))).toEqual({ from: '2026-11-24', to: '2026-11-25' })
})

test('each further piece costs extra, and freight is free if the goods reach a total', () => {
  const freight = (of: FreightTerms, pieces: number, goods_cents: number) =>
    freightOf(of, { pieces, goods_cents, grams: 0 })
  expect(freight(terms(700, 100, 3_000), 1, 1_000)).toBe(700)
  expect(freight(terms(700, 100, 3_000), 3, 2_999)).toBe(900)
  expect(freight(terms(700, 100, 3_000), 3, 3_000)).toBe(0)
  expect(freight(terms(700, 100, null), 2, 1_000_000)).toBe(800)
})

test('a parcel states the amount missing for free freight', () => {
  const line = (price_cents: number, quantity: number) => ({ price_cents, quantity })
  const parcel = (lines: ReturnType<typeof line>[], free_from: number | null = 4_900) =>
    parcelOf(terms(700, 100, free_from), lines)
  expect(parcel([line(1_000, 2), line(1_700, 1)])).toEqual({ freight_cents: 900, missing_cents: 1_200 })
  expect(parcel([line(4_900, 1)])).toEqual({ freight_cents: 0, missing_cents: 0 })
  expect(parcel([line(1_000, 1)], null)).toEqual({ freight_cents: 700, missing_cents: 0 })
  expect(parcel([])).toEqual({ freight_cents: 0, missing_cents: 0 })
})

test('the rule for the country applies, otherwise the rule for all other shippable countries', () => {
  const rules = [{ country: 'TH' }, { country: '*' }]
  expect(rulesFor(rules, 'TH')).toEqual([rules[0]])
  expect(rulesFor(rules, 'FR')).toEqual([rules[1]])
  expect(rulesFor(rules, 'BR')).toEqual([])
  expect(rulesFor([{ country: 'TH' }], 'FR')).toEqual([])
})

const LIMITS = [
  { up_to: 500, cents: 400 },
  { up_to: 2_000, cents: 900 },
]
const banded = (basis: 'weight' | 'sum', step: number | null): FreightTerms => ({
  ...terms(100, 250, null),
  bands: { basis, limits: LIMITS, step },
})

test('freight by weight or by price is that of the first limit that suffices, plus the base price', () => {
  const byWeight = (grams: number) => freightOf(banded('weight', null), { pieces: 9, goods_cents: 9_999, grams })
  const bySum = (goods_cents: number) => freightOf(banded('sum', null), { pieces: 9, goods_cents, grams: 9_999 })
  for (const freight of [byWeight, bySum])
    expect([1, 500, 501, 2_000].map(freight), freight.name).toEqual([500, 500, 1_000, 1_000])
})

test('above the last limit each started step costs extra; without a step the parcel is not sent', () => {
  const parcel = (grams: number) => ({ pieces: 1, goods_cents: 1_000, grams })
  const stepped = banded('weight', 1_000)
  expect([2_001, 3_000, 3_001].map((grams) => freightOf(stepped, parcel(grams)))).toEqual([1_250, 1_250, 1_500])
  expect(freightOf(banded('weight', null), parcel(2_001))).toBeUndefined()
  const free = { ...banded('weight', null), free_from_cents: 1_000 }
  expect(freightOf(free, parcel(2_000))).toBe(0)
  expect(freightOf(free, parcel(2_001)), 'free, but too heavy').toBeUndefined()
})

test('the cheapest rule that takes the parcel comes first', () => {
  const rules = [
    { country: 'JP', ...banded('weight', null) },
    { country: 'JP', ...terms(700, 0, null) },
    { country: '*', ...terms(1, 0, null) },
  ]
  const prices = (weight_grams: number) =>
    deliveriesFor(rules, 'JP', [{ price_cents: 100, quantity: 1, weight_grams }]).map((one) => one.freight_cents)
  expect(prices(100)).toEqual([500, 700])
  expect(prices(600)).toEqual([700, 1_000])
  expect(prices(2_600)).toEqual([700])
})
