import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'
import { holdsSpendingKey } from './secret-text.ts'

const key = HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/44'/60'/0'")
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

test.each([
  ['an extended private key', key.privateExtendedKey],
  ['an extended private key of another wallet', `zprv${key.privateExtendedKey.slice(4)}`],
  ['a private key', Buffer.from(key.privateKey ?? []).toString('hex')],
  ['a private key with 0x', `0x${Buffer.from(key.privateKey ?? []).toString('hex')}`],
  ['a private key in the wallet import format', 'L4rK1yDtCWekvXuE6oXD9jCYfFNV2cWRpVuPLBcCU2z8TrisoyY1'],
  ['a seed phrase', PHRASE],
  ['a seed phrase in capitals and lines', PHRASE.toUpperCase().replaceAll(' ', '\n')],
  [
    'a numbered seed phrase',
    PHRASE.split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
  ],
  ['a seed phrase in a sentence', `my words are ${PHRASE}, keep them`],
  ['a seed phrase with a wrong word', PHRASE.replace('wave', 'yard')],
  ['a private key after a URL', `https://explorer.example/ key 0x${Buffer.from(key.privateKey ?? []).toString('hex')}`],
])('%s is recognised', (_, text) => {
  expect(holdsSpendingKey(text)).toBe(true)
})

test.each([
  ['an account key', key.publicExtendedKey],
  ['an address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
  ['the URL of a node', 'https://mainnet.example.com/v3/0123456789abcdef0123456789abcdef'],
  ['an explorer', 'https://etherscan.io/tx/{hash}'],
  ['a short sentence', 'The second provider is in another country.'],
  [
    'a reason',
    'the shopper sent these tokens while their account was blocked last week and asked customer service about them',
  ],
  [
    'another reason',
    'Both nodes report the transfer since this morning, and the explorer shows the same block and amount',
  ],
  [
    'a third reason',
    'Customer service checked this deposit with the shopper by mail because less arrived than the wallet said',
  ],
  ['nothing', ''],
])('%s is no secret', (_, text) => {
  expect(holdsSpendingKey(text)).toBe(false)
})

test('the URL of a node may contain a long key, but no other secret', () => {
  const url = `https://rpc.example.com/eth/${'0123456789abcdef'.repeat(4)}`
  expect(holdsSpendingKey(url, { is_url: true })).toBe(false)
  expect(holdsSpendingKey(url)).toBe(true)
  expect(holdsSpendingKey(`${url} ${PHRASE}`, { is_url: true })).toBe(true)
})

test('a reason may name the hash of its transaction, but no other number of this length', () => {
  const hash = '0123456789abcdef'.repeat(4)
  expect(holdsSpendingKey(`Transaction 0x${hash.toUpperCase()} is final`, { hash })).toBe(false)
  expect(holdsSpendingKey(`Transaction ${hash.replace('0', 'f')} is final`, { hash })).toBe(true)
})
