import type { Card, FilterCounts, FilterQuery, ProductFilter, ProductList } from '@sampan/contract'
import type { Language, ProductSort } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { PageTooFar } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { withLevel } from '../category/category-sql.ts'
import { chosenMarks, markQueries } from '../search/marks.ts'
import type { StoredMeanings } from '../search/meaning/chosen-meanings.ts'
import { seekKeyword } from '../search/meaning/seek-keyword.ts'
import type { Dictionary } from '../search/meaning/term.ts'
import { filteredQuery, findMatches, type Searched, type Sought } from '../search/search-sql.ts'
import { chooseStrategy } from '../search/search-strategy.ts'
import {
  type CountedFacets,
  countMatches,
  listCount,
  listFacets,
  listTotal,
  NO_FACETS,
  searchFacets,
  searchTotal,
} from './facets-sql.ts'
import { findFilterCounts } from './filter-counts-sql.ts'
import {
  cursorOf,
  type FoundCursor,
  type FoundSortedCursor,
  foundCursorOf,
  readFoundCursor,
  readFoundSortedCursor,
  readSortedCursor,
  type SortedCursor,
} from './list-cursor.ts'
import { findListed, type KeywordQuery, type ListFilter, ROWS_COUNTED } from './list-sql.ts'

/** The reader of a list. `dictionary`: the words of the shop, by which keywords are corrected. */
export type Reader = { language: Language; dictionary: Dictionary | undefined }

/** A page of products, sorted by `sort` or by relevance to a keyword. Without keys, searches have no cursor. */
export async function listProducts(
  db: Db,
  query: ProductFilter,
  { keys, ...reader }: Reader & { keys?: Keys },
): Promise<ProductList> {
  const { language } = reader
  const { page, page_size, cursor, sort, keyword, as_typed, options, min_rating, free_delivery, ...chosen } = query
  const filter = await withLevel<ListFilter>(db, chosen)
  const marks = markQueries({ options, min_rating, free_delivery })
  if (cursor === undefined && (page - 1) * page_size >= ROWS_COUNTED) throw new PageTooFar()
  const after = keyword && cursor !== undefined ? readSearchCursor(keys, cursor, sort) : undefined
  const is_sorted = sort !== undefined
  const found_as = keyword
    ? await seekKeyword(db, { keyword, as_typed, is_sorted, before: after && chosenBefore(after), ...reader })
    : undefined
  // A keyword without any searchable character finds nothing.
  if (keyword && !found_as) return { ...NOTHING, page, page_size }
  const isSearch = found_as !== undefined || marks.length > 0
  const result = isSearch
    ? await search(db, query, { keys, sought: found_as?.sought, after, marks, filter, language })
    : await list(db, query, filter, language)
  return { ...result, meant: found_as?.meant ?? null, filter_words: null, page, page_size }
}

export const NOTHING: Omit<ProductList, 'page' | 'page_size'> = {
  items: [],
  total: 0,
  total_is_least: false,
  next_cursor: null,
  meant: null,
  filter_words: null,
  facets: NO_FACETS,
}
type Found = Omit<ProductList, 'page' | 'page_size' | 'meant' | 'filter_words'>

function readSearchCursor(keys: Keys | undefined, cursor: string, sort: ProductSort | undefined) {
  if (!keys) throw new Error('cursors of searches need the keys')
  return sort ? readFoundSortedCursor(keys, cursor, sort) : readFoundCursor(keys, cursor)
}

const chosenBefore = (after: FoundCursor | FoundSortedCursor) =>
  after[0] === 'match' ? { completions: after[5], meanings: after[6] } : { completions: [], meanings: after[2] }

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
  keys: Keys | undefined
  sought: Sought | undefined
  after: FoundCursor | FoundSortedCursor | undefined
  marks: readonly string[]
  filter: ListFilter
  language: Language
}

/** Products that a keyword finds, or marks, or both. Without a keyword the best sellers come first. */
async function search(
  db: Db,
  query: ProductFilter,
  { keys, sought, after, marks, filter, language }: SearchedFor,
): Promise<Found> {
  const sort = query.sort ?? (sought ? undefined : 'hot')
  const terms = sought?.terms ?? []
  const { shop_id, ...filters } = filter
  const finds = filteredQuery(terms, marks, filter)
  const isPriced = filter.min_cents !== undefined || filter.max_cents !== undefined
  const counting = searchFacets(db, filteredQuery(terms, marks, { shop_id }), filters, language)
  const findIn = async () => {
    // The counts decide how to search.
    const counted = sort || isPriced ? (await counting).counted : undefined
    const is_in_range = isPriced && counted !== undefined && (await isCheaperToScan(db, filter, counted))
    if (sort && counted) {
      const sorted = { filter, finds, counted, is_in_range, meanings: sought?.meanings, found_after: after }
      return findSorted(db, { ...query, sort }, sorted, language)
    }
    if (!sought || after?.[0] === 'sorted') throw new Error('a list without a keyword has a sort')
    return findMatchesFrom(db, { sought, marks, filter, is_in_range, language }, { ...query, after })
  }
  const [{ cards, last }, { facets, counted }] = await Promise.all([findIn(), counting])
  const total = await searchTotal(db, finds, filter, counted)
  return { items: cards, ...total, next_cursor: last ? nextCursor(keys, last) : null, facets }
}

