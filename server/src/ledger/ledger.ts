import { type Cents, cents } from '@sampan/contract'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { receivableOf, walletOf } from './accounts.ts'
import type { Ref, Transfer, TransferCode } from './transfer.ts'

const isOverdraft = (error: unknown) => error instanceof pg.DatabaseError && error.constraint === 'no_overdraft'

const { first: postBatch } = prepared(
  (_tx, actor: string, transfers: string) =>
    sql<{ entries: number }>`select ledger_post(${actor}, ${transfers}) as entries`,
)

/**
 * Posts all transfers or none, in one round trip. Transfers that were posted before are skipped, so a repeated batch
 * has no effect (idempotent).
 * @param actor the cause of the transfers, e.g. `user:…`, `operator:…`, `system`
 * @returns the number of new transfers.
 * @throws Refusal insufficient_funds. Any other error (a known id with different contents, a hold resolved twice) is a
 * bug of the caller.
 */
export async function post(tx: Tx, actor: string, transfers: readonly Transfer[]): Promise<number> {
  try {
    const posted = await postBatch(tx, actor, JSON.stringify(transfers))
    return posted?.entries ?? 0
  } catch (error) {
    if (isOverdraft(error)) throw new Refusal('insufficient_funds')
    throw error
  }
}

/** A shopper's money in cents: the spendable balance, the sum held for open withdrawals, and the debt to the shop. */
export type Wallet = { balance_cents: Cents; held_cents: Cents; receivable_cents: Cents }

const { all: findBalances } = prepared(
  (_db, wallet: string, receivable: string) => sql<{ code: string; posted_cents: number; held_cents: number }>`
    select code, posted_credits_cents - posted_debits_cents as posted_cents, pending_debits_cents as held_cents
    from ledger_account join ledger_balance using (account_id)
    where code in (${wallet}, ${receivable})`,
)

export async function balanceOf(db: Db, user_id: string): Promise<Wallet> {
  const rows = await findBalances(db, walletOf(user_id), receivableOf(user_id))
  const wallet = rows.find((row) => row.code === walletOf(user_id))
  const receivable = rows.find((row) => row.code === receivableOf(user_id))
  return {
    balance_cents: cents((wallet?.posted_cents ?? 0) - (wallet?.held_cents ?? 0)),
    held_cents: cents(wallet?.held_cents ?? 0),
    receivable_cents: cents(0 - (receivable?.posted_cents ?? 0)),
  }
}

/** Reads the wallet and locks it until the transaction ends. */
export async function lockWallet(tx: Tx, user_id: string): Promise<Wallet> {
  // Locking the wallet is sufficient, because every flow that changes a receivable locks the wallet first.
  await sql`select ledger_lock(array[${walletOf(user_id)}])`.execute(tx)
  return balanceOf(tx, user_id)
}

/**
 * Amounts that an event has already moved, by transfer code; undefined if none. Call it while holding the wallet's
 * lock.
 */
export async function movedBy(tx: Tx, ref: Ref): Promise<Partial<Record<TransferCode, number>> | undefined> {
  const { rows } = await sql<{ code: TransferCode; amount_cents: number }>`
    select code, amount_cents from ledger_transfer
    where ref_type = ${ref.ref_type} and ref_id = ${ref.ref_id} and phase = 'single'`.execute(tx)
  if (rows.length === 0) return undefined
  return Object.fromEntries(rows.map((row) => [row.code, row.amount_cents]))
}
