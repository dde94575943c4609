import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export async function insertTicket(db: Db, ticket_hash: Buffer, session_id: string): Promise<void> {
  await db
    .insertInto('event_ticket')
    .values({ ticket_hash, session_id, expires_at: sql<string>`now() + time_limit('event_ticket')` })
    .execute()
}

/** Uses up a ticket. @returns the session of the ticket, if the session has not ended. */
export async function takeTicket(db: Db, ticket_hash: Buffer) {
  const { rows } = await sql<{ session_id: string; user_id: string }>`
    with taken as (
      delete from event_ticket where ticket_hash = ${ticket_hash} and expires_at > now() returning session_id)
    select session_id, user_id from taken join session using (session_id) join user_account using (user_id)
    where session.expires_at > now() and blocked_at is null`.execute(db)
  return rows[0]
}

/** Filters sessions that are valid: not ended, not expired, and of an account that is not blocked. */
export async function findValidSessions(db: Db, session_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from session join user_account using (user_id)
    where session_id = any(${session_ids}::uuid[]) and session.expires_at > now() and blocked_at is null`.execute(db)
  return rows.map(({ session_id }) => session_id)
}
