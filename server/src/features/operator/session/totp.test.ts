import { expect, test } from 'vitest'
import { codeOf, newSecret, stepOf, stepOfCode, toBase32, uriOf } from './totp.ts'

/** The secret of the examples in RFC 6238, `12345678901234567890`. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

// The test values of RFC 6238, Appendix B, shortened to the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %s the code is that of RFC 6238', (second, code) => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(codeOf(SECRET, stepOf(second * 1000))).toBe(code)
})

test('a code is accepted only once, and at most half a minute early or late', () => {
  const now_ms = 1_700_000_015_000
  const step = stepOf(now_ms)
  for (const drift of [-1, 0, 1]) {
    const code = codeOf(SECRET, step + drift)
    expect(stepOfCode(SECRET, code, 0, now_ms)).toBe(step + drift)
    expect(stepOfCode(SECRET, code, step + drift, now_ms)).toBeUndefined()
  }
  for (const drift of [-2, 2]) expect(stepOfCode(SECRET, codeOf(SECRET, step + drift), 0, now_ms)).toBeUndefined()
})

test('every secret is different and readable by an authenticator', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
  const uri = new URL(uriOf(SECRET, 'owner+1@example.com', 'Tea: & Boats'))
  expect(uri.searchParams.get('secret')).toBe(SECRET)
  expect(decodeURIComponent(uri.pathname)).toBe('/Tea  & Boats:owner+1@example.com')
  expect(uri.searchParams.get('issuer')).toBe('Tea  & Boats')
})
