import type { Reason, RefusalDetails } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { CallRequest } from '@sampan/contract/client'

/** Messages for failed calls whose reply contains no message. Each front end has its own texts, in its languages. */
export type ErrorMessages = {
  connection: () => string
  timeout: () => string
  status: (status: string) => string
}

/** A reply of the server that was read completely. */
export type RawReply = { status: number; text: string }

type Envelope = { code: number; msg: string; data?: unknown; reason?: Reason } & RefusalDetails

type Sending = {
  fetch: typeof fetch
  /** Headers in addition to those derived from the request. */
  headers: Readonly<Record<string, string>>
  credentials: 'omit' | 'same-origin'
  timeout_ms: number
  signal: AbortSignal | undefined
  messages: ErrorMessages
  /** Called before the body is read. */
  onHead?: (headers: Headers) => void
}

/** Sends a request and reads the complete reply. A connection that breaks in the middle counts as no reply. */
export async function exchange(
  { method, url, body, key }: CallRequest,
  { fetch, headers, credentials, timeout_ms, signal, messages, onHead }: Sending,
): Promise<RawReply> {
  const timeout = AbortSignal.timeout(timeout_ms)
  // Browsers set the content type of a form: it contains the boundary of the parts.
  const isRaw = body === undefined || body instanceof FormData
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: isRaw ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials,
    })
    onHead?.(response.headers)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('unreachable', timeout.aborted ? messages.timeout() : messages.connection())
  }
}

/**
 * The envelope in a reply. If a reply has no envelope, returns one with the front end's message for the HTTP status.
 */
export function envelopeOf({ status, text }: RawReply, messages: ErrorMessages): Envelope {
  const fallback = { code: status, msg: messages.status(String(status)) }
  // The message of a 503 is written for users. The message of a bug is never shown.
  if (status >= 500 && status !== 503) return fallback
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> // checked below
    return typeof envelope.code === 'number' && typeof envelope.msg === 'string' ? (envelope as Envelope) : fallback
  } catch {
    return fallback
  }
}

/** The error of an envelope whose code is not 1. */
export function errorOf(status: number, { code, msg, reason, data: _, ...details }: Envelope): CallError {
  return code === 0
    ? new CallError('refused', msg, { status, details, reason })
    : new CallError('failed', msg, { status })
}
