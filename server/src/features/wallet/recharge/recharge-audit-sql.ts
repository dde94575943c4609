import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export const findClaimant = (db: Db, recharge_id: string) =>
  db
    .selectFrom('recharge')
    .innerJoin('user_account', 'user_account.user_id', 'recharge.user_id')
    .select(['recharge.user_id', 'account'])
    .where('recharge_id', '=', recharge_id)
    .executeTakeFirst()

/**
 * Locks a recharge that waits for its audit together with all other waiting recharges of the shopper. The sum approved
 * in a day has a limit, so two recharges of one shopper must not be approved at the same time.
 */
export async function lockForAudit(tx: Tx, user_id: string, recharge_id: string) {
  const waiting = await tx
    .selectFrom('recharge')
    .select(['recharge_id', 'method', 'network', 'token', 'transaction_hash', 'amount_cents'])
    .where('user_id', '=', user_id)
    .where('status', '=', 'auditing')
    .orderBy('recharge_id')
    .forNoKeyUpdate()
    .execute()
  return waiting.find((recharge) => recharge.recharge_id === recharge_id)
}
export type WaitingRow = NonNullable<Awaited<ReturnType<typeof lockForAudit>>>

/**
 * The sum of a shopper's recharges that were approved in the last 24 hours. The last 24 hours are counted, because a
 * limit per calendar day could be used twice around midnight.
 */
export async function passedInADay(db: Db, user_id: string): Promise<number> {
  const { cents } = await db
    .selectFrom('recharge')
    .select(sql<number>`coalesce(sum(arrival_cents), 0)::bigint`.as('cents'))
    .where('user_id', '=', user_id)
    .where('status', '=', 'approved')
    .where('audited_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return cents
}

type RechargeKey = { user_id: string; recharge_id: string }
type Verdict =
  | { status: 'approved'; arrival_cents: number; audited_by: string | null }
  | { status: 'refused'; audit_reason: string; audited_by: string }

/** Ends the audit of a waiting recharge. @returns false when the recharge is already audited. */
export async function swapAudit(tx: Tx, { user_id, recharge_id }: RechargeKey, verdict: Verdict): Promise<boolean> {
  const result = await tx
    .updateTable('recharge')
    .set({ ...verdict, audited_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('recharge_id', '=', recharge_id)
    .where('status', '=', 'auditing')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Stores the token that arrived for a recharge. The caller has locked the shopper. */
export async function setToken(tx: Tx, { user_id, recharge_id }: RechargeKey, token: string): Promise<void> {
  await tx
    .updateTable('recharge')
    .set({ token })
    .where('user_id', '=', user_id)
    .where('recharge_id', '=', recharge_id)
    .execute()
}

type Transfer = { network: string; transaction_hash: string; log_index: number }
type Deposit = RechargeKey & Transfer & { amount_cents: number }

/**
 * Stores the transfer that was credited. A concurrent insert of the same transfer waits.
 * @returns false when the transfer was already credited.
 */
export async function insertDeposit(tx: Tx, deposit: Deposit): Promise<boolean> {
  const result = await tx
    .insertInto('chain_deposit')
    .values(deposit)
    .onConflict((conflict) => conflict.columns(['network', 'transaction_hash', 'log_index']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function isCredited(db: Db, { network, transaction_hash, log_index }: Transfer): Promise<boolean> {
  const row = await db
    .selectFrom('chain_deposit')
    .select('log_index')
    .where('network', '=', network)
    .where('transaction_hash', '=', transaction_hash)
    .where('log_index', '=', log_index)
    .executeTakeFirst()
  return row !== undefined
}
