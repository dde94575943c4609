import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'

export const findReading = (db: Db, import_id: string) =>
  db
    .selectFrom('catalogue_import')
    .select(['state', 'decimal_sign', 'mapping', 'system', 'categories'])
    .where('import_id', '=', import_id)
    .executeTakeFirst()

type Named = { import_id: string; product_id: string; source: string }

/** Whether a line of the import names this picture. No other URL is fetched. */
export async function isNamed(db: Db, { import_id, product_id, source }: Named): Promise<boolean> {
  const { rows } =
    await sql`select from catalogue_import_line where import_id = ${import_id} and product_id = ${product_id}
    and (cells ->> 'sku_picture_url' = ${source} or ${source} = any (string_to_array(cells ->> 'picture_urls', E'\n')))
    limit 1`.execute(db)
  return rows.length > 0
}
