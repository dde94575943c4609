// long: likely values for every field and call
import fc from 'fast-check'
import { PASSWORD, PAYMENT_CODE } from './world.ts'

/** A placeholder for an id of the requester or of another shopper. Replaced when the request is sent. */
export type Known = { $known: Kind; index: number; of: 'requester' | 'victim' }
export const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '$known')

/** The kind of thing that each id field refers to. */
export const KINDS = {
  account: 'account',
  id: 'address',
  address_id: 'address',
  order_id: 'order',
  order_ids: 'order',
  order_item_id: 'order_item',
  cart_item_id: 'cart_item',
  cart_item_ids: 'cart_item',
  file_id: 'file',
  user_id: 'user',
  message_id: 'message',
  notice_id: 'notice',
  ids: 'notice',
  up_to: 'message',
  after: 'message',
  before: 'message',
  avatar_id: 'file',
  evidence_ids: 'file',
  picture_ids: 'file',
  attachment_ids: 'file',
  refund_id: 'refund',
  recharge_id: 'recharge',
  extract_id: 'withdrawal',
  payment_id: 'card_payment',
  session_id: 'session',
  bank_account_id: 'bank_account',
  statement_id: 'statement',
  line_id: 'bank_line',
  sku_id: 'sku',
  product_id: 'product',
  product_ids: 'product',
  shop_id: 'shop',
  shop_ids: 'shop',
} as const
/** `operator` is the account of an operator, `new_account` an account that does not exist yet. */
export type Kind = (typeof KINDS)[keyof typeof KINDS] | 'operator' | 'new_account'

const knownValue = (kind: Kind): fc.Arbitrary<Known> =>
  fc.record({
    $known: fc.constant(kind),
    index: fc.nat(20),
    of: fc.oneof({ weight: 4, arbitrary: fc.constant('requester' as const) }, fc.constant('victim' as const)),
  })

const password = fc.constantFrom(PASSWORD, PASSWORD, 'other-horse', 'ab')
const payment_code = fc.constantFrom(PAYMENT_CODE, PAYMENT_CODE, PAYMENT_CODE, '864207', '123456', '1', 'abcdef')
const time = fc.constantFrom(
  '2024-02-29T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-02-29T12:00:00Z',
)
const quantity = fc.constantFrom(1, 1, 1, 2, 99, 1_000_000)

/** Likely values per field, so that many requests succeed. */
const LIKELY: Record<string, fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([field, kind]) => [field, knownValue(kind)])),
  password,
  confirm_password: password,
  old_password: password,
  new_password: password,
  payment_code,
  confirm_payment_code: payment_code,
  old_payment_code: payment_code,
  quantity,
  mobile: fc.constantFrom('+819012345678', '+66812345678', '', '090'),
  country: fc.constantFrom('SG', 'SG', 'SG', 'JP', 'XX'),
  area: fc.constantFrom([], [], [], ['13']),
  total_cents: fc.constantFrom(1000, 1000, 2000, 800),
  amount_cents: fc.constantFrom(5000, 1000, 0, -1, 5_000_001, 2 ** 53 - 1),
  keyword: fc.constantFrom('product', '商品', "it's", '100%', '_', '\\', '😀', 'ก็'),
  promo_code: fc.constantFrom('', 'save20', 'SAVE20', 'nothing'),
  company: fc.constant('Reed Ltd'),
  company_tax_number: fc.constantFrom('GB980780684', 'DE136695976', 'DE136695975', '1'),
  from: time,
  to: time,
  page: fc.constantFrom(1, 1, 2, 10_000),
}

const own = (kind: Kind): Known => ({ $known: kind, index: 0, of: 'requester' })
const passwords = { password: PASSWORD, confirm_password: PASSWORD }
const codes = { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE, old_payment_code: PAYMENT_CODE }
const parcel = { order_id: own('order'), carrier: 'Kerry Express', tracking_number: '123' }
const place = { country: 'SG', area: [], detailed_address: 'Orchard Road 1', mobile: '+819012345678', tag: 'home' }

