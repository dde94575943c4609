import { z } from 'zod'
import { Address } from '../address/address.ts'
import { FREIGHT_SERVICES } from '../address/address-rules.ts'
import { CartShop, SkuLine } from '../cart/cart.ts'
import { CART_LINES_LIMIT } from '../cart/cart-limits.ts'
import { Arrival, eitherCartOrSku, WhatToBuy } from '../cart/checkout.ts'
import { BuyerCompany, ofNamedCompany } from '../cart/company.ts'
import { WITHDRAWAL_EXEMPTIONS } from '../catalogue/exemption-rules.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  Flag,
  Id,
  PositiveAmount,
  Slug,
  Time,
  Trimmed,
} from '../endpoint.ts'
import { CART, ORDERS, PAYABLE, SHOPPER, STOCK } from '../stale/shop-reads.ts'
import { later } from '../stale/stale.ts'
import { OrderTaxes } from '../tax/tax-estimate.ts'
import { KEYWORD_LIMIT } from '../text/text-rules.ts'
import { OrderCompany } from './order-company.ts'
import { ORDER_NOTE_LIMIT, ORDER_STATUSES, STATUS_FILTERS } from './order-rules.ts'
import { OrderParcel } from './parcel.ts'
import { Refund, Refundable, RefundConditions } from './refund.ts'

export const OrderItem = SkuLine.extend({
  order_item_id: Id,
  /** The seller's number of the article at the time of the order. */
  article_number: z.string().nullable(),
  /** Why the EU and UK exempt the line from the right of withdrawal, at the time of the order. */
  withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
  discount_cents: Amount,
  paid_cents: Amount,
  refunded_cents: Amount,
  refunded_quantity: z.int(),
  /** The pieces that left in parcels, and those that were refunded before they were sent. The others wait to be sent. */
  sent_quantity: z.int(),
  not_sent_quantity: z.int(),
  /** Whether the line counts towards the minimum of the promo code. */
  counts_for_promo: z.boolean().optional(),
  /** The weight of a piece by which freight was calculated; null for older orders. */
  weight_grams: z.int().nullish(),
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
  /** The delivery service; null for older orders. */
  freight_service: z.enum(FREIGHT_SERVICES).nullish(),
  discount_cents: Amount,
  /** Taxes, duties and charges that were added at checkout. */
  tax_cents: Amount,
  /** Taxes that the prices contain. */
  included_tax_cents: Amount,
  /** With the added taxes. */
  total_cents: Amount,
  /** Goods and freight without added taxes: the amount paid, and what refunds returned of it. */
  paid_cents: Amount,
  refunded_cents: Amount,
  /** The part of the added taxes that refunds returned. */
  refunded_tax_cents: Amount,
  /** Discount and free freight that the order lost; deducted from refunds of the same purchase. */
  ended_discount_cents: Amount,
  added_freight_cents: Amount,
  promo_code: z.string().nullable(),
  notes: z.string().nullable(),
  /** Carrier and number of the first parcel. */
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The parcels of the order, in the sequence in which they left. */
  parcels: z.array(OrderParcel),
  /** The refunds of the order, newest first. */
  refunds: z.array(Refund),
  refundable: Refundable,
  can: Can,
  created_at: Time,
  paid_at: Time.nullable(),
  shipped_at: Time.nullable(),
  received_at: Time.nullable(),
  /** When a shipped order counts as received, unless the shopper confirms it earlier. */
  auto_confirm_at: Time.nullable(),
  /** When a received order is completed; until then a refund can be requested. */
  auto_complete_at: Time.nullable(),
  completed_at: Time.nullable(),
  cancelled_at: Time.nullable(),
  cancel_reason: z.string().nullable(),
  expires_at: Time,
  /** True if the reservation is extended, because a recharge that would cover the order is under audit. */
  waits_for_recharge: z.boolean(),
  /**
   * Estimated arrival, by the delivery days promised when the order was placed. They are counted from today while the
   * order is unpaid, from the payment until the shipment, and from the shipment afterwards. Null once the order is
   * received or cancelled.
   */
  arrival: Arrival.nullable(),
  tracking_link: z.string().nullable(),
})
export type OrderInList = z.output<typeof OrderInList>

