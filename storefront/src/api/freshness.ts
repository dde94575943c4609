// How long each answer stays fresh, and which answers each write makes stale. Nowhere else says so.
import type { LiveKind } from '@sampan/contract/rules'
import type { ReadKey, ReplyTo, WriteKey } from './calls.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Reads that have no line of their own below. */
export const FRESH_MS = MINUTE_MS

export type ReadRules = {
  /** How long an answer is shown without asking again. */
  fresh_ms?: number
  /** The screen reports a failure itself, or does without: no toast. */
  quiet?: true
  /** Aborted as soon as no screen shows it, so that the next request starts at once. */
  withdrawn?: true
  /** Never cached: read when a screen opens, and not again while it is shown. For a form's start values. */
  once?: true
}

export const READ_RULES: { readonly [K in ReadKey]?: ReadRules } = {
  'GET /api/area': { fresh_ms: DAY_MS },
  // A screen does without estimates.
  'GET /api/currency/rates': { fresh_ms: 60 * MINUTE_MS, quiet: true },
  // Stock moves faster than anything else on a page.
  'GET /api/product/stock': { fresh_ms: 5_000, quiet: true },
  'GET /api/product/related': { quiet: true },
  // Picks that change at each visit would be restless.
  'GET /api/product/picks': { fresh_ms: 5 * MINUTE_MS, quiet: true },
  'GET /api/search/suggest': { quiet: true, withdrawn: true },
  'GET /api/search/hot': { quiet: true },
  'GET /api/user/marks': { quiet: true },
  'GET /api/user/security': { fresh_ms: 0 },
  'GET /api/user/sessions': { fresh_ms: 0 },
  'GET /api/user/delete_account': { fresh_ms: 0 },
  // Otherwise a change made on another device could be overwritten with what this one remembers.
  'GET /api/user/address': { once: true },
  // An operator may have passed one meanwhile.
  'GET /api/user/recharge_log': { fresh_ms: 0 },
  'GET /api/user/extract_log': { fresh_ms: 0 },
  // It says how much can be withdrawn now.
  'GET /api/user/extract': { fresh_ms: 0 },
  'GET /api/order/payable': { fresh_ms: 0, quiet: true },
  // The chat itself looks for what is new, and shows that it could not be read (use-chat-pages.ts).
  'GET /api/service/messages': { fresh_ms: Number.POSITIVE_INFINITY, quiet: true },
  'POST /api/checkout/quote': { fresh_ms: 0, quiet: true, withdrawn: true },
  // The checkout does without: a code can still be typed.
  'POST /api/checkout/promo_codes': { fresh_ms: 0, quiet: true, withdrawn: true },
  'POST /api/cart/preview': { withdrawn: true },
}

/** A read that a call makes stale. */
type Stale = ReadKey | { later: ReadKey } | { first: ReadKey }

/** Invalidated now, but read again only when its screen opens next. */
const later = (read: ReadKey): Stale => ({ later: read })

/** Read again, also for a screen in the background, before the call counts as done: the shopper goes back to it. */
const first = (read: ReadKey): Stale => ({ first: read })

const SHOPPER = 'GET /api/user/getUserInfo'
const CART = 'GET /api/cart'
const PAYABLE = 'GET /api/order/payable'
const ORDERS = ['GET /api/user/order_list', 'GET /api/order/detail'] as const
const ADDRESS = [first('GET /api/user/address_list')]
const SECURITY = 'GET /api/user/security'
const BILLS = ['GET /api/user/bill', 'GET /api/user/bill_summary', 'GET /api/user/bill_detail'] as const
/** What orders take from stock, or give back. Products that are looked at read it often enough by themselves. */
const STOCK = later('GET /api/product/stock')
/** Money that is held, or came back, changes what can be spent. A refusal may have counted a wrong payment code. */
const DRAWN = [SHOPPER, 'GET /api/user/extract', 'GET /api/user/extract_log', ...BILLS, PAYABLE, SECURITY] as const

