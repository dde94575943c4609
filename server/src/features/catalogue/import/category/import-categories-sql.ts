import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { CountedNote, ImportCategory } from '../../../../db/json-columns.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { CategoryName } from './category-table.ts'

/** All categories of the shop with their names. */
export const findCategoryNames = (db: Db): Promise<CategoryName[]> =>
  db.selectFrom('category').select(['category', 'parent', 'name']).orderBy('category').execute()

/** The cells of categories in the lines of an import, with the number of their products, most products first. */
export async function findCategoryCells(tx: Tx, import_id: string): Promise<{ name: string; products: number }[]> {
  const { rows } = await sql<{ name: string; products: number }>`
    select cells ->> 'category' as name, count(distinct product_id)::int as products from catalogue_import_line
    where import_id = ${import_id} and cells ? 'category' and product_id is not null
    group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}

/** The cells of categories that have a product without faults. */
export async function findFineCells(tx: Tx, import_id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct cells ->> 'category' as name from catalogue_import_line as line
    where import_id = ${import_id} and cells ? 'category' and product_id is not null and not exists (
      select from catalogue_import_line as other where other.import_id = ${import_id}
        and other.product_id = line.product_id and other.faults <> '[]')`.execute(tx)
  return rows.map(({ name }) => name)
}

export const findDecisions = (db: Db, import_id: string) =>
  db
    .selectFrom('catalogue_import')
    .select(['state', 'categories', 'notes', 'mapping', 'headings'])
    .where('import_id', '=', import_id)
    .executeTakeFirst()

type Decided = { categories: readonly ImportCategory[]; notes: readonly CountedNote[] }

export async function storeDecisions(tx: Tx, import_id: string, { categories, notes }: Decided): Promise<void> {
  await sql`update catalogue_import set categories = ${JSON.stringify(categories)}::jsonb,
      notes = ${JSON.stringify(notes)}::jsonb
    where import_id = ${import_id}`.execute(tx)
}

/** Stores which categories later files with the same headings mean; null for the chosen one. */
export async function rememberCategories(
  tx: Tx,
  fingerprint: string,
  categories: Readonly<Record<string, string | null>>,
): Promise<void> {
  await sql`update catalogue_import_mapping
    set mapping = mapping || jsonb_build_object('categories', ${JSON.stringify(categories)}::jsonb)
    where fingerprint = ${fingerprint}`.execute(tx)
}

/** Faults that the file has by itself, before its lines are checked against the shop. */
const OF_FILE = sql`fault ->> 'fault' in ('sku_twice', 'number_twice') or fault ->> 'column' = ''`

/** Queues the check of a checked import again, without the faults of its first check. */
export async function restartCheck(tx: Tx, import_id: string): Promise<void> {
  await sql`update catalogue_import_line set price_from_cents = null, price_to_cents = null,
      faults = (select coalesce(jsonb_agg(fault), '[]') from jsonb_array_elements(faults) as fault where ${OF_FILE})
    where import_id = ${import_id} and product_id is not null
      and (faults <> '[]' or price_from_cents is not null)`.execute(tx)
  await sql`update catalogue_import set state = 'checking', up_to = null, checked = 0, html_products = 0,
      new_products = 0, changed_products = 0, unchanged_products = 0, failures = 0, next_try_at = now(),
      faulty = (select count(*) from catalogue_import_line as line
        where line.import_id = ${import_id} and faults <> '[]')
    where import_id = ${import_id}`.execute(tx)
}
