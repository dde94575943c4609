import { expect, test } from 'vitest'
import { normalised } from './normalised.ts'

test.each([
  ['e\u0301', 'é'],
  ['\u1112\u1161\u11ab', '한'],
  ['ที่นี่', 'ที่นี่'],
  [`a${'\u0316'.repeat(30)}`, `a${'\u0316'.repeat(30)}`],
])('%j is normalised, with all its marks', (text, plain) => {
  expect(normalised(text)).toBe(plain)
})

test('only the first 30 combining marks in a row remain, each of them complete', () => {
  expect(normalised(`x${'\u0316'.repeat(90)}y`)).toBe(`x${'\u0316'.repeat(30)}y`)
  expect(normalised(`x${'\u{1e944}'.repeat(90)}y`)).toBe(`x${'\u{1e944}'.repeat(30)}y`)
  expect(normalised(`カ${'\uff9e'.repeat(90)}`, 'NFKC')).toBe(`カ${'\u3099'.repeat(30)}`.normalize('NFKC'))
})

test('no character outside MARKS normalises to combining marks only', () => {
  const forms = ['NFC', 'NFD', 'NFKC'] as const
  const misses: string[] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const sign = String.fromCodePoint(code)
    if (/[\p{M}\uff9e\uff9f]/u.test(sign)) continue
    // A character can be missing in MARKS only if one of its normal forms consists of marks alone. In all other normal
    // forms, a letter interrupts the row of marks.
    if (forms.some((form) => /^\p{M}+$/u.test(sign.normalize(form)))) misses.push(code.toString(16))
  }
  expect(misses).toEqual([])
})