/** What each write makes stale, whether it succeeded or not: after a refusal, something differs from what was shown. */
export const MAKES_STALE: { readonly [K in WriteKey]: readonly Stale[] } = {
  // A session that begins or ends clears the whole query cache.
  'POST /api/user/login': [],
  'POST /api/user/register': [],
  'POST /api/user/logout': [],
  'POST /api/user/resetpwd': [],
  'POST /api/user/send_code': [],
  'POST /api/user/verify_email': ['GET /api/user/extract'],
  'POST /api/user/profile': [SHOPPER, SECURITY],
  // The session ends with the account.
  'POST /api/user/delete_account': [],
  'POST /api/user/change_email': [SHOPPER, SECURITY, 'GET /api/user/sessions', 'GET /api/user/extract'],
  // After a new code withdrawals wait a day.
  'POST /api/user/resetPay': [SHOPPER, SECURITY, PAYABLE, 'GET /api/user/extract'],
  'POST /api/user/verify_pay': [SECURITY, PAYABLE],
  'POST /api/user/sessions/end': ['GET /api/user/sessions', SECURITY],
  // session/switch-language.ts reads everything again in the new language.
  'GET /api/user/set_language': [],
  'POST /api/user/address_add': ADDRESS,
  'POST /api/user/address_set_default': ADDRESS,
  'GET /api/user/address_del': ADDRESS,
  'POST /api/cart/add': [CART, 'GET /api/product/stock'],
  'POST /api/cart/update': [CART],
  'POST /api/cart/select': [CART],
  'POST /api/cart/remove': [CART],
  'POST /api/cart/merge': [CART],
  // The checkout shows the balance, which creating an order does not change.
  'POST /api/order/create': [CART, later(SHOPPER), ...ORDERS, PAYABLE, STOCK],
  // The payment screen is just being left; reading again would report the paid order as not payable.
  'POST /api/order/pay': [SHOPPER, ...ORDERS, ...BILLS, SECURITY, later(PAYABLE)],
  // The cart says how many there are of each thing.
  'POST /api/order/cancel': [SHOPPER, ...ORDERS, PAYABLE, STOCK, later(CART)],
  'POST /api/order/receive': [SHOPPER, ...ORDERS, PAYABLE],
  // One that is refused may be so because the shop has given the money back meanwhile.
  'POST /api/order/refund': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/refund_withdraw': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/refund_return': [SHOPPER, ...ORDERS, ...BILLS],
  'POST /api/order/review': [SHOPPER, ...ORDERS, 'GET /api/product/detail', 'GET /api/product/reviews'],
  'POST /api/product/like': [SHOPPER, later('GET /api/user/like_list'), later('GET /api/user/marks')],
  'POST /api/shop/follow': [
    SHOPPER,
    'GET /api/shop/detail',
    // Its number of fans stands there too.
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
  'POST /api/events/ticket': [],
  // The chat looks for what is new itself (use-chat-pages.ts).
  'POST /api/service/messages': [],
  // With the last unread answer its notice counts as read.
  'POST /api/service/messages/read': [SHOPPER, 'GET /api/user/notifications'],
}

/** What a live event makes stale: something happened that this device did not do. */
export const LIVE_MAKES_STALE: { readonly [K in LiveKind]: readonly ReadKey[] } = {
  order: [SHOPPER, ...ORDERS, PAYABLE],
  wallet: [
    SHOPPER,
    'GET /api/user/recharge_log',
    'GET /api/user/extract',
    'GET /api/user/extract_log',
    ...BILLS,
    PAYABLE,
  ],
  notice: ['GET /api/user/notifications', SHOPPER],
  message: ['GET /api/service/messages', SHOPPER],
}

type RepliesWith = { [W in WriteKey]: { [R in ReadKey]: ReplyTo<W> extends ReplyTo<R> ? R : never }[ReadKey] }

/** Writes whose reply is the same as a read's: that read is not sent again. */
export const REPLIES_WITH: { readonly [W in WriteKey]?: RepliesWith[W] } = {
  'POST /api/cart/add': CART,
  'POST /api/cart/update': CART,
  'POST /api/cart/select': CART,
  'POST /api/cart/remove': CART,
  'POST /api/cart/merge': CART,
}
