import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/database.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { NotSignedIn } from '../../../refusal/refusal.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { deleteSession, findSession, insertSession, touchSession } from './session-sql.ts'

const DEVICE_LENGTH = 200

/** The token of the Authorization header. Cookies are never read, so that a forged cross-site request has no token. */
function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Opens a session. @returns the session token. Only the hash of the token is stored. */
export async function openSession(
  db: Db,
  user_id: string,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<string> {
  const token = newToken()
  const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH)
  await insertSession(db, { token_hash: hashOfToken(token), user_id, device, ip: request.ip })
  return token
}

/** The shopper who is signed in. @throws NotSignedIn without a valid session. */
export async function shopperOf(db: Db, request: FastifyRequest): Promise<ShopperSession> {
  const token = bearerToken(request)
  if (!token) throw new NotSignedIn()
  const token_hash = hashOfToken(token)
  const session = await findSession(db, token_hash)
  if (!session) throw new NotSignedIn()
  if (session.is_stale) await touchSession(db, token_hash, request.ip)
  return { user_id: session.user_id, session_id: session.session_id, token_hash }
}

/** The shopper of the session; undefined for a visitor, and after the session has ended. */
export async function findCaller(db: Db, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerToken(request)
  return token === undefined ? undefined : (await findSession(db, hashOfToken(token)))?.user_id
}

export async function closeSession(db: Db, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request)
  if (token) await deleteSession(db, hashOfToken(token))
}
