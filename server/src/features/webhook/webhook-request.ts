import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress, lookupAllowed, NotPublic } from './public-address.ts'

/** Time in which an address has to reply, in ms. */
const REPLY_MS = 15_000

export const SECRET_PREFIX = 'whsec_'

export type WebhookRequest = {
  url: string
  secret: string
  delivery_id: string
  body: string
  now: Date
}

export type WebhookReply = { status: number; fault: null } | { status: null; fault: string }

/** The addresses that may get events. Tests replace it, because their receivers are internal. */
export type WebhookNetwork = { isAllowed: (address: string) => boolean }
export const INTERNET: WebhookNetwork = { isAllowed: isPublicAddress }

/** The headers of Standard Webhooks: the signature covers the id, the time and the body. */
function signedHeaders({ secret, delivery_id, body, now }: Omit<WebhookRequest, 'url'>) {
  const id = `msg_${delivery_id}`
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/**
 * Sends a signed event. Redirects are not followed, because they could lead to an internal network; the reply's body is
 * not read. @returns the status, or the reason why there was no reply.
 */
export function sendWebhook(sent: WebhookRequest, { isAllowed }: WebhookNetwork): Promise<WebhookReply> {
  const url = new URL(sent.url)
  const host = hostOf(url)
  // Connections to a literal address make no lookup.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ status: null, fault: 'NOT_PUBLIC' })
  return new Promise((settle) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sending = request(url, {
      method: 'POST',
      agent: false, // no connection is reused: each is made to an address that was just checked
      lookup: lookupAllowed(isAllowed),
      signal: AbortSignal.timeout(REPLY_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent.body),
        'user-agent': 'Sampan-Webhooks/1',
        ...signedHeaders(sent),
      },
    })
    sending.on('response', (reply) => {
      settle({ status: reply.statusCode ?? 0, fault: null })
      reply.destroy()
    })
    sending.on('error', (error) => settle({ status: null, fault: faultOf(error) }))
    sending.end(sent.body)
  })
}

function faultOf(error: Error): string {
  if (error instanceof NotPublic) return 'NOT_PUBLIC'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT'
  const { code }: Record<string, unknown> = { ...error }
  return typeof code === 'string' ? code.slice(0, 60) : 'FAILED'
}
