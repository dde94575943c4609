import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Counts rows up to `limit`, so that a list with millions of rows is not read only to count it. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, object>,
  limit: number,
): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::int as total from (${rows.limit(limit)}) as counted`.execute(db)
  return result.rows[0]?.total ?? 0
}

/** The total for a list of the operators' desk. Beyond DESK_COUNT_LIMIT the total is reported as a minimum. */
export const countedTo = (counted: number) => ({
  total: Math.min(counted, DESK_COUNT_LIMIT),
  ...(counted > DESK_COUNT_LIMIT && { total_is_least: true as const }),
})
