import type { Reason } from '@sampan/contract'
import { QUANTITY_LIMIT, UNPAID_CHECKOUTS_LIMIT } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { OrderAddress } from '../../db/tables.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { holdShopper, takeFromCart } from '../cart/cart-service.ts'
import {
  addressFor,
  type PricedCheckout,
  type PricedOrder,
  priceCheckout,
  usePromo,
  type Wish,
} from '../checkout/checkout-service.ts'
import { recordEvent } from './order-move-service.ts'
import { newOrderNumber } from './order-number.ts'
import { findUnpaid, insertCheckout, insertItems, insertOrder, type NewItem, type NewOrder } from './order-sql.ts'
import { reserveStock } from './stock-service.ts'

type NewCheckout = Wish & { address_id: string; total_cents: number; notes?: string | undefined }

/**
 * Makes one order a shop, reserves the stock and takes the bought lines out of the cart.
 * @throws Refusal price_changed when the total is not what the shopper saw; not_deliverable naming the shop;
 * sku_unavailable, quantity_limit or out_of_stock naming the SKU; too_many_unpaid; promo_….
 */
export const createOrders = (db: Db, user_id: string, wish: NewCheckout) =>
  transaction(db, async (tx) => {
    await holdShopper(tx, user_id)
    const address = await addressFor(tx, user_id, wish.address_id)
    const checkout = await priceCheckout(tx, user_id, wish, address)
    refuseWhatDiffers(checkout, wish.total_cents)
    await refuseHoarding(tx, user_id, checkout)
    const { total_cents } = checkout
    const promo_code = checkout.promo?.code ?? null
    const { checkout_id, expires_at } = await insertCheckout(tx, { user_id, total_cents, promo_code })
    if (promo_code) await usePromo(tx, { user_id, code: promo_code, checkout_id })
    const shared = { user_id, checkout_id, expires_at, promo_code, address, notes: wish.notes || null }
    const order_ids: string[] = []
    for (const order of checkout.orders) order_ids.push(await writeOrder(tx, shared, order))
    await recordEvent(tx, { by: 'shopper' }, 'create', { user_id, order_ids })
    const lines = linesOf(checkout)
    await reserveStock(tx, lines)
    await takeFromCart(
      tx,
      user_id,
      lines.flatMap((line) => line.cart_item_id ?? []),
    )
    return { checkout_id, order_ids, total_cents, expires_at }
  })

const linesOf = (checkout: PricedCheckout) => checkout.orders.flatMap((order) => order.lines)

function refuseWhatDiffers(checkout: PricedCheckout, shown_cents: number): void {
  const unreachable = checkout.orders.find((order) => !order.deliverable)
  if (unreachable) throw new Refusal('not_deliverable', { field: unreachable.shop_id })
  const fault: Reason | undefined = checkout.promo?.fault
  if (fault) throw new Refusal(fault, { field: 'promo_code' })
  if (checkout.total_cents !== shown_cents) throw new Refusal('price_changed')
}

/** Reserved goods are goods that others can't buy: so many checkouts may wait, and so many pieces of one SKU. */
async function refuseHoarding(tx: Tx, user_id: string, checkout: PricedCheckout): Promise<void> {
  const unpaid = await findUnpaid(tx, user_id)
  if (unpaid.checkouts >= UNPAID_CHECKOUTS_LIMIT) throw new Refusal('too_many_unpaid')
  const greedy = linesOf(checkout).find(
    ({ sku_id, quantity }) => (unpaid.pieces.get(sku_id) ?? 0) + quantity > QUANTITY_LIMIT,
  )
  if (greedy) throw new Refusal('quantity_limit', { field: greedy.sku_id })
}

type Shared = Pick<NewOrder, 'user_id' | 'checkout_id' | 'expires_at' | 'promo_code' | 'notes'> & {
  address: OrderAddress
}

async function writeOrder(tx: Tx, shared: Shared, order: PricedOrder): Promise<string> {
  const { shop_id, goods_cents, freight_cents, discount_cents, total_cents } = order
  const sums = { goods_cents, freight_cents, discount_cents, total_cents }
  const order_id = await insertNumbered(tx, { ...shared, ...sums, shop_id })
  // What is left of a line is what the order keeps of it: words and price stay as they were.
  const items = order.lines.map(
    ({ cart_item_id, shop_id, shop_name, shop_logo, stock, on_sale, ...item }): NewItem => item,
  )
  await insertItems(tx, { user_id: shared.user_id, order_id }, items)
  return order_id
}

const NUMBER_TRIES = 5

async function insertNumbered(tx: Tx, order: Omit<NewOrder, 'order_number'>): Promise<string> {
  for (let attempt = 1; attempt <= NUMBER_TRIES; attempt++) {
    const order_id = await insertOrder(tx, { ...order, order_number: newOrderNumber() })
    if (order_id) return order_id
  }
  throw new Error(`no free order number in ${NUMBER_TRIES} tries`)
}
