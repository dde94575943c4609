// Reads of the desk that several writes make stale. A new read is added to the groups of the data that it shows.
export const DESK_TODAY = 'GET /api/admin/today'
export const DESK_ORDERS = [
  DESK_TODAY,
  'GET /api/admin/order/list',
  'GET /api/admin/order/detail',
  'GET /api/admin/order/slips',
  'GET /api/admin/order/customs',
  'GET /api/admin/order/receipts',
  'GET /api/admin/refund/list',
  'GET /api/admin/refund/detail',
] as const
export const DESK_CONTRACT_WITHDRAWALS = [
  DESK_TODAY,
  'GET /api/admin/contract_withdrawal/list',
  'GET /api/admin/contract_withdrawal/detail',
] as const
export const DESK_REVIEWS = ['GET /api/admin/review/list', 'GET /api/admin/review/detail'] as const
export const DESK_SETUP = 'GET /api/admin/setup'
export const DESK_CARRIERS = ['GET /api/admin/carrier/list', 'GET /api/admin/order/detail', DESK_SETUP] as const
export const DESK_CHATS = [
  DESK_TODAY,
  'GET /api/admin/service/chats',
  'GET /api/admin/service/chat',
  'GET /api/admin/service/messages',
] as const
export const DESK_CANNED = ['GET /api/admin/service/canned'] as const
export const DESK_SHOPPERS = ['GET /api/admin/shopper/list', 'GET /api/admin/shopper/detail'] as const
export const DESK_MOVE_IN = [
  'GET /api/admin/move_in/list',
  'GET /api/admin/move_in/detail',
  'GET /api/admin/move_in/mapping',
  'GET /api/admin/move_in/lines',
] as const
export const DESK_PROPOSALS = [DESK_TODAY, 'GET /api/admin/proposal/list', 'GET /api/admin/proposal/detail'] as const
export const DESK_SETTINGS = [
  'GET /api/admin/setting/list',
  'GET /api/admin/setting/history',
  ...DESK_PROPOSALS,
] as const
export const DESK_WALLETS = [
  'GET /api/admin/wallet/detail',
  'GET /api/admin/wallet/search',
  'GET /api/admin/wallet/bills',
  'GET /api/admin/receivable/list',
  'GET /api/admin/ledger/accounts',
] as const
/** Reads that show money, together with a pending proposal about it. */
export const DESK_MONEY_READS = [
  ...DESK_WALLETS,
  'GET /api/admin/shopper/detail',
  'GET /api/admin/recharge/list',
  'GET /api/admin/recharge/detail',
  'GET /api/admin/recharge/confirmed',
  'GET /api/admin/extract/list',
  'GET /api/admin/extract/detail',
] as const
export const DESK_MOVEMENTS = [
  'GET /api/admin/bank/days',
  'GET /api/admin/bank/day',
  'GET /api/admin/bank/movements',
  'GET /api/admin/bank/candidates',
] as const
/** Reads that show lines of statements. Waiting recharges show the lines that fit them. */
export const DESK_STATEMENTS = [
  ...DESK_MOVEMENTS,
  'GET /api/admin/bank/lines',
  'GET /api/admin/bank/statements',
  'GET /api/admin/recharge/confirmed',
  'GET /api/admin/recharge/detail',
] as const
export const DESK_RECHARGES = [
  DESK_TODAY,
  'GET /api/admin/recharge/list',
  'GET /api/admin/recharge/detail',
  'GET /api/admin/recharge/confirmed',
  ...DESK_WALLETS,
  ...DESK_MOVEMENTS,
] as const
export const DESK_WITHDRAWALS = [
  DESK_TODAY,
  'GET /api/admin/extract/list',
  'GET /api/admin/extract/detail',
  'GET /api/admin/extract/payout_files',
  'GET /api/admin/extract/payout_networks',
  'GET /api/admin/extract/payouts_in_file',
  'GET /api/admin/provider/refunds',
  ...DESK_WALLETS,
  ...DESK_MOVEMENTS,
] as const
export const DESK_CHAINS = ['GET /api/admin/chain/networks', 'GET /api/admin/setting/list', ...DESK_PROPOSALS] as const
export const DESK_TRANSFERS = ['GET /api/admin/chain/transfers', ...DESK_PROPOSALS] as const
export const DESK_SYNONYMS = ['GET /api/admin/synonym/list', 'GET /api/admin/search/missed'] as const
export const DESK_CATEGORIES = 'GET /api/admin/category/list'
export const DESK_CATEGORY_READS = [DESK_CATEGORIES, 'GET /api/category/list', DESK_SETUP] as const
export const DESK_PRODUCTS = [
  'GET /api/admin/product/list',
  'GET /api/admin/product/detail',
  'GET /api/admin/sku/list',
  DESK_CATEGORIES,
  DESK_SETUP,
] as const
/** Reads that change when the products of a category are moved. */
export const DESK_CATEGORY_MOVES = [...DESK_CATEGORY_READS, ...DESK_PRODUCTS] as const
export const DESK_IMPORTS = [
  'GET /api/admin/import/list',
  'GET /api/admin/import/detail',
  'GET /api/admin/import/mapping',
  'GET /api/admin/import/categories',
  'GET /api/admin/import/pictures',
  'GET /api/admin/import/faults',
  'GET /api/admin/import/price-jumps',
  'GET /api/admin/import/preview',
] as const
export const DESK_SESSIONS = ['GET /api/admin/session/list'] as const
export const DESK_OPERATORS = [
  'GET /api/admin/operator/list',
  'GET /api/admin/operator/detail',
  'GET /api/admin/log/list',
  // When an operator is blocked or is no longer an owner, the machine tokens of this operator are revoked.
  'GET /api/admin/machine_token/list',
  DESK_SETUP,
] as const
export const DESK_DEAD_JOBS = ['GET /api/admin/job/dead', 'GET /api/admin/log/list'] as const
export const DESK_MACHINE_TOKENS = ['GET /api/admin/machine_token/list', 'GET /api/admin/log/list'] as const
export const DESK_WEBHOOKS = ['GET /api/admin/webhook/list', 'GET /api/admin/log/list'] as const
export const DESK_AGENTS = [
  'GET /api/admin/agent/switch',
  'GET /api/admin/agent/platforms',
  'GET /api/admin/log/list',
] as const
export const DESK_HOME = ['GET /api/admin/home'] as const
export const DESK_SHOPS = ['GET /api/admin/shop/list', 'GET /api/admin/shop/detail', DESK_SETUP] as const
