import { AGENT_SCOPES } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../../../http/implement.ts'
import { RateLimited } from '../../../http/rate-limits.ts'
import { errorIn, scopesIn } from './authorization-request.ts'
import { PROOF_ALGORITHMS, readProof } from './client-proof.ts'
import { methodOf } from './client-proof-service.ts'
import {
  exchangeCode,
  type ProvedClient,
  refreshTokens,
  revokeToken,
  type TokenError,
  type Tokens,
} from './token-service.ts'

const BODY_BYTES = 16_000

const AUTH_METHODS = ['private_key_jwt', 'none']
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

/** Cache time of the metadata, which change with a release only. */
const METADATA_CACHE = 'public, max-age=3600'

/**
 * The authorisation server of shopping agents: OAuth 2.0 (RFC 6749) with PKCE (RFC 7636). Agents identify themselves by the
 * URL of a document, and those that run on a server prove themselves by a key of it (RFC 7523). The consent screen is `/linkAgent` of the storefront.
 */
export function oauthRoutes({ http, context }: Server): void {
  const { config, db } = context
  const issuer = config.public_url
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: AGENT_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    token_endpoint_auth_signing_alg_values_supported: PROOF_ALGORITHMS,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_signing_alg_values_supported: PROOF_ALGORITHMS,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
  http.get('/.well-known/oauth-authorization-server', (_request, reply) =>
    reply.header('cache-control', METADATA_CACHE).send(metadata),
  )
  http.get('/.well-known/oauth-protected-resource', (_request, reply) =>
    reply.header('cache-control', METADATA_CACHE).send({
      resource: issuer,
      authorization_servers: [issuer],
      scopes_supported: AGENT_SCOPES,
      bearer_methods_supported: ['header'],
    }),
  )

  // The request is only forwarded: the agent's document is read for a signed-in shopper. A request with an error never
  // leaves the shop, because nothing has shown yet that the redirect URI is the agent's.
  http.get('/oauth/authorize', (request, reply) => {
    const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '')
    const error = errorIn(query)
    const forwarded = error ? new URLSearchParams({ error }) : query
    return reply.header('cache-control', 'no-store').redirect(`/linkAgent?${forwarded}`)
  })

  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post('/oauth/token', async (request, reply) => answer(reply, await unlessLimited(issue(request))))
    scope.post('/oauth/revoke', async (request, reply) => answer(reply, await unlessLimited(revoke(request))))
  })

  async function issue(request: FastifyRequest): Promise<Tokens | TokenError> {
    const form = formOf(request)
    if (typeof form === 'string') return form
    const isCode = form.grant_type === 'authorization_code'
    if (!isCode && form.grant_type !== 'refresh_token')
      return form.grant_type ? 'unsupported_grant_type' : 'invalid_request'
    const credential = isCode ? form.code : form.refresh_token
    if (!credential) return 'invalid_request'
    const client = await clientOf(request, form, credential)
    if (!client) return 'invalid_client'
    const { redirect_uri = '', code_verifier = '' } = form
    if (isCode) return exchangeCode(db, { ...client, code: credential, redirect_uri, code_verifier })
    const scopes = form.scope === undefined ? undefined : scopesIn(form.scope)
    if (form.scope !== undefined && !scopes) return 'invalid_scope'
    return refreshTokens(db, { ...client, refresh_token: credential, scopes })
  }

  async function revoke(request: FastifyRequest): Promise<TokenError | undefined> {
    const form = formOf(request)
    if (typeof form === 'string') return form
    if (!form.token) return 'invalid_request'
    const client = await clientOf(request, form, form.token)
    return client ? revokeToken(db, { ...client, token: form.token }) : 'invalid_client'
  }

  async function clientOf({ ip }: FastifyRequest, form: Form, credential: string): Promise<ProvedClient | undefined> {
    const { client_id, client_assertion: assertion } = form
    if (assertion === undefined) return { client_id, auth_method: 'none' }
    const auth_method = await methodOf(context, { client_id, assertion, credential, ip })
    return auth_method && { client_id, auth_method }
  }
}

type Form = { client_id: string } & Partial<
  Record<
    'client_assertion' | 'code' | 'code_verifier' | 'grant_type' | 'redirect_uri' | 'refresh_token' | 'scope' | 'token',
    string
  >
>

/** The parameters of a request. Each may occur once. Agents have no secrets, so a request with a secret is refused. */
function formOf({ body, headers }: FastifyRequest): Form | TokenError {
  const parameters = new URLSearchParams(typeof body === 'string' ? body : '')
  if (new Set(parameters.keys()).size !== parameters.size) return 'invalid_request'
  if (headers.authorization !== undefined || parameters.has('client_secret')) return 'invalid_client'
  const assertion = parameters.get('client_assertion')
  if (assertion !== null && parameters.get('client_assertion_type') !== ASSERTION_TYPE) return 'invalid_client'
  // With a proof, the id of the client may be left out (RFC 7521, 4.2).
  const client_id = parameters.get('client_id') || (assertion && readProof(assertion)?.claims.sub)
  return client_id ? { ...Object.fromEntries(parameters), client_id } : 'invalid_client'
}

async function unlessLimited<Result>(result: Promise<Result>): Promise<Result | 'temporarily_unavailable'> {
  try {
    return await result
  } catch (error) {
    if (error instanceof RateLimited) return 'temporarily_unavailable'
    throw error
  }
}

const STATUS: Partial<Record<TokenError, number>> = { invalid_client: 401, temporarily_unavailable: 429 }

function answer(reply: FastifyReply, result: Tokens | TokenError | undefined): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  if (typeof result !== 'string') return reply.send(result ?? {})
  if (result === 'invalid_client') reply.header('www-authenticate', 'Basic realm="oauth"')
  return reply.code(STATUS[result] ?? 400).send({ error: result })
}
