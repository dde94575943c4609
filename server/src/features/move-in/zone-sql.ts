import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The time zone of the shop, in which files without one are read. */
export async function findZone(db: Db): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`
    select time_zone from bank_zone where from_at <= now() order by from_at desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the first time zone holds from the beginning of time')
  return row.time_zone
}
