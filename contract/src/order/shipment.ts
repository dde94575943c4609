import { z } from 'zod'
import { desk } from '../access.ts'
import { AskedTime, type EndpointTable, Id, Revision, SingleLine, Text } from '../endpoint.ts'
import { DESK_ORDERS } from '../stale/desk-reads.ts'
import { OrderAtDesk } from './order-desk.ts'
import { OrderPieces } from './order-pieces.ts'
import { Parcel } from './refund.ts'
import { SHIPMENT_LINE_FAULTS } from './shipment-lines.ts'
import { LABEL_FORMATS, ORDERS_AT_ONCE, PARCEL_GRAMS_LIMIT, SHIPMENT_FILE_LIMITS } from './shipment-rules.ts'
import { NotedOrder, PACKING_NOTES, Slips } from './slip.ts'

/**
 * A parcel. If orders of other shoppers have the same tracking number, the parcel is refused unless `is_shared`
 * confirms it.
 */
export const DeskParcel = Parcel.extend({ order_id: Id, is_shared: z.boolean().optional() })

export const Shipments = z.array(DeskParcel).min(1).max(ORDERS_AT_ONCE)

/** `already`: the order was already shipped with this parcel, so nothing was done. */
const Shipped = z.enum(['shipped', 'already'])

export const ShipmentOutcome = z.object({
  order_id: Id,
  /** Null for an order that does not exist. */
  order_number: z.string().nullable(),
  outcome: z.union([
    Shipped,
    z.enum(['unknown', 'not_paid', 'shipped_otherwise', 'in_after_sale', 'over', 'parcel_shared', 'failed']),
  ]),
  /** Sentence with the reason for the failure, or with the other orders that share the parcel. */
  reason: z.string().optional(),
})

const ShipmentFault = z.enum([
  ...SHIPMENT_LINE_FAULTS,
  'unknown',
  'not_paid',
  'shipped_otherwise',
  'in_after_sale',
  'over',
  'parcel_shared',
  /** The order could not be shipped at the time of the preview. */
  'not_previewed',
  'failed',
])

/** How to read a file where it does not show it. */
export const ShipmentChoice = z.strictObject({
  /** The headings of the columns. If omitted, headings and contents decide. */
  columns: z.strictObject({ order: Text(80), tracking: Text(80), carrier: Text(80).optional() }).optional(),
  /** The carrier of lines without one: files of a carrier do not name it. */
  carrier: Parcel.shape.carrier.optional(),
})

