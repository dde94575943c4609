import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type BankZone = { counts_from: string | null; next_from: string | null }

/** The first day that is counted in the present zone, and the first that would be in another; null for all days. */
export async function findBankZone(db: Db): Promise<BankZone> {
  const { rows } = await sql<BankZone>`
    select (select nullif(max(from_day), '-infinity') from bank_zone) as counts_from,
      (select max(day) + 1 from bank_day where closed_at is not null) as next_from`.execute(db)
  return rows[0] ?? { counts_from: null, next_from: null }
}

/** Whether PostgreSQL knows a time zone by this name: it has a database of zones apart from that of Node. */
export async function isKnownZone(db: Db, time_zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${time_zone}`.execute(db)
  return rows.length > 0
}

/**
 * Counts the days of the bank in a time zone, from the day after the last closed one on, or all of them while none is
 * closed. What was summed up of those days is summed up again. The caller has locked the setting, so that no day is
 * closed meanwhile (`lockDays`).
 */
export async function countInZone(tx: Tx, time_zone: string): Promise<void> {
  // No transfers are added to the sums of days until this is done (ledger/days.ts).
  await sql`select from ledger_day_mark for update`.execute(tx)
  const { rows } = await sql<{ from_day: string; from_at: string }>`
    select from_day::text, bank_day_begins(from_day)::text as from_at from (
      select coalesce(max(day) + 1, '-infinity') as from_day from bank_day where closed_at is not null) as next`.execute(
    tx,
  )
  const [next] = rows
  if (!next) throw new Error('an aggregate has one row')
  await sql`delete from bank_zone where from_day >= ${next.from_day}::date`.execute(tx)
  await sql`insert into bank_zone (from_day, from_at, time_zone)
    values (${next.from_day}::date, ${next.from_at}::timestamptz, ${time_zone})`.execute(tx)
  await sql`delete from bank_movement_day where day >= ${next.from_day}::date`.execute(tx)
  await sql`
    insert into bank_movement_day (day, amount_cents)
      select day, sum(amount_cents) from bank_movement
      where created_at >= ${next.from_at}::timestamptz and movement_id <= (select counted_to from ledger_day_mark)
      group by day`.execute(tx)
}
