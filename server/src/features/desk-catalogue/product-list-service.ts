import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Place } from '../../db/newest-first.ts'
import { listProducts } from '../catalogue/listing/list-service.ts'
import { type Filter, findByIds, findNamed, findOffSale, findPage } from './product-list-sql.ts'

const FOUND_LIMIT = 100

type Query = Filter & Place & { keyword?: string | undefined }

/**
 * Products at the desk: newest first or, with a keyword, what it finds: by id first, then what the shop's own search
 * finds of what is on sale, then titles of what is off sale.
 */
export async function listAtDesk(db: Db, { page, page_size, cursor, keyword, ...filter }: Query, language: Language) {
  if (!keyword) {
    const found = await findPage(db, filter, { page, page_size, cursor })
    return { ...found, page, page_size }
  }
  const [named, on_sale, off_sale] = await Promise.all([
    findNamed(db, keyword.toLowerCase()),
    filter.on_sale === false ? [] : foundOnSale(db, keyword, filter, language),
    filter.on_sale === true ? [] : findOffSale(db, keyword.toLowerCase(), FOUND_LIMIT),
  ])
  const product_ids = [...new Set([...named, ...on_sale, ...off_sale])].slice(0, FOUND_LIMIT)
  return { items: await findByIds(db, filter, product_ids), next_cursor: null, page, page_size }
}

async function foundOnSale(db: Db, keyword: string, { category, kind, shop_id }: Filter, language: Language) {
  const query = { keyword, category, kind, shop_id, page: 1, page_size: FOUND_LIMIT }
  const { items } = await listProducts(db, query, language)
  return items.map(({ product_id }) => product_id)
}
