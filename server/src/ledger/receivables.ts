import { type Cents, cents } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { receivableOf, walletOf } from './accounts.ts'
import type { Wallet } from './ledger.ts'

/** The debt of a shopper, and the amount repaid so far. `since` is the time of the first debt. */
export type Receivable = { user_id: string; receivable_cents: Cents; repaid_cents: Cents; since: string }

/** Among balances, only receivables have their normal side on debit (partial index ledger_balance_of_debts). */
const OWING = sql.raw(`ledger_balance where normal_side = 'debit' and posted_debits_cents > posted_credits_cents`)

/** Number of debtors, counted up to `limit`. */
export async function countReceivables(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${OWING} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

export async function totalReceivables(db: Db): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(posted_debits_cents - posted_credits_cents), 0)::bigint as cents from ${OWING}`.execute(db)
  return cents(rows[0]?.cents ?? 0)
}

type Page = { page_size: number; cursor?: string | undefined }

/** A page of debtors. The debtor whose first debt is the most recent comes first. */
export async function receivablesOf(db: Db, { page_size, cursor }: Page) {
  const after = cursor ? sql`and account_id < ${cursor}::bigint` : sql``
  const { rows } = await sql<Receivable & { account_id: string }>`
    select account_id::text, split_part(code, ':', 2) as user_id, created_at as since,
      posted_debits_cents - posted_credits_cents as receivable_cents,
      coalesce((select sum(amount_cents) from ledger_transfer
        where credit_account_id = account_id and ledger_transfer.code = 'repayment'), 0)::bigint as repaid_cents
    from (select * from ${OWING} ${after} order by account_id desc limit ${page_size + 1}) as owing
      join ledger_account using (account_id)
    order by ledger_account.account_id desc`.execute(db)
  const page = rows.slice(0, page_size)
  const next_cursor = rows.length > page_size ? (page.at(-1)?.account_id ?? null) : null
  return { items: page.map(({ account_id, ...item }) => item), next_cursor }
}

export async function balancesOf(db: Db, user_ids: readonly string[]): Promise<Map<string, Wallet>> {
  const codes = user_ids.flatMap((user_id) => [walletOf(user_id), receivableOf(user_id)])
  const { rows } = await sql<{ code: string; posted_cents: number; held_cents: number }>`
    select code, posted_credits_cents - posted_debits_cents as posted_cents, pending_debits_cents as held_cents
    from ledger_account join ledger_balance using (account_id) where code = any (${codes})`.execute(db)
  const accounts = new Map(rows.map((row) => [row.code, row]))
  return new Map(
    user_ids.map((user_id) => {
      const wallet = accounts.get(walletOf(user_id))
      const held_cents = cents(wallet?.held_cents ?? 0)
      const balance_cents = cents((wallet?.posted_cents ?? 0) - held_cents)
      const receivable_cents = cents(0 - (accounts.get(receivableOf(user_id))?.posted_cents ?? 0))
      return [user_id, { balance_cents, held_cents, receivable_cents }]
    }),
  )
}
