import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The result of the last audit; undefined before the first. */
export type Audited = { audited_at: string; problems: number }

/**
 * Stores the result of an audit.
 * @returns the time of the audit.
 */
export async function saveAudit(db: Db, problems: number): Promise<string> {
  const { rows } = await sql<{ audited_at: string }>`
    insert into ledger_audited (audited_at, problems) values (now(), ${problems})
    on conflict (is_the_one) do update set audited_at = excluded.audited_at, problems = excluded.problems
    returning audited_at`.execute(db)
  const [noted] = rows
  if (!noted) throw new Error('an upsert returns its row')
  return noted.audited_at
}

export async function lastAudit(db: Db): Promise<Audited | undefined> {
  return (await sql<Audited>`select audited_at, problems from ledger_audited`.execute(db)).rows[0]
}

/** Balances of the shared accounts, such as `external:bank`. The sign is positive on the account's normal side. */
export async function sharedBalances(db: Db): Promise<{ account: string; balance_cents: number }[]> {
  const { rows } = await sql<{ account: string; balance_cents: number }>`
    select code as account, case normal_side when 'debit' then -1 else 1 end * ledger_summed_balance(code) as balance_cents
    from ledger_account where mode = 'summed' order by code`.execute(db)
  return rows
}