/** Valid bodies for calls that accept random bodies too rarely. */
const WELL_MADE: Record<string, unknown> = {
  'POST /api/user/register': { account: own('new_account'), ...passwords, family_name: 'Lin', given_name: 'Mei' },
  'POST /api/admin/login': { account: own('operator'), password: PASSWORD },
  'POST /api/user/profile': { family_name: 'Lin', mobile: null, avatar_id: own('file') },
  'POST /api/user/resetpwd': { old_password: PASSWORD, new_password: 'other-horse', confirm_password: 'other-horse' },
  'POST /api/user/resetPay': { ...codes, payment_code: '864207', confirm_payment_code: '864207', password: PASSWORD },
  'POST /api/user/address_add': { ...place, addressee: 'Mei Lin' },
  'POST /api/cart/select': { cart_item_ids: [own('cart_item')], selected: true },
  'POST /api/checkout/quote': { sku_id: own('sku'), quantity: 1, address_id: own('address'), promo_code: 'SAVE20' },
  'POST /api/checkout/promo_codes': { sku_id: own('sku'), quantity: 1, address_id: own('address') },
  'POST /api/order/create': { sku_id: own('sku'), quantity: 1, total_cents: 1000, address_id: own('address') },
  'POST /api/order/pay': { order_ids: [own('order')], payment_code: PAYMENT_CODE },
  'POST /api/user/recharge': {
    method: 'manual',
    amount_cents: 5000,
    evidence_ids: [own('file')],
    bank_account_id: own('bank_account'),
  },
  'POST /api/order/refund': {
    order_id: own('order'),
    type: 'refund_only',
    product_status: 'not_received',
    items: [{ order_item_id: own('order_item'), quantity: 1 }],
    amount_cents: 1000,
    reason: 'unwanted',
    explanation: 'Changed my mind',
    attachment_ids: [],
  },
  'POST /api/order/refund_return': { refund_id: own('refund'), carrier: 'Kerry Express', tracking_number: '123' },
  'POST /api/admin/refund/agree': { refund_id: own('refund'), return_address: 'Pier 4' },
  'POST /api/admin/currency/rates': {
    rates: [{ currency: 'JPY', micros_per_dollar: 150_000_000 }],
    revision: 'revision',
  },
  'POST /api/admin/order/refund': { order_id: own('order'), reason: 'Sold out' },
  'POST /api/user/extract': {
    draw_type: 'bank',
    amount_cents: 5000,
    payment_code: PAYMENT_CODE,
    bank_name: 'Harbour Bank',
    bank_card_number: '6222 0212 3456 7890 123',
    account_name: 'Mei Lin',
  },
  'POST /api/user/extract_cancel': { extract_id: own('withdrawal') },
  'POST /api/service/messages': {
    client_id: '0198f6a0-7d4e-7c1b-9a55-2f3e4d5c6b7a',
    text: 'Hello',
    order_id: own('order'),
  },
  'POST /api/admin/service/messages': {
    user_id: own('user'),
    client_id: '0198f6a0-7d4e-7c1b-9a55-2f3e4d5c6b7b',
    text: 'Yes',
    product_id: own('product'),
  },
  'POST /api/admin/bank/take_back': { statement_id: own('statement') },
  'POST /api/admin/bank/value': { line_id: own('bank_line'), amount_cents: 5000 },
  'POST /api/admin/order/ship_many': { shipments: [parcel] },
  'POST /api/admin/order/ship_file': { csv: '2026112100000000,Kerry Express,123', dry_run: true },
  'POST /api/admin/carrier/save': { name: 'Kerry Express', link: 'https://kerry.example.com/{number}' },
  'POST /api/admin/order/ship': parcel,
  'POST /api/admin/order/correct': { ...parcel, revision: 'revision' },
}

export const bodiesOf = (call: string, schema: Schema): fc.Arbitrary<unknown> =>
  call in WELL_MADE ? fc.oneof(fc.constant(WELL_MADE[call]), valuesOf(schema)) : valuesOf(schema)

/** The parts of a JSON schema that Zod writes. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Generates values of a schema, mostly with a meaning in the shop. */
export function valuesOf(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  const any = anyValuesOf(schema, field)
  const likely = LIKELY[field]
  return likely && schema.type !== 'array' ? fc.oneof({ weight: 6, arbitrary: likely }, any) : any
}

function anyValuesOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, field)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array': {
      const most = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3)
      return fc.array(valuesOf(schema.items ?? {}, field), { minLength: schema.minItems ?? 0, maxLength: most })
    }
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -Number.MAX_SAFE_INTEGER,
        max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
      })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([field, schema]) => [field, valuesOf(schema, field)])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function textOf({ pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 30) }
  const longest = fc.constantFrom('x', '長', '😀').map((letter) => letter.repeat(maxLength).slice(0, maxLength))
  return fc.oneof({ weight: 4, arbitrary: fc.string({ ...size, unit: 'grapheme' }) }, longest, nastyText)
}

const nastyText = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egnirts',
  '\r\nX-Header: 1',
  "'; drop table sku; --",
  "\\'",
  '%',
  '..%2f..%2fkey',
  '../../key',
  '<script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '0x10',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.99999999999999999999999999Z',
  `2024-01-01T00:00:00.${'9'.repeat(200)}Z`,
  '2024-02-30T00:00:00Z',
  '﷽'.repeat(120),
  'e\u0301'.repeat(90),
  'x'.repeat(10_000),
)

const nastyNumber = fc.constantFrom(
  ...[0, -0, -1, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), 2 ** 63, 1e14, 1e14 + 1, 1e308],
)

const nothing = fc.constantFrom(null, true, false)
const odd = fc.oneof(fc.constantFrom([], {}, [[]], [null], { length: 1 }), fc.jsonValue({ maxDepth: 3 }))

/** Malicious or broken values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.string({ unit: 'binary' }),
  nastyNumber,
  nothing,
  odd,
)
