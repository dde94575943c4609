import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { WORD } from './search-terms.ts'

/** The rest are the rarest words, and searching more would take long. */
const MOST = 20_000

/** The words that find products: title words first, the most common ones before the others. Reads the whole catalogue. */
export async function findKnownWords(db: Db): Promise<string[]> {
  const wordsOf = (weight: 'a' | 'b') =>
    sql`select word, ndoc, ${weight} as weight from ts_stat('select search from product where on_sale', ${weight})`
  const { rows } = await sql<{ word: string }>`
    select word from (${wordsOf('a')} union all ${wordsOf('b')}) as known
    where word like ${`${WORD}%`} order by weight, ndoc desc, word limit ${MOST}`.execute(db)
  return rows.map(({ word }) => word.slice(WORD.length))
}
