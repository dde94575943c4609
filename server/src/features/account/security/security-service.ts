import { transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { BadRequest, NotFound } from '../../../refusal/refusal.ts'
import type { Caller } from '../caller.ts'
import { deleteOtherSessions, deleteSessionById } from '../session/session-sql.ts'
import { insertSecurityEvent } from './security-sql.ts'

export type { Caller } from '../caller.ts'

type SessionsToEnd = { session_id?: string | undefined; others?: boolean | undefined }

/**
 * Ends one session of the shopper, or all except the calling session.
 * @throws NotFound when the session does not exist or is another shopper's.
 */
export async function endSessions(
  to_end: SessionsToEnd,
  { user_id, session_id: own_session_id, db, request: { ip } }: Pick<Caller, 'db' | 'request'> & ShopperSession,
): Promise<void> {
  const { session_id, others } = to_end
  if ((session_id === undefined) === !others)
    throw new BadRequest('session_id or others: exactly one of them is required')
  await transaction(db, async (tx) => {
    if (session_id === undefined) {
      await deleteOtherSessions(tx, user_id, own_session_id)
      return insertSecurityEvent(tx, { user_id, event: 'other_sessions_ended', ip })
    }
    if (!(await deleteSessionById(tx, user_id, session_id))) throw new NotFound()
    return insertSecurityEvent(tx, { user_id, event: 'session_ended', ip })
  })
}
