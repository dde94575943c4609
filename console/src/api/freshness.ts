// Invalidation table: the reads that each write makes stale. All other refreshing is polling of visible data.
import type { ReadKey, WriteKey } from './reads.ts'

const TODAY = 'GET /api/admin/today'
const ORDERS = [
  TODAY,
  'GET /api/admin/order/list',
  'GET /api/admin/order/detail',
  'GET /api/admin/order/slips',
  'GET /api/admin/order/receipts',
  'GET /api/admin/refund/list',
  'GET /api/admin/refund/detail',
] as const
const REVIEWS = ['GET /api/admin/review/list', 'GET /api/admin/review/detail'] as const
const SETUP = 'GET /api/admin/setup'
const CARRIERS = ['GET /api/admin/carrier/list', 'GET /api/admin/order/detail', SETUP] as const
const CHATS = [
  TODAY,
  'GET /api/admin/service/chats',
  'GET /api/admin/service/chat',
  'GET /api/admin/service/messages',
] as const
const CANNED = ['GET /api/admin/service/canned'] as const
const SHOPPERS = ['GET /api/admin/shopper/list', 'GET /api/admin/shopper/detail'] as const
const PROPOSALS = [TODAY, 'GET /api/admin/proposal/list', 'GET /api/admin/proposal/detail'] as const
const SETTINGS = ['GET /api/admin/setting/list', 'GET /api/admin/setting/history', ...PROPOSALS] as const
const WALLETS = [
  'GET /api/admin/wallet/detail',
  'GET /api/admin/wallet/search',
  'GET /api/admin/wallet/bills',
  'GET /api/admin/receivable/list',
  'GET /api/admin/ledger/accounts',
] as const
/** Reads that show money, together with a pending proposal about it. */
const MONEY_READS = [
  ...WALLETS,
  'GET /api/admin/shopper/detail',
  'GET /api/admin/recharge/list',
  'GET /api/admin/recharge/detail',
  'GET /api/admin/extract/list',
  'GET /api/admin/extract/detail',
] as const
const MOVEMENTS = [
  'GET /api/admin/bank/days',
  'GET /api/admin/bank/day',
  'GET /api/admin/bank/movements',
  'GET /api/admin/bank/candidates',
] as const
const STATEMENTS = [...MOVEMENTS, 'GET /api/admin/bank/lines', 'GET /api/admin/bank/statements'] as const
const RECHARGES = [
  TODAY,
  'GET /api/admin/recharge/list',
  'GET /api/admin/recharge/detail',
  ...WALLETS,
  ...MOVEMENTS,
] as const
const WITHDRAWALS = [
  TODAY,
  'GET /api/admin/extract/list',
  'GET /api/admin/extract/detail',
  'GET /api/admin/extract/payout_files',
  'GET /api/admin/extract/payout_networks',
  'GET /api/admin/extract/payouts_in_file',
  ...WALLETS,
  ...MOVEMENTS,
] as const
const CHAINS = ['GET /api/admin/chain/networks', 'GET /api/admin/setting/list', ...PROPOSALS] as const
const TRANSFERS = ['GET /api/admin/chain/transfers', ...PROPOSALS] as const
const SYNONYMS = ['GET /api/admin/synonym/list', 'GET /api/admin/search/missed'] as const
const CATEGORY_READS = ['GET /api/admin/category/list', 'GET /api/category/list', SETUP] as const
const PRODUCTS = [
  'GET /api/admin/product/list',
  'GET /api/admin/product/detail',
  'GET /api/admin/sku/list',
  'GET /api/admin/category/list',
  SETUP,
] as const
const IMPORTS = [
  'GET /api/admin/import/list',
  'GET /api/admin/import/detail',
  'GET /api/admin/import/faults',
  'GET /api/admin/import/price-jumps',
] as const
const SESSIONS = ['GET /api/admin/session/list'] as const
const OPERATORS = [
  'GET /api/admin/operator/list',
  'GET /api/admin/operator/detail',
  'GET /api/admin/log/list',
  // When an operator is blocked or is no longer an owner, the machine tokens of this operator are revoked.
  'GET /api/admin/machine_token/list',
  SETUP,
] as const
const MACHINE_TOKENS = ['GET /api/admin/machine_token/list', 'GET /api/admin/log/list'] as const
const WEBHOOKS = ['GET /api/admin/webhook/list', 'GET /api/admin/log/list'] as const
const AGENTS = ['GET /api/admin/agent/switch', 'GET /api/admin/agent/platforms', 'GET /api/admin/log/list'] as const
const HOME = ['GET /api/admin/home'] as const
const SHOPS = ['GET /api/admin/shop/list', 'GET /api/admin/shop/detail', SETUP] as const

/**
 * The reads that each write invalidates, whether it succeeded or not: after a refusal, the displayed data differs from
 * the server's.
 */
