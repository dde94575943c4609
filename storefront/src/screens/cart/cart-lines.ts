import type { Cart, CartItem, Sku } from '@sampan/contract'
import { deliveriesFor } from '@sampan/contract/delivery'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'

export const linesOf = (cart: Cart): CartItem[] => cart.groups.flatMap((group) => group.items)

/** The largest quantity a line can be set to. */
export const maxQuantity = ({ stock }: Pick<CartItem, 'stock'>): number => Math.max(1, Math.min(stock, QUANTITY_LIMIT))

/** Whether the quantity exceeds the stock, which prevents checkout. */
export const isTooMany = ({ available, quantity, stock }: CartItem): boolean => available && quantity > stock

/** The lines that checkout would buy. */
export const wantedOf = (items: readonly CartItem[]): CartItem[] =>
  items.filter((item) => item.selected && item.available)

/**
 * The cheapest freight of the lines that checkout would buy, in cents. As at checkout, 0 for a shop that does not ship
 * to the country.
 */
export const freightOf = ({ groups }: Cart, country: string): number =>
  groups.reduce((sum, { items, freight }) => {
    const [cheapest] = deliveriesFor(freight, country, wantedOf(items))
    return sum + (cheapest?.freight_cents ?? 0)
  }, 0)

const totalOf = (items: readonly CartItem[]) =>
  items.reduce((sum, item) => sum + item.price_cents * item.quantity, 0) as Cart['selected_total_cents'] // whole cents

/**
 * The cart with each line changed, or removed if `change` returns null. Counts and sums are computed in the same way as
 * on the server.
 */
function withItems(cart: Cart, change: (item: CartItem) => CartItem | null): Cart {
  const groups = cart.groups
    .map((group) => ({ ...group, items: group.items.flatMap((item) => change(item) ?? []) }))
    .filter((group) => group.items.length > 0)
  const items = groups.flatMap((group) => group.items)
  const selected = wantedOf(items)
  return {
    groups,
    count: items.length,
    selected_count: selected.length,
    selected_total_cents: totalOf(selected),
    ...(cart.has_tax_rules && { has_tax_rules: cart.has_tax_rules }),
  }
}

export const withQuantity = (cart: Cart, cart_item_id: string, quantity: number): Cart =>
  withItems(cart, (item) => (item.cart_item_id === cart_item_id ? { ...item, quantity } : item))

export const withSelection = (cart: Cart, cart_item_ids: readonly string[], selected: boolean): Cart =>
  withItems(cart, (item) =>
    item.available && cart_item_ids.includes(item.cart_item_id) ? { ...item, selected } : item,
  )

export const without = (cart: Cart, cart_item_ids: readonly string[]): Cart =>
  withItems(cart, (item) => (cart_item_ids.includes(item.cart_item_id) ? null : item))

/** Changes the line to another SKU of its product. If another line already has this SKU, the two lines become one. */
export function withSku(cart: Cart, cart_item_id: string, sku: Sku, quantity: number): Cart {
  const sameSkuItem = linesOf(cart).find((item) => item.sku_id === sku.sku_id && item.cart_item_id !== cart_item_id)
  return withItems(cart, (item) => {
    if (item === sameSkuItem) return null
    if (item.cart_item_id !== cart_item_id) return item
    const wanted_quantity = quantity + (sameSkuItem?.quantity ?? 0)
    return { ...item, ...sku, quantity: Math.min(wanted_quantity, maxQuantity(sku)), available: sku.stock > 0 }
  })
}
