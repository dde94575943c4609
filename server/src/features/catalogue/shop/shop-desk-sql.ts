import type { FreightBands } from '@sampan/contract/delivery'
import type { FreightService } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Texts } from '../../../language/text-in.ts'
import { FREIGHT_RULE } from './shop-sql.ts'

/**
 * A page of shops whose id or name contains the keyword, newest first, each with the number of its products on sale.
 */
export async function findShopPage(db: Db, keyword: string | undefined, start: PageStart) {
  const shops = db
    .selectFrom('shop')
    .$if(keyword !== undefined && keyword !== '', (all) => all.where(contains(keyword ?? '')))
    .select(['shop.shop_id', 'shop.name', 'shop.logo', 'shop.founded_at'])
    .select(
      sql<number>`(select coalesce(sum(products), 0)::int from listing_count where listing_count.shop_id = shop.shop_id)`.as(
        'products',
      ),
    )
  const { items, next_cursor } = await newestFirst(shops, { at: 'shop.founded_at', id: 'shop.shop_id' }, start)
  return { items: items.map(({ cursor: _, ...shop }) => shop), next_cursor }
}

/** Searches the id and the name in all languages. Scans all shops, which are thousands at most. */
const contains = (keyword: string) => sql<boolean>`(strpos(shop.shop_id, lower(${keyword})) > 0
  or exists (select from jsonb_each_text(shop.name) as text where strpos(lower(text.value), lower(${keyword})) > 0))`

export type Freight = {
  country: string
  service: FreightService
  base_cents: number
  each_further_cents: number
  free_from_cents: number | null
  bands?: FreightBands | null | undefined
  handling_days: number
  transit_days_min: number
  transit_days_max: number
}
export type ShopRow = {
  shop_id: string
  name: Texts
  description: Texts
  logo: string
  piece_grams: number
  freight: Freight[]
}

/** The shops with these ids, in any order. */
export async function findShopsAtDesk(db: Db, shop_ids: readonly string[]): Promise<ShopRow[]> {
  const shops = await db
    .selectFrom('shop')
    .select(['shop_id', 'name', 'description', 'logo', 'piece_grams'])
    .where('shop_id', '=', anyOf(shop_ids))
    .execute()
  const rules = await db
    .selectFrom('freight_rule')
    .select(['shop_id', ...FREIGHT_RULE])
    .where('shop_id', '=', anyOf(shop_ids))
    .orderBy(sql`country = '*'`)
    .orderBy('country')
    .orderBy('service')
    .execute()
  const rulesOf = Map.groupBy(rules, ({ shop_id }) => shop_id)
  return shops.map((shop) => ({
    ...shop,
    freight: (rulesOf.get(shop.shop_id) ?? []).map(({ shop_id: _, ...rule }) => rule),
  }))
}

export async function findShop(db: Db, shop_id: string): Promise<ShopRow | undefined> {
  const [shop] = await findShopsAtDesk(db, [shop_id])
  return shop
}

export async function lockShop(tx: Tx, shop_id: string): Promise<ShopRow | undefined> {
  await tx.selectFrom('shop').select('shop_id').where('shop_id', '=', shop_id).forNoKeyUpdate().execute()
  return findShop(tx, shop_id)
}

/** Stores a shop. @returns false when `is_new` is set and the id already exists. */
export async function storeShop(tx: Tx, { shop_id, freight, ...shop }: ShopRow, is_new: boolean): Promise<boolean> {
  const facts = { ...shop, name: JSON.stringify(shop.name), description: JSON.stringify(shop.description) }
  if (is_new) {
    const shop = await tx
      .insertInto('shop')
      .values({ shop_id, ...facts, favorable_rate: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('shop_id')
      .executeTakeFirst()
    if (!shop) return false
  } else await tx.updateTable('shop').set(facts).where('shop_id', '=', shop_id).execute()
  await storeFreight(tx, shop_id, freight)
  return true
}

/** Stores the freight rules of a shop. Writes only rules that have changed. */
export async function storeFreight(tx: Tx, shop_id: string, freight: Freight[]): Promise<void> {
  const rules = JSON.stringify(freight)
  await sql`delete from freight_rule where shop_id = ${shop_id} and (country, service) not in (
    select country, service from jsonb_to_recordset(${rules}::jsonb) as draft (country text, service text))`.execute(tx)
  await sql`
    insert into freight_rule (shop_id, country, base_cents, each_further_cents, free_from_cents, handling_days,
      transit_days_min, transit_days_max, bands, service)
    select ${shop_id}, draft.* from jsonb_to_recordset(${rules}::jsonb) as draft (country text,
      base_cents bigint, each_further_cents bigint, free_from_cents bigint, handling_days int, transit_days_min int,
      transit_days_max int, bands jsonb, service text)
    on conflict (shop_id, country, service) do update set base_cents = excluded.base_cents,
      each_further_cents = excluded.each_further_cents, free_from_cents = excluded.free_from_cents,
      handling_days = excluded.handling_days, transit_days_min = excluded.transit_days_min,
      transit_days_max = excluded.transit_days_max, bands = excluded.bands
    where freight_rule is distinct from excluded`.execute(tx)
}

/** Prerequisites of the first sale. */
export async function findSetup(db: Db) {
  const { rows } = await sql<Record<'bank_account' | 'category' | 'shop' | 'freight' | 'product', boolean>>`
    select exists (select from bank_account where is_open) or exists (select from chain_network where is_open)
        as bank_account,
      exists (select from category) as category,
      exists (select from shop) as shop,
      exists (select from freight_rule) as freight,
      exists (select from product join sku using (product_id) join freight_rule using (shop_id)
        where product.on_sale and sku.on_sale and sku.stock > 0) as product`.execute(db)
  const [exists] = rows
  if (!exists) throw new Error('a select without a table has one row')
  return exists
}

/** Advised steps, which are not required to sell. */
export async function findAdvised(db: Db) {
  type Advised = 'language' | 'legal' | 'seller' | 'rates' | 'bank_zone' | 'carrier' | 'second_operator'
  const { rows } = await sql<Record<Advised, boolean>>`
    select exists (select from shop_choice where name = 'default_language' and changed_at is not null) as language,
      exists (select from shop_choice where name = 'bank_time_zone' and changed_at is not null) as bank_zone,
      exists (select from currency_rate) as rates,
      exists (select from shop) and not exists (select from shop where legal_name is null or tax_number is null)
        as seller,
      (select count(distinct slug) = 2 from article_text
        where collection = 'law' and slug in ('terms', 'privacy')) as legal,
      exists (select from carrier) as carrier,
      (select count(*) >= 2 from (select from operator where blocked_at is null limit 2) as counted) as second_operator
  `.execute(db)
  const [exists] = rows
  if (!exists) throw new Error('a select without a table has one row')
  return exists
}
