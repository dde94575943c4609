import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { ROWS_COUNTED } from '../listing/list-sql.ts'
import { chosen, cutKeyword, findsOf } from './search-query.ts'
import { findCodes } from './search-sql.ts'

/** The query that finds the most products, if any finds some. Counting stops at ROWS_COUNTED. */
const { first: mostFound } = prepared(
  (_db, queries: string[]) => sql<{ place: number }>`
    select place::int from unnest(${queries}::text[]::tsquery[]) with ordinality as asked (query, place)
    cross join lateral (
      select count(*) as count from (
        select from listing_by_tier() where search @@ query
        limit ${sql.lit(ROWS_COUNTED)}) as counted) as found
    where count > 0 order by count desc, place limit 1`,
)

/**
 * The largest set of these words that some product matches together; among equal sets, the one with the most matches.
 */
export async function findMeantWords(db: Db, words: readonly string[], language: Language): Promise<string[]> {
  const cut = words.flatMap((word) => {
    const asked = cutKeyword(word, language)
    return asked ? [{ word, asked }] : []
  })
  const known = await findCodes(
    db,
    cut.flatMap(({ asked }) => asked.terms),
  )
  let place = 0
  const asked = cut.map(({ word, asked: one }) => {
    const codes = known.slice(place, place + one.terms.length)
    place += one.terms.length
    return { word, finds: `(${findsOf(one, codes)})` }
  })
  for (let size = asked.length; size > 0; size--) {
    const sets = chosen(asked, size)
    const found = await mostFound(
      db,
      sets.map((set) => set.map(({ finds }) => finds).join(' & ')),
    )
    if (found) return (sets[found.place - 1] ?? []).map(({ word }) => word)
  }
  return []
}
