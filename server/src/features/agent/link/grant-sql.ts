import type { AgentScope } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ClientAuthMethod } from './client-auth-method.ts'

type NewGrant = {
  link_id: string
  code_hash: Buffer
  code_challenge: string
  redirect_uri: string
  scopes: AgentScope[]
}

/** Stores a consent with its code. */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<void> {
  const ends_at = sql<string>`now() + time_limit('agent_code')`
  await tx
    .insertInto('agent_grant')
    .values({ ...grant, code_expires_at: ends_at, expires_at: ends_at })
    .execute()
}

type LinkOfGrant = { user_id: string; link_id: string; client_id: string; auth_method: ClientAuthMethod }

/**
 * Locks the link of a code or token, so that all requests about one link are serialised. Later reads are
 * current. @returns undefined for an unknown code or token, an ended link and a blocked account.
 */
async function lockLinkOf(tx: Tx, grants: RawBuilder<unknown>) {
  const { rows } = await sql<LinkOfGrant>`
    select user_id, link_id, client_id, auth_method from agent_link where link_id in (${grants}) and ended_at is null
      and exists (select from user_account
        where user_account.user_id = agent_link.user_id and blocked_at is null) for no key update`.execute(tx)
  return rows[0]
}

/** Locks the link of a code, and reads its grant. */
export async function lockCode(tx: Tx, code_hash: Buffer) {
  const link = await lockLinkOf(tx, sql`select link_id from agent_grant where code_hash = ${code_hash}`)
  if (!link) return undefined
  const grant = await tx
    .selectFrom('agent_grant')
    .select(['grant_id', 'code_challenge', 'redirect_uri', 'scopes'])
    .select(sql<boolean>`code_used_at is not null`.as('is_used'))
    .select(sql<boolean>`code_expires_at <= now()`.as('is_expired'))
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return grant && { ...grant, ...link }
}

/** Locks the link of a token, and reads the token. */
export async function lockToken(tx: Tx, token_hash: Buffer) {
  const link = await lockLinkOf(
    tx,
    sql`select link_id from agent_token join agent_grant using (grant_id) where token_hash = ${token_hash}`,
  )
  if (!link) return undefined
  const token = await tx
    .selectFrom('agent_token')
    .innerJoin('agent_grant', 'agent_grant.grant_id', 'agent_token.grant_id')
    .select(['agent_token.grant_id', 'kind', 'scopes', 'refreshes'])
    .select(sql<boolean>`used_at is not null`.as('is_used'))
    .select(sql<boolean>`agent_token.expires_at <= now()`.as('is_expired'))
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return token && { ...token, ...link }
}

export async function useCode(tx: Tx, grant_id: string): Promise<void> {
  await tx
    .updateTable('agent_grant')
    .set({ code_used_at: sql<string>`now()` })
    .where('grant_id', '=', grant_id)
    .execute()
}

export async function useToken(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx
    .updateTable('agent_token')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', token_hash)
    .execute()
}

type NewTokens = { grant_id: string; access_hash: Buffer; refresh_hash: Buffer }

/** Stores a pair of tokens. @returns how long the access token is valid, in seconds. */
export async function insertTokens(tx: Tx, { grant_id, access_hash, refresh_hash }: NewTokens): Promise<number> {
  const access_ends = sql<string>`now() + time_limit('agent_access')`
  const refresh_ends = sql<string>`now() + time_limit('agent_refresh')`
  await tx
    .insertInto('agent_token')
    .values([
      { token_hash: access_hash, grant_id, kind: 'access', expires_at: access_ends },
      { token_hash: refresh_hash, grant_id, kind: 'refresh', expires_at: refresh_ends },
    ])
    .execute()
  const { expires_in } = await tx
    .updateTable('agent_grant')
    .set({ expires_at: refresh_ends, refreshes: sql<number>`refreshes + 1` })
    .where('grant_id', '=', grant_id)
    .returning(sql<number>`extract(epoch from time_limit('agent_access'))::int`.as('expires_in'))
    .executeTakeFirstOrThrow()
  return expires_in
}

/** Deletes a grant with its code and tokens. */
export async function deleteGrant(tx: Tx, grant_id: string): Promise<void> {
  await tx.deleteFrom('agent_grant').where('grant_id', '=', grant_id).execute()
}

export async function deleteToken(tx: Tx, token_hash: Buffer): Promise<void> {
  await tx.deleteFrom('agent_token').where('token_hash', '=', token_hash).execute()
}

/** The link of an agent's code or token. */
export async function findLinkOfCredential(db: Db, client_id: string, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_grant')
    .innerJoin('agent_link', 'agent_link.link_id', 'agent_grant.link_id')
    .select('agent_link.link_id')
    .where('client_id', '=', client_id)
    .where(
      sql<boolean>`grant_id in (select grant_id from agent_grant where code_hash = ${hash}
        union all select grant_id from agent_token where token_hash = ${hash})`,
    )
    .executeTakeFirst()
  return row?.link_id
}

export async function hasGrants(db: Db, link_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_grant')
    .select('grant_id')
    .where('link_id', '=', link_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
