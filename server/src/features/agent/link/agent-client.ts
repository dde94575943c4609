import { plainLine } from '@sampan/contract/plain-text'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { get } from '../../../outgoing/get.ts'
import type { Network } from '../../../outgoing/post.ts'
import { isPublicAddress } from '../../../outgoing/public-address.ts'
import { type PublicKey, PublicKeys } from '../platform/platform-profile.ts'
import type { ClientAuthMethod } from './client-auth-method.ts'

/**
 * An agent, as its client metadata document describes it. Its id is the document's URL, so agents
 * are not registered: the host identifies the agent.
 */
export type AgentClient = {
  client_id: string
  name: string
  host: string
  redirect_uris: string[]
  auth_method: ClientAuthMethod
  /** The keys by which the agent proves itself, or their address. */
  keys: readonly PublicKey[] | URL
}

const NAME_LENGTH = 60
const DOCUMENT_LIMITS = { max_bytes: 32 * 1024, timeout_ms: 5_000 }

const KeySet = z.object({ keys: PublicKeys })

const Document = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string().max(500)).min(1).max(50),
  token_endpoint_auth_method: z.enum(['none', 'private_key_jwt']).default('none'),
  jwks: KeySet.optional(),
  jwks_uri: z.string().max(500).optional(),
})

const isLoopback = ({ hostname }: URL): boolean => hostname === '127.0.0.1' || hostname === '[::1]'

/** The URL, if it is written exactly as parsers write it: without dot segments, credentials, fragment, or other spellings. */
function plainUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.href !== text || url.username !== '' || url.password !== '' || text.includes('#')) return undefined
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) return url
  return undefined
}

/** The URL of an agent's document: HTTPS with a path. Development may use HTTP on the machine itself. */
export function clientUrl(client_id: string): URL | undefined {
  const url = plainUrl(client_id)
  return url && url.pathname !== '/' && url.search === '' ? url : undefined
}

/** The host of an agent, which the shopper sees and which the agent's profile must have. */
export const hostOfClient = (client_id: string): string => new URL(client_id).host

const withoutPort = (url: URL): string => {
  const copy = new URL(url)
  copy.port = ''
  return copy.href
}

/**
 * Whether two redirect URIs are the same. On the shopper's own device the port may differ, because programs there get
 * another port each time (RFC 8252, 7.3).
 */
export function isSameRedirect(registered: string, requested: string): boolean {
  if (registered === requested) return true
  const [one, other] = [plainUrl(registered), plainUrl(requested)]
  if (!one || !other || one.protocol !== 'http:' || other.protocol !== 'http:') return false
  return withoutPort(one) === withoutPort(other)
}

export type Redirect = { is_on_device: boolean }

/**
 * Checks where the browser shall return to: a URI of the agent's document, on the host of the document or on the shopper's
 * own device. @returns undefined for any other address.
 */
export function redirectOf({ host, redirect_uris }: AgentClient, redirect_uri: string): Redirect | undefined {
  const url = plainUrl(redirect_uri)
  if (!url || !redirect_uris.some((registered) => isSameRedirect(registered, redirect_uri))) return undefined
  if (url.protocol === 'http:') return { is_on_device: true }
  return url.host === host ? { is_on_device: false } : undefined
}

/** Reads the document of an agent. @returns undefined if there is none, or it does not describe this agent. */
export async function readClient(client_id: string, network: Network): Promise<AgentClient | undefined> {
  const url = clientUrl(client_id)
  if (!url) return undefined
  const reply = await get(client_id, DOCUMENT_LIMITS, network)
  return reply.status === 200 ? clientIn(reply.body.toString('utf8'), url) : undefined
}

function clientIn(text: string, url: URL): AgentClient | undefined {
  const { data } = Document.safeParse(parsed(text))
  // A document must name its own address, so that no copy of it counts.
  if (data?.client_id !== url.href) return undefined
  const { token_endpoint_auth_method: auth_method, jwks, jwks_uri } = data
  const keys = jwks?.keys ?? plainUrl(jwks_uri ?? '') ?? []
  if (auth_method === 'private_key_jwt' && Array.isArray(keys) && keys.length === 0) return undefined
  const name = plainLine(data.client_name ?? '')
    .trim()
    .slice(0, NAME_LENGTH)
  const { redirect_uris } = data
  return { client_id: url.href, name: name || url.host, host: url.host, redirect_uris, auth_method, keys }
}

/** The keys of an agent; none if its set of keys cannot be read. */
export async function readClientKeys({ keys }: AgentClient, network: Network): Promise<readonly PublicKey[]> {
  if (!(keys instanceof URL)) return keys
  const reply = await get(keys.href, DOCUMENT_LIMITS, network)
  const { data } = KeySet.safeParse(reply.status === 200 ? parsed(reply.body.toString('utf8')) : undefined)
  return data?.keys ?? []
}

/** The addresses that agents' documents may have: on the Internet, in development also on the machine itself. */
export const agentNetwork = ({ config }: Pick<Context, 'config'>): Network => ({
  isAllowed: (address) => isPublicAddress(address) || (config.agent_loopback && /^127\.|^::1$/.test(address)),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
