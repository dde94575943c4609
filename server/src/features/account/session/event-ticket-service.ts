import type { Db } from '../../../db/database.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { insertTicket, takeTicket } from './event-ticket-sql.ts'

/**
 * Creates a ticket for an event stream. Browsers cannot send the session token in a header when they open an event
 * stream, and URLs may be logged. A ticket in the URL is safe, because it works once, for 30 seconds, and only its hash
 * is stored.
 */
export async function openTicket(db: Db, session_id: string): Promise<string> {
  const ticket = newToken()
  await insertTicket(db, hashOfToken(ticket), session_id)
  return ticket
}

/** The session of a ticket. Undefined when the ticket was used or has expired, or its session has ended. */
export const redeemTicket = (db: Db, ticket: string) => takeTicket(db, hashOfToken(ticket))
