import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The former prices of a SKU: all that are stored, and the lowest of 30 days until now and until its last change. */
export type FormerPrices = { sku_id: string; prices: number[]; lowest_now: number | null; lowest_before: number }

/** The former prices of SKUs whose price has changed. */
export async function findFormerPrices(db: Db, sku_ids: readonly string[]): Promise<Map<string, FormerPrices>> {
  const { rows } = await sql<FormerPrices>`
    with former as (
      select sku_id, from_cents, changed_at, max(changed_at) over (partition by sku_id) as last_at
      from sku_price_change where sku_id = any (${sku_ids}::text[]))
    select sku_id, jsonb_agg(distinct from_cents) as prices,
      min(from_cents) filter (where changed_at > now() - interval '30 days') as lowest_now,
      min(from_cents) filter (where changed_at > last_at - interval '30 days') as lowest_before
    from former group by sku_id`.execute(db)
  return new Map(rows.map((row) => [row.sku_id, row]))
}

/** Which of these shops deliver to a country where a struck-out price must be the lowest of the last 30 days. */
export async function findStrictShops(
  db: Db,
  shop_ids: readonly string[],
  countries: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ shop_id: string }>`
    select distinct shop_id from freight_rule
      join destination on freight_rule.country in (destination.country, '*')
    where has_lowest_price and destination.country = any (${countries}::text[])
      and shop_id = any (${shop_ids}::text[])`.execute(db)
  return new Set(rows.map(({ shop_id }) => shop_id))
}
