import type { FilterCounts, FilterQuery, ProductFilter, ProductList } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Keys } from '../../../security/keys.ts'
import { markQueries } from '../search/marks.ts'
import { isFoundAsTyped } from '../search/meaning/seek-keyword.ts'
import { optionsIn } from '../search/worded/options-in-words.ts'
import { pricesIn } from '../search/worded/prices-in-words.ts'
import type { Worded } from '../search/worded/worded.ts'
import { readWordedCursor, wordedCursorOf } from './list-cursor.ts'
import { countFilters, listProducts, type Reader } from './list-service.ts'

type ListReader = Reader & { keys: Keys }

/** Like `listProducts`, and reads filters that the keyword names: "red shoes", "lamp under 50". */
export async function listInWords(db: Db, query: ProductFilter, reader: ListReader): Promise<ProductList> {
  const { keys } = reader
  const list = async (worded: Worded, cursor: string | undefined) => {
    const found = await listProducts(db, filteredBy({ ...query, cursor }, worded), reader)
    const { searched: _, ...filter_words } = worded
    const next_cursor = found.next_cursor && wordedCursorOf(keys, found.next_cursor, worded)
    return { ...found, next_cursor, filter_words }
  }
  if (query.cursor !== undefined) {
    const before = readWordedCursor(keys, query.cursor)
    return before ? list(before.worded, before.cursor) : listProducts(db, query, reader)
  }
  for (const worded of await readingsOf(db, query, reader)) {
    const found = await list(worded, undefined)
    if (found.total > 0) return found
  }
  return listProducts(db, query, reader)
}

/** Like `countFilters`, with the filters that the keyword names. */
export async function countInWords(db: Db, query: FilterQuery, reader: Reader): Promise<FilterCounts> {
  for (const worded of await readingsOf(db, query, reader)) {
    const counts = await countFilters(db, filteredBy(query, worded), reader)
    if (counts.total > 0) return counts
  }
  return countFilters(db, query, reader)
}

/** The query with the filters instead of their words. */
const filteredBy = <Query extends FilterQuery>(query: Query, worded: Worded): Query => ({
  ...query,
  keyword: worded.searched === '' ? undefined : worded.searched,
  ...(worded.options.length > 0 && { options: worded.options }),
  ...(worded.min_cents !== null && { min_cents: worded.min_cents }),
  ...(worded.max_cents !== null && { max_cents: worded.max_cents }),
})

/**
 * The ways to read a keyword as words and filters, the one with most filters first. No way excludes a product that
 * contains the keyword as typed. Filters that were chosen are not read from the keyword.
 */
async function readingsOf(db: Db, query: FilterQuery, { dictionary, language }: Reader): Promise<Worded[]> {
  const { keyword, as_typed, options, min_cents, max_cents } = query
  if (!keyword || as_typed || !dictionary) return []
  const isPriced = min_cents !== undefined || max_cents !== undefined
  const priced = isPriced ? undefined : pricesIn(keyword)
  const prices = priced && !(await isFoundAsTyped(db, keyword, language)) ? priced : undefined
  const { min_cents: min = null, max_cents: max = null } = prices?.limits ?? {}
  const words = prices?.rest ?? keyword
  const by_price: Worded = { keyword: words, searched: words, options: [], min_cents: min, max_cents: max }
  const others = prices ? [by_price] : []
  const read = options ? undefined : optionsIn(dictionary, words, language)
  if (!read) return others
  const without = markQueries({ options: read.options })
  const [isTyped, isExcluding] = await Promise.all([
    isFoundAsTyped(db, words, language),
    isFoundAsTyped(db, words, language, without),
  ])
  if (isExcluding) return others
  // Products that contain the words as typed keep their order.
  const searched = isTyped ? words : read.rest
  return [{ ...by_price, keyword: read.rest, searched, options: read.options }, ...others]
}
