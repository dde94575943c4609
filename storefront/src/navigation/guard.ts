import { isLost } from '@sampan/contract/call-error'
import { ownAddress } from './own-address.ts'

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
export async function guard({ path, address, isPublic }: Visit, session: GuardedSession): Promise<Verdict> {
  if (path === '/') return { pass: false, to: '/home' }
  if (!session.hasToken()) {
    if (isPublic) return { pass: true }
    return { pass: false, to: `/login?next=${encodeURIComponent(address)}`, say_login_first: true }
  }
  if (path === '/login') return { pass: false, to: '/' }
  if (session.hasUser()) return { pass: true }
  return loadUser(session)
}

async function loadUser(session: GuardedSession): Promise<Verdict> {
  try {
    await session.fetchUser()
    return { pass: true }
  } catch (error) {
    if (isLost(error)) return { pass: false, offline: true }
  }
  try {
    // After a 401 the expired token is already cleared, so there is no session to log out of.
    if (session.hasToken()) await session.logout()
    return { pass: false, to: '/login' }
  } catch {
    session.clear()
    return { pass: false, to: '/' }
  }
}

/** The path to open after login. Always a path of this shop, never another site's URL. */
export function safeNext(next: string | null): string {
  const own = ownAddress(next ?? '')
  return own === undefined || own.startsWith('/login') ? '/' : own
}
