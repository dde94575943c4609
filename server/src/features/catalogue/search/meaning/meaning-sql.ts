import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'

const { first: countMeanings } = prepared(
  (_db, queries: readonly string[], wanted: number) => sql<{ counts: number[] }>`
    select search_meanings(${queries}::text[]::tsquery[], ${wanted}::int) as counts`,
)

/**
 * The numbers of products that each tsquery finds and no earlier one does. Counting stops when `wanted` products are
 * found: later tsqueries have no count.
 */
export const findMeanings = async (db: Db, queries: readonly string[], wanted: number): Promise<number[]> =>
  (await countMeanings(db, queries, wanted))?.counts ?? []
