import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'

export type OrderKey = { user_id: string; order_id: string }

/** Locks the shopper's orders by id. Other shoppers' orders are left out. */
export const { all: lockOrders } = prepared((tx, user_id: string, order_ids: string[]) =>
  tx
    .selectFrom('shop_order')
    .select(['order_id', 'status', 'total_cents', 'tax_cents', 'included_tax_cents'])
    .select(sql<boolean>`expires_at > now()`.as('is_open'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .orderBy('order_id')
    .forNoKeyUpdate(),
)

/** Moves the expiry of unpaid orders to a later time, at most half an hour after their usual expiry. */
export const { all: extendExpiry } = prepared(
  (_tx, user_id: string, order_ids: string[], until: string) => sql`
    update shop_order set expires_at = greatest(expires_at,
      least(${until}::timestamptz, created_at + time_limit('order_expiry') + interval '30 minutes'))
    where user_id = ${user_id} and order_id = any (${order_ids}::uuid[]) and status = 'unpaid'`,
)

/** An order's owner and checkout, which never change. */
export const findOrderKey = (db: Db, order_id: string, user_id?: string) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id', 'checkout_id'])
    .where('order_id', '=', order_id)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
    .executeTakeFirst()

export const findStatus = (db: Db, order_id: string) =>
  db.selectFrom('shop_order').select('status').where('order_id', '=', order_id).executeTakeFirst()

/** Locks a checkout. Called before its orders are locked, so that concurrent cancellations return a promo use once. */
export async function lockCheckout(tx: Tx, user_id: string, checkout_id: string): Promise<void> {
  await tx
    .selectFrom('checkout')
    .select('checkout_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .forNoKeyUpdate()
    .execute()
}

export async function isWhollyUnpaidAndCancelled(tx: Tx, user_id: string, checkout_id: string): Promise<boolean> {
  const { others } = await tx
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll().as('others'))
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .where((where) => where.or([where('status', '<>', 'cancelled'), where('paid_at', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(others) === 0
}
