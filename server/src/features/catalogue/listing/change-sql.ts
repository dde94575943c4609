import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { HealthConnection } from '../../../db/health-connection.ts'
import type { Tx } from '../../../db/transaction.ts'

/**
 * Lock that lets only one server at a time make listings, because the counts of listings are updated by differences.
 */
const LISTING_LOCK = 7_262_050

export async function tryListingLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LISTING_LOCK)}) as is_alone`.execute(tx)
  return rows[0]?.is_alone ?? false
}

/** Waits until no other server makes listings. */
export async function lockListings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LISTING_LOCK)})`.execute(tx)
}

/** The task that makes a listing that failed. */
export const LISTING_TASK = 'listing'
const KEY = sql.lit(`${LISTING_TASK}:`)

/**
 * Whether a change is due: its product or name has no job that makes it. When that job is dead, a change that was noted
 * since may have fixed the cause, so it is tried, at most once a minute.
 */
const mayBeTried = (item: 'product_id' | 'source') => sql`not exists (
  select from job where once_key = ${KEY} || ${sql.ref(item)}
    and (dead_at is null or dead_at >= least(noted_at, now() - interval '1 minute')))`

/** Notes that the job of a product or name, if it is dead, would fail again. */
export async function noteFailure(tx: Tx, item: string, error: string): Promise<void> {
  await sql`update job set dead_at = now(), last_error = left(${error}, 500)
    where once_key = ${KEY} || ${item}::text and dead_at is not null`.execute(tx)
}

/** Deletes the dead jobs of products and names that succeeded. */
export async function deleteDeadJobs(tx: Tx, items: readonly string[]): Promise<void> {
  if (items.length > 0)
    await sql`delete from job where once_key = any (${items.map((item) => `${LISTING_TASK}:${item}`)}::text[])
      and dead_at is not null`.execute(tx)
}

/** Whether any change is due. Takes no lock. */
export async function hasChanges(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('listing_change')
    .select('change_id')
    .where(sql<boolean>`${mayBeTried('product_id')} and ${mayBeTried('source')}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const MANY = 10_000

/** Whether very many products wait for their listing, as after an import or a change of `TOKENIZER_VERSION`. */
export async function isQueueLong(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select from listing_change where product_id is not null offset ${sql.lit(MANY)} limit 1`.execute(db)
  return rows.length > 0
}

/** Changes that may be tried, or those of a single product or name. */
const isTaken = (column: 'product_id' | 'source', item: string | undefined) =>
  item === undefined ? mayBeTried(column) : sql`${sql.ref(column)} = ${item}`

/**
 * Takes the oldest product changes off the queue. If a transaction has not committed yet, its change is not visible
 * here and is read in the next round.
 */
export async function takeProducts(
  tx: Tx,
  limit: number,
  item?: string,
): Promise<{ count: number; product_ids: string[] }> {
  const { rows } = await sql<{ product_id: string }>`
    delete from listing_change where change_id in (
      select change_id from listing_change where product_id is not null and ${isTaken('product_id', item)} order by change_id limit ${limit})
    returning product_id`.execute(tx)
  return { count: rows.length, product_ids: [...new Set(rows.map(({ product_id }) => product_id))] }
}

/** Takes the oldest name changes off the queue. */
export async function takeSources(
  tx: Tx,
  limit: number,
  item?: string,
): Promise<{ source: string; up_to: string | null }[]> {
  const { rows } = await sql<{ source: string; up_to: string | null }>`
    delete from listing_change where change_id in (
      select change_id from listing_change where source is not null and ${isTaken('source', item)} order by change_id limit ${limit})
    returning source, up_to`.execute(tx)
  return rows
}

const COLUMNS = { shop: 'shop_id', category: 'category' } as const

/** Queues the next products of a shop or category, such as `@shop:harbour`, and the source again if there may be more. */
export async function queueProductsOf(tx: Tx, source: string, up_to: string, limit: number): Promise<void> {
  const [, of, id] = /^@(shop|category):(.+)$/.exec(source) ?? []
  if (of !== 'shop' && of !== 'category') throw new Error(`${source} has no products to queue`)
  await sql`
    with next as materialized (
      select product_id from product where ${sql.ref(COLUMNS[of])} = ${id} and product_id > ${up_to} order by product_id limit ${limit})
    insert into listing_change (product_id, source, up_to)
    select product_id, null, null from next
    union all select null, ${source}, max(product_id) from next having count(*) = ${limit}::int`.execute(tx)
}

/**
 * Changes whose job is dead have their own alert and must not hide other delays. A change that was noted after the
 * failure is retried.
 */
const TRIED = `not exists (select from job where once_key = '${LISTING_TASK}:' || coalesce(product_id, source)
  and dead_at >= noted_at)`

/** Changes are counted up to this number. */
export const COUNTED_MAX = 100_000
const WAITING = `select (select count(*) from (select from listing_change limit ${COUNTED_MAX}) as counted)::int as waiting,
  coalesce((select extract(epoch from clock_timestamp() - noted_at) from listing_change where ${TRIED} order by change_id limit 1), 0)::float8
    as oldest_s`

type Waiting = { waiting: number; oldest_s: number }

/**
 * The number of queued changes, and the age of the oldest change whose job is not dead. The query is retried once,
 * because the connection may have broken since it was last used.
 */
export const readListingQueue = (health: HealthConnection): Promise<Waiting | undefined> =>
  health.ask<Waiting>(WAITING).catch(() => health.ask<Waiting>(WAITING))
