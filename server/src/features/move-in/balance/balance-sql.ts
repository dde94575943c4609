import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/transaction.ts'

export type Owner = { user_id: string; is_blocked: boolean; has_balance: boolean }

/** Shoppers by their mailboxes, and whether they got an opening balance. */
export async function findOwners(tx: Tx, accounts: readonly string[]): Promise<Map<string, Owner>> {
  const rows = await tx
    .selectFrom('user_account')
    .select(['account', 'user_id', sql<boolean>`blocked_at is not null`.as('is_blocked')])
    .select(
      sql<boolean>`exists (select from opening_balance where opening_balance.user_id = user_account.user_id)`.as(
        'has_balance',
      ),
    )
    .where('account', '=', anyOf(accounts))
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ account, ...owner }) => [account, owner]))
}

/** The accounts of operators, who do not decide about their own money. */
export async function findAccountsOf(tx: Tx, operator_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('operator')
    .select('account')
    .where('operator_id', '=', anyOf(operator_ids))
    .execute()
  return new Set(rows.map(({ account }) => account))
}

type NewBalance = {
  user_id: string
  file_id: string
  line: number
  amount_cents: number
  proposed_by: string
  decided_by: string
}

/** Records an opening balance. @returns its id; undefined if the shopper has one. */
export async function insertOpeningBalance(tx: Tx, balance: NewBalance): Promise<string | undefined> {
  const row = await tx
    .insertInto('opening_balance')
    .values(balance)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('balance_id')
    .executeTakeFirst()
  return row?.balance_id
}
