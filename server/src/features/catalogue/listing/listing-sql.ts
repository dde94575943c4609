import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { longRead } from '../../../db/long-read.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Texts } from '../search/search-terms.ts'

/** The columns that lists are counted, sorted and filtered by. */
export type ListingFigures = Omit<Selectable<Tables['listing']>, 'tier' | 'made_of' | 'marks' | 'titles' | 'search'>
export const FIGURES = [
  'shop_id',
  'category',
  'subcategory',
  'kind',
  'price_cents',
  'sales',
  'rating',
  'review_count',
  'in_stock',
  'created_at',
] as const satisfies (keyof ListingFigures)[]

/** The current source data of a listing. */
export type SourceData = ListingFigures & {
  title: Texts
  shop_name: Texts
  options: { axis: string; value_key: string }[]
  ships_free: boolean
}

export async function findSourceData(db: Db, product_ids: readonly string[]): Promise<SourceData[]> {
  const { rows } = await sql<SourceData>`
    select product_id, product.shop_id, coalesce(parent, category) as category,
      case when parent is not null then category end as subcategory, kind, price_in_force as price_cents, sales,
      coalesce(rating, 0) as rating, review_count,
      product.created_at, title, shop.name as shop_name, sold.in_stock, sold.options,
      coalesce((select bool_and(is_free) from (
        select bool_or(base_cents = 0 and bands is null or free_from_cents <= price_in_force is true) as is_free
        from freight_rule where freight_rule.shop_id = product.shop_id group by country) as destination),
        false) as ships_free
    from product join shop using (shop_id)
      join (select category, parent from category) as shelf using (category)
      cross join lateral product_price(product_id, price_cents) as price_in_force cross join lateral (
      select coalesce(bool_or(stock > 0), false) as in_stock, coalesce((
        select jsonb_agg(distinct option) from sku, jsonb_array_elements(axis_values) as option
        where sku.product_id = product.product_id and sku.on_sale), '[]') as options
      from sku where sku.product_id = product.product_id and sku.on_sale) as sold
    where product_id = any(${product_ids}) and product.on_sale`.execute(db)
  return rows
}

export type Listed = ListingFigures & { tier: number; made_of: string }

export const findListings = (tx: Tx, product_ids: readonly string[]): Promise<Listed[]> =>
  tx
    .selectFrom('listing')
    .select(['product_id', 'shop_id', 'category', 'subcategory', 'kind', 'price_cents', 'sales', 'rating'])
    .select(['review_count', 'in_stock', 'created_at', 'tier', 'made_of'])
    .where('product_id', '=', sql<string>`any(${product_ids})`)
    .execute()

export type NewListing = ListingFigures & {
  tier: number
  made_of: string
  marks: readonly string[]
  titles: Texts
  search: string
}

const COLUMNS = sql`product_id text, shop_id text, category text, subcategory text, kind text, price_cents bigint, sales int,
  rating numeric, review_count int, in_stock boolean, created_at timestamptz, tier smallint`

/** Writes listings whose texts have changed. */
export async function putListings(tx: Tx, listings: readonly NewListing[]): Promise<void> {
  if (listings.length === 0) return
  await sql`
    insert into listing (product_id, shop_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock,
      created_at, tier, made_of, marks, titles, search)
    select product_id, shop_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock, created_at, tier,
      made_of, marks, titles, search::tsvector
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb)
      as new_listing (${COLUMNS}, made_of uuid, marks text[], titles jsonb, search text)
    on conflict (product_id) do update set shop_id = excluded.shop_id, category = excluded.category,
      subcategory = excluded.subcategory,      kind = excluded.kind, price_cents = excluded.price_cents, sales = excluded.sales, rating = excluded.rating,
      review_count = excluded.review_count, in_stock = excluded.in_stock, created_at = excluded.created_at,
      tier = excluded.tier, made_of = excluded.made_of, marks = excluded.marks, titles = excluded.titles, search = excluded.search`.execute(
    tx,
  )
}

/** Writes the figures of listings whose texts are unchanged. */
export async function changeListings(tx: Tx, listings: readonly (ListingFigures & { tier: number })[]): Promise<void> {
  if (listings.length === 0) return
  await sql`
    update listing set shop_id = new_listing.shop_id, category = new_listing.category, subcategory = new_listing.subcategory, kind = new_listing.kind,
      price_cents = new_listing.price_cents, sales = new_listing.sales, rating = new_listing.rating, review_count = new_listing.review_count,
      in_stock = new_listing.in_stock, created_at = new_listing.created_at, tier = new_listing.tier
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as new_listing (${COLUMNS})
    where listing.product_id = new_listing.product_id`.execute(tx)
}

export async function deleteListings(tx: Tx, product_ids: readonly string[]): Promise<void> {
  if (product_ids.length === 0) return
  await tx.deleteFrom('listing').where('product_id', '=', sql<string>`any(${product_ids})`).execute()
}

/** The whole words of titles: lexemes of the vectors that start with `=`. Only titles have them. */
export async function findTitleLexemes(tx: Tx, product_ids: readonly string[]): Promise<string[]> {
  if (product_ids.length === 0) return []
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from listing, unnest(search) where product_id = any(${product_ids}) and lexeme like '=%'`.execute(tx)
  return rows.map(({ lexeme }) => lexeme)
}

export async function hasListings(db: Db): Promise<boolean> {
  const row = await db.selectFrom('listing').select('product_id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Sampling the search vectors takes long in a large shop. */
const ANALYSE_LIMIT_MS = 300_000

/**
 * Makes PostgreSQL collect statistics about the listings if their number has doubled since it last did, as after an
 * import. Without statistics searches take several times as long, and autovacuum may collect them a minute later.
 */
export async function analyseListings(db: Db, signal: AbortSignal): Promise<void> {
  const { rows } = await sql`
    select from pg_class where oid = 'listing'::regclass
      and 2 * reltuples < (select sum(products) from listing_count where shop_id = '')`.execute(db)
  if (rows.length === 0) return
  await longRead(db, { limit_ms: ANALYSE_LIMIT_MS, signal }, (tx) =>
    sql`analyze listing, listing_count, known_word, search_code`.execute(tx),
  )
}

/** Merges the new entries of the search indexes, which every search would otherwise read one by one. */
export const mergeSearchEntries = async (tx: Tx): Promise<void> => {
  await sql`select merge_search_entries()`.execute(tx)
}
