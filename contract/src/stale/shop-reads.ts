import { first, later } from './stale.ts'

// Reads of the shop that several writes make stale. A new read is added to the groups of the data that it shows.
export const SHOPPER = 'GET /api/user/getUserInfo'
export const CART = 'GET /api/cart'
export const PAYABLE = 'GET /api/order/payable'
export const RECEIPTS = 'GET /api/order/receipts'
export const ORDERS = ['GET /api/user/order_list', 'GET /api/order/detail', 'GET /api/order/paid', RECEIPTS] as const
export const ADDRESSES = [first('GET /api/user/address_list')]
export const SECURITY = 'GET /api/user/security'
export const BILLS = ['GET /api/user/bill', 'GET /api/user/bill_summary', 'GET /api/user/bill_detail'] as const
/**
 * An order reduces the stock, and a cancellation returns it. The stock is refetched later only, because open product
 * pages read it often enough.
 */
export const STOCK = later('GET /api/product/stock')
/**
 * The reads that a withdrawal or its cancellation makes stale: holding or returning money changes the available
 * balance. A refused call may have counted a wrong payment code, so the security data are stale too.
 */
export const WITHDRAWALS = [
  SHOPPER,
  'GET /api/user/extract',
  'GET /api/user/extract_log',
  ...BILLS,
  PAYABLE,
  SECURITY,
] as const
