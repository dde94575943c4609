import { z } from 'zod'
import { Amount, AskedTime, EndlessPaging, Flag, Id, Slug, Text, Time } from '../endpoint.ts'
import { AskedShopper, Shopper } from '../operator/desk-list.ts'
import { SHIPMENTS_LIMIT, SLIPS_LIMIT } from '../rules.ts'
import { Order, OrderInList } from './order.ts'
import { Parcel } from './refund.ts'

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
  find: Text(100).optional(),
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
  /** The operator who wants to give this back; another one has to say the same. */
  first_word: z.object({ account: z.string(), amount_cents: Amount, created_at: Time }).nullable(),
})

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
  place: Text(120).nullable().optional(),
  text: Text(300),
})

export const Carrier = z.object({
  carrier_id: Id,
  name: z.string(),
  link: z.string().nullable(),
  version: z.int(),
})
