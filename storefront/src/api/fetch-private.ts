import { requestLanguage } from '../language/request-language.ts'
import { reportExpiredToken } from '../session/expired-token.ts'
import { session } from '../session/session.ts'

/**
 * Fetches a file with the session's header, which an `<img>` or a link cannot send. A reply with status 401 ends the
 * session, like that of any call.
 */
export async function fetchPrivate(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  const { token } = session.get()
  const headers = { 'accept-language': requestLanguage(), ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { headers, signal: signal ?? null, credentials: 'omit' })
  if (response.status === 401 && token) reportExpiredToken(token, await msgOf(response.clone()))
  return response
}

/** The sentence in the reply's envelope; empty if the reply has none. */
async function msgOf(response: Response): Promise<string> {
  try {
    const { msg } = await response.json()
    return typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}
