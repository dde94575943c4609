import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A day of the shop's time zone, with its start and the start of the next day. */
export type BookDay = { day: string; begins_at: string; ends_at: string }

export async function findDays(db: Db, { from, to }: { from: string; to: string }): Promise<BookDay[]> {
  const { rows } = await sql<BookDay>`
    select day::date::text as day, to_json(bank_day_begins(day::date)) #>> '{}' as begins_at,
      to_json(bank_day_begins(day::date + 1)) #>> '{}' as ends_at
    from generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') as day order by day`.execute(db)
  return rows
}

export async function findToday(db: Db): Promise<{ today: string; time_zone: string }> {
  const { rows } = await sql<{ today: string; time_zone: string }>`
    select bank_day_of(now())::text as today, time_zone from bank_zone where from_at <= now()
    order by from_at desc, from_day desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the first time zone holds from the beginning of time')
  return row
}
