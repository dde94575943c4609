import { createHmac } from 'node:crypto'
import { type Network, type PostReply, post } from '../../outgoing/post.ts'

export const SECRET_PREFIX = 'whsec_'

export type WebhookRequest = {
  url: string
  secret: string
  delivery_id: string
  body: string
  now: Date
}

/** The headers of Standard Webhooks: the signature covers the id, the time and the body. */
function signedHeaders({ secret, delivery_id, body, now }: Omit<WebhookRequest, 'url'>) {
  const id = `msg_${delivery_id}`
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Sends a signed event. @returns the status, or the reason why there was no reply. */
export function sendWebhook(request: WebhookRequest, network: Network): Promise<PostReply> {
  const { url, body } = request
  const headers = { 'content-type': 'application/json', 'user-agent': 'Sampan-Webhooks/1', ...signedHeaders(request) }
  return post({ url, headers, body }, network)
}
