import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Since when at the latest an operator has had one of the roles to count as a second person, or had it when a term ended. */
const isOldEnough = sql<boolean>`coalesce(until, now()) - since >= time_limit('operator_second')`

/**
 * Whether another operator than this one counts as a second person. One who lost the role counts for a while longer, so
 * that nobody is alone at once by taking another's rights away.
 */
export async function hasSecondPerson(db: Db, operator_id: string, roles: readonly DeskRole[]): Promise<boolean> {
  const found = await db
    .selectFrom('operator_term')
    .select('operator_id')
    .where('operator_id', '<>', operator_id)
    .where('role', 'in', ['owner' as const, ...roles])
    .where(isOldEnough)
    .where(sql<boolean>`coalesce(until, now()) > now() - time_limit('operator_second')`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** From when on the operator counts as a second person by one of the roles; null without such a role. */
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
