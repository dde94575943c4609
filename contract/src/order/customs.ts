import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, type EndpointTable, Id } from '../endpoint.ts'
import { OrderIdList } from './shipment.ts'
import { NotedOrder, PACKING_NOTES } from './slip.ts'

/** Pieces of a line. Null: the shop does not know it; the declaration is incomplete. */
const CustomsLine = z.object({
  order_item_id: Id,
  /** In English, if the product has an English title. */
  title: z.string(),
  /** Whether the title is in Latin letters. */
  is_readable: z.boolean(),
  quantity: z.int(),
  hs_code: z.string().nullable(),
  origin_country: z.string().nullable(),
  /** Net weight of the pieces. */
  weight_grams: z.int().nullable(),
  /** Price of the pieces after the discount, in US dollars. */
  value_cents: Amount,
})

/** The customs declaration of a parcel. Names of countries and areas are in English. */
export const CustomsForm = z.object({
  form: z.enum(['CN22', 'CN23']),
  order_id: Id,
  order_number: z.string(),
  /** The position of the parcel in the order; null for the pieces that wait to be sent. */
  parcel: z.int().nullable(),
  tracking_number: z.string().nullable(),
  sender: z.object({
    name: z.string(),
    /** Null if the shop has entered none. */
    address: z.string().nullable(),
    tax_number: z.string().nullable(),
    country_name: z.string(),
  }),
  recipient: z.object({
    addressee: z.string(),
    detailed_address: z.string(),
    /** The areas from the smallest to the largest. */
    area_text: z.string(),
    postcode: z.string().nullable(),
    country_name: z.string(),
    mobile_text: z.string(),
  }),
  lines: z.array(CustomsLine),
  value_cents: Amount,
  /** Net weight of all pieces; null if one of them has none. */
  weight_grams: z.int().nullable(),
  /** Weight of the parcel with its packing; null if it was not entered. */
  gross_weight_grams: z.int().nullable(),
})

/** `inside`: the order needs no declaration, because it stays in the country or in the European Union. */
const CUSTOMS_NOTES = [...PACKING_NOTES, 'inside'] as const

export const customs_endpoints = {
  'GET /api/admin/order/customs': {
    summary:
      'Customs declarations CN22 and CN23 of orders that go abroad, one per parcel, in the requested order; orders without a declaration are listed',
    access: desk('fulfilment'),
    query: z.object({
      order_ids: OrderIdList,
      sender_country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe('Country that the parcels leave from, as two letters of ISO 3166-1'),
    }),
    reply: z.object({
      forms: z.array(CustomsForm),
      notes: z.array(NotedOrder.extend({ note: z.enum(CUSTOMS_NOTES) })),
    }),
  },
} as const satisfies EndpointTable
