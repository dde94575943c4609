import { z } from 'zod'
import { Address } from '../address/address.ts'
import { CartShop, SkuLine } from '../cart/cart.ts'
import { Arrival, eitherCartOrSku, WhatToBuy } from '../cart/checkout.ts'
import {
  Amount,
  EndlessPaging,
  type Endpoint,
  endlessListOf,
  Flag,
  Id,
  PositiveAmount,
  Text,
  Time,
  Trimmed,
} from '../endpoint.ts'
import {
  CART_LINES_LIMIT,
  KEYWORD_LIMIT,
  ORDER_STATUSES,
  ORDERS_PER_PAYMENT_LIMIT,
  REVIEW_LIMIT,
  REVIEW_PICTURES_LIMIT,
  VISIBLE_PATTERN,
} from '../rules.ts'
import { areDistinct, Refund, Refundable, RefundConditions } from './refund.ts'

export const OrderItem = SkuLine.extend({
  order_item_id: Id,
  discount_cents: Amount,
  paid_cents: Amount,
  refunded_cents: Amount,
  refunded_quantity: z.int(),
  /** Whether it counts towards the minimum of the promo code. */
  counts_for_promo: z.boolean().optional(),
  reviewed: z.boolean(),
})
export type OrderItem = z.output<typeof OrderItem>

const Can = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  receive: z.boolean(),
  refund: z.boolean(),
  review: z.boolean(),
})

/** An order as lists show it. */
export const OrderInList = z.object({
  order_id: Id,
  order_number: z.string(),
  checkout_id: Id,
  status: z.literal(ORDER_STATUSES),
  refund_label: z.enum(['none', 'apply', 'refunding', 'refunded']),
  shop: CartShop,
  items: z.array(OrderItem),
  goods_cents: Amount,
  freight_cents: Amount,
  discount_cents: Amount,
  total_cents: Amount,
  paid_cents: Amount,
  refunded_cents: Amount,
  /** Discount and free freight that the order lost, paid for out of refunds of the same purchase. */
  ended_discount_cents: Amount,
  added_freight_cents: Amount,
  promo_code: z.string().nullable(),
  notes: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Newest first. */
  refunds: z.array(Refund),
  refundable: Refundable,
  can: Can,
  created_at: Time,
  paid_at: Time.nullable(),
  shipped_at: Time.nullable(),
  received_at: Time.nullable(),
  completed_at: Time.nullable(),
  cancelled_at: Time.nullable(),
  cancel_reason: z.string().nullable(),
  expires_at: Time,
  /** It is held for longer while a recharge that would cover it is being checked. */
  waits_for_recharge: z.boolean(),
})
export type OrderInList = z.output<typeof OrderInList>

export const Order = OrderInList.extend({
  refund_conditions: RefundConditions,
  /** The other orders of the checkout whose refunds ended this order's discount. */
  discount_ended_by: z.array(z.object({ order_id: Id, order_number: z.string() })),
  address: Address.omit({ id: true, tag: true, is_default: true }),
  /**
   * As the shop promised when the order was made: counted from today until it is paid, then from its payment, and from
   * its shipment once it is on its way. Null once it is received or cancelled.
   */
  arrival: Arrival.nullable(),
  /** Where the parcel is followed at its carrier's. */
  tracking_link: z.string().nullable(),
  /** Newest first. What the carrier reported may have a place. */
  logistics: z.array(z.object({ at: Time, place: z.string().nullable(), text: z.string() })),
  history: z.array(
    z.object({ at: Time, event: z.string(), by: z.enum(['shopper', 'operator', 'system']), text: z.string() }),
  ),
})
export type Order = z.output<typeof Order>

const OrderIds = z.array(Id).min(1).max(ORDERS_PER_PAYMENT_LIMIT)
const orderIds = z.object({ order_id: Id })

const Score = z.int().min(1).max(5)
const ItemReview = z.strictObject({
  order_item_id: Id,
  product_score: Score,
  content: Text(REVIEW_LIMIT).refine((content) => VISIBLE_PATTERN.test(content)),
  picture_ids: z.array(Id).max(REVIEW_PICTURES_LIMIT),
})
const OrderReview = z.strictObject({
  order_id: Id,
  items: z.array(ItemReview).min(1).max(CART_LINES_LIMIT),
  service_score: Score,
  postage_score: Score,
})
/** Each line once, and each picture at one line only. */
const isOnce = ({ items }: z.output<typeof OrderReview>) =>
  areDistinct(items.map((item) => item.order_item_id)) && areDistinct(items.flatMap((item) => item.picture_ids))

export const order_endpoints = {
  'POST /api/order/create': {
    summary:
      'Make one order a shop and reserve its stock for 30 minutes, or for longer while a recharge that would cover it is checked',
    body: WhatToBuy.extend({
      address_id: Id,
      notes: z.string().trim().max(500).optional(),
      total_cents: PositiveAmount,
    }).refine(eitherCartOrSku),
    reply: z.object({ checkout_id: Id, order_ids: z.array(Id), total_cents: Amount, expires_at: Time }),
    keyed: true,
  },
  'GET /api/order/payable': {
    summary: 'What stands to be paid for these orders, and with what',
    query: z.object({ order_ids: z.string().min(1).max(1000) }),
    reply: z.object({
      orders: z.array(
        z.object({
          order_id: Id,
          shop: CartShop,
          items: z.array(OrderItem),
          freight_cents: Amount,
          discount_cents: Amount,
          promo_code: z.string().nullable(),
        }),
      ),
      total_cents: Amount,
      expires_at: Time,
      /** All of them are held for a recharge that is being checked. */
      waits_for_recharge: z.boolean(),
      balance_cents: Amount,
      has_payment_code: z.boolean(),
      locked_until: Time.nullable(),
    }),
  },
  'POST /api/order/pay': {
    summary:
      'Pay orders from the balance: all or none. Orders that a promo code discounts from a minimum of goods on are paid together with the goods that reach it',
    body: z.strictObject({ order_ids: OrderIds, payment_code: z.string().max(40) }),
    reply: z.object({ paid_cents: Amount, balance_cents: Amount }),
    keyed: true,
  },
  'GET /api/order/detail': { summary: 'One order', query: orderIds, reply: Order },
  'POST /api/order/cancel': {
    summary: 'Cancel an order that is not paid yet',
    body: z.strictObject({ order_id: Id, reason: z.string().trim().max(200).optional() }),
    reply: Order,
  },
  'POST /api/order/receive': {
    summary: 'Confirm that an order arrived',
    body: z.strictObject({ order_id: Id }),
    reply: Order,
  },
  'POST /api/order/review': {
    summary: 'Review every line of a received order, which completes it and ends the right to a refund',
    body: OrderReview.refine(isOnce),
    reply: Order,
  },
  'GET /api/user/order_list': {
    summary: "The shopper's orders by status, or those that can be reviewed, the latest first",
    query: EndlessPaging.extend({
      status: z.enum(['all', '0', '1', '2', '3', '4', '-1', '-4']).optional(),
      to_review: Flag.optional(),
      /** Those of which money was given back; with status -4 those in after-sale too. */
      refunded: Flag.optional(),
      keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
    }),
    reply: endlessListOf(OrderInList),
  },
} as const satisfies Record<string, Endpoint>
