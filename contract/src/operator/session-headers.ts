/**
 * The session cookie of the operators' desk. The browser sends it only to endpoints of the desk, and scripts cannot
 * read it.
 */
export const DESK_COOKIE = 'sampan_desk'

/**
 * The header required by all endpoints of the desk, as CSRF protection: forms and pictures of other sites cannot send
 * it. The value `background` marks a call without user activity, for example polling; a background call does not extend
 * the session.
 */
export const DESK_HEADER = 'x-sampan-desk'

/** Returns the headers that carry the session, for clients other than browsers. Shoppers use a bearer token. */
export function sessionHeaders(path: string, token: string | undefined): Record<string, string> {
  if (!path.startsWith('/api/admin/')) return token ? { authorization: `Bearer ${token}` } : {}
  return { [DESK_HEADER]: '1', ...(token && { cookie: `${DESK_COOKIE}=${token}` }) }
}

/** Extracts the session from the `Set-Cookie` headers of a reply, for clients other than browsers. */
export function deskSessionIn(set_cookie: readonly string[]): string | undefined {
  const mine = set_cookie.find((cookie) => cookie.startsWith(`${DESK_COOKIE}=`))
  return mine?.slice(DESK_COOKIE.length + 1).split(';')[0] || undefined
}
