import type { MissedSearch } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'

/** The desk shows this number of keywords. */
const SHOWN = 100
const MISSED_MAX = 1_000
/** A keyword of one search may be anything, such as a name. */
const SEARCHES_MIN = 2
/** Maximum number of keywords of a week, so that robots cannot fill the disk. */
const KEYWORDS_MAX = 20_000
const WEEKS_KEPT = 8

const THIS_WEEK = sql`date_trunc('week', now())::date`

export type Missed = { language: Language; keyword: string; searches: number }

/** Adds numbers of searches to those of this week, and deletes old weeks. */
export async function countMissedSearches(db: Db, missed: readonly Missed[]): Promise<void> {
  await sql`
    insert into missed_search as stored (week, language, keyword, searches)
    select ${THIS_WEEK}, language, keyword, searches
    from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) as one (language text, keyword text, searches int)
    where (select count(*) from missed_search where week = ${THIS_WEEK}) < ${KEYWORDS_MAX}
    order by language, keyword
    on conflict (week, language, keyword) do update set searches = stored.searches + excluded.searches`.execute(db)
  await sql`delete from missed_search where week < ${THIS_WEEK} - 7 * ${WEEKS_KEPT}::int`.execute(db)
}

/** The most frequent keywords of a week that found no product. @param ago 0 for this week, 1 for the last one. */
export async function findMissedSearches(db: Db, language: Language, ago: number): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select keyword, searches,
      exists (select from synonym where synonym.language = missed_search.language and word = keyword) as has_synonym
    from missed_search
    where language = ${language} and week = ${THIS_WEEK} - 7 * ${ago}::int and searches >= ${SEARCHES_MIN}
    order by searches desc, keyword limit ${SHOWN}`.execute(db)
  return rows
}

/** The most frequent keywords of the weeks of a period that found no product, in all languages. */
export async function findMissedBetween(db: Db, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ language: Language; keyword: string; searches: number }>`
    select language, keyword, sum(searches)::int as searches from missed_search
    where week between date_trunc('week', ${from}::date::timestamp)::date and ${to}::date
    group by language, keyword having sum(searches) >= ${SEARCHES_MIN}
    order by searches desc, language, keyword limit ${MISSED_MAX}`.execute(db)
  return rows
}