export const INVALIDATES: { readonly [K in WriteKey]: readonly ReadKey[] } = {
  // The start or end of a session clears the whole query cache.
  'POST /api/admin/login': [],
  'POST /api/admin/logout': [],
  'POST /api/admin/login/code': [],
  'POST /api/admin/login/password': [],
  'POST /api/admin/name': ['GET /api/admin/me'],
  'POST /api/admin/digest': ['GET /api/admin/me'],
  'POST /api/admin/new_work_mail': ['GET /api/admin/me'],
  'POST /api/admin/operator/add': OPERATORS,
  'POST /api/admin/operator/roles': [...OPERATORS, ...PROPOSALS],
  'POST /api/admin/operator/block': [...OPERATORS, ...PROPOSALS],
  'POST /api/admin/operator/unblock': OPERATORS,
  'POST /api/admin/operator/reset_factor': OPERATORS,
  'POST /api/admin/operator/new_password': OPERATORS,
  'POST /api/admin/machine_token/make': MACHINE_TOKENS,
  'POST /api/admin/machine_token/revoke': MACHINE_TOKENS,
  'POST /api/admin/webhook/add': WEBHOOKS,
  'POST /api/admin/webhook/change': WEBHOOKS,
  'POST /api/admin/webhook/remove': WEBHOOKS,
  'POST /api/admin/webhook/test': [...WEBHOOKS, 'GET /api/admin/webhook/deliveries'],
  'POST /api/admin/agent/switch': AGENTS,
  'POST /api/admin/agent/block': AGENTS,
  'POST /api/admin/webhook/replay': [...WEBHOOKS, 'GET /api/admin/webhook/deliveries'],
  'POST /api/admin/password': SESSIONS,
  'POST /api/admin/session/end': SESSIONS,
  'POST /api/admin/second_factor/begin': [],
  'POST /api/admin/second_factor/confirm': [...SESSIONS, 'GET /api/admin/me'],
  'POST /api/admin/second_factor/check': [],
  'POST /api/admin/second_factor/codes': ['GET /api/admin/me'],
  'POST /api/admin/recharge/audit': [...RECHARGES, ...PROPOSALS],
  'POST /api/admin/extract/audit': [...WITHDRAWALS, ...PROPOSALS],
  'POST /api/admin/extract/payout': [...WITHDRAWALS, ...PROPOSALS],
  'POST /api/admin/extract/payer': [...WITHDRAWALS, 'GET /api/admin/extract/payers'],
  'POST /api/admin/extract/foreign_payer': WITHDRAWALS,
  'POST /api/admin/extract/payer_remove': ['GET /api/admin/extract/payers'],
  'POST /api/admin/extract/payout_file': WITHDRAWALS,
  'POST /api/admin/extract/file_payment': WITHDRAWALS,
  'POST /api/admin/wallet/correct': [...PROPOSALS, ...MONEY_READS],
  'POST /api/admin/wallet/write_off': [...PROPOSALS, ...MONEY_READS],
  'POST /api/admin/extract/requeue': [...PROPOSALS, ...MONEY_READS],
  'POST /api/admin/bank/import': STATEMENTS,
  'POST /api/admin/bank/take_back': STATEMENTS,
  'POST /api/admin/bank/value': STATEMENTS,
  'POST /api/admin/bank/match': STATEMENTS,
  'POST /api/admin/bank/match_all': STATEMENTS,
  'POST /api/admin/bank/release': STATEMENTS,
  'POST /api/admin/bank/explain': STATEMENTS,
  'POST /api/admin/bank/explain_movement': STATEMENTS,
  'POST /api/admin/bank/close': [...STATEMENTS, 'GET /api/admin/setting/list'],
  'POST /api/admin/bank/reopen': [...STATEMENTS, 'GET /api/admin/setting/list'],
  'POST /api/admin/chain/check': [],
  'POST /api/admin/chain/save': CHAINS,
  'POST /api/admin/chain/key': CHAINS,
  'POST /api/admin/chain/resume': ['GET /api/admin/chain/networks', ...TRANSFERS],
  'POST /api/admin/chain/credit': TRANSFERS,
  'POST /api/admin/chain/find': [TODAY, 'GET /api/admin/chain/transfers'],
  'POST /api/admin/chain/explain': ['GET /api/admin/chain/balance', ...PROPOSALS],
  'POST /api/admin/chain/sweep_file': [],
  'POST /api/admin/chain/reconcile': ['GET /api/admin/chain/reconciliations'],
  'POST /api/admin/order/cancel': [...ORDERS, ...PROPOSALS],
  'POST /api/admin/order/ship': ORDERS,
  'POST /api/admin/order/ship_many': ORDERS,
  'POST /api/admin/order/ship_file': ORDERS,
  'POST /api/admin/order/correct': ORDERS,
  'POST /api/admin/order/readdress': ORDERS,
  'POST /api/admin/note/add': ['GET /api/admin/note/list'],
  'POST /api/admin/note/remove': ['GET /api/admin/note/list'],
  'POST /api/admin/order/event': ORDERS,
  'POST /api/admin/order/event_remove': ORDERS,
  'POST /api/admin/order/refund': [...ORDERS, ...PROPOSALS],
  'POST /api/admin/refund/agree': [...ORDERS, ...PROPOSALS],
  'POST /api/admin/refund/refuse': [...ORDERS, ...PROPOSALS],
  'POST /api/admin/refund/execute': [...ORDERS, ...PROPOSALS],
  'POST /api/admin/review/reply': REVIEWS,
  'POST /api/admin/review/hide': REVIEWS,
  'POST /api/admin/review/show': REVIEWS,
  'POST /api/admin/carrier/save': CARRIERS,
  'POST /api/admin/carrier/remove': CARRIERS,
  'POST /api/admin/shop/return_address': [
    'GET /api/admin/shop/return_addresses',
    'GET /api/admin/order/detail',
    'GET /api/admin/refund/detail',
    'GET /api/admin/refund/list',
  ],
  'POST /api/admin/shop/seller': ['GET /api/admin/shop/sellers', SETUP],
  'POST /api/admin/service/messages': CHATS,
  'POST /api/admin/service/messages/read': CHATS,
  'POST /api/admin/service/upload': [],
  'POST /api/admin/service/take': CHATS,
  'POST /api/admin/service/release': CHATS,
  'POST /api/admin/service/canned': CANNED,
  'POST /api/admin/service/canned_delete': CANNED,
  'POST /api/admin/shopper/block': [...SHOPPERS, 'GET /api/admin/shopper/agents', 'GET /api/admin/extract/detail'],
  'POST /api/admin/shopper/unblock': [...SHOPPERS, ...PROPOSALS, ...MONEY_READS],
  'POST /api/admin/shopper/unlock_code': SHOPPERS,
  'POST /api/admin/shopper/pay_out': [...SHOPPERS, ...PROPOSALS, ...MONEY_READS],
  'POST /api/admin/shopper/end_sessions': SHOPPERS,
  'POST /api/admin/shopper/end_agent': ['GET /api/admin/shopper/agents', 'GET /api/admin/shopper/events'],
  // Carrying out a proposal can change anything that proposals are about.
  'POST /api/admin/proposal/decide': [
    'GET /api/admin/chain/networks',
    'GET /api/admin/chain/transfers',
    'GET /api/admin/chain/balance',
    'GET /api/admin/chain/balances',
    'GET /api/admin/chain/reconciliations',
    ...SETTINGS,
    ...SHOPPERS,
    ...RECHARGES,
    ...WITHDRAWALS,
    ...ORDERS,
    'GET /api/admin/correction/list',
    SETUP,
  ],
  'POST /api/admin/proposal/withdraw': [...SETTINGS, ...SHOPPERS, ...ORDERS, ...MONEY_READS],
  'POST /api/admin/setting/amount': SETTINGS,
  'POST /api/admin/setting/time': SETTINGS,
  'POST /api/admin/setting/time_zone': [...SETTINGS, ...STATEMENTS, SETUP],
  'POST /api/admin/setting/language': [...SETTINGS, SETUP],
  'POST /api/admin/setting/destination': SETTINGS,
  'POST /api/admin/setting/test_mail': [],
  'POST /api/admin/setting/network': SETTINGS,
  'POST /api/admin/setting/bank_account_add': [...SETTINGS, SETUP],
  'POST /api/admin/setting/bank_account': [...SETTINGS, SETUP],
  'POST /api/admin/currency/rates': ['GET /api/admin/currency/rates', SETUP],
  'POST /api/admin/article/save': ['GET /api/admin/article/list', SETUP],
  'POST /api/admin/category/save': CATEGORY_READS,
  'POST /api/admin/category/remove': CATEGORY_READS,
  'POST /api/admin/kind/save': CATEGORY_READS,
  'POST /api/admin/kind/remove': CATEGORY_READS,
  'POST /api/admin/option/save': ['GET /api/admin/option/list', 'GET /api/admin/product/detail'],
  'POST /api/admin/synonym/save': SYNONYMS,
  'POST /api/admin/synonym/remove': SYNONYMS,
  'POST /api/admin/picture/upload': [],
  'POST /api/admin/product/save': PRODUCTS,
  'POST /api/admin/product/on_sale': PRODUCTS,
  'POST /api/admin/sku/edit': PRODUCTS,
  'POST /api/admin/import/upload': IMPORTS,
  'POST /api/admin/import/answer': IMPORTS,
  'POST /api/admin/import/apply': [...IMPORTS, ...PRODUCTS],
  'POST /api/admin/import/cancel': IMPORTS,
  'POST /api/admin/promo/save': ['GET /api/admin/promo/list', 'GET /api/admin/promo/detail'],
  'POST /api/admin/shop/save': SHOPS,
  'POST /api/admin/shop/freight': SHOPS,
  'POST /api/admin/home/banners': HOME,
  'POST /api/admin/home/hot_words': HOME,
  'POST /api/admin/brand/save': ['GET /api/admin/brand', SETUP],
}
