import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export const findOperator = (db: Db, account: string) =>
  db
    .selectFrom('operator')
    .select(['operator_id', 'account', 'password_hash', 'is_demo', 'blocked_at'])
    .where('account', '=', account)
    .executeTakeFirst()

/** The state that decides which sign-in steps an operator needs. */
export const readSignInState = (db: Db, operator_id: string) => signInState(db, operator_id).executeTakeFirstOrThrow()

const signInState = (db: Db, operator_id: string) =>
  db
    .selectFrom('operator')
    .select(['account', 'password_hash', 'password_is_initial'])
    .select(
      sql<boolean>`exists (select from operator_totp where operator_totp.operator_id = operator.operator_id
        and secret is not null)`.as('has_factor'),
    )
    .where('operator_id', '=', operator_id)

/** Like `readSignInState`, but locks the operator's row, so that sign-in and a concurrent block are serialised. */
export const lockSignInState = (tx: Tx, operator_id: string) =>
  signInState(tx, operator_id).select('blocked_at').forNoKeyUpdate().executeTakeFirstOrThrow()

/** Replaces a password if it has not changed since it was checked. @returns whether it was replaced. */
export async function replaceOperatorPassword(
  tx: Tx,
  operator_id: string,
  old_hash: string,
  password_hash: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('operator')
    .set({ password_hash, password_is_initial: false })
    .where('operator_id', '=', operator_id)
    .where('password_hash', '=', old_hash)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function replaceOperatorName(tx: Tx, operator_id: string, name: string): Promise<void> {
  await tx.updateTable('operator').set({ name }).where('operator_id', '=', operator_id).execute()
}

export async function recordSignIn(tx: Tx, operator_id: string): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ signed_in_at: sql<string>`now()` })
    .where('operator_id', '=', operator_id)
    .execute()
}

export const readMe = (db: Db, operator_id: string) =>
  db
    .selectFrom('operator')
    .select(['operator_id', 'account', 'name', 'roles'])
    .select([
      sql<boolean>`digest_language is not null`.as('has_digest'),
      sql<boolean>`new_work_language is not null`.as('has_new_work_mail'),
      sql<boolean>`not exists (select from operator as other
        where other.operator_id <> operator.operator_id and other.blocked_at is null)`.as('is_alone'),
      sql<boolean>`exists (select from operator_totp where operator_totp.operator_id = operator.operator_id
        and secret is not null)`.as('has_second_factor'),
      sql<number>`(select count(*)::int from operator_recovery_code as code
        where code.operator_id = operator.operator_id and code.used_at is null)`.as('recovery_codes'),
    ])
    .where('operator_id', '=', operator_id)
    .executeTakeFirstOrThrow()
