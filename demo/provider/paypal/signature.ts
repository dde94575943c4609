import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Signer } from './certificate.ts'

type Message = { body: string; webhook_id: string; cert_url: string; signer: Signer }

/** Headers of an event. PayPal signs the checksum of the body, and not the body. */
export function signatureOf({ body, webhook_id, cert_url, signer }: Message): Record<string, string> {
  const [id, time] = [randomUUID(), new Date().toISOString()]
  const text = `${id}|${time}|${webhook_id}|${crc32(Buffer.from(body))}`
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(text), signer.privateKey).toString('base64'),
    'paypal-cert-url': cert_url,
    'paypal-auth-algo': 'SHA256withRSA',
  }
}
