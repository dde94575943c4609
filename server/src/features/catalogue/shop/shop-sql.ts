import type { Language, ShopSort } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { ShopCursor } from '../listing/list-cursor.ts'
import { ROWS_COUNTED } from '../listing/list-sql.ts'

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

/** The sort keys of the list of shops, descending, then by id. Shops without reviews come last. */
const ORDERS = {
  hot: { key: sql`shop.total_sales`, type: sql`int` },
  new: { key: sql`shop.founded_at`, type: sql`timestamptz` },
  rating: { key: sql`coalesce(shop.favorable_rate, -1)`, type: sql`numeric` },
} as const satisfies Record<ShopSort, object>

type ShopPage = { page: number; page_size: number; after?: ShopCursor | undefined }

/** A page of the list of shops, and the row at which the next page starts; undefined at the end of the list. */
export async function findShops(db: Db, sort: ShopSort, { page, page_size, after }: ShopPage, language: Language) {
  const { key, type } = ORDERS[sort]
  const shops = shopsIn(db, language).select([picks.as('images'), placed(sort).as('key')])
  const [, , last, last_id] = after ?? []
  const rest = after ? shops.where(sql<boolean>`(${key}, shop.shop_id) < (${last}::${type}, ${last_id})`) : shops
  const row_page = await rest
    .orderBy(key, 'desc')
    .orderBy('shop.shop_id', 'desc')
    .limit(page_size + 1)
    .offset(after ? 0 : (page - 1) * page_size)
    .execute()
  const rows = row_page.slice(0, page_size)
  const end = row_page.length > page_size ? rows.at(-1) : undefined
  return {
    items: rows.map(({ key: _, ...shop }) => shop),
    last: end && (['shops', sort, end.key, end.shop_id] as ShopCursor),
  } // the key in the cursor is of this sort
}

const placed = (sort: ShopSort) =>
  sort === 'new'
    ? sql<string | number>`to_char(shop.founded_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string | number>`${ORDERS[sort].key}`

/** The number of shops, counted up to ROWS_COUNTED + 1. */
export async function countShops(db: Db): Promise<number> {
  const some = db
    .selectFrom('shop')
    .select('shop_id')
    .limit(ROWS_COUNTED + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const sellerOf = (product_id: string) => sql<string>`(select shop_id from product where product_id = ${product_id})`

/** The columns of a delivery rule that shoppers read. */
export const FREIGHT_RULE = [
  'country',
  'service',
  'base_cents',
  'each_further_cents',
  'free_from_cents',
  'bands',
  'handling_days',
  'transit_days_min',
  'transit_days_max',
] as const

/** The delivery rules of a product's shop: single countries first, the rule for all others last. */
export const { all: findFreight } = prepared((db, product_id: string) =>
  db
    .selectFrom('open_freight_rule')
    .select(FREIGHT_RULE)
    .where('shop_id', '=', sellerOf(product_id))
    .orderBy(sql`country = '*'`)
    .orderBy('country')
    .orderBy('service'),
)

const wholeShops = (db: Db, language: Language) =>
  shopsIn(db, language).select([
    'shop.founded_at',
    sql<string>`worded(shop.description, ${language})`.as('description'),
    sql<number>`(select coalesce(sum(products), 0)::int from listing_count
        where listing_count.shop_id = shop.shop_id)`.as('products'),
  ])

export const { first: findShop } = prepared((db, shop_id: string, language: Language) =>
  wholeShops(db, language).where('shop.shop_id', '=', shop_id),
)

export const { first: findSeller } = prepared((db, product_id: string, language: Language) =>
  wholeShops(db, language).where('shop.shop_id', '=', sellerOf(product_id)),
)
