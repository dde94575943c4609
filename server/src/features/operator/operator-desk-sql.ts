import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

type OperatorState = 'active' | 'blocked' | 'all'

const operators = (db: Db) =>
  db
    .selectFrom('operator')
    .select(['operator_id', 'account', 'name', 'roles', 'is_demo', 'blocked_at', 'signed_in_at', 'password_is_initial'])
    .select('created_at')
    .select(
      sql<boolean>`exists (select from operator_totp where operator_totp.operator_id = operator.operator_id
        and secret is not null)`.as('has_second_factor'),
    )

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
