// long: the fake replies about goods and orders that most tests share
import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'

type Wire<K extends keyof Endpoints> = z.input<Endpoints[K]['reply']>
export type FakeUser = Wire<'GET /api/user/getUserInfo'>
export type FakeCart = Wire<'GET /api/cart'>
export type FakeCartItem = FakeCart['groups'][number]['items'][number]
export type FakeQuote = Wire<'POST /api/checkout/quote'>
export type FakeOrder = Wire<'GET /api/order/detail'>
export type FakeAddress = Wire<'GET /api/user/address_list'>[number]
export type FakeProduct = Wire<'GET /api/product/detail'>
export type FakeReview = Wire<'GET /api/product/reviews'>['items'][number]

/** Makes an id from a number, always the same id for the same number. */
export const anId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const aUser = (overrides: Partial<FakeUser> = {}): FakeUser => ({
  user_id: anId(1),
  account: 'nina@sampan.example',
  email: 'nina@sampan.example',
  mobile: null,
  family_name: 'Srisai',
  given_name: 'Nina',
  avatar_url: null,
  balance_cents: 200_000,
  held_cents: 0,
  receivable_cents: 0,
  has_payment_code: true,
  unread_count: 0,
  unread_messages: 0,
  disputed_cents: 0,
  cart_count: 0,
  counts: { likes: 0, follows: 0, history: 0 },
  order_counts: { '0': 1 },
  lang: { language_name: 'English', chinese_name: '英语', file_name: 'en' },
  is_language_chosen: false,
  ...overrides,
})

const colour = (value_key: string, value: string) => ({ axis: 'colour', name: 'Colour', value_key, value })
const shop = { shop_id: 'aoyama', name: 'Aoyama Homeware', logo: '' }

/** Line `number` of a cart. */
export const aCartItem = (number: number, overrides: Partial<FakeCartItem> = {}): FakeCartItem => ({
  cart_item_id: anId(100 + number),
  product_id: `lamp-${number}`,
  sku_id: `lamp-${number}-clay`,
  title: `Lamp ${number}`,
  image: '',
  values: [colour('clay', 'Clay')],
  price_cents: 1_000,
  quantity: 1,
  stock: 50,
  selected: true,
  available: true,
  ...overrides,
})

/** A freight rule for one country: 1 working day of handling, and 3–5 of transit. */
export const aFreightRule = (country: string, base_cents: number, free_from_cents: number | null = null) => ({
  country,
  service: 'standard' as const,
  base_cents,
  each_further_cents: 0,
  free_from_cents,
  handling_days: 1,
  transit_days_min: 3,
  transit_days_max: 5,
})

/** A cart of one shop with free freight everywhere. Sums are computed in the same way as on the server. */
export function aCart(...items: FakeCartItem[]): FakeCart {
  const selected = items.filter((item) => item.selected && item.available)
  return {
    groups: items.length > 0 ? [{ shop, items, freight: [aFreightRule('*', 0)] }] : [],
    count: items.length,
    selected_count: selected.length,
    selected_total_cents: selected.reduce((sum, item) => sum + item.price_cents * item.quantity, 0),
  }
}

export const anAddress = (number: number, overrides: Partial<FakeAddress> = {}): FakeAddress => ({
  id: anId(200 + number),
  addressee: `Nina ${number}`,
  mobile: '+66812345678',
  mobile_text: '+66 81 234 5678',
  country: 'TH',
  area: ['TH-10', '1039'],
  city: null,
  area_text: 'Watthana, Bangkok, Thailand',
  detailed_address: `${number} Sukhumvit`,
  postcode: '10110',
  tag: 'home',
  is_default: number === 1,
  ...overrides,
})

/** A quote of one lamp for $10.00, with $5.00 freight. */
export const aQuote = (
  overrides: Partial<FakeQuote> = {},
  group: Partial<FakeQuote['groups'][number]> = {},
): FakeQuote => ({
  groups: [
    {
      shop,
      items: [{ ...aCartItem(1), discount_cents: 0 }],
      goods_cents: 1_000,
      freight_cents: 500,
      discount_cents: 0,
      tax_cents: 0,
      total_cents: 1_500,
      deliverable: true,
      ...{ service: 'standard', services: [] },
      arrival: { from: '2026-11-26', to: '2026-12-01' },
      taxes: null,
      ...group,
    },
  ],
  goods_cents: 1_000,
  freight_cents: 500,
  discount_cents: 0,
  tax_cents: 0,
  total_cents: 1_500,
  taxes: null,
  company: null,
  order_wait_seconds: 259_200,
  promo: null,
  ...overrides,
})

