import { readFile } from 'node:fs/promises'
import { sumCents, type TaxQuote } from '@sampan/contract'
import { lineRefund } from '@sampan/contract/refund-sums'
import { expect, test } from 'vitest'
import { bookOf, type Rule } from './tax-book-rules.ts'
import { readTaxFile } from './tax-file-rules.ts'
import { type Consignment, quoteTaxes } from './tax-quote-rules.ts'
import { rateOf, spread } from './tax-sum-rules.ts'

const FILE = new URL('../../../testing/tax/example-rules.csv', import.meta.url)
const { rules } = await readTaxFile(await readFile(FILE, 'utf8'))
const stored: Rule[] = rules.map((rule) => ({ ...rule, revision: 1 }))
const book = bookOf(1, stored)
const inclusive = bookOf(
  2,
  stored.map((rule) =>
    rule.kind === 'scheme' && rule.collects === 'checkout' && rule.country !== 'US' && rule.tax_factor === null
      ? { ...rule, terms: [...rule.terms, 'prices' as const] }
      : rule,
  ),
)

/** Repeatable numbers below a maximum (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
const CODES = ['847160', '620520', '611595', '420221', '851830', '620442', '420292', '950300', '180632', null]
const COUNTRIES = ['DE', 'FR', 'IT', 'NL', 'GB', 'AU', 'SG', 'US', 'JP', 'KR', 'CN', 'TH', 'HK', 'BR']

function aConsignment(random: (below: number) => number): Consignment {
  const lines = Array.from({ length: 1 + random(6) }, () => ({
    ...{ goods_cents: 1 + random(30_000), quantity: 1 + random(5), hs_code: CODES[random(CODES.length)] ?? null },
    ...{ tax_class: random(4) === 0 ? ('food' as const) : ('general' as const), weight_grams: null },
    origin: ['CN', 'JP', 'CN', 'CN', 'JP', 'CN', 'CN', 'CN', 'CN', null][random(10)] ?? null,
  }))
  const goods = sumCents(lines.map((line) => line.goods_cents))
  return {
    ...{ lines, country: COUNTRIES[random(COUNTRIES.length)] ?? 'DE', region: random(2) === 0 ? 'CA' : null },
    ...{ day: ['2026-06-15', '2026-10-15', '2026-11-28'][random(3)] ?? '', buyer: random(9) ? 'consumer' : 'business' },
    ...{ freight_cents: random(4_000), discount_cents: random(5) === 0 ? goods : random(goods) },
  }
}

function expectWhole(
  { lines, checkout_cents, arrival_cents, total_cents, outcome, gaps }: TaxQuote,
  consignment: Consignment,
) {
  expect(sumCents(lines.map((line) => line.discount_cents))).toBe(consignment.discount_cents)
  expect(sumCents(lines.map((line) => line.freight_cents))).toBe(consignment.freight_cents)
  for (const line of lines) {
    expect(line.net_cents).toBe(line.goods_cents - line.discount_cents)
    for (const part of line.parts) {
      expect(part.goods_cents + part.freight_cents + part.charges_cents).toBe(part.amount_cents)
      expect(Math.min(part.goods_cents, part.freight_cents, part.charges_cents)).toBeGreaterThanOrEqual(0)
    }
  }
  if (outcome === 'unknown') {
    expect([arrival_cents, total_cents]).toEqual([null, null])
    expect(gaps.length).toBeGreaterThan(0)
    return
  }
  const arriving = lines.flatMap(({ parts }) =>
    parts.flatMap((one) => (one.at === 'arrival' ? [one.amount_cents] : [])),
  )
  expect(sumCents(arriving)).toBe(arrival_cents)
  expect(checkout_cents + (arrival_cents ?? 0)).toBe(total_cents)
  expect(outcome).toBe(arrival_cents === 0 ? 'nothing' : 'about')
}

test('the parts of 3,000 random consignments are always the whole, with and without tax in the price', () => {
  const random = randomFrom(44)
  const outcomes = new Map<string, number>()
  for (let round = 0; round < 3_000; round++) {
    const consignment = aConsignment(random)
    const quote = quoteTaxes(book, consignment)
    expectWhole(quote, consignment)
    outcomes.set(quote.outcome, (outcomes.get(quote.outcome) ?? 0) + 1)
    const contained = quoteTaxes(inclusive, consignment)
    expectWhole(contained, consignment)
    if (contained.outcome !== 'nothing' || consignment.country === 'US' || consignment.country === 'CN') continue
    // The shown prices stay: only charges and the tax on them are added.
    const price = sumCents(contained.lines.map((line) => line.net_cents + line.freight_cents))
    const added = contained.lines.flatMap(({ parts }) =>
      parts.map((part) => (part.kind === 'tax' ? part.charges_cents : part.amount_cents)),
    )
    expect(contained.checkout_cents).toBe(price + sumCents(added))
  }
  expect([...outcomes.keys()].toSorted()).toEqual(['about', 'nothing', 'unknown'])
})

test('a line without HS code or origin is never quoted where duty is due', () => {
  const random = randomFrom(7)
  for (let round = 0; round < 1_000; round++) {
    const consignment = { ...aConsignment(random), country: 'TH' }
    const has_gap = consignment.lines.some(({ hs_code, origin }) => hs_code === null || origin === null)
    if (has_gap) expect(quoteTaxes(book, consignment).outcome).toBe('unknown')
  }
})

test('shares are the amount, differ from the exact share by less than a cent, and are rounded half up once', () => {
  const random = randomFrom(3)
  for (let round = 0; round < 2_000; round++) {
    const weights = Array.from({ length: 1 + random(7) }, () => random(5) * random(9_999))
    const amount = random(100_000)
    const shares = spread(amount, weights)
    const total = weights.reduce((sum, one) => sum + one, 0)
    expect(sumCents(shares)).toBe(amount)
    if (total > 0)
      for (const [at, share] of shares.entries())
        expect(Math.abs(share * total - amount * (weights[at] ?? 0))).toBeLessThan(total)
  }
  expect([rateOf(5, 10_000), rateOf(4, 10_000), rateOf(15, 10_000), rateOf(0, 10_000)]).toEqual([1, 0, 2, 0])
})

test('pieces given back one by one return a tax to the cent', () => {
  const random = randomFrom(9)
  for (let round = 0; round < 500; round++) {
    const [paid_cents, quantity] = [random(5_000), 1 + random(12)]
    let refunded_cents = 0
    for (let refunded_quantity = 0; refunded_quantity < quantity; refunded_quantity++)
      refunded_cents += lineRefund({ order_item_id: '', quantity, paid_cents, refunded_cents, refunded_quantity }, 1)
    expect(refunded_cents).toBe(paid_cents)
  }
})
