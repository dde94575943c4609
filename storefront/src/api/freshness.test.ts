import { type EndpointKey, endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { INVALIDATES, LIVE_INVALIDATES, REPLIES_WITH } from './freshness.ts'
import { READ_RULES } from './read-rules.ts'

const calls = (Object.keys(endpoints) as EndpointKey[]) // the keys of `endpoints`
  .filter((name) => !name.includes('/api/admin/')) // the console has its own table
/** Reads that use POST because of their size, and writes that use GET because the specification requires it. */
const POSTED_READS = [
  'POST /api/checkout/quote',
  'POST /api/checkout/promo_codes',
  'POST /api/checkout/handover',
  'POST /api/cart/preview',
]
const GET_WRITES = ['GET /api/user/address_del', 'GET /api/user/set_language']
const writes = calls.filter((name) =>
  name.startsWith('POST') ? !POSTED_READS.includes(name) : GET_WRITES.includes(name),
)
const reads = calls.filter((name) => !writes.includes(name))

test('every write lists the reads that become stale after the write', () => {
  expect(Object.keys(INVALIDATES).toSorted()).toEqual(writes.toSorted())
})

test('only reads become stale, and only reads have freshness rules', () => {
  const stale = Object.values(INVALIDATES).flat()
  const named = stale.map((one) => (typeof one === 'string' ? one : Object.values(one)[0]))
  expect(
    new Set([...named, ...Object.keys(READ_RULES), ...Object.values(REPLIES_WITH)]).difference(new Set(reads)),
  ).toEqual(new Set())
})

const BALANCE = 'GET /api/user/getUserInfo'
const BILLS = ['GET /api/user/bill', 'GET /api/user/bill_summary', 'GET /api/user/bill_detail']

/** The reads that a call makes stale, whether refetched now or later. */
const staleBy = (name: keyof typeof INVALIDATES) =>
  INVALIDATES[name].map((one) => (typeof one === 'string' ? one : Object.values(one)[0]))

test.each([
  // Calls that move money also make the bills stale.
  ['POST /api/order/pay', [BALANCE, ...BILLS]],
  ['POST /api/order/refund', [BALANCE, ...BILLS]],
  ['POST /api/order/refund_withdraw', [BALANCE, ...BILLS]],
  ['POST /api/order/refund_return', [BALANCE, ...BILLS]],
  ['POST /api/user/extract', [BALANCE, ...BILLS]],
  ['POST /api/user/extract_cancel', [BALANCE, ...BILLS]],
  ['POST /api/user/recharge', [BALANCE, 'GET /api/user/recharge_log']],
  // A wrong payment code changes the security data, because wrong codes are counted.
  ['POST /api/order/pay', ['GET /api/user/security']],
  ['POST /api/user/extract', ['GET /api/user/security']],
  ['POST /api/user/resetPay', ['GET /api/user/security', 'GET /api/user/extract']],
  // Orders reduce the stock, and cancelling an order returns its goods to stock.
  ['POST /api/order/create', ['GET /api/cart', 'GET /api/product/stock', 'GET /api/user/order_list']],
  ['POST /api/order/cancel', [BALANCE, 'GET /api/cart', 'GET /api/product/stock', 'GET /api/user/order_list']],
  // A review is on the page of its product, and its order can no longer be reviewed.
  ['POST /api/order/review', ['GET /api/product/detail', 'GET /api/product/reviews', 'GET /api/order/detail']],
  // Messages read in the chat also count as read in the notices.
  ['POST /api/service/messages/read', [BALANCE, 'GET /api/user/notifications']],
  ['POST /api/shop/follow', ['GET /api/shop/detail', 'GET /api/shop/list', 'GET /api/user/follow_list']],
] as const)('%s makes stale %j', (name, reads) => {
  expect(staleBy(name)).toEqual(expect.arrayContaining([...reads]))
})

test('a live event about money makes the balance and the bills stale', () => {
  expect(LIVE_INVALIDATES.wallet).toEqual(expect.arrayContaining([BALANCE, ...BILLS]))
})
