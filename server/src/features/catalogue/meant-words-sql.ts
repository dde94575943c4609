import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { searchQuery } from './search-terms.ts'

/** The largest set of these words that some product matches together; among equal sets, the one with the most matches. */
export async function findMeantWords(db: Db, words: readonly string[], language: Language): Promise<string[]> {
  const asked = words.flatMap((word) => {
    const finds = searchQuery(word, language)?.finds
    return finds ? [{ word, finds }] : []
  })
  if (asked.length === 0) return []
  const anyOfThem = asked.map(({ finds }) => `(${finds})`).join(' | ')
  const held = sql.join(asked.map(({ finds }) => sql`search @@ ${finds}::tsquery`))
  const found = await db
    .selectFrom((from) =>
      from
        .selectFrom('product')
        .select(sql<boolean[]>`array[${held}]`.as('held'))
        .where('on_sale', '=', true)
        .where(sql<boolean>`search @@ ${anyOfThem}::tsquery`)
        .as('one'),
    )
    .select('held')
    .groupBy('held')
    .orderBy(sql`cardinality(array_positions(held, true))`, 'desc')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst()
  return asked.filter((_, at) => found?.held[at]).map(({ word }) => word)
}
