/**
 * Limits and patterns for the server and the front ends, as plain constants. Browsers load this file, so it imports no
 * schema library. The first load of the home page imports some of the files below directly, because it needs few
 * constants of this file.
 */

export * from './agent/agent-scopes.ts'
export * from './brand/default-brand.ts'
export * from './cart/cart-limits.ts'
export * from './catalogue/import-rules.ts'
export * from './client/call-limits.ts'
export * from './operator/actions.ts'
export * from './operator/machine-rights.ts'
export * from './operator/proposal-names.ts'
export * from './operator/roles.ts'
export * from './operator/session-headers.ts'
export * from './operator/webhook-rules.ts'
export * from './setting/setting-names.ts'
export * from './text/languages.ts'
export * from './text/preferred-language.ts'

/** Format of the ids of products, SKUs, shops and kinds, which are parts of URLs. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{0,79}$/
/** Format of the keys of options and of their values. The database checks the same format (05-catalogue.sql). */
export const OPTION_KEY_PATTERN = /^[a-z0-9][a-z0-9_-]{0,79}$/
export const PASSWORD_LENGTH = { minimum: 6, maximum: 128 } as const
export const PAYMENT_CODE_LENGTH = { minimum: 6, maximum: 20 } as const
export const PAYMENT_CODE_PATTERN = /^\d{6,20}$/
/**
 * RFC 5321 limits the whole address to 254 characters. The pattern is that of HTML's `<input type=email>`, with a
 * required dot in the domain.
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
export const ONE_TIME_CODE_LENGTH = 8
export const ONE_TIME_CODE_PATTERN = /^\d{8}$/

export const UNPAID_CHECKOUTS_LIMIT = 5
export const ORDERS_PER_PAYMENT_LIMIT = 20
/** Maximum length of a shopper's note on an order. */
export const ORDER_NOTE_LIMIT = 500
export const ADDRESS_LIMIT = 20
export const CITY_LIMIT = 80
export const NAME_LIMIT = 60
export const BRAND_NAME_LIMIT = 60
/** Maximum length of a recipient's name: two names, separated by a space. */
export const ADDRESSEE_LIMIT = 2 * NAME_LIMIT + 1
export const EVIDENCE_LIMIT = 5
export const REVIEW_LIMIT = 1000
export const NOTE_LIMIT = 1000
export const REPLY_LIMIT = 1000
export const REVIEW_PICTURES_LIMIT = 9
export const REFUSAL_PICTURES_LIMIT = 6
/** Maximum number of orders shipped in one call at the operators' desk, and of orders in a shipment file. */
export const SHIPMENTS_LIMIT = 100
export const SHIPMENT_FILE_LIMITS = { characters: 200_000, lines: 1_000 } as const
export const SLIPS_LIMIT = 100
export const RETURN_ADDRESS_LIMIT = 300
/** Details of sellers and of companies on receipts. */
export const COMPANY_LIMIT = 120
export const TAX_NUMBER_LIMIT = 40
export const SELLER_ADDRESS_LIMIT = 300
export const CARRIER_LINK_LIMIT = 500
/** A text must contain at least one of these characters: whitespace and invisible characters alone count as empty. */
export const VISIBLE_PATTERN = /[\p{L}\p{N}\p{P}\p{S}]/u
/** A name without `<` and `>`. */
export const PLAIN_NAME_PATTERN = /^[^<>]*$/
export const REFUND_TYPES = ['refund_only', 'return_and_refund'] as const
export type RefundType = (typeof REFUND_TYPES)[number]
export const REFUND_REASONS = ['damaged', 'wrong', 'not_received', 'unwanted', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
/** Fate of refunded pieces: they are not sent, are returned, or stay with the shopper (or were lost). */
export const GOODS_OUTCOMES = ['not_sent', 'returns', 'stays'] as const
export type GoodsOutcome = (typeof GOODS_OUTCOMES)[number]
export const REFUND_PROOF_LIMIT = 9
export const REFUND_EXPLANATION_LIMIT = 1000
export const REFUND_APPLICATIONS_LIMIT = 3
export const MESSAGE_LIMIT = 2000
export const MESSAGES_PAGE = 40
export const KEYWORD_LIMIT = 100
/** Maximum length of a synonym. */
export const SYNONYM_LIMIT = 40
export const FREIGHT_MANY_LIMIT = 100
export const PAGE_SIZE = { default: 20, maximum: 100 } as const

/**
 * The API's number of each status of an order. The database and the server's code use the words, and the numbers of the
 * specification appear in replies and filters only.
 */
export const ORDER_STATUS = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  after_sale: -4,
} as const
export type OrderStatusWord = keyof typeof ORDER_STATUS
export const ORDER_STATUS_WORDS = Object.keys(ORDER_STATUS) as OrderStatusWord[] // its own keys
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusWord]
export const ORDER_STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS)

