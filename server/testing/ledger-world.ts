import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { type Tx, transaction } from '../src/db/transaction.ts'
import { post } from '../src/ledger/ledger.ts'
import { rechargePassed } from '../src/ledger/receivable-flows.ts'
import type { Transfer } from '../src/ledger/transfer.ts'
import { testDatabase } from './database.ts'

/**
 * A database for ledger tests. Because it has no orders and withdrawals, the view with the audit's expectations is made
 * empty.
 */
export async function testLedger({ max = 10 } = {}): Promise<Db> {
  const db = await testDatabase({ max })
  await sql`create or replace view ledger_audit_expected (measure, account, expected_cents) as
    select null::text, null::text, null::bigint where false`.execute(db)
  return db
}

/**
 * Runs a flow and posts its transfers in one transaction.
 * @returns the number of new transfers.
 */
export const run = (db: Db, flow: (tx: Tx) => Transfer[] | Promise<Transfer[]>): Promise<number> =>
  transaction(db, async (tx) => post(tx, 'test', await flow(tx)))

export const recharge = (db: Db, user_id: string, arrival_cents: number): Promise<number> =>
  run(db, (tx) => rechargePassed(tx, { recharge_id: randomUUID(), user_id, arrival_cents, from: 'external:bank' }))

/**
 * Creates a wallet with the given balance.
 * @returns the id of the new shopper.
 */
export async function aWallet(db: Db, balance_cents = 0): Promise<string> {
  const user_id = randomUUID()
  await recharge(db, user_id, balance_cents)
  return user_id
}
