import { CallError, isLost } from '@sampan/contract/call-error'
import { safeNext } from './safe-next.ts'

export type Verdict =
  | { pass: true }
  | { pass: false; to: string; say_login_first?: boolean }
  /** The connection is lost: the token stays, and the shopper may retry. */
  | { pass: false; offline: true }

export type GuardedSession = {
  hasToken: () => boolean
  /** Whether user info is loaded, or was cached during the last visit. */
  hasUser: () => boolean
  fetchUser: () => Promise<unknown>
  logout: () => Promise<unknown>
  /** Clears token and user info on the device only. */
  clear: () => void
}

type Visit = {
  path: string
  /** The path with its query. */
  address: string
  /** Whether visitors may open the path (routes.ts). */
  isPublic: boolean
}

/** Decides whether a visit is allowed, as the specification requires. */
export async function guard(visit: Visit, session: GuardedSession): Promise<Verdict> {
  const { path, address, isPublic } = visit
  if (path === '/') return { pass: false, to: '/home' }
  if (!session.hasToken()) {
    if (isPublic) return { pass: true }
    return { pass: false, to: `/login?next=${encodeURIComponent(address)}`, say_login_first: true }
  }
  // The shopper may have logged in, or registered, in another tab.
  if (path === '/login') return { pass: false, to: safeNext(new URLSearchParams(address.split('?')[1]).get('next')) }
  if (session.hasUser()) return { pass: true }
  try {
    await session.fetchUser()
  } catch (error) {
    return withoutUser(error, session)
  }
  // Enters the route again: the session may have ended, or changed its account, while the user info was loaded.
  return guard(visit, session)
}

/** Replies of a proxy whose server is restarting. They count as a lost connection, as they do for the service worker. */
const UNAVAILABLE = [502, 503, 504]

const isUnanswered = (error: unknown) =>
  isLost(error) || (error instanceof CallError && UNAVAILABLE.includes(error.status))

/**
 * The verdict after the user info could not be loaded: an answer of the server ends the session, a lost connection does
 * not.
 */
export async function withoutUser(
  error: unknown,
  session: Pick<GuardedSession, 'hasToken' | 'logout' | 'clear'>,
): Promise<Exclude<Verdict, { pass: true }>> {
  if (isUnanswered(error)) return { pass: false, offline: true }
  try {
    // After a 401 the expired token is already cleared, so there is no session to log out of.
    if (session.hasToken()) await session.logout()
    return { pass: false, to: '/login' }
  } catch {
    session.clear()
    return { pass: false, to: '/' }
  }
}
