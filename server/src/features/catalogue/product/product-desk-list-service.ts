import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { revisionOf } from '../../../http/revision.ts'
import { withSubcategories } from '../category/category-sql.ts'
import { listProducts } from '../listing/list-service.ts'
import {
  type Filter,
  findByIds,
  findGrid,
  findIds,
  findNamed,
  findOffSale,
  findPage,
  findTitled,
  type Sort,
} from './product-desk-list-sql.ts'
import { revisionOfFacts, revisionOfPrice } from './product-draft.ts'

const FOUND_LIMIT = 100

type DeskListFilter = Omit<Filter, 'categories'> & { category?: string | undefined; keyword?: string | undefined }
type Query = DeskListFilter & PageStart & { sort?: Sort | undefined }

/**
 * Products at the operators' desk, in the order of `sort`. A keyword finds products by id, then products on sale by the
 * shop's search, then products off sale by title.
 */
export async function listAtDesk(
  db: Db,
  { page, page_size, cursor, sort, keyword, ...filter }: Query,
  language: Language,
) {
  const narrowed = await narrowedBy(db, filter)
  if (!keyword) {
    const list = await findPage(db, narrowed, { page, page_size, cursor }, sort)
    return { ...list, page, page_size }
  }
  const items = await findByIds(db, narrowed, await foundBy(db, keyword, filter, language))
  return { items: sort ? items.toSorted(ORDERS[sort]) : items, next_cursor: null, page, page_size }
}

async function narrowedBy(db: Db, { category, ...filter }: DeskListFilter): Promise<Filter> {
  return category === undefined ? filter : { ...filter, categories: await withSubcategories(db, category) }
}

type Sorted = { price_cents: number; created_at: string }
const ORDERS: Record<Sort, (one: Sorted, other: Sorted) => number> = {
  newest: (one, other) => (one.created_at < other.created_at ? 1 : -1),
  oldest: (one, other) => (one.created_at > other.created_at ? 1 : -1),
  cheapest: (one, other) => one.price_cents - other.price_cents,
  dearest: (one, other) => other.price_cents - one.price_cents,
}

type Exported = DeskListFilter & { after?: string | undefined; product_ids?: string[] | undefined }

/** The next product ids of an export, in the order of ids: those of the filtered list, or a selection. */
export async function idsToExport(
  db: Db,
  { keyword, product_ids, ...filter }: Exported,
  limit: number,
  language: Language,
): Promise<string[]> {
  const ids = product_ids ?? (keyword ? await foundBy(db, keyword, filter, language) : undefined)
  return findIds(db, { ...(await narrowedBy(db, filter)), product_ids: ids }, limit)
}

/** Ids that a keyword finds: by id, then products on sale by the shop's search, then products off sale by title. */
async function foundBy(db: Db, keyword: string, filter: DeskListFilter, language: Language): Promise<string[]> {
  const [listed_ids, on_sale, off_sale] = await Promise.all([
    findNamed(db, keyword.toLowerCase()),
    filter.on_sale === false ? [] : foundOnSale(db, keyword, filter, language),
    filter.on_sale === true ? [] : findOffSale(db, keyword.toLowerCase(), FOUND_LIMIT),
  ])
  return [...new Set([...listed_ids, ...on_sale, ...off_sale])].slice(0, FOUND_LIMIT)
}

/**
 * Ids of products with this id, with a SKU of this id, or whose title contains each typed word in some language. Unlike in
 * lists, nothing is corrected.
 */
export async function productsTitled(db: Db, keyword: string, language: Language, limit: number): Promise<string[]> {
  const text = keyword.toLowerCase()
  const [listed_ids, ids] = await Promise.all([findNamed(db, text), foundBy(db, keyword, {}, language)])
  const titled = await findTitled(db, ids, text.split(/\s+/).filter(Boolean))
  return [...new Set([...listed_ids, ...titled])].slice(0, limit)
}

async function foundOnSale(db: Db, keyword: string, { category, kind, shop_id }: DeskListFilter, language: Language) {
  const query = { keyword, category, kind, shop_id, page: 1, page_size: FOUND_LIMIT }
  const { items } = await listProducts(db, query, { language, dictionary: undefined })
  return items.map(({ product_id }) => product_id)
}

type Numbers = {
  article_number: string | null
  weight_grams: number | null
  net_content: string | null
  low_stock_at: number | null
}
const numbersOf = ({ article_number, weight_grams, net_content, low_stock_at }: Numbers) => ({
  article_number,
  weight_grams,
  net_content,
  low_stock_at,
})

/** The SKUs of products in the grid of prices and stock. */
export const listGrid = async (db: Db, product_ids: readonly string[]) =>
  (await findGrid(db, product_ids)).map(({ price_cents, was_cents, tags, tax_class, ...row }) => ({
    ...row,
    facts: { ...numbersOf(row), revision: revisionOfFacts(row) },
    tags: { tags, revision: revisionOf(tags) },
    goods: { tax_class, revision: revisionOf(tax_class) },
    price: { price_cents, revision: revisionOfPrice(price_cents) },
    earlier: { was_cents, revision: revisionOfPrice(was_cents) },
  }))
