import type { ShopFilter, ShopList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { PageTooFar } from '../../../refusal/refusal.ts'
import { totalOf } from '../listing/facets-sql.ts'
import { cursorOf, readShopCursor } from '../listing/list-cursor.ts'
import { ROWS_COUNTED } from '../listing/list-sql.ts'
import { countShops, findShops } from './shop-sql.ts'

export async function listShops(db: Db, query: ShopFilter, language: Language): Promise<ShopList> {
  const { page, page_size, cursor, sort = 'hot' } = query
  if (cursor === undefined && (page - 1) * page_size >= ROWS_COUNTED) throw new PageTooFar()
  const after = cursor === undefined ? undefined : readShopCursor(cursor, sort)
  const [{ items, last }, count] = await Promise.all([
    findShops(db, sort, { page, page_size, after }, language),
    countShops(db),
  ])
  return { items, ...totalOf(count), page, page_size, next_cursor: last ? cursorOf(last) : null }
}
