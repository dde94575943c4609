import { HDKey } from '@scure/bip32'
import { mnemonicToAccount, privateKeyToAccount, publicKeyToAddress, HDKey as ViemKey } from 'viem/accounts'
import { expect, test } from 'vitest'
import { addressPath, deriveAddress, readAccountKey } from './account-key.ts'
import { shownAddress } from './chain-address.ts'

/** The seed phrase of the published test vectors of BIP-39, as a seed. Everybody knows it. */
const SEED = Buffer.from(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  'hex',
)
const keyAt = (path: string) => HDKey.fromMasterSeed(SEED).derive(path)
const xpubAt = (path: string) => keyAt(path).publicExtendedKey
const publicKeyOf = (private_key: Uint8Array) =>
  privateKeyToAccount(`0x${Buffer.from(private_key).toString('hex')}`).publicKey

test('an account key derives the published addresses of its seed', () => {
  const ethereum = readAccountKey('evm', xpubAt("m/44'/60'/0'"))
  expect(ethereum?.path).toBe("m/44'/60'/0'")
  expect(ethereum && shownAddress('evm', deriveAddress(ethereum, 0))).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
  const tron = readAccountKey('tron', xpubAt("m/44'/195'/0'"))
  expect(tron?.path).toBe("m/44'/195'/0'")
  expect(tron && shownAddress('tron', deriveAddress(tron, 0))).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
})

test('the test accounts of Ethereum nodes are derived in order', () => {
  const phrase = 'test test test test test test test test test test test junk'
  const account = mnemonicToAccount(phrase, { path: "m/44'/60'/0'" }).getHdKey()
  const key = readAccountKey('evm', account.publicExtendedKey)
  expect([0, 1, 2].map((index) => key && shownAddress('evm', deriveAddress(key, index)))).toEqual([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ])
})

test('addresses of any index equal those of another library', () => {
  const xpub = xpubAt("m/44'/60'/7'")
  const key = readAccountKey('evm', xpub)
  expect(key?.path).toBe("m/44'/60'/7'")
  for (const index of [0, 1, 19, 1_000, 999_999, 2 ** 31 - 1]) {
    const child = ViemKey.fromMasterSeed(SEED).derive(`m/44'/60'/7'/0/${index}`)
    const other = child.privateKey && publicKeyToAddress(publicKeyOf(child.privateKey))
    expect(key && shownAddress('evm', deriveAddress(key, index))).toBe(other)
  }
  expect(addressPath("m/44'/60'/7'", 19)).toBe("m/44'/60'/7'/0/19")
})

test.each([
  ['the extended private key', keyAt("m/44'/60'/0'").privateExtendedKey],
  ['the key of the wallet', xpubAt('m')],
  ['the key of a coin', xpubAt("m/44'/60'")],
  ['the key of an address', xpubAt("m/44'/60'/0'/0/0")],
  ['a key whose account is not hardened', xpubAt("m/44'/60'/0")],
  ['a key with a wrong letter', xpubAt("m/44'/60'/0'").replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))],
  ['an address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
])('%s is not accepted as an account key', (_, text) => {
  expect(readAccountKey('evm', text)).toBeUndefined()
})

test('indexes out of range are refused', () => {
  const key = { xpub: xpubAt("m/44'/60'/0'") }
  expect(() => deriveAddress(key, -1)).toThrow(RangeError)
  expect(() => deriveAddress(key, 2 ** 31)).toThrow(RangeError)
})
