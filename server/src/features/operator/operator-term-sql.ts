import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Whether an operator has (or had, when the term ended) a role for long enough to count as a second operator. */
const isOldEnough = sql<boolean>`coalesce(until, now()) - since >= time_limit('operator_second')`

/**
 * Whether another operator counts as a second operator. An operator who lost the role counts for a while longer, so
 * that an owner who removes the rights of all others cannot immediately decide alone.
 */
export async function hasSecondOperator(db: Db, operator_id: string, roles: readonly DeskRole[]): Promise<boolean> {
  const row = await db
    .selectFrom('operator_term')
    .select('operator_id')
    .where('operator_id', '<>', operator_id)
    .where('role', 'in', ['owner' as const, ...roles])
    .where(isOldEnough)
    .where(sql<boolean>`coalesce(until, now()) > now() - time_limit('operator_second')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The time from which the operator counts as a second operator through one of the roles. Null if the operator has none
 * of the roles.
 */
export async function countsAsSecondFrom(db: Db, operator_id: string, roles: readonly DeskRole[]) {
  const { counts_from, counts } = await db
    .selectFrom('operator_term')
    .select(sql<string | null>`min(since) + time_limit('operator_second')`.as('counts_from'))
    .select(sql<boolean>`coalesce(min(since) + time_limit('operator_second') <= now(), false)`.as('counts'))
    .where('operator_id', '=', operator_id)
    .where('role', 'in', ['owner' as const, ...roles])
    .where('until', 'is', null)
    .executeTakeFirstOrThrow()
  return { counts_from, counts }
}
