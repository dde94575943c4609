import type { Cart, CartItem, Sku } from '@sampan/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useCall } from '../../api/call.ts'
import { makeStale } from '../../api/make-stale.ts'
import { useKeyedCall } from '../../api/use-keyed-call.ts'
import { CartChanges, GATHER_MS } from './cart-changes.ts'
import { linesOf, mostOf, withMarks, without, withQuantity, withSku } from './cart-lines.ts'
import { cartQuery } from './cart-queries.ts'

const idsOf = (items: readonly CartItem[]) => items.map((item) => item.cart_item_id)

/** The cart as the shopper wishes it, a moment before the server has it so. */
export function useBag() {
  const call = useCall()
  const cart = cartQuery(call)
  // Prices and stock move while the cart lies there: each showing reads it anew.
  const query = useQuery({ ...cart, staleTime: 0 })
  const { changes, countsChanged } = useCartChanges()
  const waiting = useSyncExternalStore(changes.subscribe, changes.waiting, changes.waiting)
  const shown = useMemo(
    () => query.data && waiting.reduce((cart, change) => change.apply(cart), query.data),
    [query.data, waiting],
  )
  const merge = useKeyedCall('POST /api/cart/merge')
  // Changes are absolute and wait for each other, so the same one may well follow itself at once.
  const at_once = { repeatable: true }

  return {
    cart: shown,
    query,
    settle: () => changes.settle(),

    setQuantity({ cart_item_id }: CartItem, quantity: number) {
      changes.add({
        name: `quantity ${cart_item_id}`,
        wait_ms: GATHER_MS,
        apply: (known) => withQuantity(known, cart_item_id, quantity),
        send: () => call('POST /api/cart/update', { body: { cart_item_id, quantity } }, at_once),
      })
    },
    mark(items: readonly CartItem[], selected: boolean) {
      const cart_item_ids = idsOf(items)
      if (cart_item_ids.length === 0) return
      changes.add({
        name: `mark ${cart_item_ids.join()}`,
        apply: (known) => withMarks(known, cart_item_ids, selected),
        send: () => call('POST /api/cart/select', { body: { cart_item_ids, selected } }, at_once),
      })
    },
    changeSku({ cart_item_id, quantity: former }: CartItem, sku: Sku) {
      const quantity = Math.min(former, mostOf(sku))
      const body = { cart_item_id, sku_id: sku.sku_id, quantity }
      changes.add({
        name: `sku ${cart_item_id}`,
        apply: (known) => withSku(known, cart_item_id, sku, quantity),
        send: () => call('POST /api/cart/update', { body }, at_once).then(countsChanged),
      })
    },
    remove(items: readonly CartItem[]) {
      const cart_item_ids = idsOf(items)
      changes.add({
        name: `remove ${cart_item_ids.join()}`,
        apply: (known) => without(known, cart_item_ids),
        send: () => call('POST /api/cart/remove', { body: { cart_item_ids } }, at_once).then(countsChanged),
      })
    },
    /** Puts removed lines back, as far as they can still be had. */
    restore(items: readonly CartItem[]) {
      const body = { items: items.map(({ sku_id, quantity }) => ({ sku_id, quantity })) }
      const unmarked = items.filter((item) => !item.selected).map((item) => item.sku_id)
      // What comes back is a new line, marked as every new one.
      const unmark = async (reply: Cart) => {
        const cart_item_ids = idsOf(linesOf(reply).filter((item) => unmarked.includes(item.sku_id)))
        if (cart_item_ids.length === 0) return reply
        return call('POST /api/cart/select', { body: { cart_item_ids, selected: false } }, at_once)
      }
      changes.add({
        name: 'restore',
        apply: (known) => known,
        send: () => merge({ body }).then(unmark).then(countsChanged),
      })
    },
  }
}

/** The queue of changes, tied to what the app knows of the cart. */
function useCartChanges() {
  const client = useQueryClient()
  const { queryKey } = cartQuery(useCall())
  const [changes] = useState(
    () =>
      new CartChanges({
        // An answer to an older question must not be taken for the newest.
        onSend: () => void client.cancelQueries({ queryKey }),
        onReply: (reply) => {
          void client.cancelQueries({ queryKey })
          client.setQueryData(queryKey, reply)
        },
        onFailure: () => void client.invalidateQueries({ queryKey }),
      }),
  )
  const countsChanged = (reply: Cart) => {
    void makeStale(client, 'POST /api/cart/remove')
    return reply
  }
  return { changes, countsChanged }
}
