import { CART_LINES_LIMIT, QUANTITY_LIMIT } from '@sampan/contract/rules'
import { storedList } from '../../session/stored-list.ts'

/** A visitor's cart is stored on the device until the visitor logs in. */
type DeviceLine = { sku_id: string; quantity: number }

const isLine = (found: unknown): found is DeviceLine =>
  typeof found === 'object' &&
  found !== null &&
  'sku_id' in found &&
  typeof found.sku_id === 'string' &&
  'quantity' in found &&
  Number.isInteger(found.quantity)

const list = storedList('sampan.device-cart', isLine, CART_LINES_LIMIT)
const capped = (quantity: number, stock: number) => Math.max(1, Math.min(quantity, stock, QUANTITY_LIMIT))

export const deviceCart = {
  get: list.get,
  none: list.none,
  subscribe: list.subscribe,

  /** Adds pieces of a SKU, no more than there are. */
  add(sku_id: string, quantity: number, stock: number): void {
    const known = list.get().find((line) => line.sku_id === sku_id)
    const line = { sku_id, quantity: capped((known?.quantity ?? 0) + quantity, stock) }
    list.set([line, ...list.get().filter((other) => other.sku_id !== sku_id)])
  },

  setQuantity(sku_id: string, quantity: number): void {
    const line = { sku_id, quantity: capped(quantity, QUANTITY_LIMIT) }
    list.set(list.get().map((other) => (other.sku_id === sku_id ? line : other)))
  },

  remove(...sku_ids: string[]): void {
    list.set(list.get().filter((line) => !sku_ids.includes(line.sku_id)))
  },

  clear(): void {
    list.set([])
  },
}
