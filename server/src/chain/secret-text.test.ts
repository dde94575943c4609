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
])('%s is recognised', (_, text) => {
  expect(holdsSpendingKey(text)).toBe(true)
})

test.each([
  ['an account key', key.publicExtendedKey],
  ['an address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
  ['the URL of a node', 'https://mainnet.example.com/v3/0123456789abcdef0123456789abcdef'],
  ['the URL of a node with a long key', `https://rpc.example.com/eth/${'0123456789abcdef'.repeat(4)}`],
  ['an explorer', 'https://etherscan.io/tx/{hash}'],
  ['a short sentence', 'The second provider is in another country.'],
  ['nothing', ''],
])('%s is no secret', (_, text) => {
  expect(holdsSpendingKey(text)).toBe(false)
})
