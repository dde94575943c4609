import { type AgentScope, PAY_SCOPE } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ClientAuthMethod } from './client-auth-method.ts'

export type LinkKey = { user_id: string; link_id: string }

/**
 * The link of a valid access token. `scopes` are those of the token. Tokens of ended links do not exist any more; blocked
 * accounts have no valid tokens.
 */
export const { first: findLinkOfToken } = prepared((db, token_hash: Buffer) =>
  db
    .selectFrom('agent_token')
    .innerJoin('agent_grant', 'agent_grant.grant_id', 'agent_token.grant_id')
    .innerJoin('agent_link', 'agent_link.link_id', 'agent_grant.link_id')
    .innerJoin('user_account', 'user_account.user_id', 'agent_link.user_id')
    .select([
      'agent_link.user_id',
      'agent_link.link_id',
      'agent_link.client_id',
      'agent_link.name',
      'agent_grant.scopes',
    ])
    .select(sql<boolean>`coalesce(agent_link.last_used_at < now() - interval '1 minute', true)`.as('is_stale'))
    .where('agent_token.token_hash', '=', token_hash)
    .where('agent_token.kind', '=', 'access')
    .where('agent_token.expires_at', '>', sql<string>`now()`)
    .where('agent_link.ended_at', 'is', null)
    .where('user_account.blocked_at', 'is', null),
)

export async function touchLink(db: Db, { user_id, link_id }: LinkKey): Promise<void> {
  await db
    .updateTable('agent_link')
    .set({ last_used_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('link_id', '=', link_id)
    .execute()
}

/** Locks the open link of an agent. */
export const lockLinkOfClient = (tx: Tx, user_id: string, client_id: string) =>
  tx
    .selectFrom('agent_link')
    .select(['user_id', 'link_id', 'scopes', 'allowance_cents'])
    .where('user_id', '=', user_id)
    .where('client_id', '=', client_id)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks an open link. */
export const lockLink = (tx: Tx, { user_id, link_id }: LinkKey) =>
  tx
    .selectFrom('agent_link')
    .select(['user_id', 'link_id', 'name', 'scopes', 'allowance_cents'])
    .where('user_id', '=', user_id)
    .where('link_id', '=', link_id)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The open link of an agent, for the consent screen. */
export const findLinkOfClient = (db: Db, user_id: string, client_id: string) =>
  db
    .selectFrom('agent_link')
    .select(['scopes', 'allowance_cents'])
    .where('user_id', '=', user_id)
    .where('client_id', '=', client_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

type NewLink = {
  user_id: string
  client_id: string
  name: string
  auth_method: ClientAuthMethod
  scopes: AgentScope[]
  allowance_cents: number
}

export async function insertLink(tx: Tx, link: NewLink): Promise<string> {
  const { link_id } = await tx.insertInto('agent_link').values(link).returning('link_id').executeTakeFirstOrThrow()
  return link_id
}

type LinkChange = { name?: string; auth_method?: ClientAuthMethod; scopes?: AgentScope[]; allowance_cents?: number }

export async function changeLink(tx: Tx, { user_id, link_id }: LinkKey, change: LinkChange): Promise<void> {
  await tx.updateTable('agent_link').set(change).where('user_id', '=', user_id).where('link_id', '=', link_id).execute()
}

/**
 * Stores that the shopper consented to payments now, with the payment code. Read from the clock, because the transaction may
 * have waited for a change of an address.
 */
export async function markPayGranted(tx: Tx, { user_id, link_id }: LinkKey): Promise<void> {
  await tx
    .updateTable('agent_link')
    .set({ pay_granted_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', user_id)
    .where('link_id', '=', link_id)
    .execute()
}

/** The purchases of a link within the time of an allowance, without refunded amounts. */
const spent = sql<number>`(select coalesce(sum(greatest(spent_cents - refunded, 0)), 0)::bigint
  from (select spent_cents, (select coalesce(sum(refunded_cents), 0) from shop_order
      where shop_order.user_id = agent_spending.user_id and shop_order.checkout_id = agent_spending.checkout_id) as refunded
    from agent_spending where agent_spending.link_id = agent_link.link_id
      and spent_at > now() - time_limit('agent_allowance')) as spending)`

/** The most links that are listed. A shopper has few. */
const LISTED = 50

/** Links of a shopper, the newest first; those that ended only with `with_ended`. */
export const linksOf = (db: Db, user_id: string, { with_ended = false } = {}) =>
  db
    .selectFrom('agent_link')
    .select(['link_id', 'client_id', 'name', 'scopes', 'allowance_cents', 'created_at', 'last_used_at', 'ended_at'])
    .select(spent.as('spent_cents'))
    .where('user_id', '=', user_id)
    .$if(!with_ended, (query) => query.where('ended_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('link_id', 'desc')
    .limit(LISTED)
    .execute()

/**
 * Locks an open link that may pay, and reads what it has spent. Purchases of the link wait, so that two of them at the same
 * time cannot exceed the allowance together.
 */
export async function lockAllowanceOf(tx: Tx, key: LinkKey) {
  const link = await lockLink(tx, key)
  if (!link?.scopes.includes(PAY_SCOPE)) return undefined
  // Read after the lock, so that it includes the purchases that held the lock.
  const { spent_cents } = await tx
    .selectFrom('agent_link')
    .select(spent.as('spent_cents'))
    .where('user_id', '=', key.user_id)
    .where('link_id', '=', key.link_id)
    .executeTakeFirstOrThrow()
  return { name: link.name, left_cents: link.allowance_cents - spent_cents }
}

type Spending = LinkKey & { checkout_id: string; spent_cents: number }

export async function insertSpending(tx: Tx, spending: Spending): Promise<void> {
  await tx.insertInto('agent_spending').values(spending).execute()
}
