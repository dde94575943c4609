import type { Reason, RefusalDetails } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { CallRequest } from '@sampan/contract/client'
import type { ErrorWords } from './error-words.ts'

/** Longer than a shopper waits: an operator's lists and files may be large. */
const TIMEOUT_MS = 30_000

/** What sending needs from the desk. */
export type Surroundings = {
  fetch: typeof fetch
  /** What shows who asks: session/session.ts. */
  credentials: () => Record<string, string>
  /** For Accept-Language. */
  language: () => string
  words: () => ErrorWords
  /** The server does not know the session (any more). @returns whether the same operator has signed in again. */
  onSignedOut: () => Promise<boolean>
}

type Envelope = { code: number; msg: string; data?: unknown; reason?: Reason } & RefusalDetails

/**
 * Returns the `data` of an envelope with code 1, else throws a CallError. A read that finds the session over waits until its
 * operator has signed in again, so that the screen behind the dialog stays as it is; a write is left to the operator.
 */
export function senderIn(surroundings: Surroundings) {
  return async function send(request: CallRequest, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> {
    const answer = await fetchInTime(surroundings, request, signal)
    const envelope = envelopeOf(answer, surroundings.words())
    if (envelope.code === 1) return envelope.data ?? null
    if (envelope.code === 401) {
      const back = surroundings.onSignedOut()
      if (request.method === 'GET' && (await back)) return send(request, signal ? { signal } : {})
    }
    throw errorOf(answer.status, envelope)
  }
}

type Answer = { status: number; text: string }

/** Reads the whole answer: a connection that breaks in the middle counts as no answer. */
async function fetchInTime(
  { fetch, credentials, language, words }: Surroundings,
  { method, url, body, key }: CallRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const isForm = body instanceof FormData
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': language(),
        ...credentials(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        // What an operator decides on is never from a cache or a replica.
        'cache-control': 'no-cache',
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('unreachable', timeout.aborted ? words().timeout() : words().connection())
  }
}

function envelopeOf({ status, text }: Answer, words: ErrorWords): Envelope {
  const fallback = { code: status, msg: words.status(String(status)) }
  // A 503 says why in a sentence of its own; what a bug says is for nobody.
  if (status >= 500 && status !== 503) return fallback
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> // checked below
    return typeof envelope.code === 'number' && typeof envelope.msg === 'string' ? (envelope as Envelope) : fallback
  } catch {
    return fallback
  }
}

function errorOf(status: number, { code, msg, reason, data: _, ...details }: Envelope): CallError {
  if (code === 0) return new CallError('refused', msg, { status, details, ...(reason && { reason }) })
  return new CallError('failed', msg, { status })
}
