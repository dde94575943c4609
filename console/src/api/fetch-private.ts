import { credentials, session } from '../session/session.ts'

/**
 * Fetches a file of a shopper with the operator's session. The desk requests files below `/api/admin`, because the
 * browser sends the session cookie only there.
 */
export async function fetchPrivate(url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  const response = await fetch(`/api/admin${url}`, { headers: credentials(), signal, credentials: 'same-origin' })
  // After the operator has signed in again, failed reads are sent again.
  if (response.status === 401) session.expire()
  return response
}
