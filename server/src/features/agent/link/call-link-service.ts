import type { AgentScope } from '@sampan/contract/rules'
import { IdentityFault } from '../fault.ts'
import type { AgentCall } from '../operation.ts'
import { type AgentLink, linkOfToken } from './link-service.ts'

/**
 * The shopper who linked the agent, if the call has an access token. A token is for the host of its agent only.
 * @throws IdentityFault identity_required for a token that is not valid here.
 */
export async function linkOfCall({
  db,
  bearer,
  platform,
}: Pick<AgentCall, 'db' | 'bearer' | 'platform'>): Promise<AgentLink | undefined> {
  if (bearer === undefined) return undefined
  const link = await linkOfToken(db, bearer)
  if (!link || link.host !== new URL(platform.profile_url).host)
    throw new IdentityFault('identity_required', 'The access token is not valid.', { error: 'invalid_token' })
  return link
}

/** @throws IdentityFault insufficient_scope. */
export function requireScope({ scopes }: AgentLink, scope: AgentScope): void {
  if (scopes.includes(scope)) return
  throw new IdentityFault('insufficient_scope', `The access token lacks the scope ${scope}.`, {
    error: 'insufficient_scope',
    scope,
  })
}
