/** Limits and patterns that both sides need, as plain constants: browsers load this file, so it imports no schema library. */

export * from './operator/actions.ts'
export * from './operator/machine-rights.ts'
export * from './operator/proposal-names.ts'
export * from './operator/roles.ts'
export * from './operator/session-headers.ts'
export * from './setting/setting-names.ts'
export * from './text/languages.ts'

/** What the shop is called until it is given a name of its own. */
export const DEFAULT_BRAND = 'Sampan'

/** At most this many pieces of one SKU in a cart line or an order, against hoarding. */
export const QUANTITY_LIMIT = 99
export const CART_LINES_LIMIT = 120

/** How long the app waits for an answer, and for how long the same POST counts as a double tap. */
export const HTTP_TIMEOUT_MS = 10_000
export const DUPLICATE_WINDOW_MS = 1_000
export const TOKEN_DAYS = 3

/** Form of the ids of products, SKUs, shops and kinds, which are parts of addresses. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{0,79}$/
/** Form of the keys of options and of their values. The database checks the same form (05-catalogue.sql). */
export const OPTION_KEY_PATTERN = /^[a-z0-9][a-z0-9_-]{0,79}$/
export const PASSWORD_LENGTH = { minimum: 6, maximum: 128 } as const
export const PAYMENT_CODE_LENGTH = { minimum: 6, maximum: 20 } as const
export const PAYMENT_CODE_PATTERN = /^\d{6,20}$/
/** RFC 5321 limits the whole address to 254 characters; the form is the one HTML's `<input type=email>` accepts, with a dot in the domain. */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** The number of a bank card or account, or an IBAN, without blanks and hyphens. */
export const CARD_NUMBER_PATTERN = /^(?:\d{7,30}|[A-Z]{2}\d{2}[A-Z\d]{11,30})$/
export const bareCardNumber = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()
export const E164_PATTERN = /^\+[1-9]\d{5,14}$/
export const ONE_TIME_CODE_LENGTH = 8
export const ONE_TIME_CODE_PATTERN = /^\d{8}$/

