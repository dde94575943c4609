import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

/** Creates an operator, as an owner. One who exists gets the new password and is signed out everywhere. */
export async function keepOperator(db: Db, account: string, password_hash: string): Promise<void> {
  const { operator_id } = await db
    .insertInto('operator')
    .values({ account, password_hash, roles: ['owner'] })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ password_hash, blocked_at: sql<null>`null` }))
    .returning('operator_id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('operator_session').where('operator_id', '=', operator_id).execute()
}

/**
 * An active operator; undefined for a blocked one. Blocking the operator, or changing the roles, waits until the
 * transaction ends.
 */
export function holdInOffice(tx: Tx, operator_id: string) {
  return tx
    .selectFrom('operator')
    .select(['account', 'roles'])
    .where('operator_id', '=', operator_id)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}
