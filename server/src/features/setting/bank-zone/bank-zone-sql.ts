import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type BankZone = { counts_from: string | null; next_from: string | null }

/**
 * `counts_from`: the first day in the current time zone, null if it applies to all days. `next_from`: the first day
 * that a changed zone would apply to, null if it would apply to all days.
 */
export async function findBankZone(db: Db): Promise<BankZone> {
  const { rows } = await sql<BankZone>`
    select (select nullif(max(from_day), '-infinity') from bank_zone) as counts_from,
      (select max(day) + 1 from bank_day where closed_at is not null) as next_from`.execute(db)
  return rows[0] ?? { counts_from: null, next_from: null }
}

/** Whether PostgreSQL knows a time zone. Its time zone database can differ from the database of Node. */
export async function isKnownZone(db: Db, time_zone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${time_zone}`.execute(db)
  return rows.length > 0
}

/**
 * Changes the time zone of all days after the last closed day, or of all days if none is closed, and recomputes the
 * daily sums of these days. The caller has locked the setting, so no day can be closed at the same time (`lockDays`).
 */
export async function countInZone(tx: Tx, time_zone: string): Promise<void> {
  // Keeps `countDays` (ledger/days.ts) from adding transfers to daily sums until this transaction ends.
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
