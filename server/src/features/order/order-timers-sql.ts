import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

/** How much of each kind one look finds at most. */
export const BATCH = 100

const now = sql<string>`now()`

/** Checkouts with orders whose time to pay has passed. */
export const findExpired = (db: Db) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'checkout_id'])
    .distinct()
    .where('status', '=', 0)
    .where('expires_at', '<=', now)
    .limit(BATCH)
    .execute()

/** Holds a checkout, unless somebody else does. */
export async function tryCheckout(tx: Tx, user_id: string, checkout_id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('checkout')
    .select('checkout_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return held !== undefined
}

/** Locks what is still to expire of a checkout. A payment under way is waited for: what it paid is no longer among them. */
export const lockExpired = (tx: Tx, user_id: string, checkout_id: string) =>
  tx
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .where('status', '=', 0)
    .where('expires_at', '<=', now)
    .orderBy('order_id')
    .forNoKeyUpdate()
    .execute()

/** What an order waits for, and the column with its time. */
const DUE = { receive: { status: 2, at: 'auto_confirm_at' }, complete: { status: 3, at: 'auto_complete_at' } } as const
export type DueEvent = keyof typeof DUE

export const findDue = (db: Db, event: DueEvent) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id'])
    .where('status', '=', DUE[event].status)
    .where(DUE[event].at, '<=', now)
    .orderBy(DUE[event].at)
    .limit(BATCH)
    .execute()

/** Locks an order that is still due, unless somebody else holds it. */
export async function tryDue(tx: Tx, event: DueEvent, user_id: string, order_id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('status', '=', DUE[event].status)
    .where(DUE[event].at, '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return held !== undefined
}

/** Deletes what nobody can use any more: kept answers, sessions, mailed codes and devices past their time. */
export async function deleteDead(db: Db): Promise<void> {
  await db.deleteFrom('keyed_call').where('created_at', '<', sql<string>`now() - time_limit('keyed_call')`).execute()
  for (const table of ['session', 'operator_session', 'one_time_code'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<string>`now() - time_limit('known_device')`)
    .execute()
}
