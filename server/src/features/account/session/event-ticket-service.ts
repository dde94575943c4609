import type { Db } from '../../../db/database.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { insertTicket, takeTicket } from './event-ticket-sql.ts'

/**
 * A browser cannot send the session's token when it opens a stream of events, and an address may be written down on the
 * way: so it sends a ticket, which is good once and for 30 seconds. Only its hash is stored.
 */
export async function openTicket(db: Db, session_id: string): Promise<string> {
  const ticket = newToken()
  await insertTicket(db, hashOfToken(ticket), session_id)
  return ticket
}

/** The session that a ticket was given to; undefined when it was used, is too old, or its session has ended. */
export const redeemTicket = (db: Db, ticket: string) => takeTicket(db, hashOfToken(ticket))
