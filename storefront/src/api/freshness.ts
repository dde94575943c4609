// Which replies each write and each live event makes stale. read-rules.ts says how long each reply is fresh. The first
// load of the home page contains only that file, because it sends no writes.
import type { LiveKind } from '@sampan/contract/rules'
import type { ReadKey, ReplyTo, WriteKey } from './calls.ts'

/** A read that a call makes stale. */
type Stale = ReadKey | { later: ReadKey } | { first: ReadKey }

/** A read that is invalidated now, but refetched only when its screen opens next. */
const later = (read: ReadKey): Stale => ({ later: read })

/**
 * A read that is refetched before the call counts as done, even if its screen is in the background, because the shopper
 * returns to that screen.
 */
const first = (read: ReadKey): Stale => ({ first: read })

const SHOPPER = 'GET /api/user/getUserInfo'
const CART = 'GET /api/cart'
const PAYABLE = 'GET /api/order/payable'
const RECEIPTS = 'GET /api/order/receipts'
const ORDERS = ['GET /api/user/order_list', 'GET /api/order/detail', 'GET /api/order/paid', RECEIPTS] as const
const ADDRESS = [first('GET /api/user/address_list')]
const SECURITY = 'GET /api/user/security'
const BILLS = ['GET /api/user/bill', 'GET /api/user/bill_summary', 'GET /api/user/bill_detail'] as const
/**
 * An order reduces the stock, and a cancellation returns it. The stock is refetched later only, because open product
 * pages read it often enough.
 */
const STOCK = later('GET /api/product/stock')
/**
 * The reads that a withdrawal or its cancellation makes stale: holding or returning money changes the available
 * balance. A refused call may have counted a wrong payment code, so the security data are stale too.
 */
const DRAWN = [SHOPPER, 'GET /api/user/extract', 'GET /api/user/extract_log', ...BILLS, PAYABLE, SECURITY] as const

/**
 * Lists the reads that each write makes stale, even if the write is refused: a refusal means that the server's data
 * differ from the screen.
 */
