import { CART_LINES_LIMIT, QUANTITY_LIMIT } from '@sampan/contract/rules'
import type { Call } from '../../call.ts'

/** A visitor's cart stands on the device until the visitor logs in. */
export type DeviceLine = { sku_id: string; quantity: number }

const KEY = 'sampan.device-cart'
const NOTHING: readonly DeviceLine[] = []

let lines: readonly DeviceLine[] | undefined
const listeners = new Set<() => void>()

const isLine = (line: unknown): line is DeviceLine =>
  typeof line === 'object' &&
  line !== null &&
  'sku_id' in line &&
  typeof line.sku_id === 'string' &&
  'quantity' in line &&
  Number.isInteger(line.quantity)

/** What another version of the shop, or a curious person, left there may be anything. */
function stored(): readonly DeviceLine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isLine).slice(0, CART_LINES_LIMIT) : NOTHING
  } catch {
    return NOTHING
  }
}

function keep(next: readonly DeviceLine[]): void {
  lines = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without room the cart lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

const get = (): readonly DeviceLine[] => {
  lines ??= stored()
  return lines
}

const capped = (quantity: number, stock: number) => Math.max(1, Math.min(quantity, stock, QUANTITY_LIMIT))

export const deviceCart = {
  get,
  /** What the server renders: it does not know the device. */
  empty: () => NOTHING,

  subscribe(listener: () => void) {
    // Another tab of the same shop may have changed it.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== KEY) return
      lines = undefined
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  },

  /** Adds pieces of a SKU, no more than there are. */
  add(sku_id: string, quantity: number, stock: number): void {
    const known = get().find((line) => line.sku_id === sku_id)
    const line = { sku_id, quantity: capped((known?.quantity ?? 0) + quantity, stock) }
    keep([line, ...get().filter((other) => other.sku_id !== sku_id)].slice(0, CART_LINES_LIMIT))
  },

  setQuantity(sku_id: string, quantity: number): void {
    keep(get().map((line) => (line.sku_id === sku_id ? { sku_id, quantity: capped(quantity, QUANTITY_LIMIT) } : line)))
  },

  remove(...sku_ids: string[]): void {
    keep(get().filter((line) => !sku_ids.includes(line.sku_id)))
  },
}

/**
 * Joins the device's cart into the account's after login. The lines leave the device only when the shop has them; a
 * lost connection leaves them for the next login.
 */
export async function mergeDeviceCart(call: Call): Promise<void> {
  const items = get().map(({ sku_id, quantity }) => ({ sku_id, quantity }))
  if (items.length === 0) return
  await call('POST /api/cart/merge', { body: { items }, key: crypto.randomUUID() }, { quiet: true })
  keep([])
}
