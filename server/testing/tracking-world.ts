import { createHmac, randomUUID } from 'node:crypto'
import type { TestShop } from './world.ts'

type Signed = { secret: string; id?: string; at_s?: number }

/** The headers of Standard Webhooks, by default with a new id and the time of now. */
export function signatureOf(body: string, { secret, id = `msg_${randomUUID()}`, at_s = Date.now() / 1000 }: Signed) {
  const timestamp = String(Math.floor(at_s))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Sends a body to the address for reports of carriers. @returns the status. */
export async function postReport({ app }: TestShop, body: string, headers: Record<string, string>): Promise<number> {
  const type = { 'content-type': 'application/json' }
  const request = { method: 'POST', url: '/hooks/tracking/generic', headers: { ...type, ...headers }, body } as const
  return (await app.inject(request)).statusCode
}
