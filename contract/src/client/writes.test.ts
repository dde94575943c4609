import { expect, test } from 'vitest'
import { DESK_WRITES } from './desk-writes.ts'
import { SHOP_WRITES, type ShopWrite } from './shop-writes.ts'

const BALANCE = 'GET /api/user/getUserInfo'
const BILLS = ['GET /api/user/bill', 'GET /api/user/bill_summary', 'GET /api/user/bill_detail']

/** The reads that a call makes stale, whether refetched now or later. */
const staleBy = (name: ShopWrite) =>
  SHOP_WRITES[name].stale.map((one) => (typeof one === 'string' ? one : Object.values(one)[0]))

test.each([
  // Calls that move money also make the bills stale.
  ['POST /api/order/pay', [BALANCE, ...BILLS]],
  ['POST /api/order/refund', [BALANCE, ...BILLS]],
  ['POST /api/order/refund_withdraw', [BALANCE, ...BILLS]],
  ['POST /api/order/refund_return', [BALANCE, ...BILLS]],
  ['POST /api/user/extract', [BALANCE, ...BILLS]],
  ['POST /api/user/extract_cancel', [BALANCE, ...BILLS]],
  ['POST /api/user/recharge', [BALANCE, 'GET /api/user/recharge_log']],
  ['POST /api/user/card_top_up/refresh', [BALANCE, 'GET /api/user/recharge_log', 'GET /api/order/payable', ...BILLS]],
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

test('the shop and the desk each know their own writes', () => {
  expect(Object.keys(SHOP_WRITES).filter((call) => call.includes('/api/admin/'))).toEqual([])
  expect(Object.keys(DESK_WRITES).filter((call) => !call.startsWith('POST /api/admin/'))).toEqual([])
  expect(SHOP_WRITES['POST /api/order/pay'].keyed).toBe(true)
  expect(SHOP_WRITES['POST /api/cart/add'].replies_with).toBe('GET /api/cart')
  expect(DESK_WRITES['POST /api/admin/order/ship'].stale).toContain('GET /api/admin/order/list')
})