export const ShipmentFile = z.object({
  /** Number of lines with an order, without heading and empty lines. */
  lines: z.int(),
  /** Number of lines that were shipped, or that a dry run would ship. */
  shipped: z.int(),
  /** Number of orders that were already shipped with this parcel. */
  already: z.int(),
  /**
   * Number of processed lines, including those before `from`. If less than `lines`, send the file again with this
   * number as `from`.
   */
  done: z.int(),
  /**
   * Faults by line number, from 1. Lines without a fault are shipped. For `parcel_shared`, `reason` lists the orders.
   * `cell` is the text that cannot be used; for `shipped_otherwise`, the parcel with which the order was shipped.
   */
  faults: z.array(
    z.object({
      line: z.int(),
      fault: ShipmentFault,
      order_number: z.string(),
      cell: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  /** How the file was read: as the body says, otherwise as an earlier file with the same headings. */
  choice: ShipmentChoice,
  /** The headings that were used. */
  columns: z.object({ order: z.string().optional(), tracking: z.string().optional(), carrier: z.string().optional() }),
  /** The first rows of the file, one of which has the headings. */
  first_rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** In a dry run: the parcels that would be shipped, in the sequence of the file. */
  parcels: z.array(
    z.object({
      line: z.int(),
      order_id: Id,
      order_number: z.string(),
      addressee: z.string(),
      postcode: z.string().nullable(),
      /** The name and postcode in the file if they are not those of the order. */
      other_recipient: z.string().nullable(),
      carrier: z.string(),
      tracking_number: z.string(),
    }),
  ),
})

/** Ids separated by commas, as in a query string. Its length leaves room for some ids too many, so that the reply counts them. */
export const OrderIdList = z
  .string()
  .max(2 * 37 * ORDERS_AT_ONCE)
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(ORDERS_AT_ONCE))

/**
 * `country`: the order is left out, because it goes to another country than the carrier's. `shortened`: texts are longer
 * than the carrier takes. `characters`: the encoding of the file lacks characters, which are replaced.
 */
const LABEL_NOTES = [...PACKING_NOTES, 'country', 'shortened', 'characters'] as const

export const LabelFiles = z.object({
  /** Number of orders in the files. */
  orders: z.int(),
  /** The files as base64. Some carriers take a limited number of parcels per file. */
  files: z.array(z.object({ file_name: z.string(), base64: z.string() })),
  notes: z.array(NotedOrder.extend({ note: z.enum(LABEL_NOTES) })),
})

export const NewParcelEvent = z.strictObject({
  order_id: Id,
  /** If omitted, the first parcel. */
  parcel_id: Id.optional(),
  /** Id created by the client, as idempotency key: an event that is sent twice is stored once. */
  event_id: Id,
  happened_at: AskedTime,
  place: SingleLine(120).nullable().optional(),
  text: Text(300),
})

const WhichParcel = { order_id: Id, parcel_id: Id, revision: Revision }

export const shipment_endpoints = {
  'GET /api/admin/order/slips': {
    summary: 'Data of packing slips for paid orders, in the requested order; orders without a slip are listed',
    access: desk('fulfilment'),
    query: z.object({ order_ids: OrderIdList }),
    reply: Slips,
  },
  'GET /api/admin/order/labels': {
    summary:
      'Files with the addresses and goods of orders, from which a carrier or a shipping tool prints labels; orders that the carrier cannot take are listed',
    access: desk('fulfilment'),
    query: z.object({
      order_ids: OrderIdList,
      format: z.enum(LABEL_FORMATS).describe('The carrier or tool that reads the files'),
    }),
    reply: LabelFiles,
  },
  'POST /api/admin/order/ship': {
    summary:
      'Ship a paid order, or further pieces of a partly sent order; refused if the order has changed since `revision`',
    access: desk('fulfilment'),
    body: DeskParcel.extend({
      weight_grams: z.int().min(1).max(PARCEL_GRAMS_LIMIT).optional(),
      /** The pieces of the parcel. If omitted, everything that waits to be sent. */
      items: OrderPieces.optional(),
      revision: Revision.optional(),
    }),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/ship_many': {
    summary:
      'Ship several paid orders, each independently: failures are reported and do not affect the others. A call ends after a few seconds: send the same shipments again, starting after the last outcome. All shipments must be sent each time, because they are checked for shared tracking numbers',
    access: desk('fulfilment'),
    body: z.strictObject({
      shipments: Shipments,
      /** Number of shipments that earlier calls have processed. */
      from: z.int().min(0).max(ORDERS_AT_ONCE).optional(),
    }),
    reply: z.object({ outcomes: z.array(ShipmentOutcome) }),
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/ship_file': {
    summary:
      'Ship the orders of a CSV file with order number, carrier and tracking number, by the headings or the contents of its columns; a dry run changes nothing, and lists the parcels and the faults by line. A call ends after a few seconds: send the file again, starting after the last processed line',
    access: desk('fulfilment'),
    body: z.strictObject({
      csv: z.string().min(1).max(SHIPMENT_FILE_LIMITS.characters),
      dry_run: z.boolean(),
      /** Confirms that orders of other shoppers have the same tracking numbers as some lines. */
      is_shared: z.boolean().optional(),
      /** If omitted, the choice of an earlier file with the same headings is used. */
      choice: ShipmentChoice.optional(),
      /** Number of lines that earlier calls have processed. */
      from: z.int().min(0).max(SHIPMENT_FILE_LIMITS.lines).optional(),
      /** The orders of a preview. Other orders of the file are not shipped. */
      order_ids: z.array(Id).max(SHIPMENT_FILE_LIMITS.lines).optional(),
    }),
    reply: ShipmentFile,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/correct': {
    summary:
      'Correct the carrier and tracking number of a parcel of a shipped order; refused if the order has changed since `revision`',
    access: desk('fulfilment'),
    // Without `parcel_id`, the first parcel.
    body: DeskParcel.extend({ revision: Revision, parcel_id: Id.optional() }),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/parcel_lost': {
    summary:
      'Mark a parcel of a shipped order as lost; the shopper is told, and the order does not count as received until the pieces are refunded or the parcel is found. Refused if the order has changed since `revision`',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ ...WhichParcel, reason: Text(300) }),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/parcel_found': {
    summary:
      'Take the mark of a lost parcel back, as long as no money for it went back; the shopper is told. Refused if the order has changed since `revision`',
    access: desk('fulfilment', 'support'),
    body: z.strictObject(WhichParcel),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/event': {
    summary: 'Add an event to a parcel of a shipped order; the shopper sees it',
    access: desk('fulfilment', 'support'),
    body: NewParcelEvent,
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
  'POST /api/admin/order/event_remove': {
    summary: 'Delete a parcel event that was added by mistake',
    access: desk('fulfilment', 'support'),
    body: z.strictObject({ order_id: Id, event_id: Id }),
    reply: OrderAtDesk,
    stale: DESK_ORDERS,
  },
} as const satisfies EndpointTable
