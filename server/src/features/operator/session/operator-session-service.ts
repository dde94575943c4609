import { DESK_COOKIE, DESK_HEADER, type DeskStep } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { isLocalRequest } from '../../../http/client-address/loopback.ts'
import { NotSignedIn } from '../../../refusal/refusal.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import {
  deleteOperatorSessions,
  findOperatorSession,
  findSessionsOf,
  insertOperatorSession,
  touchOperatorSession,
} from './operator-session-sql.ts'

const DEVICE_LENGTH = 200
const COOKIE = new RegExp(`(?:^|;\\s*)${DESK_COOKIE}=([\\w-]{20,200})(?:;|$)`)

/**
 * Opens a session.
 * @param awaits the sign-in step that is still missing.
 * @returns the token. Only the hash of the token is stored.
 */
export async function openOperatorSession(
  db: Db,
  operator_id: string,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  awaits: DeskStep | null = null,
): Promise<string> {
  const token = newToken()
  const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH)
  await insertOperatorSession(db, { token_hash: hashOfToken(token), operator_id, ip: request.ip, device, awaits })
  return token
}

/** The operator who is signed in. @throws NotSignedIn without a valid operator session. */
export async function operatorOf(db: Db, request: FastifyRequest): Promise<OperatorSession> {
  const { session, is_stale } = await sessionInCookie(db, request)
  if (is_stale && request.headers[DESK_HEADER] !== 'background')
    await touchOperatorSession(db, session.token_hash, request.ip)
  return session
}

/**
 * The operator of a picture request, which a page sends without the header. For reading, the SameSite cookie alone is
 * sufficient.
 * @throws NotSignedIn
 */
export async function operatorOfCookie(db: Db, request: FastifyRequest): Promise<OperatorSession> {
  const { session } = await sessionInCookie(db, request)
  if (session.awaits) throw new NotSignedIn()
  return session
}

async function sessionInCookie(db: Db, request: FastifyRequest) {
  const token = COOKIE.exec(request.headers.cookie ?? '')?.[1]
  const token_hash = token ? hashOfToken(token) : undefined
  const stored = token_hash && (await findOperatorSession(db, token_hash))
  if (!stored) throw new NotSignedIn()
  const { operator_id, account, roles, awaits, is_stale } = stored
  const session: OperatorSession = { operator_id, operator_account: account, roles, token_hash }
  return { session: awaits ? { ...session, awaits } : session, is_stale }
}

export const endAllOperatorSessions = (tx: Tx, operator_id: string) => deleteOperatorSessions(tx, operator_id)

export const listSessionsOf = (db: Db, operator_id: string) => findSessionsOf(db, operator_id)

type RequestAndReply = { context: { config: Config }; request: FastifyRequest; reply: FastifyReply }

/** Sets the session cookie, for the desk's calls on this host only and not readable by scripts. */
export const setSessionCookie = (caller: RequestAndReply, token: string) => void setCookie(caller, token, '')
export const clearSessionCookie = (caller: RequestAndReply) => void setCookie(caller, '', '; Max-Age=0')

/**
 * Sets the session cookie. Requests from the server's own machine get a cookie without `Secure`, because browsers do
 * not store Secure cookies over plain HTTP.
 */
function setCookie({ context, request, reply }: RequestAndReply, value: string, age: string): void {
  const is_plain = context.config.public_url.startsWith('http:') && isLocalRequest(request)
  const secure = is_plain ? '' : '; Secure'
  reply.header('set-cookie', `${DESK_COOKIE}=${value}; Path=/api/admin; HttpOnly; SameSite=Strict${secure}${age}`)
}
