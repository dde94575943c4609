import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import { oldestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'

export type BankState = 'open' | 'matched' | 'explained'
type DayFilter = { day: string; state?: BankState | undefined }

export const findBankAccounts = (db: Db) =>
  db
    .selectFrom('bank_account')
    .select(['bank_account_id', 'bank_name', 'is_open', 'currency'])
    .orderBy('position')
    .execute()

/** The beginning, in the bank's time zone, of the day that is `later` days after `day`. */
const beginning = (day: string, later = 0) => sql<string>`bank_day_begins(${day}::date + ${sql.lit(later)})`

const LINE_STATE = sql<BankState>`case when bank_line.matched_how is not null then 'matched'
  when bank_line.note is not null then 'explained' else 'open' end`
const MOVEMENT_STATE = sql<BankState>`case when bank_match.line_id is not null then 'matched'
  when bank_movement_note.note is not null then 'explained' else 'open' end`

const lines = (db: Db) =>
  db
    .selectFrom('bank_line')
    .innerJoin('bank_account', 'bank_account.bank_account_id', 'bank_line.bank_account_id')
    .leftJoin('operator', 'operator.operator_id', 'bank_line.operator_id')
    .select(['line_id', 'bank_name', 'day', 'amount_cents', 'amount_minor', 'reference', 'text', 'matched_how'])
    .select(['bank_line.note', 'bank_line.currency'])
    .select(['operator.account as operator', LINE_STATE.as('state')])

export type LineRow = Awaited<ReturnType<typeof findLine>> & object
export const findLine = (db: Db, line_id: string) => lines(db).where('line_id', '=', line_id).executeTakeFirst()

const linesOf = (db: Db, { day, state }: DayFilter) =>
  lines(db)
    .where('day', '=', day)
    .$if(state !== undefined, (query) => query.where(LINE_STATE, '=', state ?? 'open'))

export const findLines = (db: Db, filter: DayFilter, start: PageStart) =>
  oldestFirst(linesOf(db, filter), { at: 'bank_line.created_at', id: 'bank_line.line_id' }, start)

export const countLines = (db: Db, filter: DayFilter, limit: number) => countUpTo(db, linesOf(db, filter), limit)

const refOf = (ref_type: string) =>
  sql<string>`case when bank_movement.ref_type = ${sql.lit(ref_type)} then bank_movement.ref_id::uuid end`

const REMITTANCE_REFERENCE = sql<string | null>`
  (select tax_remittance.reference from tax_remittance where tax_remittance.remittance_id = ${refOf('tax_remittance')})`

/** Movements of the ledger's bank account, with the shopper, the references and the match. */
const movements = (db: Db) =>
  db
    .selectFrom('bank_movement')
    .leftJoin('bank_match', 'bank_match.movement_id', 'bank_movement.movement_id')
    .leftJoin('bank_movement_note', 'bank_movement_note.movement_id', 'bank_movement.movement_id')
    .leftJoin('recharge', (join) => join.on('recharge.recharge_id', '=', refOf('recharge')))
    .leftJoin('withdrawal', (join) => join.on('withdrawal.extract_id', '=', refOf('withdrawal')))
    .leftJoin('correction', (join) => join.on('correction.correction_id', '=', refOf('correction')))
    .leftJoin('provider_payout', (join) => join.on('provider_payout.payout_id', '=', refOf('provider_payout')))
    .leftJoin('user_account', (join) =>
      join.on('user_account.user_id', '=', ({ fn }) =>
        fn.coalesce('recharge.user_id', 'withdrawal.user_id', 'correction.user_id'),
      ),
    )
    .select(sql<string>`bank_movement.movement_id::text`.as('movement_id'))
    .select(['bank_movement.day', 'bank_movement.amount_cents', 'code', 'ref_type', 'ref_id'])
    .select(['user_account.user_id', 'user_account.account', 'recharge.reference'])
    .select(({ fn }) =>
      fn
        .coalesce(
          'recharge.bank_reference',
          'withdrawal.bank_reference',
          'provider_payout.payout_ref',
          REMITTANCE_REFERENCE,
        )
        .as('bank_reference'),
    )
    .select(['bank_match.line_id', 'bank_movement_note.note', 'bank_movement.created_at', MOVEMENT_STATE.as('state')])

export type MovementRow = Awaited<ReturnType<typeof findMovement>> & object
export const findMovement = (db: Db, movement_id: string) =>
  movements(db).where(sql<boolean>`bank_movement.movement_id = ${movement_id}::bigint`).executeTakeFirst()

const movementsOf = (db: Db, { day, state }: DayFilter) =>
  movements(db)
    .where('bank_movement.created_at', '>=', beginning(day))
    .where('bank_movement.created_at', '<', beginning(day, 1))
    .$if(state !== undefined, (query) => query.where(MOVEMENT_STATE, '=', state ?? 'open'))

export const findMovements = (db: Db, filter: DayFilter, start: PageStart) =>
  oldestFirst(movementsOf(db, filter), { at: 'bank_movement.created_at', id: 'bank_movement.movement_id' }, start)

export const countMovements = (db: Db, filter: DayFilter, limit: number) =>
  countUpTo(db, movementsOf(db, filter), limit)

export const findMovementsIn = (db: Db, line_ids: readonly string[]) =>
  movements(db)
    .where('bank_match.line_id', '=', sql<string>`any(${line_ids}::uuid[])`)
    .orderBy('bank_movement.movement_id')
    .execute()

/**
 * A movement may be in the ledger from 10 days before to 4 days after the day in the statement. `AFTER_DAYS` is
 * exclusive.
 */
const BEFORE_DAYS = 10
const AFTER_DAYS = 5

/**
 * Open movements that may belong to a line: they have the same direction and are not larger than the line. Equal sums
 * come first, then the nearest days.
 */
export const findCandidates = (db: Db, { day, amount_cents }: LineRow, limit: number) =>
  movements(db)
    .where('bank_movement.created_at', '>=', beginning(day, -BEFORE_DAYS))
    .where('bank_movement.created_at', '<', beginning(day, AFTER_DAYS))
    .where('bank_match.line_id', 'is', null)
    .where(sql<boolean>`sign(bank_movement.amount_cents) = sign(${amount_cents}::bigint)`)
    .where(sql<boolean>`abs(bank_movement.amount_cents) <= abs(${amount_cents}::bigint)`)
    .orderBy(sql`bank_movement.amount_cents <> ${amount_cents}::bigint`)
    .orderBy(sql`abs(bank_movement.day - ${day}::date)`)
    .orderBy('bank_movement.movement_id')
    .limit(limit)
    .execute()

type Pair = { line_id: string; movement_id: string; has_reference: boolean }

/**
 * Pairs of an open line of these days and an open movement of the same amount. `has_reference`: the line contains the
 * movement's reference, or the name of the provider that pays out; all other pairs are at most one day apart, and their
 * line names no shopper.
 */
export async function findPairs(tx: Tx, days: readonly string[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with line as (
      select line_id, day, amount_cents, bare_reference(reference || ' ' || text) as says,
        exists (select from recharge where recharge.reference is not null
          and bare_reference(recharge.reference) = any (named)) as names_shopper
      from bank_line
      where day = any (${days}::date[]) and matched_how is null and note is null
    ), movement as (
      select movement_id, movement.amount_cents,
        case code when 'provider_payout' then arrives_on when 'tax_remittance' then paid_on else movement.day end as day,
        array_remove(array[bare_reference(recharge.reference),
          bare_reference(recharge.bank_reference), bare_reference(withdrawal.bank_reference),
          bare_reference(withdrawal.extract_id::text), upper(provider_payout.provider), bare_reference(payout_ref),
          bare_reference(tax_remittance.reference)], null) as known_by
      from bank_movement as movement
        left join recharge on ref_type = 'recharge' and recharge_id = case ref_type when 'recharge' then ref_id::uuid end
        left join withdrawal on extract_id = case ref_type when 'withdrawal' then ref_id::uuid end
        left join provider_payout on payout_id = case ref_type when 'provider_payout' then ref_id::uuid end
        left join tax_remittance on remittance_id = case ref_type when 'tax_remittance' then ref_id::uuid end
      where movement.created_at >= bank_day_begins((select min(day) - ${sql.lit(BEFORE_DAYS)} from line))
        and movement.created_at < bank_day_begins((select max(day) + ${sql.lit(AFTER_DAYS)} from line))
        and not exists (select from bank_match where bank_match.movement_id = movement.movement_id)
    ), pair as (
      select line_id, movement_id, movement.day - line.day as apart, names_shopper,
        exists (select from unnest(known_by) as sign
          where length(sign) >= 5 and position(sign in coalesce(says, '')) > 0) as has_reference
      from line join movement using (amount_cents)
      where movement.day - line.day between ${sql.lit(-BEFORE_DAYS)} and ${sql.lit(AFTER_DAYS - 1)}
    )
    select line_id, movement_id::text, has_reference from pair
    where has_reference or (abs(apart) <= 1 and not names_shopper)`.execute(tx)
  return rows
}

/**
 * Stores pairs of one line and one movement. A movement that another line already has is skipped.
 * @returns the lines that were stored.
 */
export async function insertPairs(tx: Tx, pairs: readonly Pair[]): Promise<string[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ line_id: string }>`
    with stored as (
      insert into bank_match (movement_id, line_id)
        select * from unnest(${pairs.map((pair) => pair.movement_id)}::bigint[], ${pairs.map((pair) => pair.line_id)}::uuid[])
        order by 1
      on conflict do nothing returning movement_id, line_id
    )
    update bank_line set matched_how = asked.matched_how
    from stored join unnest(${pairs.map((pair) => pair.movement_id)}::bigint[],
      ${pairs.map((pair) => (pair.has_reference ? 'reference' : 'amount'))}::text[]) as asked (movement_id, matched_how)
      using (movement_id)
    where bank_line.line_id = stored.line_id
    returning bank_line.line_id`.execute(tx)
  return rows.map(({ line_id }) => line_id)
}

/** The days of movements. Ids of other transfers are left out. */
export async function daysOf(db: Db, movement_ids: readonly string[]) {
  const { rows } = await sql<{ movement_id: string; day: string; amount_cents: number }>`
    select movement_id::text, day, amount_cents from bank_movement
    where movement_id = any (${movement_ids}::bigint[])`.execute(db)
  return rows
}

/** The movements of a line, each with its day and whether it is explained. */
export async function matchedWith(db: Db, line_id: string) {
  const { rows } = await sql<{ movement_id: string; day: string; is_explained: boolean }>`
    select movement_id::text, day, note is not null as is_explained
    from bank_match join bank_movement using (movement_id) left join bank_movement_note using (movement_id)
    where line_id = ${line_id}`.execute(db)
  return rows
}

/** Explains a movement. @returns false when the movement already has an explanation. */
export async function explainMovement(
  tx: Tx,
  { movement_id, note, operator_id }: { movement_id: string; note: string; operator_id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into bank_movement_note (movement_id, note, operator_id) values (${movement_id}::bigint, ${note}, ${operator_id})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Removes the explanation of a movement. @returns false when the movement has no explanation. */
export async function unexplainMovement(tx: Tx, movement_id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from bank_movement_note where movement_id = ${movement_id}::bigint`.execute(tx)
  return numAffectedRows === 1n
}
