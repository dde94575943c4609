import { expect, test } from 'vitest'
import { bareAddress, shownAddress } from './chain-address.ts'

/** The examples of EIP-55. */
const EIP_55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(EIP_55)('the address %s is read and shown with its checksum', (address) => {
  const bare = bareAddress('evm', address)
  expect(bare).toBe(address.toLowerCase())
  expect(bare && shownAddress('evm', bare)).toBe(address)
  expect(bareAddress('evm', address.toLowerCase())).toBe(bare)
  expect(bareAddress('evm', `0x${address.slice(2).toUpperCase()}`)).toBe(bare)
})

test.each([
  ['a letter in the wrong case', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['a missing digit', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['no 0x', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['an address of TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['nothing', ''],
])('an EVM address with %s is not valid', (_, text) => {
  expect(bareAddress('evm', text)).toBeUndefined()
})

test('an address of TRON is read and shown in Base58Check', () => {
  // The contract of USDT, as TRON's documentation writes it in both forms.
  const [address, bare] = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c'] as const
  expect(bareAddress('tron', address)).toBe(bare)
  expect(shownAddress('tron', bare)).toBe(address)
})

test.each([
  ['a changed letter', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['two letters exchanged', 'TR7HNqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['an address of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['an EVM address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
])('on TRON, %s is not valid', (_, text) => {
  expect(bareAddress('tron', text)).toBeUndefined()
})
