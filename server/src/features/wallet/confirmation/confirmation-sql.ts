import type { BankCurrency } from '@sampan/contract/bank-currency'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { SAME_SIGN } from '../recharge/same-sign-sql.ts'
import type { OpenLine, UnmatchedCredit, WaitingClaim } from './line-fit.ts'

/** Money that arrived this many days before the report may belong to it. The same bound applies to matches (bank-sql.ts). */
const BEFORE_DAYS = 10

const IS_OPEN = sql`line.matched_how is null and line.note is null`
const IS_WAITING = sql`recharge.status = 'auditing' and recharge.method = 'manual'`

/**
 * At most this many of the oldest waiting recharges are compared with lines that name no recharge, and each with at most
 * this many of the newest lines of its amount: many shoppers send the same round amount.
 */
const COMPARED = { recharges: 500, lines: 50 }

/** Whether an open line has the transaction number or a part of the shopper's name. Coarser than `fitsOf`, which decides. */
const RESEMBLES = sql`position(bank_sign in bare_reference(reference || ' ' || text)) > 0
  or position(upper(split_part(family_name, ' ', 1)) in upper(text || reference)) > 0
  or position(upper(split_part(given_name, ' ', 1)) in upper(text || reference)) > 0`

/** The shoppers of the oldest waiting recharges that open lines name, or resemble. */
export async function findShoppersWithLines(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with named as (
      select user_id, recharge.created_at from recharge where ${IS_WAITING} and exists (select from bank_line as line
        where line.named @> array[bare_reference(recharge.reference)] and line.amount_cents > 0 and ${IS_OPEN})
      order by recharge.created_at limit ${limit}
    ), oldest as (
      select user_id, recharge.created_at, amount_cents, bare_reference(bank_reference) as bank_sign, family_name, given_name
      from recharge join user_account using (user_id) where ${IS_WAITING}
      order by recharge.created_at limit ${COMPARED.recharges}
    ), resembled as (
      select user_id, created_at from oldest where exists (select from (
        select reference, text from bank_line as line where line.amount_cents = oldest.amount_cents and line.amount_cents > 0 and ${IS_OPEN}
        order by day desc limit ${COMPARED.lines}) as same where ${RESEMBLES})
    )
    select user_id from (select * from named union all select * from resembled) as candidate
    group by user_id order by min(created_at), user_id limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The shoppers whose waiting recharges are named by open lines of a statement. */
export async function findShoppersNamedIn(db: Db, statement_id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from bank_line as line
      join recharge on recharge.reference is not null and bare_reference(recharge.reference) = any (line.named)
    where statement_id = ${statement_id} and ${IS_OPEN} and ${IS_WAITING}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** All waiting bank transfers of some shoppers, oldest first. */
export async function findClaims(db: Db, user_ids: readonly string[]): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select recharge.user_id, recharge.recharge_id, amount_cents, coalesce(bare_reference(recharge.reference), '') as sign,
      bare_reference(bank_reference) as bank_sign, family_name, given_name,
      (bank_day_of(recharge.created_at) - ${sql.lit(BEFORE_DAYS)})::text as earliest_day,
      exists (select from recharge as asked cross join lateral (${SAME_SIGN}) as same
        where (asked.user_id, asked.recharge_id) = (recharge.user_id, recharge.recharge_id) offset 0) as is_reused
    from recharge join user_account using (user_id)
    where recharge.user_id = any (${user_ids}::uuid[]) and ${IS_WAITING}
    order by recharge.created_at, recharge.recharge_id`.execute(db)
  return rows
}

/**
 * Open lines that name one of the recharges, and the newest lines of their amounts that name no recharge of the shop.
 * `offset 0` keeps PostgreSQL from joining all recharges.
 */
export async function findOpenLines(db: Db, claims: readonly WaitingClaim[]): Promise<OpenLine[]> {
  const signs = claims.map(({ sign }) => sign).filter((sign) => sign !== '')
  const amounts = [...new Set(claims.map(({ amount_cents }) => amount_cents))]
  const { rows } = await sql<OpenLine>`
    with candidate as (
      select line_id from bank_line as line where named && ${signs}::text[] and amount_cents > 0 and ${IS_OPEN}
      union
      select line_id from unnest(${amounts}::bigint[]) as claimed cross join lateral (
        select line_id from bank_line as line
        where amount_cents = claimed and amount_cents > 0 and ${IS_OPEN} and not exists (
          select from unnest(named) as sign where exists (select from recharge
            where recharge.reference is not null and bare_reference(recharge.reference) = sign offset 0))
        order by day desc limit ${COMPARED.lines}) as unnamed
    )
    select line_id, day::text, amount_cents, currency, named, was_released,
      reference || ' ' || text as says,
      exists (select from bank_line as other
        where other.named && line.named and other.bank_account_id = line.bank_account_id and other.day = line.day
          and other.amount_cents = line.amount_cents and other.statement_id <> line.statement_id) as is_repeated,
      exists (select from bank_line as other
        where other.named && line.named and other.amount_cents = - line.amount_cents and other.day >= line.day)
        as is_reversed
    from bank_line as line join candidate using (line_id)
    order by day, line.created_at, line.position`.execute(db)
  return rows
}

/** Approved bank transfers of some shoppers that no line is matched with, also explained movements. */
export async function findUnmatchedCredits(db: Db, user_ids: readonly string[]): Promise<UnmatchedCredit[]> {
  const { rows } = await sql<UnmatchedCredit>`
    select user_id, recharge.arrival_cents as amount_cents,
      (bank_day_of(audited_at) + ${sql.lit(BEFORE_DAYS)})::text as last_day
    from recharge join ledger_transfer on ref_type = 'recharge' and ref_id = recharge_id::text
      and ledger_transfer.code = 'recharge'
    where user_id = any (${user_ids}::uuid[]) and status = 'approved' and method = 'manual'
      and not exists (select from bank_match where movement_id = sequence)`.execute(db)
  return rows
}

export type FittingLineRow = {
  line_id: string
  statement_id: string
  bank_name: string
  day: string
  amount_cents: number
  currency: BankCurrency
  reference: string
  text: string
  importer_id: string
  imported_by: string
  imported_at: string
  is_open: boolean
}

/** Lines with the operator who imported them. Lines whose dollars are unknown are left out. */
export async function findFittingLines(db: Db, line_ids: readonly string[]): Promise<FittingLineRow[]> {
  const { rows } = await sql<FittingLineRow>`
    select line_id, statement_id, bank_name, day::text, amount_cents, line.currency, line.reference, text,
      operator.operator_id as importer_id, operator.account as imported_by, bank_statement.created_at as imported_at,
      ${IS_OPEN} as is_open
    from bank_line as line join bank_statement using (statement_id)
      join operator on operator.operator_id = bank_statement.operator_id
      join bank_account on bank_account.bank_account_id = line.bank_account_id
    where line_id = any (${line_ids}::uuid[]) and amount_cents is not null
    order by day, line.created_at, line.position`.execute(db)
  return rows
}

/** The movement of an approved bank transfer in the ledger. */
export async function movementOfRecharge(tx: Tx, recharge_id: string): Promise<string> {
  const { rows } = await sql<{ movement_id: string }>`
    select sequence::text as movement_id from ledger_transfer
    where ref_type = 'recharge' and ref_id = ${recharge_id} and code = 'recharge'`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an approved recharge has a transfer')
  return row.movement_id
}

type Credit = {
  user_id: string
  recharge_id: string
  line_id: string
  operator_id: string
  amount_cents: number
  ceiling_cents: number
}

/** Notes that a line credited a recharge without an operator. */
export async function insertCredit(tx: Tx, credit: Credit): Promise<void> {
  await tx.insertInto('statement_credit').values(credit).execute()
}

/** The ceiling of credits without an operator, and the operators who set it; null for the default. */
export async function findRule(db: Db): Promise<{ ceiling_cents: number; set_by: string | null }> {
  const { rows } = await sql<{ ceiling_cents: number; set_by: string | null }>`
    select amount_cents as ceiling_cents, operator.account as set_by
    from amount_limit left join operator on operator_id = changed_by
    where amount_limit.name = 'statement_credit_day'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no amount limit: statement_credit_day')
  return row
}

/** Whether an operator has proposed to approve a recharge. */
export async function isProposed(db: Db, recharge_id: string): Promise<boolean> {
  const proposal = await db
    .selectFrom('desk_proposal')
    .select('proposal_id')
    .where('kind', '=', 'recharge_pass')
    .where('ref_id', '=', recharge_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return proposal !== undefined
}

export async function isBlocked(db: Db, user_id: string): Promise<boolean> {
  const shopper = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return shopper !== undefined
}

export type CreditReport = { imported_by: string; file_name: string; credits: number; amount_cents: number }

/** The first credit without an operator is reported after this time, together with later ones. */
const REPORT_PAUSE = sql`interval '1 hour'`

/** Takes the credits that the owners were not told of, if it is time. Another server that takes them waits. */
export async function takeUnreported(tx: Tx): Promise<CreditReport[]> {
  const { rows } = await sql<CreditReport>`
    with taken as (
      update statement_credit set reported_at = now()
      where reported_at is null and exists (select from statement_credit as due
        where due.reported_at is null and due.created_at <= now() - ${REPORT_PAUSE})
      returning line_id, operator_id, amount_cents
    )
    select operator.account as imported_by, file_name, count(*)::int as credits, sum(taken.amount_cents)::bigint as amount_cents
    from taken join bank_line using (line_id) join bank_statement using (statement_id)
      join operator on operator.operator_id = taken.operator_id
    group by operator.account, statement_id, file_name order by operator.account, statement_id`.execute(tx)
  return rows
}

export type Owner = { account: string; language: Language }

/** The owners, each with the language of the other mails about work, otherwise the default language. */
export async function findOwners(db: Db): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select account, coalesce(digest_language, new_work_language, default_language()) as language from operator
    where 'owner' = any (roles) and blocked_at is null and account like '%@%' order by account`.execute(db)
  return rows
}
