import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const PICKS = 3

export const shopsIn = (db: Db, language: Language) =>
  db
    .selectFrom('shop')
    .select(['shop.shop_id', 'shop.logo', 'shop.fans', 'shop.favorable_rate', 'shop.total_sales'])
    .select(sql<string>`worded(shop.name, ${language})`.as('name'))

/** Pictures of a shop's best sellers. */
export const picks = sql<string[]>`array(
  select images[1] from listing join product using (product_id) where listing.shop_id = shop.shop_id and on_sale
  order by listing.sales desc, product_id desc limit ${sql.lit(PICKS)})`

const ORDERS = {
  hot: sql`shop.total_sales desc`,
  new: sql`shop.founded_at desc`,
  rating: sql`shop.favorable_rate desc nulls last`,
} as const

export function findShops(
  db: Db,
  sort: keyof typeof ORDERS,
  { page, page_size }: { page: number; page_size: number },
  language: Language,
) {
  return shopsIn(db, language)
    .select(picks.as('images'))
    .orderBy(ORDERS[sort])
    .orderBy('shop.shop_id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
}

export async function countShops(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('shop')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Rules for single countries first, the one for all others last. */
export const findFreight = (db: Db, shop_id: string) =>
  db
    .selectFrom('freight_rule')
    .select(['country', 'base_cents', 'each_further_cents', 'free_from_cents'])
    .select(['handling_days', 'transit_days_min', 'transit_days_max'])
    .where('shop_id', '=', shop_id)
    .orderBy(sql`country = '*'`)
    .orderBy('country')
    .execute()

export const findShop = (db: Db, shop_id: string, language: Language) =>
  shopsIn(db, language)
    .select([
      'shop.founded_at',
      sql<string>`worded(shop.description, ${language})`.as('description'),
      sql<number>`(select coalesce(sum(products), 0)::int from listing_count
        where listing_count.shop_id = shop.shop_id)`.as('products'),
    ])
    .where('shop.shop_id', '=', shop_id)
    .executeTakeFirst()
