import { createHash } from 'node:crypto'
import { AGENT_SCOPES, type AgentScope } from '@sampan/contract/rules'
import { sameMac } from '../../../security/keys.ts'
import { clientUrl } from './agent-client.ts'

/** Errors of an authorisation request (RFC 6749, 4.1.2.1). */
export type RequestError = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope'

const CHALLENGE = /^[\w-]{43}$/
const VERIFIER = /^[\w.~-]{43,128}$/

/** The scopes of a request without duplicates, in the order of AGENT_SCOPES; undefined if one is unknown, or none is given. */
export function scopesIn(text: string): AgentScope[] | undefined {
  const names = new Set(text.split(' ').filter((scope) => scope !== ''))
  const scopes = AGENT_SCOPES.filter((scope) => names.has(scope))
  return scopes.length > 0 && scopes.length === names.size ? scopes : undefined
}

/** The first error that needs no look at the agent's document. PKCE with S256 is required (RFC 7636, RFC 9700). */
export function errorIn(query: URLSearchParams): RequestError | undefined {
  const once = (name: string) => {
    const [value, ...more] = query.getAll(name)
    return more.length === 0 ? value : undefined
  }
  const [client_id = '', redirect_uri] = [once('client_id'), once('redirect_uri')]
  if (!clientUrl(client_id) || redirect_uri === undefined) return 'invalid_request'
  if (query.getAll('state').length > 1) return 'invalid_request'
  if (once('response_type') !== 'code') return 'unsupported_response_type'
  if (once('code_challenge_method') !== 'S256' || !CHALLENGE.test(once('code_challenge') ?? ''))
    return 'invalid_request'
  return scopesIn(once('scope') ?? '') ? undefined : 'invalid_scope'
}

/** Whether a verifier belongs to the challenge of the authorisation request. */
export const isVerified = (challenge: string, verifier: string): boolean =>
  VERIFIER.test(verifier) &&
  sameMac(Buffer.from(challenge, 'base64url'), createHash('sha256').update(verifier, 'ascii').digest())

type Answer = { state: string | undefined; issuer: string } & ({ code: string } | { error: 'access_denied' })

/** The address that the browser returns to, with the issuer, so that the agent recognises a mix-up (RFC 9207). */
export function answerAddress(redirect_uri: string, { state, issuer, ...answer }: Answer): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  url.searchParams.set('iss', issuer)
  return url.href
}
