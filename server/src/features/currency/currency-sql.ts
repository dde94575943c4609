import type { Currency } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type Rate = { currency: Currency; micros_per_dollar: number }

export const findRates = (db: Db) =>
  db.selectFrom('currency_rate').select(['currency', 'micros_per_dollar', 'set_at']).orderBy('currency').execute()

/** Number of the advisory lock. No other lock uses it. */
const RATES_LOCK = 7_262_098

export async function lockRates(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(RATES_LOCK)})`.execute(tx)
}

export async function setRate(tx: Db, rate: Rate): Promise<void> {
  const { micros_per_dollar } = rate
  await tx
    .insertInto('currency_rate')
    .values(rate)
    .onConflict((conflict) =>
      conflict.column('currency').doUpdateSet({ micros_per_dollar, set_at: sql<string>`now()` }),
    )
    .execute()
}
