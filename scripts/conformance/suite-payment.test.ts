import { expect, test } from 'vitest'
import { isPaid, PAID } from './suite-payment.ts'

const bodyOf = (...instruments: object[]) => Buffer.from(JSON.stringify({ payment: { instruments } }))
const credential = { type: 'token', token: PAID }

test('the shopper pays for the token of a successful payment only, without a payment handler', () => {
  expect(isPaid(bodyOf({ credential }))).toBe(true)
  expect(isPaid(bodyOf({ credential, handler_id: 'unknown' }))).toBe(false)
  expect(isPaid(bodyOf({ credential: { ...credential, token: 'other' } }))).toBe(false)
  expect(isPaid(bodyOf({}))).toBe(false)
  for (const body of ['', '{', '{}', '{"payment":{}}']) expect(isPaid(Buffer.from(body))).toBe(false)
})
