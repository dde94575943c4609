import type { Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import {
  addToCart,
  capQuantities,
  cartContents,
  changeCartLine,
  markCartLines,
  mergeIntoCart,
  removeCartLines,
} from './cart-service.ts'
import { findFreightOf, findOffers } from './cart-sql.ts'
import { type CartReply, cartOf, previewLineId } from './cart-view.ts'

type Shopper = { db: Db; user_id: string; language: Language }
type PreviewItems = z.output<Endpoints['POST /api/cart/preview']['body']>['items']

/**
 * Stores only `adjusted` as the reply of a call, because a cart has up to 120 lines and nearly all are unchanged. A
 * repeated call reads the cart again.
 */
const reread = {
  store: ({ adjusted }: CartReply) => (adjusted ? { adjusted } : {}),
  read: (shopper: Shopper, { adjusted }: Partial<CartReply>) => readCart(shopper, adjusted),
}

export function cartRoutes(server: Server): void {
  implement(server, 'GET /api/cart', (input) => readCart(input))
  implement(
    server,
    'POST /api/cart/add',
    async ({ db, user_id, body, language }) => cartOf(await addToCart(db, user_id, body, language)),
    { reread },
  )
  implement(server, 'POST /api/cart/update', async ({ body: { cart_item_id, ...change }, ...input }) => {
    const adjusted = await changeCartLine(input.db, input.user_id, cart_item_id, change)
    return readCart(input, adjusted)
  })
  implement(server, 'POST /api/cart/select', async ({ body: { cart_item_ids, selected }, ...input }) => {
    await markCartLines(input.db, input.user_id, cart_item_ids, selected)
    return readCart(input)
  })
  implement(server, 'POST /api/cart/remove', async ({ body: { cart_item_ids }, ...input }) => {
    await removeCartLines(input.db, input.user_id, cart_item_ids)
    return readCart(input)
  })
  implement(
    server,
    'POST /api/cart/merge',
    async ({ body: { items }, ...input }) => {
      const adjusted = await mergeIntoCart(input.db, input.user_id, items)
      return readCart(input, adjusted)
    },
    { reread },
  )
  implement(server, 'POST /api/cart/preview', ({ body: { items }, db, language }) => previewCart(db, items, language))
}

const readCart = async ({ db, user_id, language }: Shopper, adjusted?: string[]): Promise<CartReply> =>
  cartOf(await onOneConnection(db, (on_one) => cartContents(on_one, user_id, language)), adjusted)

/** A visitor's lines in the order in which the device sent them, latest first. */
async function previewCart(db: Db, items: PreviewItems, language: Language): Promise<CartReply> {
  if (items.length === 0) return cartOf({ lines: [], freight: [] })
  const sku_ids = items.map((item) => item.sku_id)
  const [{ capped, adjusted }, offers, freight] = await Promise.all([
    capQuantities(db, items),
    findOffers(db, sku_ids, language),
    findFreightOf(db, sku_ids),
  ])
  const quantities = new Map(capped.map((line) => [line.sku_id, line.quantity]))
  const order = new Map(items.map((item, index) => [item.sku_id, index]))
  const lines = offers
    .toSorted((a, b) => (order.get(a.sku_id) ?? 0) - (order.get(b.sku_id) ?? 0))
    .map((offer) => ({
      ...offer,
      cart_item_id: previewLineId(offer.sku_id),
      // A line that cannot be bought stays visible, with quantity 1.
      quantity: quantities.get(offer.sku_id) ?? 1,
      selected: true,
    }))
  return cartOf({ lines, freight }, adjusted)
}
