import type { RemittanceBody } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Payments are recorded one after another, because each is compared with the owed taxes. */
export async function lockRemittances(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tax remittances', 0))`.execute(tx)
}

type TaxKind = RemittanceBody['lines'][number]['kind']
export type OwedTax = { country: string; kind: TaxKind; owed_cents: number; due_cents: number }

/** Balances of the accounts of taxes, without settled accounts. `due_cents` is the part that orders and refunds booked until the end of a day of the shop. */
export async function findOwed(db: Db, until: string | null): Promise<OwedTax[]> {
  const { rows } = await sql<OwedTax>`
    with later as (
      select account_id, sum(cents) as cents from (
        select credit_account_id as account_id, amount_cents as cents from ledger_transfer
          where created_at >= bank_day_begins(${until}::date + 1) and code in ('tax_collected', 'duty_collected', 'charge_collected')
        union all
        select debit_account_id, - amount_cents from ledger_transfer
          where created_at >= bank_day_begins(${until}::date + 1) and code in ('tax_returned', 'duty_returned', 'charge_returned')
      ) as moved group by account_id
    )
    select split_part(code, ':', 2) as country, split_part(code, ':', 3) as kind, balance_cents as owed_cents,
      (balance_cents - coalesce(later.cents, 0))::bigint as due_cents
    from ledger_books left join later using (account_id) 
    where code like 'taxes:%' and balance_cents <> 0 order by code`.execute(db)
  return rows
}

export async function isInFuture(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql<{ later: boolean }>`select ${day}::date > bank_day_of(now()) as later`.execute(db)
  return rows[0]?.later === true
}

type NewRemittance = RemittanceBody & { reverses_id: string | null; proposed_by: string | null; operator_id: string }
export type RemittanceLine = RemittanceBody['lines'][number] & { line_id: string }

/** @returns the stored lines; undefined if a payment with this id is recorded already. */
export async function insertRemittance(
  tx: Tx,
  { lines, ...row }: NewRemittance,
): Promise<RemittanceLine[] | undefined> {
  const { remittance_id } = row
  const inserted = await tx
    .insertInto('tax_remittance')
    .values(row)
    .onConflict((conflict) => conflict.column('remittance_id').doNothing())
    .returning('remittance_id')
    .executeTakeFirst()
  if (!inserted) return undefined
  return tx
    .insertInto('tax_remittance_line')
    .values(lines.map((line) => ({ remittance_id, ...line })))
    .returning(['line_id', 'country', 'kind', 'amount_cents'])
    .$castTo<RemittanceLine>()
    .execute()
}

const linesOf = sql<RemittanceBody['lines']>`(
  select jsonb_agg(jsonb_build_object('country', country, 'kind', kind, 'amount_cents', amount_cents) order by country, kind)
  from tax_remittance_line as line where line.remittance_id = tax_remittance.remittance_id)`

const remittances = (db: Db) =>
  db
    .selectFrom('tax_remittance')
    .innerJoin('operator', 'operator.operator_id', 'tax_remittance.operator_id')
    .leftJoin('operator as proposer', 'proposer.operator_id', 'proposed_by')
    .select(['remittance_id', 'paid_on', 'bank_cents', 'reference', 'reverses_id', 'tax_remittance.created_at'])
    .select(['operator.account as recorded_by', 'proposer.account as proposed_by', linesOf.as('lines')])
    .select(
      sql<boolean>`exists (select from tax_remittance as later
        where later.reverses_id = tax_remittance.remittance_id)`.as('is_reversed'),
    )

export const findRemittances = (db: Db, start: PageStart) =>
  newestFirst(remittances(db), { at: 'tax_remittance.created_at', id: 'tax_remittance.remittance_id' }, start)

export const findRemittance = (db: Db, remittance_id: string) =>
  remittances(db).where('remittance_id', '=', remittance_id).executeTakeFirst()
