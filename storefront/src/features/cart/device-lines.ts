import { CART_LINES_LIMIT } from '@sampan/contract/cart-limits'
import { storedList } from '../../device/stored-list.ts'

/** A line of a visitor's cart, which is stored on the device until the visitor logs in. */
export type DeviceLine = { sku_id: string; quantity: number }

export const isLine = (value: unknown): value is DeviceLine =>
  typeof value === 'object' &&
  value !== null &&
  'sku_id' in value &&
  typeof value.sku_id === 'string' &&
  'quantity' in value &&
  Number.isInteger(value.quantity)

/** The lines of a visitor's cart. The first load of the home page only counts them; device-cart.ts changes them. */
export const deviceLines = storedList('sampan.device-cart', isLine, CART_LINES_LIMIT)
