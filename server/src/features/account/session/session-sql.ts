import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

export type NewSession = { token_hash: Buffer; user_id: string; device: string; ip: string }

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, expires_at: sql<string>`now() + time_limit('session')` })
    .execute()
}

/** The valid session of a token, with its shopper. Blocked accounts have no valid session. */
export const { first: findSession } = prepared((db, token_hash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .select(['session.session_id', 'session.user_id'])
    .select(sql<boolean>`session.last_seen_at < now() - interval '1 minute'`.as('is_stale'))
    .where('session.token_hash', '=', token_hash)
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('user_account.blocked_at', 'is', null),
)

export async function touchSession(db: Db, token_hash: Buffer, ip: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql<string>`now()`, ip })
    .where('token_hash', '=', token_hash)
    .execute()
}

export async function deleteSession(db: Db, token_hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', token_hash).execute()
}

export function sessionsOf(db: Db, user_id: string) {
  return db
    .selectFrom('session')
    .select(['session_id', 'device', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Ends a session. @returns whether the session existed and belonged to the shopper. */
export async function deleteSessionById(db: Db, user_id: string, session_id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function deleteOtherSessions(db: Db, user_id: string, session_id: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', user_id).where('session_id', '!=', session_id).execute()
}

/** Ends every session of a shopper. A trigger ends their event streams on every server. */
export async function deleteSessionsOf(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', user_id).execute()
}
