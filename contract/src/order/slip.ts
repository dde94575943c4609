import { z } from 'zod'
import { Id, Slug, Time } from '../endpoint.ts'
import { Order, OrderInList } from './order.ts'

const SlipItem = z.object({
  order_item_id: Id,
  sku_id: Slug,
  article_number: z.string().nullable(),
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
  /** Name of the country; null if `area_text` contains it. */
  country_text: z.string().nullable(),
  notes: z.string().nullable(),
  freight_service: OrderInList.shape.freight_service,
  paid_at: Time.nullable(),
  /** The pieces to pack, without refunded pieces. */
  items: z.array(SlipItem),
  /** Refunded pieces, which must not be packed. */
  not_sent: z.array(SlipItem),
})

/**
 * `unknown`, `state` and `nothing`: the order is left out, because it does not exist, is not paid or over, or has nothing
 * to pack. `after_sale`: the order is not left out, but its shopper has asked for a refund.
 */
export const PACKING_NOTES = ['unknown', 'state', 'nothing', 'after_sale'] as const

/** Null for an order that does not exist. */
export const NotedOrder = z.object({ order_id: Id, order_number: z.string().nullable() })

export const Slips = z.object({
  /** One for each order to pack, in the sequence of the ids. */
  slips: z.array(Slip),
  notes: z.array(NotedOrder.extend({ note: z.enum(PACKING_NOTES) })),
})
