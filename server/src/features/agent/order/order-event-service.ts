import { DEFAULT_LANGUAGE } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import { isLoopback } from '../../../http/client-address/loopback.ts'
import { type Network, post } from '../../../outgoing/post.ts'
import type { PlatformReply } from '../../webhook/webhook-sender.ts'
import { findAgentAccess } from '../agent-sql.ts'
import type { AgentCall } from '../operation.ts'
import { signedPostHeaders } from '../signature/sign.ts'
import { readSigningKeys } from '../signature/signing-key-service.ts'
import { readPurchase } from './purchase-service.ts'
import { findPlatform, findPurchaseOfPlatform } from './purchase-sql.ts'
import { purchaseDocument } from './purchase-view.ts'

const ORDER = 'dev.ucp.shopping.order'
const URL_LIMIT = 500

/** The address for order events that the platform's profile names. Null without one, and for one that is not HTTPS. */
export function webhookUrlOf({ platform, version, context }: AgentCall): string | null {
  const entries = platform.profile.capabilities.get(ORDER) ?? []
  const entry = entries.find((one) => one.version === version) ?? entries[0]
  const webhook_url = entry?.config?.webhook_url
  const url = typeof webhook_url === 'string' && webhook_url.length <= URL_LIMIT ? URL.parse(webhook_url) : null
  if (url?.username !== '' || url.password !== '') return null
  const isLocal = context.config.agent_loopback && url.protocol === 'http:' && isLoopback(url.hostname)
  if (url.protocol !== 'https:' && !isLocal) return null
  url.hash = ''
  return url.href
}

type Source = Pick<Context, 'db' | 'config' | 'keys'>
type OrderEvent = { delivery_id: string; platform_id: string; data: unknown; created_at: string; url: string }

/** Faults of events that are not sent. */
const BLOCKED = 'AGENT_BLOCKED'
const NO_ORDER = 'NO_ORDER'

/**
 * Sends the current state of an order to a platform, signed with the shop's key (RFC 9421).
 * @returns the status, or the reason why there was no reply.
 */
export async function sendOrderEvent(source: Source, event: OrderEvent, network: Network): Promise<PlatformReply> {
  const { db, config } = source
  const platform = await findPlatform(db, event.platform_id)
  const { is_open, is_blocked } = await findAgentAccess(db, platform.host)
  if (!is_open || is_blocked) return { status: null, fault: BLOCKED, is_unsent: true }
  const body = await orderBody(source, event, platform.version)
  if (body === undefined) return { status: null, fault: NO_ORDER, is_unsent: true }
  const { current } = await readSigningKeys(source)
  const id = `msg_${event.delivery_id}`
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(Date.parse(event.created_at) / 1000)),
    'idempotency-key': id,
    'ucp-agent': `profile="${config.public_url}/.well-known/ucp"`,
  }
  const signed = signedPostHeaders(new URL(event.url), body, headers, current)
  const reached = config.agent_loopback ? withLoopback(network) : network
  return post({ url: event.url, headers: { ...signed, 'user-agent': 'Sampan-Agents/1' }, body }, reached)
}

const withLoopback = ({ isAllowed }: Network): Network => ({
  isAllowed: (address) => isAllowed(address) || isLoopback(address),
})

/** The whole order in the protocol's version of the platform. Undefined if it has none. */
async function orderBody({ db, config }: Source, { platform_id, data }: OrderEvent, version: string) {
  const { checkout_id } = data as { checkout_id: string } // as queueOrderEvents writes it
  const owner = await findPurchaseOfPlatform(db, platform_id, checkout_id)
  if (!owner?.user_id) return undefined
  const purchase = await readPurchase(db, { user_id: owner.user_id, checkout_id })
  const ids = { id: checkout_id, checkout_id: owner.agent_checkout_id }
  const presentation = { language: DEFAULT_LANGUAGE, public_url: config.public_url }
  const ucp = { version, status: 'success', capabilities: { [ORDER]: [{ version }] } }
  return JSON.stringify({ ucp, ...purchaseDocument(ids, purchase, presentation) })
}
