import type { AgentVersion } from './versions.ts'

/** Errors of the protocol, with their status in REST and their code in JSON-RPC. */
const FAULTS = {
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  profile_not_trusted: { status: 403, rpc: -32000 },
  signature_missing: { status: 401, rpc: -32000 },
  signature_invalid: { status: 401, rpc: -32000 },
  key_not_found: { status: 401, rpc: -32000 },
  digest_mismatch: { status: 400, rpc: -32600 },
  algorithm_unsupported: { status: 400, rpc: -32600 },
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  unauthorized: { status: 401, rpc: -32000 },
  identity_required: { status: 401, rpc: -32000 },
  insufficient_scope: { status: 403, rpc: -32000 },
  forbidden: { status: 403, rpc: -32000 },
  not_found: { status: 404, rpc: -32000 },
  idempotency_conflict: { status: 409, rpc: -32000 },
  rate_limited: { status: 429, rpc: -32000 },
  internal_error: { status: 500, rpc: -32603 },
  temporarily_unavailable: { status: 503, rpc: -32000 },
} as const satisfies Record<string, { status: number; rpc: number }>

export type FaultCode = keyof typeof FAULTS

/** An error of the protocol: the operation has not run. The content is for developers of agents. */
export class AgentFault extends Error {
  readonly code: FaultCode
  readonly retry_after_s: number | undefined
  /** The version of the platform, once its profile is known. */
  version: AgentVersion | undefined

  constructor(code: FaultCode, content: string, retry_after_s?: number) {
    super(content)
    this.code = code
    this.retry_after_s = retry_after_s
  }

  get status(): number {
    return FAULTS[this.code].status
  }

  get rpc(): number {
    return FAULTS[this.code].rpc
  }

  /** The header WWW-Authenticate; undefined if another one would change nothing. */
  challenge(_issuer: string): string | undefined {
    return this.status === 401 ? 'Bearer realm="ucp"' : undefined
  }
}

type IdentityCode = Extract<FaultCode, 'identity_required' | 'insufficient_scope'>

/** Parameters of the challenge in the header WWW-Authenticate (RFC 6750, 3). */
type Challenge = { error?: 'invalid_token' | 'insufficient_scope'; scope?: string }

/** The call needs the consent of a shopper, which the platform has to ask for. */
export class IdentityFault extends AgentFault {
  readonly #challenge: Challenge

  constructor(code: IdentityCode, content: string, challenge: Challenge = {}) {
    super(code, content)
    this.#challenge = challenge
  }

  /** @param issuer the issuer of the authorisation server, which is the address of the shop */
  override challenge(issuer: string): string {
    const resource_metadata = `${issuer}/.well-known/oauth-protected-resource`
    const parameters = Object.entries({ realm: issuer, ...this.#challenge, resource_metadata })
    return `Bearer ${parameters.map(([name, value]) => `${name}="${value}"`).join(', ')}`
  }
}

/** The message of a schema whose list is too long. */
export const TOO_LARGE = 'too large'
