import type { MachineRight } from '@sampan/contract/rules'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

const LISTED_LIMIT = 100
const TOKENS_LOCK = 5_361

const HAS_EXPIRED = sql<boolean>`coalesce(machine_token.expires_at <= now(), false)`
const IS_ACTIVE = sql<SqlBool>`machine_token.revoked_at is null and not ${HAS_EXPIRED}`

/**
 * An active token with its maker. The maker is an owner: a trigger revokes the tokens of operators who lose that role
 * (01-operators.sql).
 */
export const findMachineToken = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('machine_token')
    .innerJoin('operator', 'operator.operator_id', 'machine_token.made_by')
    .select(['machine_token.name', 'rights', 'operator.operator_id', 'operator.account', 'operator.roles'])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_stale'))
    .where('token_hash', '=', token_hash)
    .where(IS_ACTIVE)
    .executeTakeFirst()

export async function touchMachineToken(db: Db, token_hash: Buffer): Promise<void> {
  await db
    .updateTable('machine_token')
    .set({ last_used_at: sql<string>`now()` })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** Whether the token is active. Locks the token, so that it cannot be revoked before the transaction ends. */
export async function lockMachineToken(tx: Tx, token_hash: Buffer): Promise<boolean> {
  const held = tx.selectFrom('machine_token').select('token_id').where('token_hash', '=', token_hash).where(IS_ACTIVE)
  return (await held.forShare().executeTakeFirst()) !== undefined
}

const tokens = (db: Db) =>
  db
    .selectFrom('machine_token')
    .innerJoin('operator', 'operator.operator_id', 'machine_token.made_by')
    .select(['token_id', 'machine_token.name', 'rights', 'operator.account as made_by', 'made_at', 'expires_at'])
    .select(['last_used_at', HAS_EXPIRED.as('has_expired')])

/** The tokens for the list. Active tokens come first, so that expired tokens never displace them from the list. */
export const findMachineTokens = (db: Db) =>
  tokens(db)
    .where('revoked_at', 'is', null)
    .orderBy(HAS_EXPIRED)
    .orderBy('made_at', 'desc')
    .orderBy('token_id', 'desc')
    .limit(LISTED_LIMIT)
    .execute()

/** Serialises making tokens until the transaction ends. @returns the number of active tokens. */
export async function lockAndCountTokens(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(TOKENS_LOCK)})`.execute(tx)
  const { count } = await tx
    .selectFrom('machine_token')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(IS_ACTIVE)
    .executeTakeFirstOrThrow()
  return count
}

type NewToken = {
  token_hash: Buffer
  name: string
  rights: MachineRight[]
  made_by: string
  valid_days: number | null
}

export async function insertMachineToken(tx: Tx, { valid_days, ...token }: NewToken) {
  const { token_id } = await tx
    .insertInto('machine_token')
    .values({ ...token, expires_at: sql<string | null>`now() + make_interval(days => ${valid_days}::int)` })
    .returning('token_id')
    .executeTakeFirstOrThrow()
  return tokens(tx).where('token_id', '=', token_id).executeTakeFirstOrThrow()
}

/** Revokes a token. @returns the token's name, or undefined when the token does not exist or is already revoked. */
export async function revokeMachineToken(tx: Tx, token_id: string): Promise<string | undefined> {
  const revoked = await tx
    .updateTable('machine_token')
    .set({ revoked_at: sql<string>`now()` })
    .where('token_id', '=', token_id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}
