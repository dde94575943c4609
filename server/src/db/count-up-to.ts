import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** How many rows there are, counted no further than `limit`: a list of millions is not read for its number. */
export async function countUpTo<DB, TB extends keyof DB>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, object>,
  limit: number,
): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (${rows.limit(limit)}) as counted`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** A total of a list of the desk, which is counted no further than its limit. */
export const countedTo = (counted: number) => ({
  total: Math.min(counted, DESK_COUNT_LIMIT),
  ...(counted > DESK_COUNT_LIMIT && { total_is_least: true as const }),
})
