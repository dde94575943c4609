import type { Wire } from './fake-desk.tsx'

type Detail = Wire<'GET /api/admin/order/detail'>
type Listed = Wire<'GET /api/admin/order/list'>['items'][number]

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The id of the order created by `anOrder(number)`. */
export const orderId = (number: number) => id(number)

type Parcel = Detail['parcels'][number]

/** A parcel with the lamp of `anOrder(number)`. */
export const aParcel = (number = 1, change: Partial<Pick<Parcel, 'position'>> & Partial<Detail> = {}): Parcel => ({
  parcel_id: id(700 + 10 * number + (change.position ?? 1)),
  position: change.position ?? 1,
  carrier: change.carrier ?? '',
  tracking_number: change.tracking_number ?? '',
  tracking_link: change.tracking_link ?? null,
  weight_grams: null,
  shipped_at: '2026-11-23T09:00:00.000Z',
  arrived_at: null,
  lost_at: null,
  lost_refunded_at: null,
  items: [{ order_item_id: id(800 + number), quantity: 1, refunded_quantity: 0 }],
})

/** A paid order of a lamp that is not shipped yet. */
export function anOrder(number = 1, change: Partial<Detail> = {}): Detail {
  return {
    order_id: orderId(number),
    order_number: `SP-20261123-${String(number).padStart(4, '0')}`,
    checkout_id: id(900 + number),
    status: 1,
    refund_label: 'none',
    shop: { shop_id: 'harbour-lights', name: 'Harbour Lights', logo: '/pictures/boat.webp' },
    items: [
      {
        order_item_id: id(800 + number),
        product_id: 'lamp',
        sku_id: 'lamp-oak',
        article_number: 'LMP 17/oak',
        title: 'Table lamp of oak',
        image: '/pictures/lamp-1.webp',
        values: [{ axis: 'wood', name: 'Wood', value_key: 'oak', value: 'Oak' }],
        price_cents: 4_900,
        quantity: 2,
        discount_cents: 0,
        paid_cents: 9_800,
        refunded_cents: 0,
        refunded_quantity: 0,
        withdrawal_exemption: null,
        sent_quantity: 0,
        not_sent_quantity: 0,
        reviewed: false,
      },
    ],
    goods_cents: 9_800,
    freight_cents: 900,
    discount_cents: 0,
    tax_cents: 0,
    included_tax_cents: 0,
    refunded_tax_cents: 0,
    total_cents: 10_700,
    paid_cents: 10_700,
    refunded_cents: 0,
    ended_discount_cents: 0,
    added_freight_cents: 0,
    discount_ended_by: [],
    agent: null,
    is_paid_by_agent: false,
    has_contract_withdrawal: false,
    review_seconds: 2_592_000,
    taxes: null,
    company: null,
    refund_conditions: {
      minimum_cents: 0,
      others_goods_cents: 0,
      others_discount_cents: 0,
      fault_goods_cents: 0,
      free_freight: null,
      ended_discount_cents: 0,
      added_freight_cents: 0,
    },
    promo_code: null,
    notes: 'Please ring twice',
    carrier: null,
    tracking_number: null,
    parcels: change.tracking_number ? [aParcel(number, change)] : [],
    refunds: [],
    refundable: { goods_cents: 9_800, freight_cents: 900, items: [] },
    can: { pay: false, cancel: false, receive: false, refund: true, review: false },
    created_at: '2026-11-20T08:00:00.000Z',
    paid_at: '2026-11-20T08:05:00.000Z',
    shipped_at: null,
    received_at: null,
    completed_at: null,
    cancelled_at: null,
    cancel_reason: null,
    expires_at: '2026-11-20T08:30:00.000Z',
    auto_confirm_at: null,
    auto_complete_at: null,
    waits_for_recharge: false,
    address: {
      addressee: 'Robin Reed',
      mobile: '+66812345678',
      mobile_text: '+66 81 234 5678',
      country: 'TH',
      area: ['TH-10', '1039'],
      city: null,
      area_text: 'Watthana, Bangkok, Thailand',
      detailed_address: '88/14 Sukhumvit 31',
      postcode: '10110',
    },
    arrival: null,
    tracking_link: null,
    logistics: [],
    history: [
      { at: '2026-11-20T08:05:00.000Z', event: 'pay', by: 'shopper', text: 'Paid from the balance', operator: null },
    ],
    shopper: { user_id: id(700), account: 'robin@sampan.example' },
    overdue: false,
    revision: 'revision-1',
    parcel_events: [],
    shop_return_address: null,
    alone: { because: 'shopper', up_to_cents: 100_000, limit_cents: 100_000, used_cents: 0 },
    proposal: null,
    ...change,
  }
}

export function aListedOrder(number = 1, change: Partial<Detail> = {}): Listed {
  const {
    address: { addressee },
    logistics: _logistics,
    history: _history,
    parcel_events: _parcel_events,
    shop_return_address: _shop_return_address,
    alone: _alone,
    proposal: _proposal,
    refund_conditions: _refund_conditions,
    discount_ended_by: _discount_ended_by,
    taxes: _taxes,
    ...order
  } = anOrder(number, change)
  return { ...order, addressee }
}

export const ordersPage = (...items: Listed[]) => ({
  items,
  total: items.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

/** The part of a dry run's reply about the columns of the shipment file. */
export const FILE_READ = { choice: {}, columns: {}, first_rows: [] }
