import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

/** Creates an operator. One who exists gets the new password and is signed out everywhere. */
export async function keepOperator(db: Db, account: string, password_hash: string): Promise<void> {
  const { operator_id } = await db
    .insertInto('operator')
    .values({ account, password_hash })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ password_hash, blocked_at: sql<null>`null` }))
    .returning('operator_id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('operator_session').where('operator_id', '=', operator_id).execute()
}

/**
 * The account of an active operator; undefined for a blocked one. Blocking the operator waits until the transaction
 * ends.
 */
export async function holdInOffice(tx: Tx, operator_id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('operator')
    .select('account')
    .where('operator_id', '=', operator_id)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found?.account
}
