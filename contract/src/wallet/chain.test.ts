import { expect, test } from 'vitest'
import {
  bareTransactionHash,
  bech32mOf,
  CHAIN_NETWORKS,
  chainNetworkOf,
  looksLike,
  TRANSACTION_HASH_PATTERN,
} from './chain.ts'

test('bytes are encoded as in BIP-350', () => {
  // The test vector abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx has the values 31 to 0; 20 bytes are 32 values.
  const values = Array.from({ length: 32 }, (_, at) => (31 - at).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(values.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  expect(bech32mOf('abcdef', bytes)).toBe('abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx')
})

const demo = chainNetworkOf('demo')
const OWN = bech32mOf('demo', new Uint8Array(20).fill(7))

test('the example address of each network is valid', () => {
  for (const { example, isAddress } of CHAIN_NETWORKS) expect(isAddress(example)).toBe(true)
  expect(demo?.isAddress(OWN)).toBe(true)
})

test.each([
  '',
  'demo1',
  'demo',
  OWN.toUpperCase(),
  ` ${OWN}`,
  OWN.slice(0, -1),
  `${OWN}q`,
  `${OWN.slice(0, -1)}${OWN.endsWith('q') ? 'p' : 'q'}`,
  OWN.replace('demo1', 'bc1'),
  bech32mOf('bc', new Uint8Array(20).fill(7)),
  bech32mOf('demo', new Uint8Array(19).fill(7)),
  bech32mOf('demo', new Uint8Array(32).fill(7)),
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  `${OWN.slice(0, 20)}\u0000${OWN.slice(21)}`,
])('%j is not a valid address of the demo chain', (address) => {
  expect(demo?.isAddress(address)).toBe(false)
})

test('a transaction hash has one stored form', () => {
  const hash = 'AbCdEf01'.repeat(8)
  expect(bareTransactionHash(` 0x${hash} `)).toBe(hash.toLowerCase())
  expect(bareTransactionHash(hash)).toMatch(TRANSACTION_HASH_PATTERN)
  expect(bareTransactionHash(`${hash}0`)).not.toMatch(TRANSACTION_HASH_PATTERN)
})

test('a network outside the list is unknown', () => {
  for (const network of ['ethereum', 'toString', '', null]) expect(chainNetworkOf(network)).toBeUndefined()
})

test.each([
  [`0xAbC${'1'.repeat(34)}deF`, `0xabc${'2'.repeat(34)}def`, true],
  [`0xabc${'1'.repeat(34)}def`, `0xABC${'1'.repeat(34)}DEF`, false],
  [`0xabc${'1'.repeat(34)}def`, `0xabd${'1'.repeat(34)}def`, false],
  [`0xabc${'1'.repeat(34)}def`, `0xabc${'1'.repeat(34)}dee`, false],
  ['TAbcd1111xyZ', 'TAbcd2222xyZ', true],
  ['TAbcd1111xyZ', 'TAbcd1111xyz', true],
  ['TAbcd1111xyZ', 'TAbcd1111xyZ', false],
])('whether %s looks like %s, but is another address: %s', (address, other, looks) => {
  expect(looksLike(address, other)).toBe(looks)
})
