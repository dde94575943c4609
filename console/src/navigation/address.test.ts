import { expect, test } from 'vitest'
import { addressWith } from './address.ts'

const START = { status: '1', keyword: '' }

test.each([
  [{ status: '1', keyword: '' }, '/orders'],
  [{ status: 'all', keyword: '' }, '/orders?status=all'],
  [{ status: '1', keyword: 'a b&c' }, '/orders?keyword=a+b%26c'],
])('a list filtered by %o stands at %s', (filters, address) => {
  expect(addressWith('/orders', filters, START)).toBe(address)
})
