import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * The highest prices of the last 30 days, of SKUs whose price has changed. Prices of the last 24 hours do not count, so
 * that a mistake can be corrected.
 */
export async function findHighestPrices(db: Db, sku_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku_id: string; highest_cents: number }>`
    with former as (
      select sku_id, from_cents, changed_at,
        lag(changed_at) over (partition by sku_id order by changed_at, sku_price_change_id) as began_at
      from sku_price_change where sku_id = any (${sku_ids}::text[]) and changed_at > now() - interval '30 days')
    select sku_id, greatest(max(from_cents) filter (where began_at is null or began_at <= now() - interval '1 day'),
      case when max(changed_at) <= now() - interval '1 day' then max(sku.price_cents) end) as highest_cents
    from former join sku using (sku_id) group by sku_id`.execute(db)
  return new Map(rows.map(({ sku_id, highest_cents }) => [sku_id, highest_cents]))
}

/**
 * SKUs whose prices are the reference for new SKUs of their product: at least 30 days old, or as old as the product.
 */
export async function findSettled(db: Db, product_ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sku_id: string }>`
    select sku_id from sku where product_id = any (${product_ids}::text[])
      and coalesce(created_at, '-infinity') <= greatest(now() - interval '30 days', (
        select min(coalesce(created_at, '-infinity')) from sku as other where other.product_id = sku.product_id))`.execute(
    db,
  )
  return new Set(rows.map(({ sku_id }) => sku_id))
}

/**
 * Deletes price changes, and prices of ended reductions, that are too old for the ceiling and for former prices, which are those of 30 days before a
 * change of the last 30 days. @returns the number of deleted changes.
 */
export async function dropOldPriceChanges(db: Db): Promise<number> {
  const dropped = await db
    .deleteFrom('sku_price_change')
    .where('changed_at', '<', sql<string>`now() - interval '62 days'`)
    .executeTakeFirst()
  await sql`delete from sku_reduction where ends_at < now() - interval '62 days'`.execute(db)
  return Number(dropped.numDeletedRows)
}
