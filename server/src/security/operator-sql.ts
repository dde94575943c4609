import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type Tx, transaction } from '../db/transaction.ts'

/**
 * Marks log entries of changes on the command line. They are logged under the affected operator, because no operator
 * session made the change.
 */
const AT_THE_MACHINE = { at_machine: true }

async function logAtMachine(tx: Tx, operator_id: string, action: 'operator_added' | 'operator_factor_reset') {
  const about = { ref_type: 'operator', ref_id: operator_id, details: JSON.stringify(AT_THE_MACHINE) }
  await tx
    .insertInto('desk_log')
    .values({ operator_id, action, ...about })
    .execute()
}

type Owner = { account: string; name: string; password_hash: string }

/**
 * Creates an owner. An existing operator becomes an owner with the new password, is unblocked, and is signed out
 * everywhere.
 */
export const saveOwner = (db: Db, { account, name, password_hash }: Owner): Promise<void> =>
  transaction(db, async (tx) => {
    const { operator_id } = await tx
      .insertInto('operator')
      .values({ account, name, password_hash, roles: ['owner'] })
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet({
          password_hash,
          password_is_initial: false,
          blocked_at: sql<null>`null`,
          name: sql<string>`coalesce(nullif(${name}, ''), operator.name)`,
          roles: sql<['owner']>`array_prepend('owner', array_remove(operator.roles, 'owner'))`,
        }),
      )
      .returning('operator_id')
      .executeTakeFirstOrThrow()
    await signOut(tx, operator_id)
    await logAtMachine(tx, operator_id, 'operator_added')
  })

/** Removes the second factor of an operator with its recovery codes, and ends all sessions. */
export const forgetFactorOf = (db: Db, account: string): Promise<'done' | 'none' | 'unknown'> =>
  transaction(db, async (tx) => {
    const found = await tx
      .selectFrom('operator')
      .select('operator_id')
      .where('account', '=', account)
      .forNoKeyUpdate() // before the second factor, like signing in
      .executeTakeFirst()
    if (!found) return 'unknown'
    const { operator_id } = found
    const deleted = await tx.deleteFrom('operator_totp').where('operator_id', '=', operator_id).executeTakeFirst()
    if (deleted.numDeletedRows === 0n) return 'none'
    await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operator_id).execute()
    await signOut(tx, operator_id)
    await logAtMachine(tx, operator_id, 'operator_factor_reset')
    return 'done'
  })

/** Ends the sessions of an operator and revokes the machine tokens, because someone else may have used the account. */
async function signOut(tx: Tx, operator_id: string): Promise<void> {
  await tx.deleteFrom('operator_session').where('operator_id', '=', operator_id).execute()
  await tx
    .updateTable('machine_token')
    .set({ revoked_at: sql<string>`now()` })
    .where('made_by', '=', operator_id)
    .where('revoked_at', 'is', null)
    .execute()
}

export const findAllOperators = (db: Db) =>
  db
    .selectFrom('operator')
    .select(['account', 'name', 'roles', 'signed_in_at', 'blocked_at'])
    .select(
      sql<boolean>`exists (select from operator_totp where operator_totp.operator_id = operator.operator_id
        and secret is not null)`.as('has_second_factor'),
    )
    .orderBy('account')
    .execute()

/** Whether one of these addresses belongs to an operator, including blocked operators. */
export async function hasOperator(db: Db, accounts: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('operator')
    .select('operator_id')
    .where('account', 'in', accounts)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Reads an active operator; undefined when blocked. The lock delays blocking the operator or changing the roles until
 * the transaction ends.
 */
export function lockActiveOperator(tx: Tx, operator_id: string) {
  return tx
    .selectFrom('operator')
    .select(['account', 'roles'])
    .where('operator_id', '=', operator_id)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}
