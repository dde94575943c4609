import { readFile } from 'node:fs/promises'
import { sumCents, type TaxPart } from '@sampan/contract'
import { lineRefund } from '@sampan/contract/refund-sums'
import { expect, test } from 'vitest'
import { EXAMPLES, goods, sent } from '../../../testing/tax/tax-examples.ts'
import { bookOf, type Rule } from './tax-book-rules.ts'
import { readTaxFile } from './tax-file-rules.ts'
import { quoteTaxes } from './tax-quote-rules.ts'

const FILE = new URL('../../../testing/tax/example-rules.csv', import.meta.url)
const { rules, faults } = await readTaxFile(await readFile(FILE, 'utf8'))
const bookWith = (change: (rule: Rule) => Rule = (rule) => rule) =>
  bookOf(
    1,
    rules.map((rule) => change({ ...rule, revision: 1 })),
  )
const book = bookWith()

const sumOf = (parts: readonly TaxPart[], kind: TaxPart['kind']) =>
  sumCents(parts.flatMap((part) => (part.kind === kind ? [part.amount_cents] : [])))

test('the file of the examples has no faults', () => expect(faults).toEqual([]))

test.each(Object.entries(EXAMPLES))(
  'example %s is right to the cent',
  (_, { sent, charges, duty, tax, checkout, arrival }) => {
    const quote = quoteTaxes(book, sent)
    const parts = quote.lines.flatMap((line) => line.parts)
    expect({
      gaps: quote.gaps,
      sums: [sumOf(parts, 'charge'), sumOf(parts, 'duty'), sumOf(parts, 'tax')],
      paid: [quote.checkout_cents, quote.arrival_cents, quote.total_cents],
      outcome: quote.outcome,
    }).toEqual({
      gaps: [],
      sums: [charges, duty, tax],
      paid: [checkout, arrival, checkout + arrival],
      outcome: arrival === 0 ? 'nothing' : 'about',
    })
  },
)

test('example 2 splits discount, freight and charges by largest remainder', () => {
  const { lines } = quoteTaxes(book, EXAMPLES['2']?.sent ?? sent('FR', 0, []))
  expect(lines.map((line) => [line.net_cents, line.freight_cents, sumOf(line.parts, 'tax')])).toEqual([
    [8143, 1029, 1904],
    [1357, 171, 375],
  ])
})

test('example 3: each piece gives its share back, the last one the remainder', () => {
  const [shirts] = quoteTaxes(book, EXAMPLES['2']?.sent ?? sent('FR', 0, [])).lines
  const tax = shirts?.parts.find(({ kind }) => kind === 'tax')
  expect(tax).toMatchObject({ goods_cents: 1629, freight_cents: 206, charges_cents: 69 })
  const back = (paid_cents: number, refunded_cents: number, refunded_quantity: number) =>
    lineRefund({ order_item_id: '', quantity: 2, paid_cents, refunded_cents, refunded_quantity }, 1)
  expect([back(tax?.goods_cents ?? 0, 0, 0), back(tax?.goods_cents ?? 0, 814, 1)]).toEqual([814, 815])
  expect([back(shirts?.net_cents ?? 0, 0, 0), back(shirts?.net_cents ?? 0, 4071, 1)]).toEqual([4071, 4072])
})

test('example 4 has one item for one HS code, whose charge is split by value', () => {
  const { lines } = quoteTaxes(book, EXAMPLES['4']?.sent ?? sent('DE', 0, []))
  expect(lines.map(({ parts }) => [sumOf(parts, 'charge'), sumOf(parts, 'tax')])).toEqual([
    [156, 856],
    [116, 636],
    [76, 417],
  ])
})

test('two consignments of example 11 in one parcel are above the limit', () => {
  const both = sent('DE', 1400, [goods(10000, '620442'), goods(10000, '420221')])
  expect(quoteTaxes(book, both)).toMatchObject({ outcome: 'unknown', gaps: [{ line: 0, gap: 'rule' }] })
})

test('why something is due on arrival is the limit, the business, or the border', () => {
  const why = (name: string) => {
    const { why, limit } = quoteTaxes(book, EXAMPLES[name]?.sent ?? sent('DE', 0, []))
    return [why, limit]
  }
  expect(why('8')).toEqual(['above_limit', { amount: 15000, currency: 'EUR', same_day: false }])
  expect(why('22')).toEqual(['above_limit', { amount: 15000, currency: 'USD', same_day: false }])
  expect(why('12')[0]).toBe('business')
  // Six tenths of the price are above JPY 10,000.
  expect(why('21')).toEqual(['above_limit', { amount: 16666, currency: 'JPY', same_day: false }])
  expect(why('24')).toEqual(['border', null])
})

