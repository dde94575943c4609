/** The cookie of a session at the desk. The browser sends it to the desk's calls alone, and no script can read it. */
export const DESK_COOKIE = 'sampan_desk'

/**
 * The header that every call of the desk has. A form or a picture of another site can't send it. `background` says that
 * nobody is at work, as when a screen reads its numbers again by itself: the session then ends as if nothing was asked.
 */
export const DESK_HEADER = 'x-sampan-desk'

/** For clients that are no browser: the headers of a call with the session, which a shopper sends as a bearer's token. */
export function sessionHeaders(path: string, token: string | undefined): Record<string, string> {
  if (!path.startsWith('/api/admin/')) return token ? { authorization: `Bearer ${token}` } : {}
  return { [DESK_HEADER]: '1', ...(token && { cookie: `${DESK_COOKIE}=${token}` }) }
}

/** For clients that are no browser: the session among an answer's `Set-Cookie` headers. */
export function deskSessionIn(set_cookie: readonly string[]): string | undefined {
  const mine = set_cookie.find((cookie) => cookie.startsWith(`${DESK_COOKIE}=`))
  return mine?.slice(DESK_COOKIE.length + 1).split(';')[0] || undefined
}
