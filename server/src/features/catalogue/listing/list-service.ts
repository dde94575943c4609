import type { Card, FilterCounts, FilterQuery, ProductFilter, ProductList } from '@sampan/contract'
import type { Language, ProductSort } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { PageTooFar } from '../../../refusal/refusal.ts'
import { chosenMarks, markQueries } from '../search/marks.ts'
import { type ParsedKeyword, parseKeyword } from '../search/search-query.ts'
import { filteredQuery, findMatches, readKeywordData, type Searched } from '../search/search-sql.ts'
import { chooseStrategy } from '../search/search-strategy.ts'
import {
  type CountedFacets,
  countMatches,
  listCount,
  listFacets,
  listTotal,
  searchFacets,
  searchTotal,
} from './facets-sql.ts'
import { findFilterCounts } from './filter-counts-sql.ts'
import { cursorOf, readFoundCursor, readSortedCursor } from './list-cursor.ts'
import { findListed, type KeywordQuery, type ListFilter, ROWS_COUNTED } from './list-sql.ts'

/** A page of products, sorted by `sort` or by relevance to a keyword. */
export async function listProducts(db: Db, query: ProductFilter, language: Language): Promise<ProductList> {
  const { page, page_size, cursor, sort, keyword, options, min_rating, free_delivery, ...filter } = query
  const marks = markQueries({ options, min_rating, free_delivery })
  if (cursor === undefined && (page - 1) * page_size >= ROWS_COUNTED) throw new PageTooFar()
  const parsed = keyword ? parseKeyword(keyword, language) : undefined
  // A keyword without any searchable character finds nothing.
  if (keyword && !parsed) return { ...NOTHING, page, page_size }
  const isSearch = parsed !== undefined || marks.length > 0
  const found = isSearch
    ? await search(db, query, { parsed, marks, filter, language })
    : await list(db, query, filter, language)
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
  filter: ListFilter,
  language: Language,
): Promise<Found> {
  const after = cursor === undefined ? undefined : readSortedCursor(cursor, sort)
  const [{ cards, last }, total, facets] = await Promise.all([
    findListed(db, { filter }, sort, { page, page_size, after }, language),
    listTotal(db, filter),
    listFacets(db, filter, language),
  ])
  return { items: cards, ...total, next_cursor: last ? cursorOf(last) : null, facets }
}

type SearchedFor = {
  parsed: ParsedKeyword | undefined
  marks: readonly string[]
  filter: ListFilter
  language: Language
}

/** Products that a keyword finds, or marks, or both. Without a keyword the best sellers come first. */
async function search(db: Db, query: ProductFilter, { parsed, marks, filter, language }: SearchedFor): Promise<Found> {
  const { cursor } = query
  const sort = query.sort ?? (parsed ? undefined : 'hot')
  const after = cursor === undefined || sort ? undefined : readFoundCursor(cursor)
  const known = parsed ? await readKeywordData(db, parsed, after?.[5]) : { codes: [], completions: [] }
  const { shop_id, ...filters } = filter
  const finds = filteredQuery(parsed, known, marks, filter)
  const isPriced = filter.min_cents !== undefined || filter.max_cents !== undefined
  const counting = searchFacets(db, filteredQuery(parsed, known, marks, { shop_id }), filters, language)
  const findIn = async () => {
    // The counts decide how to search.
    const counted = sort || isPriced ? (await counting).counted : undefined
    const is_in_range = isPriced && counted !== undefined && (await isCheaperToScan(db, filter, counted))
    if (sort && counted) return findSorted(db, { ...query, sort }, { filter, finds, counted, is_in_range }, language)
    if (!parsed) throw new Error('a list without a keyword has a sort')
    return findMatchesFrom(db, { parsed, known, marks, filter, is_in_range }, { ...query, after })
  }
  const [{ cards, last }, { facets, counted }] = await Promise.all([findIn(), counting])
  const total = await searchTotal(db, finds, filter, counted)
  return { items: cards, ...total, next_cursor: last ? cursorOf(last) : null, facets }
}

