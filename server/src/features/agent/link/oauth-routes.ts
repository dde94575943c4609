import { AGENT_SCOPES } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../../../http/implement.ts'
import { errorIn, scopesIn } from './authorization-request.ts'
import { exchangeCode, refreshTokens, revokeToken, type TokenError, type Tokens } from './token-service.ts'

const BODY_BYTES = 8_000

/** Cache time of the metadata, which change with a release only. */
const METADATA_CACHE = 'public, max-age=3600'

/**
 * The authorisation server of shopping agents: OAuth 2.0 (RFC 6749) with PKCE (RFC 7636) for public clients, which
 * identify themselves by the URL of a document. The consent screen is `/linkAgent` of the storefront.
 */
export function oauthRoutes({ http, context: { config, db } }: Server): void {
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
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
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
    scope.post('/oauth/token', async (request, reply) => answer(reply, await issue(request)))
    scope.post('/oauth/revoke', async (request, reply) => answer(reply, await revoke(request)))
  })

  async function issue(request: FastifyRequest): Promise<Tokens | TokenError> {
    const form = formOf(request)
    if (typeof form === 'string') return form
    const { client_id } = form
    if (form.grant_type === 'authorization_code') {
      const { code, redirect_uri = '', code_verifier = '' } = form
      return code ? exchangeCode(db, { code, client_id, redirect_uri, code_verifier }) : 'invalid_request'
    }
    if (form.grant_type !== 'refresh_token') return form.grant_type ? 'unsupported_grant_type' : 'invalid_request'
    if (!form.refresh_token) return 'invalid_request'
    const scopes = form.scope === undefined ? undefined : scopesIn(form.scope)
    if (form.scope !== undefined && !scopes) return 'invalid_scope'
    return refreshTokens(db, { refresh_token: form.refresh_token, client_id, scopes })
  }

  async function revoke(request: FastifyRequest): Promise<TokenError | undefined> {
    const form = formOf(request)
    if (typeof form === 'string') return form
    return form.token ? revokeToken(db, { token: form.token, client_id: form.client_id }) : 'invalid_request'
  }
}

type Form = { client_id: string } & Partial<
  Record<'grant_type' | 'code' | 'redirect_uri' | 'code_verifier' | 'refresh_token' | 'scope' | 'token', string>
>

/** The parameters of a request. Each may occur once. Clients are public, so a client that authenticates is refused. */
function formOf({ body, headers }: FastifyRequest): Form | TokenError {
  const parameters = new URLSearchParams(typeof body === 'string' ? body : '')
  if (new Set(parameters.keys()).size !== parameters.size) return 'invalid_request'
  if (headers.authorization !== undefined || parameters.has('client_secret') || parameters.has('client_assertion'))
    return 'invalid_client'
  const form = Object.fromEntries(parameters)
  const { client_id } = form
  return client_id ? { ...form, client_id } : 'invalid_client'
}

function answer(reply: FastifyReply, result: Tokens | TokenError | undefined): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  if (typeof result !== 'string') return reply.send(result ?? {})
  if (result === 'invalid_client') reply.header('www-authenticate', 'Basic realm="oauth"')
  return reply.code(result === 'invalid_client' ? 401 : 400).send({ error: result })
}
