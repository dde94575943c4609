import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Products or shops per sitemap file. In five languages this is far below the limit of 50,000 URLs per file. */
const PAGES_IN_FILE = 5_000

const rowsOf = {
  products: sql`select product_id as id, on_sale as is_shown from product`,
  shops: sql`select shop_id as id, true as is_shown from shop`,
}
export type Section = keyof typeof rowsOf

/** The first id of each file. Scans the whole index. */
export async function firstIds(db: Db, section: Section): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as place from (${rowsOf[section]}) as listed) as numbered
    where place % ${sql.lit(PAGES_IN_FILE)} = 1 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const SHOWN = sql`not category.is_hidden
  and not exists (select from category as main where main.category = category.parent and main.is_hidden)`

/** The categories and subcategories that the shop shows. */
export async function shownCategories(db: Db): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    select category from category where ${SHOWN} order by coalesce(parent, category), parent nulls first, position`.execute(
    db,
  )
  return rows.map(({ category }) => category)
}

/** The kinds with products on sale, each with its category. */
export async function shownKinds(db: Db): Promise<{ category: string; kind: string }[]> {
  const { rows } = await sql<{ category: string; kind: string }>`
    select category, kind from kind join category using (category) where ${SHOWN} and exists (
      select from listing where listing.kind = kind.kind)
    order by category, kind`.execute(db)
  return rows
}

export async function idsFrom(db: Db, section: Section, first: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_shown: boolean }>`
    select id, is_shown from (${rowsOf[section]}) as listed where id >= ${first}
    order by id limit ${sql.lit(PAGES_IN_FILE)}`.execute(db)
  return rows.filter(({ is_shown }) => is_shown).map(({ id }) => id)
}
