import type { FreightTerms } from '@sampan/contract/delivery'
import type { BoughtLine } from '@sampan/contract/refund-deduction'
import type { OrderStatusWord } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import { anyOf, isOneOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

export type BoughtOrder = {
  order_id: string
  status: OrderStatusWord
  is_paid: boolean
  shipped_at: string | null
  discount_cents: number
  fault_goods_cents: number
  fault_other_cents: number
  ended_discount_cents: number
  added_freight_cents: number
  free_freight: FreightTerms | null
  minimum_cents: number
  lines: BoughtLine[]
}

/** All orders of the checkout to which the order belongs, sorted by id. A cancelled order has no pieces left. */
export async function findPurchase(db: Db, { user_id, order_id }: OrderKey): Promise<BoughtOrder[]> {
  return purchasesOf(db, sql<boolean>`user_id = ${user_id} and order_id = ${order_id}`)
}

/** The purchase of each order, as `findPurchase` returns it. */
export async function findPurchases(db: Db, orders: OrderKey[]): Promise<(order_id: string) => BoughtOrder[]> {
  const keys = orders.map(({ user_id, order_id }) => [user_id, order_id] as const)
  const rows = orders.length === 0 ? [] : await purchasesOf(db, isOneOf(['user_id', 'order_id'], keys))
  const purchases = Map.groupBy(rows, ({ of_order_id }) => of_order_id)
  return (order_id) => purchases.get(order_id) ?? []
}

/**
 * The purchases of the orders that match `condition`. Each row is an order of a purchase; `of_order_id` names the
 * matching order.
 */
async function purchasesOf(db: Db, condition: RawBuilder<boolean>): Promise<(BoughtOrder & { of_order_id: string })[]> {
  const { rows } = await sql<BoughtOrder & { of_order_id: string }>`
    select of_order_id, shop_order.order_id, status, paid_at is not null as is_paid, shipped_at,
      discount_cents, fault_goods_cents, fault_other_cents,
      ended_discount_cents, added_freight_cents, free_freight, promo_minimum_cents as minimum_cents, lines
    from (select user_id, order_id as of_order_id, checkout_id from shop_order where ${condition}) as asked
    join shop_order using (user_id, checkout_id) join checkout using (user_id, checkout_id) cross join lateral (
      select jsonb_agg(jsonb_build_object('order_item_id', order_item_id, 'quantity', quantity, 'price_cents', price_cents,
        'paid_cents', paid_cents, 'counts_for_promo', counts_for_promo, 'weight_grams', weight_grams,
        'refunded_quantity', case status when 'cancelled' then quantity
          else refunded_quantity end) order by position) as lines
      from order_item where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id
    ) as bought
    order by of_order_id, shop_order.order_id`.execute(db)
  return rows
}

/** Locks a checkout and then its orders by id, because a refund can change the price of the other orders. */
export async function lockPurchase(tx: Tx, { user_id, order_id }: OrderKey): Promise<void> {
  const ofOrder = sql`select checkout_id from shop_order where user_id = ${user_id} and order_id = ${order_id}`
  await sql`select from checkout where user_id = ${user_id} and checkout_id = (${ofOrder}) for no key update`.execute(
    tx,
  )
  await sql`select from shop_order where user_id = ${user_id} and checkout_id = (${ofOrder})
    order by order_id for no key update`.execute(tx)
}

/** Locks the checkouts of orders whose promo code has a minimum. */
export const { all: lockPromoPurchases } = prepared(
  (_tx, user_id: string, order_ids: string[]) => sql`
    select from checkout where user_id = ${user_id} and promo_minimum_cents > 0 and checkout_id in (
      select checkout_id from shop_order where user_id = ${user_id} and order_id = any (${order_ids}::uuid[]))
    order by checkout_id for no key update`,
)

/** The other orders of a purchase whose refunds deducted this order's discount, sorted by number. */
export async function findDeductedFrom(db: Db, { user_id, order_id }: OrderKey) {
  const { rows } = await sql<{ order_id: string; order_number: string }>`
    select order_id, order_number from shop_order
    where user_id = ${user_id} and order_id <> ${order_id} and checkout_id = (
      select checkout_id from shop_order where user_id = ${user_id} and order_id = ${order_id})
      and exists (select from refund where refund.user_id = shop_order.user_id and refund.order_id = shop_order.order_id
        and state = 'executed' and deducted_discount_cents > 0)
    order by order_number`.execute(db)
  return rows
}

/** Filters the orders that have a discount from a promo code with a minimum. */
export const { all: findPromoOrders } = prepared((db, user_id: string, order_ids: string[]) =>
  db
    .selectFrom('shop_order')
    .innerJoin('checkout', (join) =>
      join
        .onRef('checkout.user_id', '=', 'shop_order.user_id')
        .onRef('checkout.checkout_id', '=', 'shop_order.checkout_id'),
    )
    .select(['order_id', 'shop_order.checkout_id'])
    .where('shop_order.user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .where('promo_minimum_cents', '>', 0)
    .where('shop_order.discount_cents', '>', 0),
)

type Benefits = {
  fault_goods_cents: number
  fault_other_cents: number
  ended_discount_cents: number
  added_freight_cents: number
}

/**
 * Stores the benefits that an order lost. `released_cents`: the part of the charge for them that a completed order
 * releases to the shop immediately; 0 for all other orders.
 */
export async function setBenefits(tx: Tx, key: OrderKey, benefits: Benefits, released_cents: number): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ ...benefits, released_cents: sql<number>`released_cents + ${released_cents}` })
    .where('user_id', '=', key.user_id)
    .where('order_id', '=', key.order_id)
    .execute()
}

/**
 * When an operator cancels an unpaid order, its goods still count towards the minimum of the other orders, because the
 * cancellation is not the shopper's fault.
 */
export async function countAsBought(tx: Tx, { user_id, order_id }: OrderKey): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      fault_goods_cents: sql<number>`goods_cents`,
      fault_other_cents: sql<number>`coalesce((select sum(price_cents * quantity) from order_item
        where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id
          and not counts_for_promo), 0)`,
    })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute()
}

/** A shopper's open refund request: the pieces to refund, and the deduction that the shopper was shown. */
export type OpenRequest = {
  order_id: string
  reason: 'damaged' | 'wrong' | 'not_received' | 'unwanted' | 'other'
  deducted_cents: number
  pieces: { order_item_id: string; quantity: number }[]
}

/**
 * Open requests of the other orders of a purchase. Requests for money only do not change the purchase and are left out.
 */
export async function findOpenRequests(tx: Tx, { user_id, order_id }: OrderKey): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select refund.order_id, reason, deducted_discount_cents + deducted_freight_cents as deducted_cents, pieces
    from refund join shop_order using (user_id, order_id) cross join lateral (
      select jsonb_agg(jsonb_build_object('order_item_id', order_item_id, 'quantity', quantity)) as pieces
      from refund_item where refund_item.user_id = refund.user_id and refund_item.refund_id = refund.refund_id
    ) as asked
    where user_id = ${user_id} and refund.order_id <> ${order_id} and takes_goods
      and state in ('applied', 'agreed', 'returning') and checkout_id = (
        select checkout_id from shop_order where user_id = ${user_id} and order_id = ${order_id})`.execute(tx)
  return rows
}
