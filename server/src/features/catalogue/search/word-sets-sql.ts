import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { ROWS_COUNTED } from '../listing/list-sql.ts'
import { combinations, keywordQuery, parseKeyword } from './search-query.ts'
import { findCodes } from './search-sql.ts'

/** The query that finds the most products, if any finds some. Counting stops at ROWS_COUNTED. */
const { first: mostFound } = prepared(
  (_db, queries: string[]) => sql<{ place: number }>`
    select place::int from unnest(${queries}::text[]::tsquery[]) with ordinality as parsed (query, place)
    cross join lateral (
      select count(*) as count from (
        select from listing_by_tier() where search @@ query
        limit ${sql.lit(ROWS_COUNTED)}) as counted) as found
    where count > 0 order by count desc, place limit 1`,
)

/** The number of products that each query finds. Counting stops at ROWS_COUNTED. */
const { all: countFound } = prepared(
  (_db, queries: string[]) => sql<{ count: number }>`
    select (select count(*)::int from (
      select from listing_by_tier() where search @@ query limit ${sql.lit(ROWS_COUNTED)}) as counted) as count
    from unnest(${queries}::text[]::tsquery[]) with ordinality as parsed (query, place) order by place`,
)

/** Counts the results of each word. Words without results are left out. */
export async function countWords(db: Db, words: readonly string[], language: Language) {
  const terms = await termsOf(db, words, language)
  const counts = await countFound(
    db,
    terms.map(({ finds }) => finds),
  )
  return terms.flatMap(({ word }, place) => {
    const count = counts[place]?.count ?? 0
    return count > 0 ? [{ word, count }] : []
  })
}

/**
 * The largest set of these words that some product matches together; among equal sets, the one with the most matches.
 */
export async function findBestWordSet(db: Db, words: readonly string[], language: Language): Promise<string[]> {
  const terms = await termsOf(db, words, language)
  for (let size = terms.length; size > 0; size--) {
    const sets = combinations(terms, size)
    const found = await mostFound(
      db,
      sets.map((set) => set.map(({ finds }) => finds).join(' & ')),
    )
    if (found) return (sets[found.place - 1] ?? []).map(({ word }) => word)
  }
  return []
}

/** The words that can be searched, each with the query that finds it. */
async function termsOf(db: Db, words: readonly string[], language: Language) {
  const searchable = words.flatMap((word) => {
    const parsed = parseKeyword(word, language)
    return parsed ? [{ word, parsed }] : []
  })
  const known = await findCodes(
    db,
    searchable.flatMap(({ parsed }) => parsed.terms),
  )
  let place = 0
  return searchable.map(({ word, parsed: one }) => {
    const codes = known.slice(place, place + one.terms.length)
    place += one.terms.length
    return { word, finds: `(${keywordQuery(one, codes)})` }
  })
}
