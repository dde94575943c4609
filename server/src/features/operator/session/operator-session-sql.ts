import type { DeskStep } from '@sampan/contract/rules'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

const IS_ALIVE = sql<SqlBool>`operator_session.expires_at > now()
  and operator_session.last_used_at > now() - time_limit('operator_idle')`

export function findOperatorSession(db: Db, token_hash: Buffer) {
  return db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.operator_id', 'operator_session.operator_id')
    .select(['operator.operator_id', 'operator.account', 'operator.roles', 'operator_session.awaits'])
    .select(sql<boolean>`operator_session.last_used_at < now() - interval '1 minute'`.as('is_stale'))
    .where('operator_session.token_hash', '=', token_hash)
    .where(IS_ALIVE)
    .where('operator.blocked_at', 'is', null)
    .executeTakeFirst()
}

export async function touchOperatorSession(db: Db, token_hash: Buffer, ip: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ last_used_at: sql<string>`now()`, ip })
    .where('token_hash', '=', token_hash)
    .execute()
}

type NewSession = { token_hash: Buffer; operator_id: string; ip: string; device: string; awaits: DeskStep | null }

/** Stores a session and deletes this operator's expired sessions. */
export async function insertOperatorSession(db: Db, session: NewSession): Promise<void> {
  await db
    .deleteFrom('operator_session')
    .where('operator_id', '=', session.operator_id)
    .where(sql<SqlBool>`not (${IS_ALIVE})`)
    .execute()
  const limit = session.awaits ? 'operator_entering' : 'operator_session'
  await db
    .insertInto('operator_session')
    .values({ ...session, expires_at: sql<string>`now() + time_limit(${limit})` })
    .execute()
}

/** Ends a session. @returns whether the session still existed. */
export async function deleteOperatorSession(db: Db, token_hash: Buffer): Promise<boolean> {
  const deleted = await db.deleteFrom('operator_session').where('token_hash', '=', token_hash).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

const livingSessions = (db: Db, operator_id: string) =>
  db
    .selectFrom('operator_session')
    .select(['session_id', 'device', 'ip', 'created_at', 'last_used_at', 'expires_at'])
    .where('operator_id', '=', operator_id)
    .where('awaits', 'is', null)
    .where(IS_ALIVE)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id', 'desc')

export const findSessionsOf = (db: Db, operator_id: string) => livingSessions(db, operator_id).execute()

export const findOwnSessions = (db: Db, operator_id: string, token_hash: Buffer) =>
  livingSessions(db, operator_id).select(sql<boolean>`token_hash = ${token_hash}`.as('is_current')).execute()

export async function deleteOperatorSessions(db: Db, operator_id: string): Promise<void> {
  await db.deleteFrom('operator_session').where('operator_id', '=', operator_id).execute()
}

/** Ends one session of an operator, or all except `token_hash`. @returns the number of ended sessions. */
export async function deleteSessionsBut(
  db: Db,
  operator_id: string,
  token_hash: Buffer,
  session_id?: string,
): Promise<number> {
  const others = db
    .deleteFrom('operator_session')
    .where('operator_id', '=', operator_id)
    .where('token_hash', '!=', token_hash)
  const ended = session_id === undefined ? others : others.where('session_id', '=', session_id)
  return Number((await ended.executeTakeFirst()).numDeletedRows)
}

/** Whether the session still exists. Locks the session, so that it cannot be ended before the transaction ends. */
export async function lockSession(tx: Tx, token_hash: Buffer): Promise<boolean> {
  const session = tx.selectFrom('operator_session').select('operator_id').where('token_hash', '=', token_hash)
  return (await session.forUpdate().executeTakeFirst()) !== undefined
}
