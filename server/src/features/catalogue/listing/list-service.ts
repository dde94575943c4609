import type { Card, ProductFilter, ProductList } from '@sampan/contract'
import type { Language, ProductSort } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { PageTooFar } from '../../../refusal/refusal.ts'
import { type Asked, cutKeyword } from '../search/search-query.ts'
import { findKnown, findMatches, narrowedFinds, type Searched } from '../search/search-sql.ts'
import { wayTo } from '../search/search-way.ts'
import { type Counted, keptCount, keptFacets, listTotal, searchFacets, searchTotal } from './facets-sql.ts'
import { cursorOf, readFoundCursor, readSortedCursor } from './list-cursor.ts'
import { type Finds, findListed, type Narrowing, ROWS_COUNTED } from './list-sql.ts'

/** A page of products, sorted by `sort` or by relevance to a keyword. */
export async function listProducts(db: Db, query: ProductFilter, language: Language): Promise<ProductList> {
  const { page, page_size, cursor, sort, keyword, ...narrowing } = query
  if (cursor === undefined && (page - 1) * page_size >= ROWS_COUNTED) throw new PageTooFar()
  const asked = keyword ? cutKeyword(keyword, language) : undefined
  // A keyword without any searchable character finds nothing.
  if (keyword && !asked) return { ...NOTHING, page, page_size }
  const found = asked ? await search(db, query, narrowing, asked) : await list(db, query, narrowing, language)
  return { ...found, page, page_size }
}

const NOTHING = {
  items: [],
  total: 0,
  total_is_least: false,
  next_cursor: null,
  facets: { categories: [], kinds: [], min_cents: null, max_cents: null, is_partial: false },
}
type Found = Omit<ProductList, 'page' | 'page_size'>

async function list(
  db: Db,
  { page, page_size, cursor, sort = 'hot' }: ProductFilter,
  narrowing: Narrowing,
  language: Language,
): Promise<Found> {
  const after = cursor === undefined ? undefined : readSortedCursor(cursor, sort)
  const [{ cards, last }, total, facets] = await Promise.all([
    findListed(db, { narrowing }, sort, { page, page_size, after }, language),
    listTotal(db, narrowing),
    keptFacets(db, narrowing, language),
  ])
  return { items: cards, ...total, next_cursor: last ? cursorOf(last) : null, facets }
}

async function search(db: Db, query: ProductFilter, narrowing: Narrowing, asked: Asked): Promise<Found> {
  const { cursor, sort } = query
  const { language } = asked
  const after = cursor === undefined || sort ? undefined : readFoundCursor(cursor)
  const known = await findKnown(db, asked, after?.[5])
  const { shop_id, ...filters } = narrowing
  const finds = narrowedFinds(asked, known, narrowing)
  const isPriced = narrowing.min_cents !== undefined || narrowing.max_cents !== undefined
  const counting = searchFacets(db, narrowedFinds(asked, known, { shop_id }), filters, language)
  const findIn = async () => {
    // The counts decide how to search.
    const counted = sort || isPriced ? (await counting).counted : undefined
    const is_in_range = isPriced && counted !== undefined && (await isLittle(db, narrowing, counted))
    return sort && counted
      ? sortedFinds(db, { ...query, sort }, { narrowing, finds, counted, is_in_range }, language)
      : matchesFrom(db, { asked, known, narrowing, is_in_range }, { ...query, after })
  }
  const [{ cards, last }, { facets, counted }] = await Promise.all([findIn(), counting])
  const total = await searchTotal(db, finds, narrowing, counted)
  return { items: cards, ...total, next_cursor: last ? cursorOf(last) : null, facets }
}

/**
 * If fewer than this number of best matches of a common keyword are within the price limits, all products within the
 * limits are counted.
 */
const FEW_WITHIN = 50

/**
 * Whether so few products are within the price limits that scanning them is cheaper than searching a common keyword.
 */
const isLittle = async (db: Db, { in_stock: _, ...narrowing }: Narrowing, { count, within }: Counted) =>
  count > ROWS_COUNTED && within < FEW_WITHIN && !(await listTotal(db, narrowing)).total_is_least

type Sorted = ProductFilter & { sort: ProductSort }
type SortedBy = { narrowing: Narrowing; finds: Finds; counted: Counted; is_in_range: boolean }

async function sortedFinds(
  db: Db,
  { sort, cursor, page, page_size }: Sorted,
  { narrowing, finds, counted, is_in_range }: SortedBy,
  language: Language,
) {
  const after = cursor === undefined ? undefined : readSortedCursor(cursor, sort)
  const start = { page, page_size, after }
  if (is_in_range) return findListed(db, { narrowing, found: { finds, way: { by: 'range' } } }, sort, start, language)
  const [all, walked] = await Promise.all([keptCount(db, {}), keptCount(db, { ...narrowing, in_stock: false })])
  const wanted = (after ? 1 : page) * page_size
  const way = wayTo({ sort, wanted, counted, all, walked })
  return findListed(db, { narrowing, found: { finds, way } }, sort, start, language)
}

type Asking = { page: number; page_size: number; after: ReturnType<typeof readFoundCursor> | undefined }

/** A page number has no cursor, so all rows before the page are read. These are at most ROWS_COUNTED rows. */
async function matchesFrom(db: Db, searched: Searched, { page, page_size, after }: Asking) {
  if (after || page === 1) return findMatches(db, searched, { page_size, after })
  const before = await findMatches(db, searched, { page_size: (page - 1) * page_size })
  if (!before.last) return { cards: [], last: undefined }
  return findMatches(db, searched, { page_size, after: before.last })
}

export const hotProducts = async (db: Db, count: number, language: Language): Promise<Card[]> =>
  (await findListed(db, { narrowing: {} }, 'hot', { page: 1, page_size: count }, language)).cards

export async function suggestTitles(db: Db, keyword: string, count: number, language: Language): Promise<string[]> {
  const asked = cutKeyword(keyword, language)
  if (!asked) return []
  const known = await findKnown(db, asked)
  const { cards } = await findMatches(db, { asked, known, narrowing: {} }, { page_size: count })
  return [...new Set(cards.map(({ title }) => title))]
}
