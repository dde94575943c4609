import { z } from 'zod'
import { AskedTime, type Endpoint, Id, Line, Slug, Text, Time } from '../endpoint.ts'
import { SHIPMENT_FILE_LIMITS, SHIPMENTS_LIMIT, SLIPS_LIMIT } from '../rules.ts'
import { Order, OrderAtDesk, OrderInList } from './order.ts'
import { Parcel } from './refund.ts'

/** A parcel; `is_shared` confirms that orders of other shoppers have the same tracking number. Without it that is refused. */
export const DeskParcel = Parcel.extend({ order_id: Id, is_shared: z.boolean().optional() })

export const Shipments = z.array(DeskParcel).min(1).max(SHIPMENTS_LIMIT)

/** `already`: it is on its way with this very parcel, so there was nothing to do. */
const Shipped = z.enum(['shipped', 'already'])

export const ShipmentOutcome = z.object({
  order_id: Id,
  /** Null for an order that does not exist. */
  order_number: z.string().nullable(),
  outcome: z.union([
    Shipped,
    z.enum(['unknown', 'not_paid', 'shipped_otherwise', 'in_after_sale', 'over', 'parcel_shared', 'failed']),
  ]),
  /** Why it failed, or whose parcel it is too, as a sentence. */
  reason: z.string().optional(),
})

const ShipmentFault = z.enum([
  'columns',
  'number',
  'carrier',
  'tracking_number',
  'twice',
  'unknown',
  'not_paid',
  'shipped_otherwise',
  'in_after_sale',
  'over',
  'parcel_shared',
  'failed',
])

export const ShipmentFile = z.object({
  /** Lines with an order, without the heading and empty ones. */
  lines: z.int(),
  /** What would be shipped by a dry run, or was. */
  shipped: z.int(),
  /** On their way with this very parcel already. */
  already: z.int(),
  /** How many lines are done, with those before `from`. When it is less than `lines`, send the file again from here. */
  done: z.int(),
  /** What keeps lines from being shipped, by their number in the file from 1. Other lines are shipped all the same. `reason` names the orders of `parcel_shared`. */
  faults: z.array(
    z.object({ line: z.int(), fault: ShipmentFault, order_number: z.string(), reason: z.string().optional() }),
  ),
})

/** Ids with commas between, as a query string has them. */
export const OrderIdList = z
  .string()
  .max(37 * SLIPS_LIMIT)
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(SLIPS_LIMIT))

const SlipItem = z.object({
  order_item_id: Id,
  sku_id: Slug,
  title: z.string(),
  values: OrderInList.shape.items.element.shape.values,
  image: z.string(),
  quantity: z.int(),
})

export const Slip = z.object({
  order_id: Id,
  order_number: z.string(),
  shop: OrderInList.shape.shop,
  address: Order.shape.address,
  /** Name of the country; null where `area_text` has it. */
  country_text: z.string().nullable(),
  notes: z.string().nullable(),
  paid_at: Time.nullable(),
  /** The pieces to pack: without those that were refunded. */
  items: z.array(SlipItem),
  /** Refunded pieces, which must not be packed. */
  not_sent: z.array(SlipItem),
})

export const NewParcelEvent = z.strictObject({
  order_id: Id,
  /** Made by who sends it: sent twice it is written once. */
  event_id: Id,
  happened_at: AskedTime,
  place: Line(120).nullable().optional(),
  text: Text(300),
})

/** Packing slips, parcels and what carriers report of them. */
export const shipment_endpoints = {
  'GET /api/admin/order/slips': {
    summary: 'What the packing slips of paid orders say, in the order in which they are asked for',
    query: z.object({ order_ids: OrderIdList }),
    reply: z.object({ slips: z.array(Slip) }),
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
} as const satisfies Record<string, Endpoint>