export const Order = OrderInList.extend({
  refund_conditions: RefundConditions,
  /** The host of the agent that prepared the purchase; null for purchases without an agent. */
  agent: z.string().nullable(),
  /** Whether the agent paid the purchase within its allowance. */
  is_paid_by_agent: z.boolean(),
  /** Time after the completion in which the order can still be reviewed, in seconds. */
  review_seconds: z.int(),
  /** Other orders of the checkout whose refunds ended this order's discount. */
  discount_ended_by: z.array(z.object({ order_id: Id, order_number: z.string() })),
  address: Address.omit({ id: true, tag: true, is_default: true }),
  /** Taxes and duties as calculated when the order was created. Those on arrival are in no sum of the order. Null without rules. */
  taxes: OrderTaxes.nullable(),
  /** Null for a consumer. */
  company: OrderCompany.nullable(),
  /** Whether the order page offers to withdraw from the contract, because the law of the destination asks for it. */
  has_contract_withdrawal: z.boolean(),
  /** The events of the parcel, newest first. Events reported by the carrier may have a place. */
  logistics: z.array(
    z.object({
      at: Time,
      place: z.string().nullable(),
      text: z.string(),
      /** The carrier's words about an event that has a code. */
      note: z.string().nullable(),
      /** Difference of the local time at the place from UTC, in minutes; null if it is unknown. */
      offset_minutes: z.int().nullable(),
      /** The position of the parcel; null if the step concerns the whole order. */
      parcel: z.int().nullable(),
    }),
  ),
  history: z.array(
    z.object({ at: Time, event: z.string(), by: z.enum(['shopper', 'operator', 'system']), text: z.string() }),
  ),
})
export type Order = z.output<typeof Order>

const OrderNote = z.string().trim().max(ORDER_NOTE_LIMIT)

const orderIds = z.object({ order_id: Id })

export const order_endpoints = {
  'POST /api/order/create': {
    summary:
      'Create one order per shop and reserve its stock for 30 minutes; the reservation is extended while a recharge that would cover the order is under audit',
    access: 'shopper',
    body: WhatToBuy.extend({
      address_id: Id,
      ...BuyerCompany,
      /** A note to every shop of the checkout. */
      notes: OrderNote.optional(),
      /** Notes to single shops; they replace `notes` for these shops. */
      shop_notes: z
        .array(z.strictObject({ shop_id: Slug, notes: OrderNote }))
        .max(CART_LINES_LIMIT)
        .optional(),
      total_cents: PositiveAmount,
      /** The taxes on arrival that the shopper saw, null if unknown. Another estimate is refused as price_changed. */
      arrival_cents: Amount.nullable().optional(),
    })
      .refine(eitherCartOrSku)
      .refine(ofNamedCompany),
    reply: z.object({ checkout_id: Id, order_ids: z.array(Id), total_cents: Amount, expires_at: Time }),
    keyed: true,
    // The shopper's data are refetched later only, because creating an order does not change the balance that checkout
    // shows.
    stale: [
      CART,
      'GET /api/user/company',
      later('POST /api/checkout/handover'),
      later(SHOPPER),
      ...ORDERS,
      PAYABLE,
      STOCK,
    ],
  },
  'GET /api/order/detail': { summary: 'One order', access: 'shopper', query: orderIds, reply: Order },
  'POST /api/order/cancel': {
    summary: 'Cancel an unpaid order',
    access: 'shopper',
    body: z.strictObject({ order_id: Id, reason: z.string().trim().max(200).optional() }),
    reply: Order,
    // A change of stock makes the cart stale, because the cart shows the stock of each line.
    stale: [SHOPPER, ...ORDERS, PAYABLE, STOCK, later(CART)],
  },
  'POST /api/order/receive': {
    summary: 'Confirm the receipt of an order',
    access: 'shopper',
    body: z.strictObject({ order_id: Id }),
    reply: Order,
    stale: [SHOPPER, ...ORDERS, PAYABLE],
  },
  'GET /api/user/order_list': {
    summary: "The shopper's orders by status, or the orders that can be reviewed, newest first",
    access: 'shopper',
    query: EndlessPaging.extend({
      status: z.enum(STATUS_FILTERS).optional(),
      to_review: Flag.optional(),
      /** Limits the list to orders with a refund; with status -4 also to orders in after-sale. */
      refunded: Flag.optional(),
      keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
    }),
    reply: endlessListOf(OrderInList),
  },
} as const satisfies EndpointTable
