import type { Cart, CartItem, Sku } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useSend } from '../../api/use-send.ts'
import { CartChanges, GATHER_MS } from './cart-changes.ts'
import { linesOf, maxQuantity, without, withQuantity, withSelection, withSku } from './cart-lines.ts'

const idsOf = (items: readonly CartItem[]) => items.map((item) => item.cart_item_id)

// Cart changes are exempt from the rule that an identical request is not sent twice in a short time: they set absolute
// values and are sent one after the other, so an identical request may follow immediately.
const AT_ONCE = { repeatable: true }

/** The cart with optimistic updates. */
export function useCart() {
  // Prices and stock change, so the cart is reloaded each time it is shown.
  const query = useRead('GET /api/cart', undefined, { refetch: true })
  const [changes] = useState(() => new CartChanges())
  const waiting = useSyncExternalStore(changes.subscribe, changes.waiting, changes.waiting)
  const shownCart = useMemo(
    () => query.data && waiting.reduce((cart, change) => change.apply(cart), query.data),
    [query.data, waiting],
  )
  const { send: update } = useSend('POST /api/cart/update', AT_ONCE)
  const { send: select } = useSend('POST /api/cart/select', AT_ONCE)
  const { send: drop } = useSend('POST /api/cart/remove', AT_ONCE)
  const { send: merge } = useSend('POST /api/cart/merge')

  return {
    cart: shownCart,
    query,
    /** Whether the server has all changes. */
    isSettled: waiting.length === 0,
    settle: () => changes.settle(),

    setQuantity({ cart_item_id }: CartItem, quantity: number) {
      changes.add({
        name: `quantity ${cart_item_id}`,
        wait_ms: GATHER_MS,
        apply: (cart) => withQuantity(cart, cart_item_id, quantity),
        send: () => update({ cart_item_id, quantity }),
      })
    },
    select(items: readonly CartItem[], selected: boolean) {
      const cart_item_ids = idsOf(items)
      if (cart_item_ids.length === 0) return
      changes.add({
        name: `select ${cart_item_ids.join()}`,
        apply: (cart) => withSelection(cart, cart_item_ids, selected),
        send: () => select({ cart_item_ids, selected }),
      })
    },
    changeSku({ cart_item_id, quantity: former }: CartItem, sku: Sku) {
      const quantity = Math.min(former, maxQuantity(sku))
      changes.add({
        name: `sku ${cart_item_id}`,
        apply: (cart) => withSku(cart, cart_item_id, sku, quantity),
        send: () => update({ cart_item_id, sku_id: sku.sku_id, quantity }),
      })
    },
    remove(items: readonly CartItem[]) {
      const cart_item_ids = idsOf(items)
      changes.add({
        name: `remove ${cart_item_ids.join()}`,
        apply: (cart) => without(cart, cart_item_ids),
        send: () => drop({ cart_item_ids }),
      })
    },
    /** Restores removed lines that can still be bought. */
    restore(items: readonly CartItem[]) {
      const unselected = items.filter((item) => !item.selected).map((item) => item.sku_id)
      const toUnselect = (cart: Cart) => idsOf(linesOf(cart).filter((item) => unselected.includes(item.sku_id)))
      changes.add({
        name: 'restore',
        // A restored line is a new line, so the server selects it by default. A line that was not selected before is
        // shown only after it has been deselected.
        apply: (cart) => withSelection(cart, toUnselect(cart), false),
        async send() {
          const mergedCart = await merge({ items: items.map(({ sku_id, quantity }) => ({ sku_id, quantity })) })
          const cart_item_ids = toUnselect(mergedCart)
          if (cart_item_ids.length > 0) await select({ cart_item_ids, selected: false })
        },
      })
    },
  }
}
