import { sql } from 'kysely'
import type { Outcome } from '../background/background-loop.ts'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'

/** Maximum number of transfers per round, which takes well under a second. */
const AT_ONCE = 50_000

type Mark = { counted_to: number; marked_to: number | null; is_settled: boolean }

/**
 * Adds new transfers to the daily figures. A round marks the current end of the ledger; a later round counts up to the
 * mark, once all transactions from before the mark have ended. Servers on the same database take turns.
 */
export const countDays = (db: Db): Promise<Outcome> =>
  transaction(db, async (tx): Promise<Outcome> => {
    const { rows } = await sql<Mark>`
      select counted_to, marked_to, coalesce(ledger_is_settled(marked_by), false) as is_settled
      from ledger_day_mark for update skip locked`.execute(tx)
    const [mark] = rows
    if (!mark) return 'done' // another server holds the lock
    if (mark.marked_to === null) return markAfter(tx, mark.counted_to)
    if (!mark.is_settled) return 'done'
    const to = Math.min(mark.marked_to, mark.counted_to + AT_ONCE)
    await sql`
      insert into ledger_day (day, code, amount_cents, transfers)
        select (created_at at time zone 'UTC')::date, code, sum(amount_cents), count(*)
        from ledger_transfer
        where sequence > ${mark.counted_to} and sequence <= ${to} and phase in ('single', 'post')
        group by 1, 2
      on conflict (day, code) do update set amount_cents = ledger_day.amount_cents + excluded.amount_cents,
        transfers = ledger_day.transfers + excluded.transfers`.execute(tx)
    await sql`
      insert into bank_movement_day (day, amount_cents)
        select day, sum(amount_cents) from bank_movement
        where movement_id > ${mark.counted_to} and movement_id <= ${to}
        group by day
      on conflict (day) do update set amount_cents = bank_movement_day.amount_cents + excluded.amount_cents`.execute(tx)
    if (to < mark.marked_to) {
      await sql`update ledger_day_mark set counted_to = ${to}`.execute(tx)
      return 'more'
    }
    await sql`update ledger_day_mark set counted_to = ${to}, marked_to = null, marked_by = null`.execute(tx)
    return 'done'
  })

/** Marks the current end of the ledger. Writes nothing if no money has moved since the last mark. */
async function markAfter(tx: Db, counted_to: number): Promise<Outcome> {
  await sql`
    update ledger_day_mark set (marked_to, marked_by) = (select up_to_sequence, marked_by from ledger_mark())
    where exists (select from ledger_transfer where sequence > ${counted_to})`.execute(tx)
  return 'done'
}

/** Moved money per transfer code and UTC day. */
export type DayOfMoney = { day: string; code: string; amount_cents: number; transfers: number }

/** Moved money of the last days, including today. Transfers of the last half minute may be missing. */
export async function latestDays(db: Db, days: number): Promise<DayOfMoney[]> {
  const { rows } = await sql<DayOfMoney>`
    select day::text, code, amount_cents, transfers from ledger_day
    where day > (now() at time zone 'UTC')::date - ${days}::int order by day`.execute(db)
  return rows
}
