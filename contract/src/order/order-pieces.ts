import { z } from 'zod'
import { CART_LINES_LIMIT } from '../cart/cart-limits.ts'
import { areDistinct, Id } from '../endpoint.ts'

const Quantity = z.int().min(1).max(1_000_000)

/** The chosen lines of an order, each once. */
export const OrderPieces = z
  .array(z.strictObject({ order_item_id: Id, quantity: Quantity }))
  .min(1)
  .max(CART_LINES_LIMIT)
  .refine((items) => areDistinct(items.map((item) => item.order_item_id)))
