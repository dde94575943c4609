import { type EndpointKey, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { MAKES_STALE, REPLIES_WITH } from './freshness.ts'
import { READ_RULES } from './read-rules.ts'

const calls = (Object.keys(endpoints) as EndpointKey[]).filter((name) => !name.includes('/api/admin/')) // its own keys
/** Sent with POST for their size, with GET by the specification. */
const POSTED_READS = ['POST /api/checkout/quote', 'POST /api/checkout/promo_codes', 'POST /api/cart/preview']
const GET_WRITES = ['GET /api/user/address_del', 'GET /api/user/set_language']
const writes = calls.filter((name) =>
  name.startsWith('POST') ? !POSTED_READS.includes(name) : GET_WRITES.includes(name),
)
const reads = calls.filter((name) => !writes.includes(name))

test('every call that writes says which reads it makes stale', () => {
  expect(Object.keys(MAKES_STALE).toSorted()).toEqual(writes.toSorted())
})

test('only reads become stale, and only reads have rules of freshness', () => {
  const stale = Object.values(MAKES_STALE).flat()
  const named = stale.map((one) => (typeof one === 'string' ? one : Object.values(one)[0]))
  expect(
    new Set([...named, ...Object.keys(READ_RULES), ...Object.values(REPLIES_WITH)]).difference(new Set(reads)),
  ).toEqual(new Set())
})

test('what moves money makes the balance stale', () => {
  for (const name of ['POST /api/order/pay', 'POST /api/user/recharge', 'POST /api/order/cancel'] as const)
    expect(MAKES_STALE[name]).toContain('GET /api/user/getUserInfo')
})