function nextCursor(keys: Keys | undefined, last: SortedCursor | FoundCursor | FoundSortedCursor): string | null {
  if (last[0] !== 'match' && last[0] !== 'sorted') return cursorOf(last)
  return keys ? foundCursorOf(keys, last) : null
}

/** The number of products and, for each filter, the number that would remain with it. */
export async function countFilters(db: Db, query: FilterQuery, reader: Reader): Promise<FilterCounts> {
  const { keyword, as_typed, sort, options, min_rating, free_delivery, ...chosen } = query
  const filter = await withLevel<ListFilter>(db, chosen)
  const is_sorted = sort !== undefined
  const found_as = keyword ? await seekKeyword(db, { keyword, as_typed, is_sorted, ...reader }) : undefined
  if (keyword && !found_as) return NO_FILTERS
  const terms = found_as?.sought.terms
  const { category, subcategory, kind, shop_id } = filter
  const finds = terms && filteredQuery(terms, [], { category, subcategory, kind, shop_id })
  const options_and_marks = { options, min_rating, free_delivery }
  const counts = await findFilterCounts(
    db,
    { finds, filter, mark_groups: chosenMarks(options_and_marks) },
    reader.language,
  )
  if (!counts.is_partial) return counts
  const marks = markQueries(options_and_marks)
  const narrowed = terms || marks.length > 0 ? filteredQuery(terms ?? [], marks, filter) : undefined
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
type SortedBy = {
  filter: ListFilter
  finds: KeywordQuery
  counted: CountedFacets
  is_in_range: boolean
  /** The meaning of the keyword; undefined without a keyword. */
  meanings: StoredMeanings | undefined
  found_after: FoundCursor | FoundSortedCursor | undefined
}

async function findSorted(
  db: Db,
  query: Sorted,
  { meanings, found_after, ...sorted }: SortedBy,
  language: Language,
): Promise<{ cards: Card[]; last: SortedCursor | FoundSortedCursor | undefined }> {
  const { sort, cursor } = query
  const after_sorted = cursor === undefined || meanings ? undefined : readSortedCursor(cursor, sort)
  const after = found_after?.[0] === 'sorted' ? found_after[1] : after_sorted
  const { cards, last } = await findInOrder(db, query, { ...sorted, after }, language)
  return { cards, last: last && meanings ? ['sorted', last, meanings] : last }
}

type InOrder = Omit<SortedBy, 'meanings' | 'found_after'> & { after: SortedCursor | undefined }

async function findInOrder(
  db: Db,
  { sort, page, page_size }: Sorted,
  { filter, finds, counted, is_in_range, after }: InOrder,
  language: Language,
) {
  const start = { page, page_size, after }
  if (is_in_range)
    return findListed(db, { filter, search: { finds, strategy: { by: 'range' } } }, sort, start, language)
  const [all, walked] = await Promise.all([listCount(db, {}), listCount(db, { ...filter, in_stock: false })])
  const needed_rows = (after ? 1 : page) * page_size
  const strategy = chooseStrategy({ sort, needed_rows, counted, all, walked })
  return findListed(db, { filter, search: { finds, strategy } }, sort, start, language)
}

type PageRequest = { page: number; page_size: number; after: FoundCursor | undefined }

/** A page number has no cursor, so all rows before the page are read. These are at most ROWS_COUNTED rows. */
async function findMatchesFrom(db: Db, searched: Searched, { page, page_size, after }: PageRequest) {
  if (after || page === 1) return findMatches(db, searched, { page_size, after })
  const before = await findMatches(db, searched, { page_size: (page - 1) * page_size })
  if (!before.last) return { cards: [], last: undefined }
  return findMatches(db, searched, { page_size, after: before.last })
}

export const hotProducts = async (db: Db, count: number, language: Language): Promise<Card[]> =>
  (await findListed(db, { filter: {} }, 'hot', { page: 1, page_size: count }, language)).cards

/** The titles of the products that a keyword finds. */
export async function suggestTitles(db: Db, keyword: string, count: number, reader: Reader): Promise<string[]> {
  const found_as = await seekKeyword(db, { keyword, ...reader })
  if (!found_as) return []
  const searched = { sought: found_as.sought, marks: [], filter: {}, language: reader.language }
  const { cards } = await findMatches(db, searched, { page_size: count })
  return [...new Set(cards.map(({ title }) => title))]
}