test("with the term same_day the shopper's earlier orders of the day count for the limit of a consignment", () => {
  const bag = sent('KR', 0, [goods(10000, '420221')])
  const adding = (terms: Rule['terms']) =>
    bookWith((rule) => (rule.rule_id === 'kr-relief' ? { ...rule, terms: [...rule.terms, ...terms] } : rule))
  const ordered_today = { net_cents: 5000, freight_cents: 0 }
  const relieved = { outcome: 'nothing', why: null, limit: null }
  expect(quoteTaxes(adding([]), { ...bag, ordered_today: { ...ordered_today, net_cents: 5001 } })).toMatchObject(
    relieved,
  )
  expect(quoteTaxes(adding(['same_day']), { ...bag, ordered_today })).toMatchObject(relieved)
  // Freight counts for this limit.
  expect(
    quoteTaxes(adding(['same_day']), { ...bag, ordered_today: { ...ordered_today, freight_cents: 1 } }),
  ).toMatchObject({
    outcome: 'about',
    why: 'above_limit',
    limit: { amount: 15000, currency: 'USD', same_day: true },
    arrival_cents: 800 + 1080,
  })
})

test('prices that contain the tax stay the shown price to the cent, and only charges are added', () => {
  const inclusive = bookWith((rule) =>
    rule.rule_id === 'eu-ioss' ? { ...rule, terms: [...rule.terms, 'prices' as const] } : rule,
  )
  const before = quoteTaxes(inclusive, sent('DE', 0, [goods(9999, '847160')], { day: '2026-06-15' }))
  expect(before.checkout_cents).toBe(9999)
  expect(before.lines[0]?.parts[0]?.amount_cents).toBe(1596)
  const charged = quoteTaxes(inclusive, sent('DE', 0, [goods(9999, '847160')]))
  expect(charged.checkout_cents).toBe(9999 + 348 + 66)
})

test('without a registration number the scheme does not apply, and taxes are due on arrival', () => {
  const unregistered = bookWith((rule) => ({ ...rule, registration: null }))
  const quote = quoteTaxes(unregistered, sent('DE', 1500, [goods(17000, '420221')]))
  expect(quote).toMatchObject({ outcome: 'about', why: 'border' })
})

test('a missing HS code, origin, rule, country or exchange rate is unknown and never zero', () => {
  const gapOf = (consignment: ReturnType<typeof sent>, some = book) => {
    const { outcome, gaps, arrival_cents, lines } = quoteTaxes(some, consignment)
    expect([outcome, arrival_cents, lines.flatMap(({ parts }) => parts)]).toEqual(['unknown', null, []])
    return gaps[0]?.gap
  }
  const bag = goods(18000, '420221')
  expect(gapOf(sent('DE', 0, [{ ...bag, hs_code: null }]))).toBe('hs_code')
  expect(gapOf(sent('DE', 0, [{ ...bag, goods_cents: 900, hs_code: null }]))).toBe('hs_code')
  expect(gapOf(sent('DE', 0, [{ ...bag, origin: null }]))).toBe('origin')
  expect(gapOf(sent('US', 0, [{ ...bag, origin: null }]))).toBe('origin')
  expect(gapOf(sent('JP', 0, [{ ...bag, goods_cents: 900, hs_code: null }]))).toBe('hs_code')
  expect(gapOf(sent('GB', 0, [goods(900, '', { hs_code: null, tax_class: 'food' })]))).toBe('hs_code')
  expect(gapOf(sent('GB', 0, [goods(99000, '950300')]))).toBe('rule')
  expect(gapOf(sent('BR', 0, [bag]))).toBe('country')
  const withoutRates = bookOf(
    1,
    rules.flatMap((rule) => (rule.kind === 'exchange_rate' ? [] : [{ ...rule, revision: 1 }])),
  )
  expect(gapOf(sent('DE', 0, [bag]), withoutRates)).toBe('exchange_rate')
})

test('leather bags have no relief in Japan, however cheap', () => {
  const bag = sent('JP', 0, [goods(900, '420221')])
  expect(quoteTaxes(book, bag)).toMatchObject({ outcome: 'unknown', gaps: [{ gap: 'rule' }] })
  expect(quoteTaxes(book, sent('HK', 0, [goods(900, '420221')]))).toMatchObject({
    outcome: 'nothing',
    arrival_cents: 0,
  })
})

test('of equal limits the scheme for companies comes first, and changes nothing for consumers', () => {
  const general = rules.find(({ rule_id }) => rule_id === 'gb-sale')
  if (!general) throw new Error('the examples have a British scheme')
  const terms = { terms: ['reverse_charge' as const], registration: null }
  const exempt = { ...general, ...terms, rule_id: 'gb-company', buyer: 'business' as const, collects: 'none' as const }
  const some = bookOf(
    1,
    [...rules, exempt].map((rule) => ({ ...rule, revision: 1 })),
  )
  const [cheap, dear] = [sent('GB', 0, [goods(9000, '851830')]), sent('GB', 0, [goods(90000, '620442')])]
  const none = { outcome: 'nothing', why: 'reverse_charge', added_cents: 0, arrival_cents: 0 }
  expect(quoteTaxes(some, { ...cheap, buyer: 'business' })).toMatchObject(none)
  for (const consignment of [cheap, dear]) expect(quoteTaxes(some, consignment)).toEqual(quoteTaxes(book, consignment))
  expect(quoteTaxes(some, { ...dear, buyer: 'business' })).toEqual(quoteTaxes(book, { ...dear, buyer: 'business' }))
})
