import { sql, type UpdateObject } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { OrderAddress, Tables, ValueInWords } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OrderEvent, Role, Transition } from './order-transitions.ts'

export type OrderKey = { user_id: string; order_id: string }
/** What an event says beside that it happened. */
export type OrderChange = { carrier?: string; tracking_number?: string; cancel_reason?: string | null }

const now = sql<string>`now()`

/** What an event writes by itself. Times are the database's, never a server's clock. */
const STAMPS: Record<OrderEvent, UpdateObject<Tables, 'shop_order'>> = {
  pay: { paid_at: now, paid_cents: sql<number>`total_cents` },
  cancel: { cancelled_at: now },
  expire: { cancelled_at: now },
  ship: { shipped_at: now, auto_confirm_at: sql<string>`now() + time_limit('order_auto_confirm')` },
  correct: {},
  receive: { received_at: now, auto_complete_at: sql<string>`now() + time_limit('order_auto_complete')` },
  complete: { completed_at: now, released_cents: sql<number>`paid_cents - refunded_cents` },
}

/** Moves orders from one status to another: those that are in another status by now are left alone. */
export const swapStatus = (
  tx: Tx,
  { user_id, order_ids }: { user_id: string; order_ids: string[] },
  event: OrderEvent,
  { from, to }: Transition,
  change: OrderChange,
) =>
  tx
    .updateTable('shop_order')
    .set({ ...STAMPS[event], ...change, status: to })
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .where('status', '=', from)
    .returning(['order_id', 'total_cents', 'released_cents'])
    .execute()

type NewHistory = {
  user_id: string
  order_id: string
  event: string
  by_whom: Role
  operator_id: string | null
  details: Record<string, string>
}

export async function insertHistory(tx: Tx, rows: NewHistory[]): Promise<void> {
  await tx
    .insertInto('order_history')
    .values(rows.map((row) => ({ ...row, details: JSON.stringify(row.details) })))
    .execute()
}

/** Locks the shopper's orders in the order of their ids; those of others are left out. */
export const { all: lockOrders } = prepared((tx, user_id: string, order_ids: string[]) =>
  tx
    .selectFrom('shop_order')
    .select(['order_id', 'status', 'total_cents'])
    .select(sql<boolean>`expires_at > now()`.as('is_open'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .orderBy('order_id')
    .forNoKeyUpdate(),
)

/** Whose order it is, and of which checkout: these never change. */
export const findOrderKey = (db: Db, order_id: string, user_id?: string) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id', 'checkout_id'])
    .where('order_id', '=', order_id)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
    .executeTakeFirst()

/** Locked before its orders: two cancellations of one checkout must see each other to give the promo use back once. */
export async function lockCheckout(tx: Tx, user_id: string, checkout_id: string): Promise<void> {
  await tx
    .selectFrom('checkout')
    .select('checkout_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .forNoKeyUpdate()
    .execute()
}

/** Whether every order of a checkout was cancelled without having been paid. */
export async function isWhollyUnpaidAndCancelled(tx: Tx, user_id: string, checkout_id: string): Promise<boolean> {
  const { others } = await tx
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll().as('others'))
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .where((where) => where.or([where('status', '<>', -1), where('paid_at', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(others) === 0
}

const { all: findUnpaidLines } = prepared((tx, user_id: string) =>
  tx
    .selectFrom('shop_order')
    .innerJoin('order_item', (join) =>
      join
        .onRef('order_item.user_id', '=', 'shop_order.user_id')
        .onRef('order_item.order_id', '=', 'shop_order.order_id'),
    )
    .select(['shop_order.checkout_id', 'order_item.sku_id', 'order_item.quantity'])
    .where('shop_order.user_id', '=', user_id)
    .where('shop_order.status', '=', 0)
    .where('shop_order.expires_at', '>', sql<string>`now()`),
)

/** How many checkouts wait to be paid, and how many pieces of each SKU they hold. */
export async function findUnpaid(tx: Tx, user_id: string) {
  const rows = await findUnpaidLines(tx, user_id)
  const pieces = new Map<string, number>()
  for (const { sku_id, quantity } of rows) pieces.set(sku_id, (pieces.get(sku_id) ?? 0) + quantity)
  return { checkouts: new Set(rows.map((row) => row.checkout_id)).size, pieces }
}

export const insertCheckout = (tx: Tx, checkout: { user_id: string; total_cents: number; promo_code: string | null }) =>
  tx
    .insertInto('checkout')
    .values({ ...checkout, expires_at: sql<string>`now() + time_limit('order_expiry')` })
    .returning(['checkout_id', 'expires_at'])
    .executeTakeFirstOrThrow()

export type NewOrder = {
  user_id: string
  order_number: string
  checkout_id: string
  shop_id: string
  goods_cents: number
  freight_cents: number
  discount_cents: number
  total_cents: number
  promo_code: string | null
  notes: string | null
  address: OrderAddress
  expires_at: string
}

/** @returns the new order's id, or undefined when its number is taken. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string | undefined> {
  const made = await tx
    .insertInto('shop_order')
    .values({ ...order, address: JSON.stringify(order.address) })
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return made?.order_id
}

export type NewItem = {
  product_id: string
  sku_id: string
  title: Record<string, string>
  axis_values: ValueInWords[]
  image: string
  price_cents: number
  quantity: number
  discount_cents: number
  paid_cents: number
}

export async function insertItems(tx: Tx, key: OrderKey, items: NewItem[]): Promise<void> {
  const rows = items.map((item, position) => ({
    ...key,
    ...item,
    position,
    title: JSON.stringify(item.title),
    axis_values: JSON.stringify(item.axis_values),
  }))
  await tx.insertInto('order_item').values(rows).execute()
}
