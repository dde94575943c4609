import type { AgentScope } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { OperatorSession, ShopperSession } from '../../../http/authenticators.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import { endLinks } from '../../account/linked-app/linked-app-sql.ts'
import { insertSecurityEvent } from '../../account/security/security-sql.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { hostOfClient } from './agent-client.ts'
import { findLinkOfToken, type LinkKey, linksOf, touchLink } from './link-sql.ts'

/** The link of an access token, with the token's scopes. `host` is the host of the agent's document, `name` the name in it. */
export type AgentLink = LinkKey & { host: string; name: string; scopes: AgentScope[] }

/**
 * The link of an access token: of the text after `Bearer ` in the header Authorization. @returns undefined for a token
 * that is unknown, expired or revoked, and for a blocked shopper. The caller checks that `host` is the host of the
 * platform that makes the call.
 */
export async function linkOfToken(db: Db, bearer: string): Promise<AgentLink | undefined> {
  const link = await findLinkOfToken(db, hashOfToken(bearer))
  if (!link) return undefined
  const { user_id, link_id, client_id, name, scopes } = link
  return { user_id, link_id, host: hostOfClient(client_id), name, scopes }
}

/**
 * Stores the time at which the agent of a host last used a token, once a minute. Not in the transaction of the call, which
 * would hold the link before it locks the shopper.
 */
export async function recordUse(db: Db, bearer: string, host: string): Promise<void> {
  const link = await findLinkOfToken(db, hashOfToken(bearer))
  if (link?.is_stale && hostOfClient(link.client_id) === host) await touchLink(db, link)
}

type ListOptions = { with_ended?: boolean }

/** The agents of a shopper, the newest first. */
export const listLinks = async (db: Db, user_id: string, options: ListOptions = {}) =>
  (await linksOf(db, user_id, options)).map(({ client_id, ...link }) => ({ ...link, host: hostOfClient(client_id) }))

/**
 * Ends a link: its tokens and allowance end with it.
 * @throws NotFound when the shopper has no open link with this id.
 */
export async function endLink(
  link_id: string,
  { db, user_id, request }: { db: Db; request: FastifyRequest } & Pick<ShopperSession, 'user_id'>,
): Promise<void> {
  await transaction(db, async (tx) => {
    if ((await endLinks(tx, { user_id, link_id })).length === 0) throw new NotFound()
    await insertSecurityEvent(tx, { user_id, event: 'agent_ended', ip: request.ip })
  })
}

/**
 * Ends a link for a shopper.
 * @throws NotFound; the refusals of `actAtDesk`.
 */
export const endLinkAtDesk = (db: Db, operator: OperatorSession, { reason, ...link }: LinkKey & { reason: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    if ((await endLinks(tx, link)).length === 0) throw new NotFound()
    const { user_id, link_id } = link
    await insertSecurityEvent(tx, { user_id, event: 'agent_ended' })
    await log({ action: 'agent_ended', ref_type: 'shopper', ref_id: user_id, details: { reason, link_id } })
  })
