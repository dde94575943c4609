import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Prices 24 hours ago, of SKUs whose price changed since. */
export async function findPricesOfYesterday(db: Db, sku_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku_id: string; from_cents: number }>`
    select distinct on (sku_id) sku_id, from_cents from sku_price_change
    where sku_id = any (${sku_ids}::text[]) and changed_at > now() - interval '1 day'
    order by sku_id, changed_at, sku_price_change_id`.execute(db)
  return new Map(rows.map(({ sku_id, from_cents }) => [sku_id, from_cents]))
}

/**
 * SKUs whose prices are the reference for new SKUs of their product: they are at least a day old, or as old as the product.
 */
export async function findSettled(db: Db, product_ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sku_id: string }>`
    select sku_id from sku where product_id = any (${product_ids}::text[])
      and coalesce(created_at, '-infinity') <= greatest(now() - interval '1 day', (
        select min(coalesce(created_at, '-infinity')) from sku as other where other.product_id = sku.product_id))`.execute(
    db,
  )
  return new Set(rows.map(({ sku_id }) => sku_id))
}

/** Deletes price changes that are too old for any ceiling. @returns how many. */
export async function dropOldPriceChanges(db: Db): Promise<number> {
  const dropped = await db
    .deleteFrom('sku_price_change')
    .where('changed_at', '<', sql<string>`now() - interval '2 days'`)
    .executeTakeFirst()
  return Number(dropped.numDeletedRows)
}
