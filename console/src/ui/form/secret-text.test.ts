import { expect, test } from 'vitest'
import { looksLikeKey, shortenHash } from './secret-text.ts'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

test.each([
  PHRASE,
  PHRASE.split(' ')
    .map((word, at) => `${at + 1}. ${word}`)
    .join('\n'),
  `xprv9s21ZrQH143K3${'a'.repeat(94)}`,
  `L${'1'.repeat(51)}`,
])('a key is recognised: %#', (text) => {
  expect(looksLikeKey(text)).toBe(true)
})

test.each([
  'ab'.repeat(32),
  'robin@sampan.example',
  'red shoes for the summer',
  '0x52908400098527886E0F7030069857D2E4169EE7',
])('a search is not a key: %s', (text) => {
  expect(looksLikeKey(text)).toBe(false)
})

test('of a hash, which may be a private key, only the first digits are left', () => {
  expect(shortenHash(` 0x${'aB'.repeat(32)} `)).toBe('aB'.repeat(8))
  for (const text of ['robin@sampan.example', 'ab'.repeat(20), 'ab'.repeat(33)]) expect(shortenHash(text)).toBe(text)
})