const NOTHING_CAN = { pay: false, cancel: false, receive: false, refund: false, review: false }
const MINUTE_MS = 60_000

export const anOrder = (number: number, overrides: Partial<FakeOrder> = {}): FakeOrder => ({
  order_id: anId(300 + number),
  order_number: `2026112100${number}`,
  checkout_id: anId(400),
  status: 0,
  refund_label: 'none',
  shop,
  items: [
    {
      ...aCartItem(number),
      order_item_id: anId(500 + number),
      article_number: null,
      discount_cents: 0,
      paid_cents: 1_000,
      refunded_cents: 0,
      refunded_quantity: 0,
      withdrawal_exemption: null,
      sent_quantity: 0,
      not_sent_quantity: 0,
      reviewed: false,
    },
  ],
  goods_cents: 1_000,
  freight_cents: 500,
  discount_cents: 0,
  tax_cents: 0,
  included_tax_cents: 0,
  refunded_tax_cents: 0,
  total_cents: 1_500,
  paid_cents: 0,
  refunded_cents: 0,
  ended_discount_cents: 0,
  added_freight_cents: 0,
  discount_ended_by: [],
  ...{ agent: null, is_paid_by_agent: false, taxes: null, company: null, has_contract_withdrawal: false },
  review_seconds: 2_592_000,
  refund_conditions: {
    minimum_cents: 0,
    others_goods_cents: 0,
    others_discount_cents: 0,
    fault_goods_cents: 0,
    free_freight: null,
    ended_discount_cents: 0,
    added_freight_cents: 0,
  },
  refunds: [],
  refundable: { goods_cents: 0, freight_cents: 0, items: [] },
  promo_code: null,
  notes: null,
  carrier: null,
  tracking_number: null,
  parcels: [],
  can: { ...NOTHING_CAN, pay: true, cancel: true },
  created_at: '2026-11-21T05:00:00.000Z',
  paid_at: null,
  shipped_at: null,
  received_at: null,
  completed_at: null,
  cancelled_at: null,
  cancel_reason: null,
  expires_at: new Date(Date.now() + 20 * MINUTE_MS).toISOString(),
  auto_confirm_at: null,
  auto_complete_at: null,
  waits_for_recharge: false,
  address: anAddress(1),
  arrival: { from: '2026-11-26', to: '2026-12-01' },
  tracking_link: null,
  logistics: [],
  history: [{ at: '2026-11-21T05:00:00.000Z', event: 'create', by: 'shopper', text: 'Order placed' }],
  ...overrides,
})

/** The reply to a login or a registration. */
export const NEW_SESSION = {
  userinfo: { token: 'a-token', user_id: anId(1), account: 'nina@sampan.example' },
  device_token: 'a-device',
}

/** The only page of a list. Usable for lists paged by number and for lists paged by cursor. */
export const pageOf = <Item>(...items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

/** A page of a list with a cursor. Without `next_cursor` it is the last page. */
export const endlessPageOf = <Item>(items: Item[], next_cursor: string | null = null) => ({
  ...pageOf(...items),
  next_cursor,
})

/** The product of cart line `number`, in the colours clay and sage. */
export const aProduct = (number: number, overrides: Partial<FakeProduct> = {}): FakeProduct => ({
  product_id: `lamp-${number}`,
  shop_id: shop.shop_id,
  title: `Lamp ${number}`,
  image: '',
  price_cents: 1_000,
  was_cents: null,
  is_recommended_price: false,
  sales: 3,
  rating: null,
  sold_out: false,
  category: 'family',
  category_name: 'Family life',
  parent_category: null,
  kind: { kind: 'lamp', name: 'Lamps' },
  size_guides: [],
  images: [],
  description: 'A lamp.',
  specs: [],
  skus: ['clay', 'sage'].map((key) => ({
    sku_id: `lamp-${number}-${key}`,
    values: [colour(key, key === 'clay' ? 'Clay' : 'Sage')],
    price_cents: key === 'clay' ? 1_000 : 1_200,
    stock: 50,
    image: '',
  })),
  must_choose: [],
  shop: { ...shop, fans: 0, favorable_rate: null, total_sales: 0 },
  freight: [aFreightRule('*', 500, 4_900)],
  return_days: 7,
  longer_returns: [],
  withdrawal_exemption: null,
  safety: { maker: null, responsible: null, warnings: '' },
  guarantee_years: null,
  review_summary: { count: 0, average: null, by_score: {}, with_pictures: 0 },
  ...overrides,
})
