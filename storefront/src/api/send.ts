import type { Reason, RefusalDetails } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { CallRequest } from '@sampan/contract/client'
import { HTTP_TIMEOUT_MS } from '@sampan/contract/rules'
import { isDuplicate } from './duplicates.ts'
import type { ErrorWords } from './error-words.ts'

/** Options of a single call. */
export type SendOptions = {
  /** Opts out of the duplicate rule (uploads, event tickets, read-marks, automatic retries of a keyed call). */
  repeatable?: boolean
  /** Opts out of sending the token. */
  anonymous?: boolean
  /** The screen reports a failure itself: no toast. */
  quiet?: boolean
  /**
   * Who asks where nobody tapped. The screen asks again and again: a lost connection is said once. The background is never
   * heard: that the session has ended is told at the next tap, with the way back to where it was.
   */
  asker?: 'screen' | 'background'
  signal?: AbortSignal
}

/** What this wrapper needs from the app. */
export type Surroundings = {
  fetch: typeof fetch
  /** Storage for the duplicate rule. */
  storage: Storage
  token: () => string | undefined
  /** For Accept-Language. */
  language: () => string
  words: () => ErrorWords
  /** The server does not know the token (any more). It gets the token that was sent, as there may be a newer one by now. */
  onDeadToken: (token: string, msg: string) => void
  /** The server's time in its answer, and the device's time of the request, both in ms since 1970. */
  tellTime?: (shop_ms: number, sent_ms: number) => void
}

/** Longer than what the server has cached, or reads from a replica, is behind: a shopper reads their own writes. */
const NEWEST_FOR_MS = 3_000

type Envelope = { code: number; msg: string; data?: unknown; reason?: Reason } & RefusalDetails

/** The HTTP wrapper of the specification: returns the `data` of an envelope with code 1, else throws a CallError. */
export function senderIn(surroundings: Surroundings) {
  let wrote_ms = Number.NEGATIVE_INFINITY
  return async function send(request: CallRequest, options: SendOptions = {}): Promise<unknown> {
    refuseDuplicate(surroundings, request, options)
    const token = options.anonymous ? undefined : surroundings.token()
    const is_newest = request.method === 'GET' && Date.now() - wrote_ms < NEWEST_FOR_MS
    const answer = await fetchInTime(surroundings, request, { token, is_newest, signal: options.signal })
    if (request.method === 'POST') wrote_ms = Date.now()
    const envelope = envelopeOf(answer, surroundings.words())
    if (envelope.code === 1) return envelope.data ?? null
    if (envelope.code === 401 && token && options.asker !== 'background') surroundings.onDeadToken(token, envelope.msg)
    throw errorOf(answer.status, envelope)
  }
}

function refuseDuplicate(
  { storage, words }: Surroundings,
  { method, url, body }: CallRequest,
  { repeatable }: SendOptions,
) {
  if (method !== 'POST' || repeatable) return
  if (isDuplicate(storage, method, url, JSON.stringify(body ?? null)))
    throw new CallError('duplicate', words().duplicate())
}

export type Answer = { status: number; text: string }

/** Reads the whole answer: a connection that breaks in the middle counts as no answer. */
async function fetchInTime(
  { fetch, language, words, tellTime }: Surroundings,
  { method, url, body, key }: CallRequest,
  { token, is_newest, signal }: { token: string | undefined; is_newest: boolean; signal: AbortSignal | undefined },
): Promise<Answer> {
  const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  const sent_ms = Date.now()
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'accept-language': language(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(is_newest && { 'cache-control': 'no-cache' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'omit',
    })
    const date = response.headers.get('date')
    if (date) tellTime?.(Date.parse(date), sent_ms)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('unreachable', timeout.aborted ? words().timeout() : words().connection())
  }
}

/** The envelope of an answer; anything else becomes the specification's sentence with its status. */
export function envelopeOf({ status, text }: Answer, words: ErrorWords): Envelope {
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

export function errorOf(status: number, { code, msg, reason, ...envelope }: Envelope): CallError {
  const { retry_at, order_ids, field, limit_cents, over_cents } = envelope
  const details = {
    ...(retry_at && { retry_at }),
    ...(order_ids && { order_ids }),
    ...(field && { field }),
    ...(limit_cents !== undefined && { limit_cents }),
    ...(over_cents !== undefined && { over_cents }),
  }
  if (code === 0) return new CallError('refused', msg, { status, details, ...(reason && { reason }) })
  return new CallError('failed', msg, { status })
}
