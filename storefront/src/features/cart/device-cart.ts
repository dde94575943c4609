import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import { storedList } from '../../device/stored-list.ts'
import { type DeviceLine, isLine, deviceLines as list } from './device-lines.ts'

/** Lines that are being merged into an account's cart, and the idempotency key of the call that merges them. */
type Merge = { key: string; items: readonly DeviceLine[] }

const isMerge = (value: unknown): value is Merge =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isLine)

/** Stores the merge that got no reply; there is at most one. */
const merges = storedList('sampan.device-cart.merge', isMerge, 1)
const capped = (quantity: number, stock: number) => Math.max(1, Math.min(quantity, stock, QUANTITY_LIMIT))

export const deviceCart = {
  get: list.get,
  none: list.none,
  subscribe: list.subscribe,

  /** Adds pieces of a SKU, up to its stock. */
  add(sku_id: string, quantity: number, stock: number): void {
    const deviceLine = list.get().find((line) => line.sku_id === sku_id)
    const line = { sku_id, quantity: capped((deviceLine?.quantity ?? 0) + quantity, stock) }
    list.set([line, ...list.get().filter((other) => other.sku_id !== sku_id)])
  },

  setQuantity(sku_id: string, quantity: number): void {
    const line = { sku_id, quantity: capped(quantity, QUANTITY_LIMIT) }
    list.set(list.get().map((other) => (other.sku_id === sku_id ? line : other)))
  },

  remove(...sku_ids: string[]): void {
    list.set(list.get().filter((line) => !sku_ids.includes(line.sku_id)))
  },

  /** The merge that got no reply, possibly in an earlier session. */
  lostMerge: (): Merge | undefined => merges.get()[0],

  /** Starts a merge of all lines. The merge counts as lost until `endMerge` is called. */
  beginMerge(): Merge | undefined {
    const items = list.get().map(({ sku_id, quantity }) => ({ sku_id, quantity }))
    if (items.length === 0) return undefined
    const merge = { key: crypto.randomUUID(), items }
    merges.set([merge])
    return merge
  },

  /** Removes the merged lines, which are now in the account's cart, unless they were changed during the merge. */
  keepOthers({ items }: Merge): void {
    const isIn = (line: DeviceLine) =>
      items.some(({ sku_id, quantity }) => sku_id === line.sku_id && quantity === line.quantity)
    list.set(list.get().filter((line) => !isIn(line)))
  },

  endMerge(): void {
    merges.set([])
  },
}
