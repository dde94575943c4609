import type { FilterCounts, FilterQuery, ProductFilter, ProductList } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Keys } from '../../../security/keys.ts'
import { optionCode } from '../search/marks.ts'
import { interpretKeyword } from '../search/meaning/interpret-keyword.ts'
import { tongueOf } from '../search/meaning/runs.ts'
import { isFoundAsTyped, isFoundWithout } from '../search/meaning/seek-keyword.ts'
import { optionsIn } from '../search/worded/options-in-words.ts'
import { type Priced, pricesIn } from '../search/worded/prices-in-words.ts'
import type { Worded } from '../search/worded/worded.ts'
import { listTotal } from './facets-sql.ts'
import { readWordedCursor, wordedCursorOf } from './list-cursor.ts'
import { countFilters, listProducts, type Reader } from './list-service.ts'
import { listByNumber, mayBeNumber } from './number-search-service.ts'

type ListReader = Reader & { keys: Keys }

/** The beginning of the codes of kinds. */
const KIND = '@kind:'

/** Like `listProducts`, and reads filters that the keyword names: "red shoes", "lamp under 50". */
export async function listInWords(db: Db, query: ProductFilter, reader: ListReader): Promise<ProductList> {
  const { keys } = reader
  const list = async (worded: Worded, cursor: string | undefined) => {
    const page = await listProducts(db, filteredBy({ ...query, cursor }, worded), reader)
    const { searched: _, ...filter_words } = worded
    const next_cursor = page.next_cursor && wordedCursorOf(keys, page.next_cursor, worded)
    if (isFiltering(worded)) return { ...page, next_cursor, filter_words }
    const interpretation = { keyword: page.meant?.keyword ?? worded.keyword, is_typed_found: false }
    return { ...page, next_cursor, filter_words: null, meant: interpretation }
  }
  if (query.cursor !== undefined) {
    const before = readWordedCursor(keys, query.cursor)
    return before ? list(before.worded, before.cursor) : listProducts(db, query, reader)
  }
  const numbered = mayBeNumber(query.keyword ?? '') ? await listByNumber(db, query, reader.language) : undefined
  if (numbered) return numbered
  for (const worded of await readingsOf(db, query, reader)) {
    const listed = await list(worded, undefined)
    if (listed.total > 0) return listed
  }
  const listed = await listProducts(db, query, reader)
  const is_found = listed.total > 0 && listed.meant === null
  return is_found ? listed : ((await listByNumber(db, query, reader.language)) ?? listed)
}

/** Like `countFilters`, with the filters that the keyword names. */
export async function countInWords(db: Db, query: FilterQuery, reader: Reader): Promise<FilterCounts> {
  for (const worded of await readingsOf(db, query, reader)) {
    const counts = await countFilters(db, filteredBy(query, worded), reader)
    if (counts.total > 0) return counts
  }
  return countFilters(db, query, reader)
}

const isFiltering = ({ options, min_cents, max_cents }: Worded) =>
  options.length > 0 || min_cents !== null || max_cents !== null

/** The query with the filters instead of their words. */
const filteredBy = <Query extends FilterQuery>(query: Query, worded: Worded): Query => ({
  ...query,
  keyword: worded.searched === '' ? undefined : worded.searched,
  ...(worded.options.length > 0 && { options: worded.options }),
  ...(worded.min_cents !== null && { min_cents: worded.min_cents }),
  ...(worded.max_cents !== null && { max_cents: worded.max_cents }),
})

/**
 * The ways to read a keyword as words and filters, the one with most filters first. No way excludes one of the first
 * products that contain the keyword as typed. Filters that were chosen are not read from the keyword.
 */
async function readingsOf(db: Db, query: FilterQuery, reader: Reader): Promise<Worded[]> {
  const { dictionary, language } = reader
  const { keyword, as_typed, options, min_cents, max_cents } = query
  if (!keyword || as_typed || !dictionary) return []
  const isPriced = min_cents !== undefined || max_cents !== undefined
  const priced = isPriced ? undefined : pricesIn(keyword)
  const isName = priced && (await isFoundAsTyped(db, { keyword, rest: priced.rest, readers: language }))
  const prices = isName ? undefined : priced
  const limits = prices && (await isSold(db, prices, reader)) ? prices.limits : undefined
  const { min_cents: min = null, max_cents: max = null } = limits ?? {}
  const words = prices?.rest ?? keyword
  const by_price: Worded = { keyword: words, searched: words, options: [], min_cents: min, max_cents: max }
  const others = prices ? [by_price] : []
  const matched_options = options ? undefined : optionsIn(dictionary, words, language)
  if (!matched_options) return others
  const typed_filters = { keyword: words, rest: matched_options.rest, readers: language }
  const isWithout = await isFoundWithout(db, typed_filters, matched_options.options.map(optionCode))
  if (isWithout) return others
  // Products that contain the words as typed keep their order.
  const searched = isWithout === false ? words : matched_options.rest
  return [{ ...by_price, keyword: matched_options.rest, searched, options: matched_options.options }, ...others]
}

/**
 * Whether the words name no kind, or a kind with products at this price. If all lamps cost more, "lamp under 50" finds
 * lamps: with the price, it would find only honey from Lamphun.
 */
async function isSold(db: Db, { rest, limits }: Priced, { dictionary, language }: Reader): Promise<boolean> {
  const kind_codes = dictionary ? interpretKeyword(dictionary, rest, tongueOf(rest, language)).kinds : []
  const kinds = [...new Set(kind_codes)].map((code) => code.slice(KIND.length))
  if (kinds.length === 0) return true
  const within = { min_cents: limits.min_cents ?? undefined, max_cents: limits.max_cents ?? undefined }
  const totals = await Promise.all(kinds.map((kind) => listTotal(db, { kind, ...within })))
  return totals.some(({ total }) => total > 0)
}