export const INVALIDATES: { readonly [K in WriteKey]: readonly Stale[] } = {
  // Starting or ending a session clears the whole query cache.
  'POST /api/user/login': [],
  'POST /api/user/register': [],
  'POST /api/user/logout': [],
  'POST /api/user/resetpwd': [],
  'POST /api/user/send_code': [],
  'POST /api/user/verify_email': ['GET /api/user/extract', 'GET /api/user/notifications/choices'],
  'POST /api/user/profile': [SHOPPER, SECURITY],
  // Deleting the account ends the session.
  'POST /api/user/delete_account': [],
  'POST /api/user/change_email': [SHOPPER, SECURITY, 'GET /api/user/sessions', 'GET /api/user/extract'],
  // After a change of the payment code, withdrawals are blocked for a day.
  'POST /api/user/resetPay': [SHOPPER, SECURITY, PAYABLE, 'GET /api/user/extract'],
  'POST /api/user/verify_pay': [SECURITY, PAYABLE],
  'POST /api/user/agent/allow': ['GET /api/user/agents', SECURITY],
  'POST /api/user/agent/end': ['GET /api/user/agents', SECURITY],
  'POST /api/user/agent/allowance': ['GET /api/user/agents', SECURITY],
  'POST /api/user/agent/addresses': ['GET /api/user/agents', SECURITY],
  'POST /api/user/sessions/end': ['GET /api/user/sessions', SECURITY],
  // session/switch-language.ts refetches all reads in the new language.
  'GET /api/user/set_language': [],
  'POST /api/user/address_add': ADDRESS,
  'POST /api/user/address_set_default': ADDRESS,
  'GET /api/user/address_del': ADDRESS,
  'POST /api/cart/add': [CART, 'GET /api/product/stock'],
  'POST /api/cart/update': [CART],
  'POST /api/cart/select': [CART],
  'POST /api/cart/remove': [CART],
  'POST /api/cart/merge': [CART],
  // The shopper's data are refetched later only, because creating an order does not change the balance that checkout
  // shows.
  'POST /api/order/create': [CART, later('POST /api/checkout/handover'), later(SHOPPER), ...ORDERS, PAYABLE, STOCK],
  // The payable orders are refetched later only: the shopper is leaving the payment screen, and a refetch now would
  // report the paid order as not payable.
  'POST /api/order/pay': [SHOPPER, 'POST /api/checkout/handover', ...ORDERS, ...BILLS, SECURITY, later(PAYABLE)],
  // A change of stock makes the cart stale, because the cart shows the stock of each line.
  'POST /api/order/cancel': [SHOPPER, ...ORDERS, PAYABLE, STOCK, later(CART)],
  'POST /api/order/receive': [SHOPPER, ...ORDERS, PAYABLE],
  'POST /api/order/receipt_company': [RECEIPTS],
  // Includes the balance and the bills, because a refusal may mean that the shop has already refunded the money.
  'POST /api/order/refund': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/refund_withdraw': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/refund_return': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/review': [SHOPPER, ...ORDERS, 'GET /api/product/detail', 'GET /api/product/reviews'],
  'POST /api/product/like': [SHOPPER, later('GET /api/user/like_list'), later('GET /api/user/marks')],
  'POST /api/shop/follow': [
    SHOPPER,
    'GET /api/shop/detail',
    // The list of shops also shows the number of followers.
    later('GET /api/shop/list'),
    later('GET /api/user/follow_list'),
    later('GET /api/user/marks'),
  ],
  'POST /api/user/history': ['GET /api/user/history', later(SHOPPER)],
  'POST /api/user/history/clear': ['GET /api/user/history', SHOPPER, 'GET /api/product/picks'],
  'POST /api/user/recharge': ['GET /api/user/recharge_log', SHOPPER, ...ORDERS, PAYABLE],
  'POST /api/user/extract': DRAWN,
  'POST /api/user/extract_cancel': DRAWN,
  'POST /api/upload': [],
  'POST /api/user/notifications/read': ['GET /api/user/notifications', SHOPPER],
  'POST /api/user/notifications/choose': [],
  'POST /api/user/notifications/mail_again': [],
  'POST /api/user/notifications/push_on': [],
  'POST /api/user/notifications/push_off': [],
  'POST /api/user/send_test_tokens': ['GET /api/user/chain_deposits'],
  'POST /api/events/ticket': [],
  // The chat polls for new messages itself (use-chat-pages.ts).
  'POST /api/service/messages': [],
  // Reading the last unread chat message also marks the notice about it as read.
  'POST /api/service/messages/read': [SHOPPER, 'GET /api/user/notifications'],
}

/** The reads that a live event makes stale. The change was made by another device or by the shop. */
export const LIVE_INVALIDATES: { readonly [K in LiveKind]: readonly ReadKey[] } = {
  order: [SHOPPER, ...ORDERS, PAYABLE],
  wallet: [
    SHOPPER,
    'GET /api/user/recharge_log',
    'GET /api/user/chain_deposits',
    'GET /api/user/extract',
    'GET /api/user/extract_log',
    ...BILLS,
    PAYABLE,
  ],
  notice: ['GET /api/user/notifications', SHOPPER],
  message: ['GET /api/service/messages', SHOPPER],
}

type RepliesWith = { [W in WriteKey]: { [R in ReadKey]: ReplyTo<W> extends ReplyTo<R> ? R : never }[ReadKey] }

/** Writes that reply with the data of a read, which is then not refetched. */
export const REPLIES_WITH: { readonly [W in WriteKey]?: RepliesWith[W] } = {
  'POST /api/cart/add': CART,
  'POST /api/cart/update': CART,
  'POST /api/cart/select': CART,
  'POST /api/cart/remove': CART,
  'POST /api/cart/merge': CART,
  'POST /api/user/notifications/choose': 'GET /api/user/notifications/choices',
  'POST /api/user/notifications/mail_again': 'GET /api/user/notifications/choices',
  'POST /api/user/notifications/push_on': 'GET /api/user/notifications/choices',
  'POST /api/user/notifications/push_off': 'GET /api/user/notifications/choices',
}