/** The API's number of each status of a recharge or withdrawal, as `ORDER_STATUS`. */
export const AUDIT_STATUS = { auditing: 0, approved: 1, refused: 2 } as const
export type AuditStatusWord = keyof typeof AUDIT_STATUS
export type AuditStatus = (typeof AUDIT_STATUS)[AuditStatusWord]
export const AUDIT_STATUSES: readonly AuditStatus[] = Object.values(AUDIT_STATUS)

/** The word of a number in `ORDER_STATUS` or `AUDIT_STATUS`. `undefined` for a filter that is missing or `all`. */
export const statusWord = <Word extends string>(
  statuses: Readonly<Record<Word, number>>,
  number: string | undefined,
): Word | undefined => (Object.keys(statuses) as Word[]).find((word) => String(statuses[word]) === number) // its own keys

export const CATEGORIES = [
  'computer',
  'electrical',
  'outdoors',
  'family',
  'health',
  'mens',
  'womens',
  'food',
  'phone',
  'toys',
] as const
export type Category = (typeof CATEGORIES)[number]
/** The minimum ratings by which lists can be filtered. */
export const RATINGS = ['4.5', '4'] as const

export const PRODUCT_SORTS = ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]
export const ADDRESS_TAGS = ['home', 'company', 'school', 'other'] as const
export type AddressTag = (typeof ADDRESS_TAGS)[number]

/** The countries an address can be in. Shops ship to no other country, even with a rule for all other countries. */
export const SHIPPED_COUNTRIES: readonly string[] =
  'CN JP KR TH US SG MY HK TW MO VN PH ID AU NZ GB DE FR IT ES NL CA'.split(' ')

/**
 * Purposes of uploads; each defines who may read the file, and its size limit in bytes before decoding. Pictures for
 * refusals and for the catalogue can only be uploaded at the desk.
 */
export const UPLOAD_PURPOSES = ['avatar', 'evidence', 'review', 'refund', 'chat', 'refusal', 'product'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]
export const UPLOAD_BYTES_LIMIT = 10 * 1024 * 1024
export const PICTURE_WIDTHS = [160, 320, 480, 800] as const

export const NOTICE_TOPICS = ['order', 'wallet', 'service', 'security', 'favourite'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

export const NOTICE_KINDS = {
  order: [
    'order_shipped',
    'order_expected',
    'order_corrected',
    'order_readdressed',
    'order_cancelled',
    'order_expired',
    'order_received',
    'order_completed',
    'order_funded',
    'order_unfunded',
  ],
  wallet: [
    'recharge_passed',
    'recharge_refused',
    'withdrawal_passed',
    'withdrawal_refused',
    'withdrawal_paid',
    'withdrawal_failed',
    'refund_agreed',
    'refund_refused',
    'refund_lapsed',
    'refund_paid',
    'money_back',
    'balance_corrected',
    'debt_written_off',
    'agent_spent',
  ],
  service: ['service_reply', 'mail_refused'],
  security: ['new_device', 'agent_linked', 'order_mail_ended', 'wallet_mail_ended', 'security_mail_ended'],
  favourite: ['favourite_back', 'favourite_cheaper'],
} as const satisfies Record<NoticeTopic, readonly string[]>
export type NoticeKind = (typeof NOTICE_KINDS)[NoticeTopic][number]

/** Kinds of live events: the app invalidates the data concerned (`api/live/live-reads.ts`). */
export const LIVE_KINDS = ['order', 'wallet', 'notice', 'message'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/** Currencies for price estimates. Charges are always in dollars. */
export const CURRENCIES = ['CNY', 'JPY', 'KRW', 'THB', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Rates are integers: millionths of a currency per dollar. */
export const MICROS = 1_000_000
export const RATE_LIMITS = { minimum: 1_000, maximum: 1_000_000 * MICROS } as const
/** Estimates with older rates are hidden. */
export const RATES_FRESH_DAYS = 7

/** Limits on the number of a product's parts, and on the length of its texts. */
export const CATALOGUE_LIMITS = {
  title: 200,
  description: 8000,
  spec: 200,
  specs: 30,
  spec_values: 20,
  pictures: 12,
  skus: 100,
  price_cents: 1_000_000_00,
  stock: 1_000_000,
} as const
/** Maximum number of products that a promo code covers by id. */
export const PROMO_PRODUCTS_LIMIT = 200