/** The number of products and, for each filter, the number that would remain with it. */
export async function countFilters(db: Db, query: FilterQuery, language: Language): Promise<FilterCounts> {
  const { keyword, options, min_rating, free_delivery, ...filter } = query
  const parsed = keyword ? parseKeyword(keyword, language) : undefined
  if (keyword && !parsed) return NO_FILTERS
  const known = parsed ? await readKeywordData(db, parsed, []) : { codes: [], completions: [] }
  const { category, kind, shop_id } = filter
  const finds = parsed && filteredQuery(parsed, known, [], { category, kind, shop_id })
  const chosen = { options, min_rating, free_delivery }
  const counts = await findFilterCounts(db, { finds, filter, chosen: chosenMarks(chosen) }, language)
  if (!counts.is_partial) return counts
  const marks = markQueries(chosen)
  const narrowed = parsed || marks.length > 0 ? filteredQuery(parsed, known, marks, filter) : undefined
  const total = narrowed ? await countMatches(db, narrowed, filter) : await listTotal(db, filter)
  return { ...counts, ...total }
}

const NO_FILTERS: FilterCounts = {
  total: 0,
  total_is_least: false,
  is_partial: false,
  options: [],
  ratings: [],
  free_delivery: 0,
}

/**
 * If fewer than this number of best matches of a common keyword are within the price limits, all products within the
 * limits are counted.
 */
const FEW_WITHIN = 50

/**
 * Whether so few products are within the price limits that scanning them is cheaper than searching a common keyword.
 */
const isCheaperToScan = async (db: Db, { in_stock: _, ...filter }: ListFilter, { count, within }: CountedFacets) =>
  count > ROWS_COUNTED && within < FEW_WITHIN && !(await listTotal(db, filter)).total_is_least

type Sorted = ProductFilter & { sort: ProductSort }
type SortedBy = { filter: ListFilter; finds: KeywordQuery; counted: CountedFacets; is_in_range: boolean }

async function findSorted(
  db: Db,
  { sort, cursor, page, page_size }: Sorted,
  { filter, finds, counted, is_in_range }: SortedBy,
  language: Language,
) {
  const after = cursor === undefined ? undefined : readSortedCursor(cursor, sort)
  const start = { page, page_size, after }
  if (is_in_range)
    return findListed(db, { filter, search: { finds, strategy: { by: 'range' } } }, sort, start, language)
  const [all, walked] = await Promise.all([listCount(db, {}), listCount(db, { ...filter, in_stock: false })])
  const wanted = (after ? 1 : page) * page_size
  const strategy = chooseStrategy({ sort, wanted, counted, all, walked })
  return findListed(db, { filter, search: { finds, strategy } }, sort, start, language)
}

type PageRequest = { page: number; page_size: number; after: ReturnType<typeof readFoundCursor> | undefined }

/** A page number has no cursor, so all rows before the page are read. These are at most ROWS_COUNTED rows. */
async function findMatchesFrom(db: Db, searched: Searched, { page, page_size, after }: PageRequest) {
  if (after || page === 1) return findMatches(db, searched, { page_size, after })
  const before = await findMatches(db, searched, { page_size: (page - 1) * page_size })
  if (!before.last) return { cards: [], last: undefined }
  return findMatches(db, searched, { page_size, after: before.last })
}

export const hotProducts = async (db: Db, count: number, language: Language): Promise<Card[]> =>
  (await findListed(db, { filter: {} }, 'hot', { page: 1, page_size: count }, language)).cards

export async function suggestTitles(db: Db, keyword: string, count: number, language: Language): Promise<string[]> {
  const parsed = parseKeyword(keyword, language)
  if (!parsed) return []
  const known = await readKeywordData(db, parsed)
  const { cards } = await findMatches(db, { parsed, known, marks: [], filter: {} }, { page_size: count })
  return [...new Set(cards.map(({ title }) => title))]
}
