import { z } from 'zod'
import { Id, Time } from '../endpoint.ts'

/** A parcel of an order, with the pieces in it. */
export const OrderParcel = z.object({
  parcel_id: Id,
  /** Counts the parcels of the order from 1. */
  position: z.int(),
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_link: z.string().nullable(),
  weight_grams: z.int().nullable(),
  shipped_at: Time,
  /** When the shopper confirmed the receipt, or the order counted as received. */
  arrived_at: Time.nullable(),
  /** When the shop found that the parcel is lost. */
  lost_at: Time.nullable(),
  /** When money for pieces of the lost parcel went back. From then on, it cannot be marked as found. */
  lost_refunded_at: Time.nullable(),
  items: z.array(
    z.object({
      order_item_id: Id,
      quantity: z.int(),
      /** Of these pieces, those that were refunded. */
      refunded_quantity: z.int(),
    }),
  ),
})
export type OrderParcel = z.output<typeof OrderParcel>
