import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import { type Tx, transaction } from '../../db/transaction.ts'

/** Whether the operator has set up a second factor. */
const hasFactor = sql<boolean>`exists (select from operator_totp where operator_totp.operator_id = operator.operator_id
  and secret is not null)`

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
    .select(hasFactor.as('has_factor'))
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
      hasFactor.as('has_second_factor'),
      sql<number>`(select count(*)::int from operator_recovery_code as code
        where code.operator_id = operator.operator_id and code.used_at is null)`.as('recovery_codes'),
    ])
    .where('operator_id', '=', operator_id)
    .executeTakeFirstOrThrow()

type OperatorState = 'active' | 'blocked' | 'all'

const operators = (db: Db) =>
  db
    .selectFrom('operator')
    .select(['operator_id', 'account', 'name', 'roles', 'is_demo', 'blocked_at', 'signed_in_at', 'password_is_initial'])
    .select('created_at')
    .select(hasFactor.as('has_second_factor'))

export const findOperators = (db: Db, { state, ...start }: PageStart & { state: OperatorState }) =>
  newestFirst(
    operators(db)
      .$if(state === 'active', (query) => query.where('blocked_at', 'is', null))
      .$if(state === 'blocked', (query) => query.where('blocked_at', 'is not', null)),
    { at: 'operator.created_at', id: 'operator.operator_id' },
    start,
  )

export const findOperatorAtDesk = (db: Db, operator_id: string) =>
  operators(db).where('operator_id', '=', operator_id).executeTakeFirst()

/**
 * Locks an operator and all active owners, by id. If two owners block each other concurrently, the second owner waits
 * here and is then blocked. So the owner who makes a change is still an owner, and one owner always remains.
 */
export function lockOperators(tx: Tx, operator_id: string) {
  return tx
    .selectFrom('operator')
    .select(['operator_id', 'roles', 'blocked_at'])
    .where(
      sql<boolean>`(operator_id = ${operator_id} or ('owner' = any (operator.roles) and operator.blocked_at is null))`,
    )
    .orderBy('operator_id')
    .forNoKeyUpdate()
    .execute()
}

type NewOperator = { account: string; name: string; roles: DeskRole[]; password_hash: string }

/** Adds an operator. @returns the id, or undefined when an operator with this e-mail address exists. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('operator')
    .values({ ...operator, password_is_initial: true })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('operator_id')
    .executeTakeFirst()
  return inserted?.operator_id
}

type Change = { roles?: DeskRole[]; password_hash?: string; password_is_initial?: true; is_blocked?: boolean }

export async function updateOperator(tx: Tx, operator_id: string, { is_blocked, ...change }: Change): Promise<void> {
  await tx
    .updateTable('operator')
    .set({
      ...change,
      ...(is_blocked !== undefined && { blocked_at: is_blocked ? sql<string>`now()` : null }),
    })
    .where('operator_id', '=', operator_id)
    .execute()
}

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
    const row = await tx
      .selectFrom('operator')
      .select('operator_id')
      .where('account', '=', account)
      .forNoKeyUpdate() // before the second factor, like signing in
      .executeTakeFirst()
    if (!row) return 'unknown'
    const { operator_id } = row
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
    .select(hasFactor.as('has_second_factor'))
    .orderBy('account')
    .execute()

/** Whether one of these addresses belongs to an operator, including blocked operators. */
export async function hasOperator(db: Db, accounts: readonly string[]): Promise<boolean> {
  const row = await db.selectFrom('operator').select('operator_id').where('account', 'in', accounts).executeTakeFirst()
  return row !== undefined
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
