import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'

/** Weights and customs data of SKUs, with the defaults of kind, category and shop. An SKU that was removed since is missing. */
export const findTradeData = (db: Db, sku_ids: readonly string[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product_customs', 'product_customs.product_id', 'sku.product_id')
    .select(['sku_id', 'weight_grams', 'hs_code', 'origin_country'])
    .where('sku_id', '=', anyOf([...sku_ids]))
    .execute()

/** Today in the time zone of the shop's bank, as 2026-11-26. */
export async function today(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select bank_day_of(now())::text as day`.execute(db)
  return rows[0]?.day ?? ''
}
