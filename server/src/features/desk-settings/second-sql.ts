import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whether two operators may change where money goes: then one alone may not. */
export async function hasSecond(db: Db): Promise<boolean> {
  const { rows } = await sql<{ operators: number }>`select count(*)::int as operators from operator
    where blocked_at is null and roles && '{owner,finance}'`.execute(db)
  return (rows[0]?.operators ?? 0) > 1
}
