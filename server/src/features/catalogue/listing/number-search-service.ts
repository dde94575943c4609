import type { ProductFilter, ProductList } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { findCardsByNumber } from '../product/card-sql.ts'
import { NOTHING } from './list-service.ts'

/** Most article numbers have a digit or a sign. Other keywords are searched as words first. */
const LOOKS_LIKE_NUMBER = /[\d\-_./#]/

export const mayBeNumber = (keyword: string): boolean => LOOKS_LIKE_NUMBER.test(keyword)

/** The products whose article number or GTIN is the whole keyword; undefined if there are none. */
export async function listByNumber(
  db: Db,
  { keyword = '', page, page_size }: ProductFilter,
  language: Language,
): Promise<ProductList | undefined> {
  if (page > 1 || keyword === '') return undefined
  const items = await findCardsByNumber(db, keyword, language)
  return items.length === 0 ? undefined : { ...NOTHING, items, total: items.length, page, page_size }
}
