import { CallError } from '@sampan/contract/call-error'
import { HTTP_TIMEOUT_MS } from '@sampan/contract/call-limits'
import type { CallRequest } from '@sampan/contract/client'
import type { CallOptions } from '@sampan/front/call'
import { envelopeOf, errorOf, exchange } from '@sampan/front/exchange'
import { isDuplicate } from './duplicates.ts'
import type { ErrorMessages } from './error-messages.ts'

/** The parts of the app that sending needs. */
export type SendContext = {
  fetch: typeof fetch
  /** Storage for the duplicate rule. */
  storage: Storage
  token: () => string | undefined
  /** The value of Accept-Language. */
  language: () => string
  messages: () => ErrorMessages
  /**
   * Called when the server does not accept the token. Receives the token that was sent, because the session may have a
   * newer token by now.
   */
  onExpiredToken: (token: string, msg: string) => void
  /** Receives the server's time of the reply and the device's time of the request, in ms since 1970. */
  onServerTime?: (shop_ms: number, sent_ms: number) => void
}

/**
 * How long reads bypass the server's caches after a write: longer than caches and replicas lag, so that shoppers read
 * their own writes.
 */
const NEWEST_FOR_MS = 3_000

/**
 * The HTTP wrapper of the specification: returns the `data` of an envelope with code 1.
 * @throws CallError otherwise
 */
export function makeSend({ fetch, storage, token, language, messages, onExpiredToken, onServerTime }: SendContext) {
  let wrote_ms = Number.NEGATIVE_INFINITY
  return async function send(request: CallRequest, options: CallOptions = {}): Promise<unknown> {
    const { method, url, body } = request
    const isPost = method === 'POST'
    if (isPost && !options.repeatable && isDuplicate(storage, method, url, JSON.stringify(body ?? null)))
      throw new CallError('duplicate', messages().duplicate())
    const sent_with = options.anonymous ? undefined : token()
    const sent_ms = Date.now()
    const reply = await exchange(request, {
      fetch,
      headers: {
        'accept-language': language(),
        ...(sent_with && { authorization: `Bearer ${sent_with}` }),
        ...(!isPost && sent_ms - wrote_ms < NEWEST_FOR_MS && { 'cache-control': 'no-cache' }),
      },
      credentials: 'omit',
      timeout_ms: HTTP_TIMEOUT_MS,
      signal: options.signal,
      messages: messages(),
      onHead(headers) {
        const date = headers.get('date')
        if (date) onServerTime?.(Date.parse(date), sent_ms)
      },
    })
    if (isPost) wrote_ms = Date.now()
    const envelope = envelopeOf(reply, messages())
    if (envelope.code === 1) return envelope.data ?? null
    if (envelope.code === 401 && sent_with) onExpiredToken(sent_with, envelope.msg)
    throw errorOf(reply.status, envelope)
  }
}
