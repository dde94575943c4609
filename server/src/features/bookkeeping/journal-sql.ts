import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { BookDay } from './book-days-sql.ts'
import { accountName } from './book-rows-sql.ts'

/** Balances are debits less credits, so that all accounts together have 0. */
export type Balances = Map<string, number>

/**
 * The balance of each account at a point of the ledger: the balance now, less all transfers since `from` or after `up_to`. One
 * statement, so that both parts have one snapshot.
 */
export async function balancesAt(db: Db, { from, up_to }: { from: string; up_to: number }): Promise<Balances> {
  const { rows } = await sql<{ account: string; balance_cents: number }>`
    select account, sum(cents)::bigint as balance_cents from (
      select ${accountName(sql`code`)} as account, - balance_cents as cents from ledger_books
      union all
      select ${accountName(sql`code`)}, sum(cents)::bigint from (
        select debit_account_id as account_id, - amount_cents as cents from ledger_transfer
          where phase in ('single', 'post') and (created_at >= ${from}::timestamptz or sequence > ${up_to})
        union all
        select credit_account_id, amount_cents from ledger_transfer
          where phase in ('single', 'post') and (created_at >= ${from}::timestamptz or sequence > ${up_to})
      ) as later join ledger_account using (account_id) group by 1
    ) as balances group by account order by account`.execute(db)
  return new Map(rows.map(({ account, balance_cents }) => [account, balance_cents]))
}

export type JournalSum = { account: string; code: string; debit_cents: number; credit_cents: number }

/** Debits and credits of a day by account and code. */
export async function findJournal(db: Db, { begins_at, ends_at }: BookDay, up_to: number): Promise<JournalSum[]> {
  const { rows } = await sql<JournalSum>`
    with day as (
      select code, debit_account_id, credit_account_id, amount_cents from ledger_transfer
      where created_at >= ${begins_at}::timestamptz and created_at < ${ends_at}::timestamptz and sequence <= ${up_to}
        and phase in ('single', 'post'))
    select ${accountName(sql`ledger_account.code`)} as account, leg.code, sum(debit_cents)::bigint as debit_cents,
      sum(credit_cents)::bigint as credit_cents
    from (
      select code, debit_account_id as account_id, amount_cents as debit_cents, 0 as credit_cents from day
      union all select code, credit_account_id, 0, amount_cents from day
    ) as leg join ledger_account using (account_id)
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
