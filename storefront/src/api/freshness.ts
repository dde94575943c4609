// How long each answer stays fresh, and which answers each call that writes makes stale: nowhere else.
import type { ReadKey, ReplyTo, WriteKey } from './reads.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Reads that have no line of their own below. */
export const FRESH_MS = MINUTE_MS

export type ReadRules = {
  /** How long an answer is shown without asking again. */
  fresh_ms?: number
  /** The screen says itself that it failed, or does without: no toast. */
  quiet?: true
  /** Given up as soon as nobody shows it: the next question follows at once. */
  withdrawn?: true
  /** Never cached: read when a screen opens, and not again while it is shown. For what a form begins with. */
  once?: true
}

export const READ_RULES: { readonly [K in ReadKey]?: ReadRules } = {
  'GET /api/area': { fresh_ms: DAY_MS },
  // Stock moves faster than anything else on a page.
  'GET /api/product/stock': { fresh_ms: 5_000, quiet: true },
  'GET /api/product/related': { quiet: true },
  // Picks that change at each look would be a restless shelf.
  'GET /api/product/picks': { fresh_ms: 5 * MINUTE_MS, quiet: true },
  'GET /api/search/suggest': { quiet: true, withdrawn: true },
  'GET /api/search/hot': { quiet: true },
  'GET /api/user/marks': { quiet: true },
  'GET /api/user/security': { fresh_ms: 0 },
  // What another device changed must not be overwritten with what this one remembers.
  'GET /api/user/address': { once: true },
  // An operator may have passed one meanwhile.
  'GET /api/user/recharge_log': { fresh_ms: 0 },
  'GET /api/order/payable': { fresh_ms: 0, quiet: true },
  'POST /api/checkout/quote': { fresh_ms: 0, quiet: true, withdrawn: true },
  'POST /api/cart/preview': { withdrawn: true },
}

/** A read that a call makes stale. */
type Stale = ReadKey | { later: ReadKey } | { first: ReadKey }

/** Read anew when it is opened next, not under the shopper's finger. */
const later = (read: ReadKey): Stale => ({ later: read })

/** Read anew, also for a screen that is behind, before the call counts as done: the shopper goes back to it. */
const first = (read: ReadKey): Stale => ({ first: read })

const SHOPPER = 'GET /api/user/getUserInfo'
const CART = 'GET /api/cart'
const PAYABLE = 'GET /api/order/payable'
const ORDERS = ['GET /api/user/order_list', 'GET /api/order/detail'] as const
const ADDRESS = [first('GET /api/user/address_list')]
const SECURITY = 'GET /api/user/security'

/** What each call that writes makes stale, whether it went well or not: after a refusal something is not as it was shown. */
export const MAKES_STALE: { readonly [K in WriteKey]: readonly Stale[] } = {
  // A session that begins or ends takes the whole cache with it.
  'POST /api/user/login': [],
  'POST /api/user/register': [],
  'POST /api/user/logout': [],
  'POST /api/user/resetpwd': [],
  'POST /api/user/send_code': [],
  'POST /api/user/profile': [SHOPPER],
  'POST /api/user/resetPay': [SHOPPER, SECURITY, PAYABLE],
  'POST /api/user/verify_pay': [SECURITY, PAYABLE],
  'POST /api/user/sessions/end': ['GET /api/user/sessions', SECURITY],
  // Everything is read anew in the new language by session/switch-language.ts.
  'GET /api/user/set_language': [],
  'POST /api/user/address_add': ADDRESS,
  'POST /api/user/address_set_default': ADDRESS,
  'GET /api/user/address_del': ADDRESS,
  'POST /api/cart/add': [CART, 'GET /api/product/stock'],
  'POST /api/cart/update': [CART],
  'POST /api/cart/select': [CART],
  'POST /api/cart/remove': [CART],
  'POST /api/cart/merge': [CART],
  // The checkout shows the balance, which an order leaves as it is.
  'POST /api/order/create': [CART, later(SHOPPER), ...ORDERS, PAYABLE],
  // The screen of the payment is left just then; asked again, it would call the paid order unpayable.
  'POST /api/order/pay': [SHOPPER, ...ORDERS, later(PAYABLE), 'GET /api/user/bill'],
  'POST /api/order/cancel': [SHOPPER, ...ORDERS, PAYABLE],
  'POST /api/order/receive': [SHOPPER, ...ORDERS, PAYABLE],
  'POST /api/order/review': [SHOPPER, ...ORDERS, 'GET /api/product/detail', 'GET /api/product/reviews'],
  'POST /api/product/like': [SHOPPER, later('GET /api/user/like_list'), later('GET /api/user/marks')],
  'POST /api/shop/follow': [
    SHOPPER,
    'GET /api/shop/detail',
    later('GET /api/user/follow_list'),
    later('GET /api/user/marks'),
  ],
  'POST /api/user/history': ['GET /api/user/history', later(SHOPPER)],
  'POST /api/user/history/clear': ['GET /api/user/history', SHOPPER, 'GET /api/product/picks'],
  'POST /api/user/recharge': ['GET /api/user/recharge_log', SHOPPER, ...ORDERS, PAYABLE],
  'POST /api/upload': [],
}

type RepliesWith = { [W in WriteKey]: { [R in ReadKey]: ReplyTo<W> extends ReplyTo<R> ? R : never }[ReadKey] }

/** Calls that answer with what a read would give now: it need not be asked for again. */
export const REPLIES_WITH: { readonly [W in WriteKey]?: RepliesWith[W] } = {
  'POST /api/cart/add': CART,
  'POST /api/cart/update': CART,
  'POST /api/cart/select': CART,
  'POST /api/cart/remove': CART,
  'POST /api/cart/merge': CART,
}
