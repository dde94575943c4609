import type { CallRequest } from '@sampan/contract/client'
import type { CallOptions } from '@sampan/front/call'
import { type ErrorMessages, envelopeOf, errorOf, exchange } from '@sampan/front/exchange'

/** The timeout is longer than in the storefront, because an operator's lists and files may be large. */
const TIMEOUT_MS = 30_000

export type SendContext = {
  fetch: typeof fetch
  /** Headers that identify the session: session/session.ts. */
  credentials: () => Record<string, string>
  language: () => string
  messages: () => ErrorMessages
  /**
   * Called when the server does not know the session (any more). @returns whether the same operator has signed in
   * again.
   */
  onSignedOut: () => Promise<boolean>
}

/**
 * Returns the `data` of an envelope with code 1, otherwise throws a CallError. When the session has ended, a dialog
 * asks the operator to sign in again. Reads wait for this, so that the screen behind the dialog stays unchanged. Writes
 * are not repeated, because the operator decides whether to send them again.
 */
export function makeSend({ fetch, credentials, language, messages, onSignedOut }: SendContext) {
  return async function send(request: CallRequest, { signal }: CallOptions = {}): Promise<unknown> {
    const reply = await exchange(request, {
      fetch,
      // Operators never decide on data from a cache or a replica.
      headers: { 'accept-language': language(), ...credentials(), 'cache-control': 'no-cache' },
      credentials: 'same-origin',
      timeout_ms: TIMEOUT_MS,
      signal,
      messages: messages(),
    })
    const envelope = envelopeOf(reply, messages())
    if (envelope.code === 1) return envelope.data ?? null
    if (envelope.code === 401) {
      const back = onSignedOut()
      if (request.method === 'GET' && (await back)) return send(request, signal ? { signal } : {})
    }
    throw errorOf(reply.status, envelope)
  }
}
