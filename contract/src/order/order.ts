import { z } from 'zod'
import { Address, AddressCorrection } from '../address/address.ts'
import { CartShop, SkuLine } from '../cart/cart.ts'
import { Arrival, eitherCartOrSku, WhatToBuy } from '../cart/checkout.ts'
import {
  Amount,
  AskedTime,
  EndlessPaging,
  type Endpoint,
  endlessListOf,
  Flag,
  Id,
  Line,
  PositiveAmount,
  Slug,
  Text,
  Time,
  Trimmed,
} from '../endpoint.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { KEYWORD_LIMIT, ORDER_STATUSES } from '../rules.ts'
import { Refund, Refundable, RefundConditions, RefundItems } from './refund.ts'

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

const orderIds = z.object({ order_id: Id })

/**
 * What narrows the desk's orders. Those to ship come in the order of their payment, the oldest first; all others newest
 * first.
 */
export const OrderFilter = EndlessPaging.extend({
  status: z.enum(['all', '0', '1', '2', '3', '4', '-1', '-4']).optional(),
  /** Blanks between its digits are left out, as the shop shows it in groups. */
  number: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{1,20}$/))
    .optional(),
  shopper: AskedShopper.optional(),
  /** Beginning of an order number, tracking number, e-mail address or recipient's name: finds at most 100 orders by each. */
  find: Line(100).optional(),
  shop_id: Slug.optional(),
  /** To ship, and later than the shop promised. */
  overdue: Flag.optional(),
  /** Paid at this time or later. */
  paid_since: AskedTime.optional(),
})

const DeskMarks = {
  shopper: Shopper,
  /** To ship, and later than the shop promised. */
  overdue: z.boolean(),
}

export const OrderInDeskList = OrderInList.extend({ ...DeskMarks, addressee: z.string() })

const ParcelEvent = z.object({
  event_id: Id,
  happened_at: Time,
  place: z.string().nullable(),
  text: z.string(),
  operator: z.string(),
})

export const OrderAtDesk = Order.extend({
  ...DeskMarks,
  history: z.array(Order.shape.history.element.extend({ operator: z.string().nullable() })),
  /** What operators wrote of the parcel, the latest first. */
  parcel_events: z.array(ParcelEvent),
  /** Where its shop takes goods back. */
  shop_return_address: z.string().nullable(),
  /** To give money back, or to cancel it once it is paid. */
  proposal: WaitingProposal.nullable(),
})

/** Orders of the shopper, and at the desk. */
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
  'GET /api/admin/order/list': {
    summary:
      'Orders: those to ship in the order of their payment, the overdue ones longest overdue first, all others newest first',
    query: OrderFilter,
    reply: deskListOf(OrderInDeskList),
  },
  'GET /api/admin/order/detail': {
    summary: 'One order with its address, lines, parcel and history',
    query: z.object({ order_id: Id }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/cancel': {
    summary:
      'Cancel an order that is not shipped, with a reason; all money of a paid one goes back, which is proposed to another operator above a limit',
    body: z.strictObject({ order_id: Id, reason: Text(300) }),
    reply: OrderAtDesk.extend({ outcome: ActOutcome }),
  },
  'POST /api/admin/order/readdress': {
    summary:
      'Correct the address of an order that is not shipped, within its country; the shopper is notified, and the history has the old and the new one',
    body: z.strictObject({ order_id: Id, ...AddressCorrection }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/refund': {
    summary:
      'Give money back unasked: a paid order whole, a shipped one whole or lines of it, a completed one as goodwill. Nothing is deducted, and what earlier refunds deducted for these goods comes back. Above a limit, and as goodwill, it is proposed to another operator',
    body: z.strictObject({
      order_id: Id,
      reason: Text(300),
      /** Without them all that is left is given back. */
      items: RefundItems.optional(),
      /** Without it what the lines give back at most. */
      amount_cents: PositiveAmount.optional(),
      /** Whether the goods are back, and can be sold again. Those of an unshipped order are. */
      goods_back: z.boolean().optional(),
    }),
    reply: OrderAtDesk.extend({ outcome: ActOutcome }),
  },
} as const satisfies Record<string, Endpoint>
