import { implement, type Server } from '../../../http/implement.ts'
import { keyOfId } from '../../../security/keys.ts'
import { deleteAccount, obstaclesOf } from '../deletion/deletion-service.ts'
import { sessionsOf } from '../session/session-sql.ts'
import { endSessions } from './security-service.ts'
import { latestSecurityEvents, secretsOf } from './security-sql.ts'

export function securityRoutes(server: Server): void {
  implement(server, 'GET /api/user/sessions', async ({ db, user_id, session_id }) => {
    const sessions = await sessionsOf(db, user_id)
    return sessions.map((session) => ({ ...session, current: session.session_id === session_id }))
  })
  implement(server, 'POST /api/user/sessions/end', async ({ body, ...caller }) => {
    await endSessions(body, caller)
    return null
  })
  implement(server, 'GET /api/user/delete_account', async ({ db, user_id }) => {
    const [obstacles, { is_set }] = await Promise.all([obstaclesOf(db, user_id), secretsOf(db, user_id)])
    return { obstacles, has_payment_code: is_set }
  })
  implement(server, 'POST /api/user/delete_account', async ({ body, ...caller }) => {
    await deleteAccount(body, caller, caller)
    return null
  })
  implement(server, 'GET /api/user/security', async ({ db, context, user_id }) => {
    const [secrets, events] = await Promise.all([secretsOf(db, user_id), latestSecurityEvents(db, user_id)])
    const { password_changed_at, is_set, locked_until, key_id } = secrets
    // A payment code whose MAC was made with a lost server key cannot be compared, so it must be set again.
    const must_reset = secrets.must_reset || (is_set && !keyOfId(context.keys, key_id))
    return { password_changed_at, payment_code: { set: is_set, locked_until, must_reset }, events }
  })
}
