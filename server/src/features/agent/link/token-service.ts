import type { AgentScope } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { endLinks } from '../../account/linked-app/linked-app-sql.ts'
import { insertSecurityEvent } from '../../account/security/security-sql.ts'
import { isSameRedirect } from './agent-client.ts'
import { isVerified } from './authorization-request.ts'
import type { ClientAuthMethod } from './client-auth-method.ts'
import {
  deleteGrant,
  deleteToken,
  hasGrants,
  insertTokens,
  lockCode,
  lockToken,
  useCode,
  useToken,
} from './grant-sql.ts'

/** Errors of the token and revocation endpoints (RFC 6749, 5.2; RFC 7009, 2.2.1), and too many tries. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'

export type Tokens = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** Prefixes let secret scanners find leaked tokens. */
const newAccessToken = () => `sampan_at_${newToken()}`
const newRefreshToken = () => `sampan_rt_${newToken()}`
export const newCode = () => `sampan_ac_${newToken()}`

/** Pairs of tokens per consent, more than an agent needs in a year: used tokens are stored. */
const REFRESHES_LIMIT = 10_000

type Grant = { grant_id: string; user_id: string; link_id: string; scopes: AgentScope[] }

/**
 * Ends a grant whose code or refresh token was used twice: a thief and the agent may both have it. A link without other
 * grants ends too, so that the shopper sees who has access.
 */
async function endGrant(tx: Tx, { grant_id, user_id, link_id }: Grant): Promise<void> {
  await deleteGrant(tx, grant_id)
  if (await hasGrants(tx, link_id)) return
  await endLinks(tx, { user_id, link_id })
  await insertSecurityEvent(tx, { user_id, event: 'agent_ended' })
}

async function issueTokens(tx: Tx, { grant_id, scopes }: Grant): Promise<Tokens> {
  const [access_token, refresh_token] = [newAccessToken(), newRefreshToken()]
  const hashes = { access_hash: hashOfToken(access_token), refresh_hash: hashOfToken(refresh_token) }
  const expires_in = await insertTokens(tx, { grant_id, ...hashes })
  return { access_token, token_type: 'Bearer', expires_in, refresh_token, scope: scopes.join(' ') }
}

/** The agent of a request, and how it has proved itself. */
export type ProvedClient = { client_id: string; auth_method: ClientAuthMethod }

/** Whether the agent lacks the proof that its document promised. A request without it changes nothing, also with a used code. */
const lacksProof = (row: ProvedClient, client: ProvedClient): boolean =>
  row.client_id === client.client_id && row.auth_method === 'private_key_jwt' && client.auth_method === 'none'

type CodeExchange = ProvedClient & { code: string; redirect_uri: string; code_verifier: string }

/**
 * Exchanges a code for tokens. The code is valid for a minute, once, and only for the agent, redirect URI and verifier of
 * its request. A second use ends what the first one got (RFC 6749, 4.1.2).
 */
export const exchangeCode = (db: Db, exchange: CodeExchange): Promise<Tokens | TokenError> =>
  transaction(db, async (tx) => {
    const grant = await lockCode(tx, hashOfToken(exchange.code))
    if (!grant) return 'invalid_grant'
    if (lacksProof(grant, exchange)) return 'invalid_client'
    if (grant.is_used) {
      await endGrant(tx, grant)
      return 'invalid_grant'
    }
    if (grant.is_expired || grant.client_id !== exchange.client_id) return 'invalid_grant'
    if (!isSameRedirect(grant.redirect_uri, exchange.redirect_uri)) return 'invalid_grant'
    if (!isVerified(grant.code_challenge, exchange.code_verifier)) return 'invalid_grant'
    await useCode(tx, grant.grant_id)
    return issueTokens(tx, grant)
  })

type Refresh = ProvedClient & { refresh_token: string; scopes: readonly AgentScope[] | undefined }

/**
 * Exchanges a refresh token for new tokens. Each refresh token is valid once; a second use ends the grant, because agents
 * that only have the PKCE proof must rotate them (RFC 9700, 2.2.2). The scopes stay those of the consent.
 */
export const refreshTokens = (db: Db, { refresh_token, scopes, ...client }: Refresh): Promise<Tokens | TokenError> =>
  transaction(db, async (tx) => {
    const token_hash = hashOfToken(refresh_token)
    const token = await lockToken(tx, token_hash)
    if (token?.kind !== 'refresh') return 'invalid_grant'
    if (lacksProof(token, client)) return 'invalid_client'
    if (token.is_used || token.refreshes >= REFRESHES_LIMIT) {
      await endGrant(tx, token)
      return 'invalid_grant'
    }
    if (token.is_expired || token.client_id !== client.client_id) return 'invalid_grant'
    if (scopes?.some((scope) => !token.scopes.includes(scope))) return 'invalid_scope'
    await useToken(tx, token_hash)
    return issueTokens(tx, token)
  })

type Revocation = ProvedClient & { token: string }

/**
 * Revokes a token (RFC 7009). A refresh token ends its grant with all access tokens, and a link without other grants; an
 * unknown token is no error.
 */
export const revokeToken = (db: Db, { token, ...client }: Revocation): Promise<TokenError | undefined> =>
  transaction(db, async (tx) => {
    const token_hash = hashOfToken(token)
    const row = await lockToken(tx, token_hash)
    if (!row) return undefined
    if (row.client_id !== client.client_id || lacksProof(row, client)) return 'invalid_client'
    if (row.kind === 'refresh') await endGrant(tx, row)
    else await deleteToken(tx, token_hash)
    return undefined
  })
