import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { isP256Point } from './p256-point.ts'

const aPoint = () => createECDH('prime256v1').generateKeys()

test('every public key of a browser is a point of P-256', () => {
  for (let key = 0; key < 50; key++) expect(isP256Point(aPoint().toString('base64url'))).toBe(true)
})

test.each<[string, (point: Buffer) => Buffer]>([
  ['with another last byte', (point) => Buffer.from([...point.subarray(0, 64), (point[64] ?? 0) ^ 1])],
  ['of another curve', () => Buffer.from([...createECDH('secp256k1').generateKeys()])],
  ['of zeros', () => Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
  ['with coordinates beyond the field', () => Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 255)])],
  ['that is compressed', (point) => Buffer.from([2, ...point.subarray(1)])],
  ['that is too short', (point) => point.subarray(0, 64)],
])('a key %s is refused', (_what, change) => {
  expect(isP256Point(change(aPoint()).toString('base64url'))).toBe(false)
})

test('text that is not in base64url is refused', () => {
  expect(isP256Point('B%'.repeat(43))).toBe(false)
})
