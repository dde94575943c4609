import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'

const { first: countMeanings } = prepared(
  (_db, queries: readonly string[], limit: number) => sql<{ counts: number[] }>`
    select search_meanings(${queries}::text[]::tsquery[], ${limit}::int) as counts`,
)

/**
 * The numbers of products that each tsquery finds and no earlier one does. Counting stops when `wanted` products are
 * found: later tsqueries have no count.
 */
export const findMeanings = async (db: Db, queries: readonly string[], limit: number): Promise<number[]> =>
  (await countMeanings(db, queries, limit))?.counts ?? []

const { first: foundWithoutMark } = prepared(
  (_db, query: string, marks: readonly string[]) => sql<{ is_without: boolean | null }>`
    select found_without_mark(${query}::text::tsquery, ${marks}::text[]) as is_without`,
)

/**
 * Whether one of the first 1,000 products that a tsquery finds has none of the marks; null if it finds nothing.
 */
export const findWithoutMark = async (db: Db, query: string, marks: readonly string[]): Promise<boolean | null> =>
  (await foundWithoutMark(db, query, marks))?.is_without ?? null
