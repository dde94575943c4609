import { sql } from 'kysely'
import type { Outcome } from '../../background/background-loop.ts'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { isRetried } from '../../job/row-work-sql.ts'
import { transitions } from './order-transitions.ts'

export const BATCH = 100

const now = sql<string>`now()`

/** Tasks that repeat timers that failed. */
export const TASKS = {
  expire: 'order_expire',
  receive: 'order_receive',
  complete: 'order_complete',
  ask: 'order_ask',
} as const

/** Checkouts with expired orders, except those that failed and have a job. */
export const findExpired = (db: Db, limit: number) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'checkout_id'])
    .distinct()
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .where(({ not, ref }) => not(isRetried(TASKS.expire, ref('checkout_id'))))
    .limit(limit)
    .execute()

/** Locks a checkout. @returns false when another transaction has locked it. */
export async function tryCheckout(tx: Tx, user_id: string, checkout_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('checkout')
    .select('checkout_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the expired orders of a checkout. Waits for a payment in progress and leaves out the orders that it paid. */
export const lockExpired = (tx: Tx, user_id: string, checkout_id: string) =>
  tx
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .orderBy('order_id')
    .forNoKeyUpdate()
    .execute()

/** The column with the due time of each event. */
const DUE = { receive: 'auto_confirm_at', complete: 'auto_complete_at' } as const
export type DueEvent = keyof typeof DUE

export const findDue = (db: Db, event: DueEvent, limit: number) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id'])
    .where('status', 'in', transitions[event].from)
    .where(DUE[event], '<=', now)
    .where(({ not, ref }) => not(isRetried(TASKS[event], ref('order_id'))))
    .orderBy(DUE[event])
    .limit(limit)
    .execute()

/**
 * Locks an order that is still due. @returns false when it is not due any more, or another transaction has locked it.
 */
export async function tryDue(tx: Tx, event: DueEvent, user_id: string, order_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('status', 'in', transitions[event].from)
    .where(DUE[event], '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

const EXPECTED = sql<string>`late_on(shipped_at, transit_days_max)`

/** Shipped orders that were expected until yesterday, and whose shoppers were not asked whether they have arrived. */
export const findExpected = (db: Db, limit: number) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id'])
    .where('status', '=', 'shipped')
    .where('arrival_asked_at', 'is', null)
    .where('transit_days_max', 'is not', null)
    // The shopper of a partly sent order is not asked yet.
    .where('auto_confirm_at', 'is not', null)
    .where(EXPECTED, '<=', now)
    .where(({ not, ref }) => not(isRetried(TASKS.ask, ref('order_id'))))
    .orderBy(EXPECTED)
    .limit(limit)
    .execute()

/** Notes that a shopper is asked. @returns the order's number; undefined when another server asks, or it has arrived. */
export async function markAsked(tx: Tx, user_id: string, order_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ order_number: string }>`
    with due as (
      select user_id, order_id from shop_order
      where user_id = ${user_id} and order_id = ${order_id} and status = 'shipped' and arrival_asked_at is null
      for no key update skip locked)
    update shop_order set arrival_asked_at = now() from due
    where shop_order.user_id = due.user_id and shop_order.order_id = due.order_id returning order_number`.execute(tx)
  return rows[0]?.order_number
}

const DEAD = {
  keyed_call: sql<boolean>`created_at < now() - time_limit('keyed_call')`,
  session: sql<boolean>`expires_at < now()`,
  operator_session: sql<boolean>`expires_at < now()`,
  one_time_code: sql<boolean>`expires_at < now()`,
  known_device: sql<boolean>`last_used_at < now() - time_limit('known_device')`,
  notice: sql<boolean>`created_at < now() - time_limit('notice')`,
  security_event: sql<boolean>`created_at < now() - time_limit('security_event')`,
  event_ticket: sql<boolean>`expires_at < now()`,
  agent_token: sql<boolean>`expires_at < now()`,
  agent_grant: sql<boolean>`expires_at < now()`,
  agent_single_use: sql<boolean>`expires_at < now()`,
  tracking_report: sql<boolean>`created_at < now() - interval '7 days'`,
}
const DEAD_BATCH = 1_000

/**
 * Deletes expired rows: stored replies of calls with an Idempotency-Key, sessions, mailed codes, devices, notices,
 * security events, tickets, agents' codes, tokens and used signatures, and carriers' reports. Each table is processed in batches, skipping locked rows. If one table fails,
 * the others are still processed.
 * @throws AggregateError with the errors of the tables that failed.
 */
export async function deleteDead(db: Db): Promise<Outcome> {
  const results = await Promise.allSettled(
    Object.entries(DEAD).map(([table, is_dead]) =>
      sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${is_dead} limit ${sql.lit(DEAD_BATCH)} for update skip locked))`.execute(
        db,
      ),
    ),
  )
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, `deleting from ${errors.length} tables failed`)
  const isFull = results.some(
    (result) => result.status === 'fulfilled' && result.value.numAffectedRows === BigInt(DEAD_BATCH),
  )
  return isFull ? 'more' : 'done'
}
