import type { BankCurrency } from '@sampan/contract/bank-currency'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type Sums = { in_cents: number; out_cents: number; open: number; open_cents: number }
export type DayRow = {
  day: string
  time_zone: string
  books: Sums
  statement: Sums
  closed_at: string | null
  closed_by: string | null
  note: string | null
}
type FoundDay = {
  day: string
  time_zone: string
  books_in: number
  books_out: number
  books_open: number
  books_open_cents: number
  lines_in: number
  lines_out: number
  lines_open: number
  lines_open_cents: number
  closed_at: string | null
  closed_by: string | null
  note: string | null
}

const SUMS = (prefix: string, state: string) =>
  sql.raw(`coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as ${prefix}_in,
    - coalesce(sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as ${prefix}_out,
    count(*) filter (where ${state})::int as ${prefix}_open,
    coalesce(sum(amount_cents) filter (where ${state}), 0)::bigint as ${prefix}_open_cents`)

export async function today(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select bank_day_of(now()) as day`.execute(db)
  return rows[0]?.day ?? ''
}

/** Daily sums of the ledger and of the statements, newest day first. Days without any movement or line are included. */
export async function findDays(db: Db, from: string, to: string): Promise<DayRow[]> {
  const { rows } = await sql<FoundDay>`
    with asked as (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day),
    books as (
      select day, ${SUMS('books', 'line_id is null and bank_movement_note.movement_id is null')}
      from bank_movement left join bank_match using (movement_id) left join bank_movement_note using (movement_id)
      where bank_movement.created_at >= bank_day_begins(${from}::date)
        and bank_movement.created_at < bank_day_begins(${to}::date + 1)
      group by day
    ), lines as (
      select day, ${SUMS('lines', 'matched_how is null and note is null')}
      from bank_line where day between ${from}::date and ${to}::date group by day
    )
    select asked.day, zone.time_zone, coalesce(books_in, 0) as books_in, coalesce(books_out, 0) as books_out,
      coalesce(books_open, 0) as books_open, coalesce(books_open_cents, 0) as books_open_cents,
      coalesce(lines_in, 0) as lines_in, coalesce(lines_out, 0) as lines_out,
      coalesce(lines_open, 0) as lines_open, coalesce(lines_open_cents, 0) as lines_open_cents,
      closed_at, operator.account as closed_by, bank_day.note
    from asked left join books using (day) left join lines using (day) left join bank_day using (day)
      left join operator on operator.operator_id = bank_day.closed_by
      cross join lateral (
        select time_zone from bank_zone where from_day <= asked.day order by from_day desc limit 1) as zone
    order by asked.day desc`.execute(db)
  return rows.map(({ day, time_zone, closed_at, closed_by, note, ...row }) => ({
    day,
    time_zone,
    books: {
      in_cents: row.books_in,
      out_cents: row.books_out,
      open: row.books_open,
      open_cents: row.books_open_cents,
    },
    statement: {
      in_cents: row.lines_in,
      out_cents: row.lines_out,
      open: row.lines_open,
      open_cents: row.lines_open_cents,
    },
    closed_at,
    closed_by,
    note,
  }))
}

type Balances = { books_balance_cents: number; statement_balance_cents: number; is_over: boolean }

/**
 * The balances at the end of a day, by the ledger and by the imported statements. The ledger's balance is today's
 * balance minus all later movements. A day counts as over ten minutes after midnight, because transfers of that day may
 * still be uncommitted at midnight.
 */
export async function balancesAtEndOf(db: Db, day: string): Promise<Balances> {
  const { rows } = await sql<Balances>`select
    - ledger_summed_balance('external:bank') - bank_moved_after(${day}::date) as books_balance_cents,
    coalesce((select sum(amount_cents) from bank_line_day where day <= ${day}::date), 0)::bigint as statement_balance_cents,
    now() >= bank_day_begins(${day}::date + 1) + interval '10 minutes' as is_over`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a select without a table has one row')
  return sums
}

/** The balance that each bank account's statement shows after its last line of a day. */
export async function bankBalancesAt(db: Db, day: string) {
  const { rows } = await sql<{
    bank_account_id: string
    bank_name: string
    currency: BankCurrency
    balance_minor: number
  }>`
    select distinct on (bank_account_id) bank_account_id, bank_name, bank_line.currency, balance_cents as balance_minor
    from bank_line join bank_account using (bank_account_id)
    where day = ${day} and balance_cents is not null
    order by bank_account_id, bank_line.created_at desc, bank_line.position desc`.execute(db)
  return rows
}

type Closing = { day: string; operator_id: string; note: string | null } & Omit<Balances, 'is_over'>

/** Closes a day. The caller has locked the day and checked that it is open. */
export async function closeDay(tx: Tx, { day, operator_id, note, ...balances }: Closing): Promise<void> {
  await tx
    .updateTable('bank_day')
    .set({
      closed_at: sql<string>`now()`,
      closed_by: operator_id,
      note,
      books_cents: balances.books_balance_cents,
      statement_cents: balances.statement_balance_cents,
    })
    .where('day', '=', day)
    .returning('day')
    .executeTakeFirstOrThrow()
}

/** Reopens a closed day. The caller has locked the day. */
export async function openDay(tx: Tx, day: string): Promise<void> {
  await tx
    .updateTable('bank_day')
    .set({ closed_at: null, closed_by: null, note: null, books_cents: null, statement_cents: null })
    .where('day', '=', day)
    .returning('day')
    .executeTakeFirstOrThrow()
}

/** Finds the closed days among `days`, without locking them. */
export async function closedAmong(db: Db, days: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from bank_day where day = any (${days}::date[]) and closed_at is not null order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/**
 * Locks days in ascending order; missing rows are inserted as open days. The bank's time zone cannot change until the
 * transaction ends (`countInZone` waits).
 * @returns the closed days among them.
 */
export async function lockDays(tx: Tx, days: readonly string[]): Promise<string[]> {
  const sorted_days = [...new Set(days)].toSorted()
  await sql`select from shop_choice where name = 'bank_time_zone' for share`.execute(tx)
  await sql`insert into bank_day (day) select day from unnest(${sorted_days}::date[]) as asked (day) order by day
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ day: string; closed_at: string | null }>`
    select day, closed_at from bank_day where day = any (${sorted_days}::date[]) order by day for update`.execute(tx)
  return rows.flatMap(({ day, closed_at }) => (closed_at === null ? [] : [day]))
}
