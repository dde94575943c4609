import { expect, test } from 'vitest'
import { type Fit, fitsOf, type OpenLine, type UnmatchedCredit, type WaitingClaim } from './line-fit.ts'
import { isNameIn } from './name-in-text.ts'

const aClaim = (recharge_id: string, change: Partial<WaitingClaim> = {}): WaitingClaim => ({
  recharge_id,
  user_id: 'mei',
  amount_cents: 10_000,
  sign: 'SPAAAAAA',
  bank_sign: null,
  family_name: 'Lin',
  given_name: 'Mei',
  earliest_day: '2026-11-01',
  is_reused: false,
  ...change,
})
const aLine = (line_id: string, change: Partial<OpenLine> = {}): OpenLine => ({
  line_id,
  day: '2026-11-10',
  amount_cents: 10_000,
  currency: 'USD',
  named: ['SPAAAAAA'],
  says: 'Transfer SP-AAAAAA',
  is_repeated: false,
  was_released: false,
  is_reversed: false,
  ...change,
})
const fits = (claims: WaitingClaim[], lines: OpenLine[], credits: UnmatchedCredit[] = []): Record<string, Fit[]> =>
  Object.fromEntries(fitsOf({ claims, lines, credits }))
const fit = (name: string, ...line_ids: string[]) => ({ fit: name, line_ids })
const other = { user_id: 'ken', sign: 'SPBBBBBB' }

test('a line with the reference and the amount confirms the recharge', () => {
  expect(fits([aClaim('a')], [aLine('1')])).toEqual({ a: [fit('exact', '1')] })
  expect(fits([aClaim('a')], [aLine('1', { named: [], says: 'x' })])).toEqual({})
  expect(fits([aClaim('a', other)], [aLine('1')])).toEqual({})
})

test.each<[string, Partial<OpenLine>, Partial<WaitingClaim>]>([
  ['more', { amount_cents: 10_001 }, {}],
  ['less', { amount_cents: 9_999 }, {}],
  ['converted', { currency: 'EUR' }, {}],
  ['repeated', { is_repeated: true }, {}],
  ['released', { was_released: true }, {}],
  ['reversed', { is_reversed: true }, {}],
  ['early', { day: '2026-10-31' }, {}],
  ['reused', {}, { is_reused: true }],
  ['name', { named: ['SPCCCCCC'], says: 'LIN, MEI SP-CCCCCC' }, {}],
  ['bank_reference', { named: [], says: 'Trx hb 47-11' }, { bank_sign: 'HB4711' }],
])('a line that fits as %j is only suggested', (name, line, claim) => {
  expect(fits([aClaim('a', claim)], [aLine('1', line)])).toEqual({ a: [fit(name, '1')] })
})

test('two lines for one recharge are suggested, whether each has the amount or both make it together', () => {
  expect(fits([aClaim('a')], [aLine('1'), aLine('2')])).toEqual({
    a: [fit('several_lines', '1'), fit('several_lines', '2')],
  })
  const parts = [aLine('1', { amount_cents: 6_000 }), aLine('2', { amount_cents: 4_000 })]
  expect(fits([aClaim('a')], parts)).toEqual({ a: [fit('sum_of_lines', '1', '2')] })
})

test('one line for two recharges is suggested, whether it has the amount of each or their sum', () => {
  expect(fits([aClaim('a'), aClaim('b')], [aLine('1')])).toEqual({
    a: [fit('several_claims', '1')],
    b: [fit('several_claims', '1')],
  })
  const parts = [aClaim('a', { amount_cents: 6_000 }), aClaim('b', { amount_cents: 4_000 })]
  expect(fits(parts, [aLine('1')])).toEqual({ a: [fit('sum_of_claims', '1')], b: [fit('sum_of_claims', '1')] })
  const both = aLine('1', { named: ['SPAAAAAA', 'SPBBBBBB'] })
  expect(fits([aClaim('a'), aClaim('b', other)], [both])).toEqual({
    a: [fit('several_claims', '1')],
    b: [fit('several_claims', '1')],
  })
})

test('as many lines as recharges of one amount confirm all of them', () => {
  expect(fits([aClaim('a'), aClaim('b')], [aLine('1'), aLine('2')])).toEqual({
    a: [fit('exact', '1')],
    b: [fit('exact', '2')],
  })
})

test('a line that confirms one recharge is not suggested for another one', () => {
  const result = fits(
    [aClaim('a'), aClaim('b', { amount_cents: 5_000 })],
    [aLine('1'), aLine('2', { amount_cents: 4_000 })],
  )
  expect(result).toEqual({ a: [fit('exact', '1')], b: [fit('less', '2')] })
})

test('an approved recharge of the amount without a line is a doubt, of another shopper it is not', () => {
  const credit = { user_id: 'mei', amount_cents: 10_000, last_day: '2026-11-10' }
  expect(fits([aClaim('a')], [aLine('1')], [credit])).toEqual({ a: [fit('credited', '1')] })
  expect(fits([aClaim('a')], [aLine('1')], [{ ...credit, user_id: 'ken' }])).toEqual({ a: [fit('exact', '1')] })
  expect(fits([aClaim('a')], [aLine('1')], [{ ...credit, amount_cents: 1 }])).toEqual({ a: [fit('exact', '1')] })
  expect(fits([aClaim('a')], [aLine('1')], [{ ...credit, last_day: '2026-11-09' }])).toEqual({ a: [fit('exact', '1')] })
})

test.each([
  ['Lin', 'Mei', 'MEI LIN TRANSFER', true],
  ['Müller', 'Anna-Lena', 'From: ANNA LENA MULLER', true],
  ['王', '小明', '转账 王小明', true],
  ['Lin', 'Mei', 'MEILINDA BERLIN', false],
  ['Lin', 'Mei', 'MEI TRANSFER', false],
  ['O', 'Li', 'LI O', false],
])('the name %s %s in %j is recognised: %j', (family_name, given_name, text, is) => {
  expect(isNameIn({ family_name, given_name }, text)).toBe(is)
})
