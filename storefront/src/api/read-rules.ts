// How long each reply is fresh. The endpoint of a write lists the replies that it makes stale.
import type { ShopRead } from '@sampan/contract/shop-writes'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The default for reads without a rule below. */
export const FRESH_MS = MINUTE_MS

export type ReadRules = {
  /** How long a reply is shown without refetching. */
  fresh_ms?: number
  /** Shows no toast for a failure, because the screen reports the failure itself or works without the reply. */
  quiet?: true
  /** The read is aborted as soon as no screen shows it, so that the next request starts immediately. */
  isAbortable?: true
}

export const READ_RULES: { readonly [K in ShopRead]?: ReadRules } = {
  'GET /api/area': { fresh_ms: DAY_MS },
  'GET /api/guarantee': { fresh_ms: 60 * MINUTE_MS, quiet: true },
  // A failure shows no toast, because screens work without estimates.
  'GET /api/currency/rates': { fresh_ms: 60 * MINUTE_MS, quiet: true },
  // The stock is fresh for seconds only, because it changes faster than anything else on a page.
  'GET /api/product/stock': { fresh_ms: 5_000, quiet: true },
  'GET /api/product/related': { quiet: true },
  // A failure shows no toast, because the page works without the taxes.
  'GET /api/product/taxes': { fresh_ms: 10 * MINUTE_MS, quiet: true },
  'GET /api/product/filters': { quiet: true, isAbortable: true },
  // Recommendations are fresh for longer, because they should not change at each visit.
  'GET /api/product/picks': { fresh_ms: 5 * MINUTE_MS, quiet: true },
  'GET /api/search/suggest': { quiet: true, isAbortable: true },
  'GET /api/search/hot': { quiet: true },
  'GET /api/user/marks': { quiet: true },
  'GET /api/user/security': { fresh_ms: 0 },
  // A failure shows no toast, because the form works without the last company.
  'GET /api/user/company': { quiet: true },
  'GET /api/user/sessions': { fresh_ms: 0 },
  'GET /api/user/delete_account': { fresh_ms: 0 },
  'GET /api/user/agents': { fresh_ms: 0, quiet: true },
  // The screen reports failures itself.
  'GET /api/user/agent/request': { quiet: true },
  // The lists of recharges and of withdrawals are always refetched, because an operator may have audited an entry.
  'GET /api/user/recharge_log': { fresh_ms: 0 },
  'GET /api/user/extract_log': { fresh_ms: 0 },
  // The limits of card top-ups shrink with each of them, and the provider may be down. Screens report failures themselves.
  'GET /api/user/card_top_up': { fresh_ms: 0, quiet: true },
  'GET /api/user/card_top_up/detail': { fresh_ms: 0, quiet: true },
  // A refund adds a credit note.
  'GET /api/order/receipts': { fresh_ms: 0 },
  // The screen reports failures of both itself.
  'GET /api/user/chain_deposits': { fresh_ms: 0, quiet: true },
  'GET /api/user/chain_find': { fresh_ms: 0, quiet: true },
  // The terms of withdrawals are always refetched, because they contain the amount that can be withdrawn now.
  'GET /api/user/extract': { fresh_ms: 0 },
  'GET /api/order/payable': { fresh_ms: 0, quiet: true },
  'GET /api/order/paid': { quiet: true },
  // The chat polls for new messages itself, and reports failures (use-chat-pages.ts).
  'GET /api/service/messages': { fresh_ms: Number.POSITIVE_INFINITY, quiet: true },
  'POST /api/checkout/quote': { fresh_ms: 0, quiet: true, isAbortable: true },
  // A failure shows no toast, because checkout works without the list: the shopper can type a code.
  'POST /api/checkout/promo_codes': { fresh_ms: 0, quiet: true, isAbortable: true },
  'POST /api/checkout/handover': { fresh_ms: 0, quiet: true, isAbortable: true },
  'POST /api/cart/preview': { isAbortable: true },
}
