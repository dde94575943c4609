import { sql } from 'kysely'
import type { Db } from './db/database.ts'

/** Makes an operator; one who exists gets the new password, and is signed out everywhere. */
export async function keepOperator(db: Db, account: string, password_hash: string): Promise<void> {
  const { operator_id } = await db
    .insertInto('operator')
    .values({ account, password_hash })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ password_hash, blocked_at: sql<null>`null` }))
    .returning('operator_id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('operator_session').where('operator_id', '=', operator_id).execute()
}
