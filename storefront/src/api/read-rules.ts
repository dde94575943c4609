// How long each answer stays fresh. What a write makes stale stands in freshness.ts: browsers need that only for a tap.
import type { ReadKey } from './calls.ts'

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
