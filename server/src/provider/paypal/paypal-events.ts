import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { clock } from '../../clock.ts'
import { ForgedEvent, type Provider, type ProviderEvent } from '../provider.ts'
import type { Certificates } from './paypal-certificates.ts'
import { captureRef } from './paypal-state.ts'

/** PayPal repeats a delivery for three days, with its first time. Older messages may be repeated by an attacker. */
const OLDEST_MS = 4 * 86_400_000
const AHEAD_MS = 5 * 60_000
const ALGORITHM = 'SHA256withRSA'

const Event = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
})
type Event = z.output<typeof Event>

type Settings = { webhook_id: string; certificates: Certificates }

/** The signed text has the checksum of the body, the time, and the webhook's id, which the message itself does not contain. */
export async function readEvent(
  { webhook_id, certificates }: Settings,
  ...[headers, body]: Parameters<Provider['readEvent']>
): Promise<ProviderEvent> {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`]
    if (typeof value !== 'string') throw new ForgedEvent('The event has no signature')
    return value
  }
  const [id, time, signature] = [header('transmission-id'), header('transmission-time'), header('transmission-sig')]
  if (header('auth-algo') !== ALGORITHM) throw new ForgedEvent('The event is signed in another way')
  const age_ms = clock.now_ms() - Date.parse(time)
  if (!(age_ms < OLDEST_MS && age_ms > -AHEAD_MS)) throw new ForgedEvent('The event is too old')
  const certificate = await certificates(header('cert-url'))
  const text = `${id}|${time}|${webhook_id}|${crc32(body)}`
  if (!verify('sha256', Buffer.from(text), certificate.publicKey, Buffer.from(signature, 'base64')))
    throw new ForgedEvent('The event is not signed by PayPal')
  const event = Event.parse(JSON.parse(body.toString('utf8')))
  return { event_ref: event.id, ...subjectOf(event) }
}

function subjectOf({ event_type, resource }: Event): Pick<ProviderEvent, 'kind' | 'ref'> {
  const { id = '', dispute_id } = resource
  if (/^(CUSTOMER\.DISPUTE|RISK\.DISPUTE)\./.test(event_type) && dispute_id) return { kind: 'dispute', ref: dispute_id }
  if (/^PAYMENT\.(CAPTURE\.(REFUNDED|REVERSED)|REFUND\.\w+)$/.test(event_type)) return { kind: 'refund', ref: id }
  if (/^PAYMENT\.CAPTURE\.\w+$/.test(event_type))
    return { kind: 'payment', ref: resource.supplementary_data?.related_ids?.order_id ?? captureRef(id) }
  if (/^CHECKOUT\.ORDER\.\w+$/.test(event_type)) return { kind: 'payment', ref: id }
  return { kind: 'other', ref: id }
}
