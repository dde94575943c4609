import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { PictureName } from './picture-names.ts'

/** The product of a picture by its file name. */
export type NamedPicture = {
  file_name: string
  product_id: string
  /** The name in the picture column of a file; null if the picture is named by a number or an id. */
  source: string | null
  /** The SKU that the name belongs to; null if it is one of the whole product. */
  sku_id: string | null
  number: number
}

/**
 * The products of pictures. A name in the picture column counts first, then the whole name as article number, SKU or
 * product, then the name without the number behind it.
 */
export async function findNamedPictures(db: Db, names: readonly PictureName[]): Promise<NamedPicture[]> {
  if (names.length === 0) return []
  const { rows } = await sql<NamedPicture>`
    select distinct on (file_name) file_name, product_id, source, sku_id, case when is_bare then number else 0 end as number
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as named (file_name text, base text, stem text, stem_id text, bare text, bare_id text, number int),
    lateral (
      select 1 as rank, product_id, source, null as sku_id, false as is_bare from product_picture
        where source !~* '^https?://' and lower(regexp_replace(source, '^.*[/\\\\]', '')) = base
      union all select 2, product_id, null, sku_id, false from sku where lower(article_number) = stem
      union all select 3, product_id, null, sku_id, false from sku where sku_id in (stem, stem_id)
      union all select 4, product_id, null, null, false from product where product_id in (stem, stem_id)
      union all select 5, product_id, null, sku_id, true from sku where lower(article_number) = bare
      union all select 6, product_id, null, sku_id, true from sku where sku_id in (bare, bare_id)
      union all select 7, product_id, null, null, true from product where product_id in (bare, bare_id)
    ) as candidate
    order by file_name, rank`.execute(db)
  return rows
}
