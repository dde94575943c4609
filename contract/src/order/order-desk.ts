import { z } from 'zod'
import { AddressCorrection } from '../address/address.ts'
import { type Endpoint, Id, PositiveAmount, Text } from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { SHIPMENT_FILE_LIMITS, SHIPMENTS_LIMIT } from '../rules.ts'
import {
  DeskParcel,
  NewParcelEvent,
  OrderAtDesk,
  OrderFilter,
  OrderIdList,
  OrderInDeskList,
  ShipmentFile,
  ShipmentOutcome,
  Shipments,
  Slip,
} from './order-desk-rows.ts'
import { RefundItems } from './refund.ts'

/** The orders of the desk. */
export const desk_order_endpoints = {
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
  'GET /api/admin/order/slips': {
    summary: 'What the packing slips of paid orders say, in the order in which they are asked for',
    query: z.object({ order_ids: OrderIdList }),
    reply: z.object({ slips: z.array(Slip) }),
  },
  'POST /api/admin/order/cancel': {
    summary:
      'Cancel an order that is not shipped, with a reason; all money of a paid one goes back, above the set amount by two operators',
    body: z.strictObject({ order_id: Id, reason: Text(300) }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/ship': {
    summary: 'Ship a paid order',
    body: DeskParcel,
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/ship_many': {
    summary:
      'Ship several paid orders, each for itself: what cannot be shipped is said, and keeps no other back. A call ends after some seconds: the same shipments are sent again from the one after the last outcome, so that shared tracking numbers are found among all of them',
    body: z.strictObject({
      shipments: Shipments,
      /** How many shipments earlier calls have done. */
      from: z.int().min(0).max(SHIPMENTS_LIMIT).optional(),
    }),
    reply: z.object({ outcomes: z.array(ShipmentOutcome) }),
  },
  'POST /api/admin/order/ship_file': {
    summary:
      'Ship what a CSV file names by order number, carrier and tracking number; a dry run changes nothing and lists what is wrong by line. A call ends after some seconds: the file is sent again from the line after the last one done',
    body: z.strictObject({
      csv: z.string().min(1).max(SHIPMENT_FILE_LIMITS.characters),
      dry_run: z.boolean(),
      /** Confirms that lines have tracking numbers of other shoppers' orders. */
      is_shared: z.boolean().optional(),
      /** How many lines earlier calls have done. */
      from: z.int().min(0).max(SHIPMENT_FILE_LIMITS.lines).optional(),
    }),
    reply: ShipmentFile,
  },
  'POST /api/admin/order/correct': {
    summary: 'Correct the carrier and number of a shipped order',
    body: DeskParcel,
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/readdress': {
    summary:
      'Correct the address of an order that is not shipped, within its country; the shopper is notified, and the history has the old and the new one',
    body: z.strictObject({ order_id: Id, ...AddressCorrection }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/event': {
    summary: 'Write down what the carrier reports of a shipped order; the shopper sees it',
    body: NewParcelEvent,
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/event_remove': {
    summary: 'Take back what was written of a parcel by mistake',
    body: z.strictObject({ order_id: Id, event_id: Id }),
    reply: OrderAtDesk,
  },
  'POST /api/admin/order/refund': {
    summary:
      'Give money back unasked: a paid order whole, a shipped one whole or lines of it, a completed one as goodwill. Nothing is deducted, and what earlier refunds deducted for these goods comes back',
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
    reply: OrderAtDesk,
  },
} as const satisfies Record<string, Endpoint>
