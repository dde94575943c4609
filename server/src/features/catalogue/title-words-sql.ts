import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { WORD } from './search-terms.ts'

/** Beyond these come the rarest, and looking through more would take long. */
const MOST = 20_000

/** The words titles hold, the commonest first. Reads the whole catalogue. */
export async function findTitleWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`
    select word as lexeme from ts_stat('select search from product where on_sale', 'a')
    where word like ${`${WORD}%`} order by ndoc desc, word limit ${MOST}`.execute(db)
  return rows.map(({ lexeme }) => lexeme.slice(WORD.length))
}
