import { expect, test } from 'vitest'
import { processorMs } from '../../../testing/process/processor-time.ts'
import { goods, sent } from '../../../testing/tax/tax-examples.ts'
import { bookOf, type Rule } from './tax-book-rules.ts'
import { quoteTaxes } from './tax-quote-rules.ts'

const PLAIN: Rule = {
  ...{ rule_id: 'de-vat', revision: 1, kind: 'tax', name: 'vat', country: 'DE', region: null, tax_class: null },
  ...{ hs_prefix: null, origin: null, layer: null, combines: null, buyer: null, collects: null, rate_1000: 19_000 },
  ...{ amount: null, currency: null, per: null, terms: [], value_factor: null, tax_factor: null, base_step: null },
  ...{ amount_step: null, national_share: null, waived_tax: null, valid_from: '2026-01-01', valid_until: null },
  ...{ registration: null, source: 'Test', certainty: 'assumed' },
}
const duties = Array.from({ length: 2_000 }, (_, at): Rule => {
  const hs_prefix = String(100_000 + at * 431)
  return { ...PLAIN, rule_id: `eu-${at}`, kind: 'duty', name: null, country: 'EU', hs_prefix, rate_1000: at }
})
const scheme: Rule = { ...PLAIN, rule_id: 'eu', kind: 'scheme', name: null, country: 'EU', collects: 'arrival' }
const book = bookOf(1, [
  PLAIN,
  { ...scheme, rate_1000: null, terms: ['duty', 'duty_freight', 'tax_freight', 'tax_duty'] },
  ...duties,
])

test('a calculation of ten lines over 2,000 rules costs less than a millisecond', () => {
  const lines = Array.from({ length: 10 }, (_, at) => goods(1_000 + at, String(100_000 + at * 431)))
  const calculate = () => quoteTaxes(book, sent('DE', 900, lines))
  expect(calculate()).toMatchObject({ outcome: 'about', gaps: [] })
  for (let round = 0; round < 200; round++) calculate()
  const before = processorMs()
  for (let round = 0; round < 1_000; round++) calculate()
  expect((processorMs() - before) / 1_000).toBeLessThan(1)
})