export const UNPAID_CHECKOUTS_LIMIT = 5
export const ORDERS_PER_PAYMENT_LIMIT = 20
/** How long an order waits for a recharge that is being checked: the database's `order_wait`. */
export const ORDER_WAIT_HOURS = 72
export const ADDRESS_LIMIT = 20
export const CITY_LIMIT = 80
export const NAME_LIMIT = 60
/** The shop's own name. */
export const BRAND_NAME_LIMIT = 60
/** Both names with a space between. */
export const ADDRESSEE_LIMIT = 2 * NAME_LIMIT + 1
export const EVIDENCE_LIMIT = 5
export const REVIEW_LIMIT = 1000
/** An internal note of an operator. */
export const NOTE_LIMIT = 1000
/** The shop's answer to a review. */
export const REPLY_LIMIT = 1000
export const REVIEW_PICTURES_LIMIT = 9
export const REFUSAL_PICTURES_LIMIT = 6
/** How many orders the desk ships in one call, and how many a file may name. */
export const SHIPMENTS_LIMIT = 100
export const SHIPMENT_FILE_LIMITS = { characters: 200_000, lines: 1_000 } as const
/** How many packing slips are printed at once. */
export const SLIPS_LIMIT = 100
export const RETURN_ADDRESS_LIMIT = 300
export const CARRIER_LINK_LIMIT = 500
/** A text that says something holds at least one of these: blanks alone, also those nobody sees, are as good as nothing. */
export const VISIBLE_PATTERN = /[\p{L}\p{N}\p{P}\p{S}]/u
export const REFUND_TYPES = ['refund_only', 'return_and_refund'] as const
export type RefundType = (typeof REFUND_TYPES)[number]
export const REFUND_REASONS = ['damaged', 'wrong', 'not_received', 'unwanted', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
/** What becomes of refunded pieces: they are not sent, they come back, or they stay with the shopper (or got lost). */
export const REFUND_FATES = ['not_sent', 'returns', 'stays'] as const
export type RefundFate = (typeof REFUND_FATES)[number]
export const REFUND_PROOF_LIMIT = 9
export const REFUND_EXPLANATION_LIMIT = 1000
/** How often a shopper may ask for money back of one order. */
export const REFUND_APPLICATIONS_LIMIT = 3
export const MESSAGE_LIMIT = 2000
/** How many messages of the chat come at once. */
export const MESSAGES_PAGE = 40
export const KEYWORD_LIMIT = 100
/** Shops in one call that sets freight. */
export const FREIGHT_MANY_LIMIT = 100
export const PAGE_SIZE = { default: 20, maximum: 100 } as const

/** The status of an order by its name; on the wire it is the specification's number. */
export const ORDER_STATUS = {
  unpaid: 0,
  paid: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  after_sale: -4,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]
export const ORDER_STATUSES: readonly OrderStatus[] = Object.values(ORDER_STATUS)
export const AUDIT_STATUSES = [0, 1, 2] as const
export type AuditStatus = (typeof AUDIT_STATUSES)[number]

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
export const PRODUCT_SORTS = ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const
export type ShopSort = (typeof SHOP_SORTS)[number]
export const ADDRESS_TAGS = ['home', 'company', 'school', 'other'] as const
export type AddressTag = (typeof ADDRESS_TAGS)[number]

/** The countries an address can be in. Shops ship to no other, whatever their rule for all others says. */
export const SHIPPED_COUNTRIES: readonly string[] =
  'CN JP KR TH US SG MY HK TW MO VN PH ID AU NZ GB DE FR IT ES NL CA'.split(' ')

/** An upload's purpose, who may read it, and how many bytes it may have before it is decoded. */
/** Pictures of a refusal, and those of the catalogue, are sent at the desk only. */
export const UPLOAD_PURPOSES = ['avatar', 'evidence', 'review', 'refund', 'chat', 'refusal', 'product'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]
export const UPLOAD_BYTES_LIMIT = 10 * 1024 * 1024
export const PICTURE_WIDTHS = [160, 320, 480, 800] as const

/** What notices are about. Screens show them by these. */
export const NOTICE_TOPICS = ['order', 'wallet', 'service', 'favourite'] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** What a notice tells, by its topic. */
export const NOTICE_KINDS = {
  order: [
    'order_shipped',
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
  ],
  service: ['service_reply'],
  favourite: ['favourite_back', 'favourite_cheaper'],
} as const satisfies Record<NoticeTopic, readonly string[]>
export type NoticeKind = (typeof NOTICE_KINDS)[NoticeTopic][number]

/** What a live event is about: the app reads again what shows it (`api/freshness.ts`). */
export const LIVE_KINDS = ['order', 'wallet', 'notice', 'message'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/** The currencies in which prices are estimated. What is charged stays dollars. */
export const CURRENCIES = ['CNY', 'JPY', 'KRW', 'THB', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]
/** Rates are whole millionths of a currency for one dollar. */
export const MICROS = 1_000_000
export const RATE_LIMITS = { minimum: 1_000, maximum: 1_000_000 * MICROS } as const
/** Estimates by an older rate are hidden. */
export const RATES_FRESH_DAYS = 7

/** How much a product may have, and how long its texts may be. */
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

/** What can be wrong with a product that is saved or imported, or with what it belongs to. */
export const CATALOGUE_FAULTS = [
  'missing',
  'not_an_id',
  'not_a_price',
  'not_a_number',
  'not_yes_or_no',
  'not_readable',
  'too_long',
  'too_many',
  'unknown_shop',
  'unknown_category',
  'unknown_kind',
  'unknown_option',
  'unknown_picture',
  'english_missing',
  'nothing_on_sale',
  'was_not_higher',
  'same_options',
  'other_options',
  'sku_of_another',
  'sku_twice',
  'stock_not_seen',
  'stock_below_zero',
  'differs_from_line',
  'limit_below_uses',
  'unknown_product',
  'not_stored',
  'price_falls_too_far',
  'category_of_promo',
  'days_not_in_order',
  'country_twice',
  'not_shipped_to',
  'not_a_link',
] as const
/** How many products a promo code may name. */
export const PROMO_PRODUCTS_LIMIT = 200
export type CatalogueFault = (typeof CATALOGUE_FAULTS)[number]

/** What becomes of a file of products: it arrives, is checked whole, and applied once somebody says so. */
export const IMPORT_STATES = ['arriving', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, lines: 50_000 } as const
