import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Dictionary } from './near-words.ts'

/** The number of words compared per length, most common first. Rare words may themselves be misspelt. */
const COMPARED = 300
/** A character that sorts after every character of a text. */
const LAST_CHARACTER = sql.lit('\u{10ffff}')

const { all: beginWords } = prepared(
  (_db, beginnings: readonly string[]) => sql<{ begun: string }>`
    select begun from unnest(${beginnings}::text[]) as begun
    where exists (select from known_word where word >= begun and word < begun || ${LAST_CHARACTER})`,
)

const { all: wordsOfLength } = prepared(
  (_db, least: number, longest: number, first: string) => sql<{ word: string }>`
    select word from (
      select found.word, found.titles from generate_series(${least}::int, ${longest}::int) as length cross join lateral (
        (select word, titles from known_word where letters = length and first_letter = ${first}
          order by titles desc limit ${sql.lit(COMPARED)})
        union all
        (select word, titles from known_word where letters = length order by titles desc limit ${sql.lit(COMPARED)})) as found
    ) as found group by word order by max(titles) desc, word`,
)

export const dictionaryIn = (db: Db): Dictionary => ({
  begun: async (beginnings) => new Set((await beginWords(db, beginnings)).map(({ begun }) => begun)),
  nearTo: async (letters, most) => {
    const rows = await wordsOfLength(db, letters.length - most, letters.length + most, letters.slice(0, 1))
    return rows.map(({ word }) => word)
  },
})
