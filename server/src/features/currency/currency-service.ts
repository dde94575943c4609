import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated, seenOf } from '../../http/seen.ts'
import { findRates, lockRates, type Rate, setRate } from './currency-sql.ts'

/** All rates, and `seen`, which detects a change made between reading and saving (`http/seen.ts`). */
export async function ratesAtDesk(db: Db) {
  const rates = await findRates(db)
  return { rates, seen: seenOf(rates) }
}

/**
 * Sets rates under a lock, one operator at a time.
 * @throws Refusal state_changed when the rates changed since the operator read them.
 */
export async function setRates(tx: Tx, rates: readonly Rate[], seen: string): Promise<void> {
  await lockRates(tx)
  refuseOutdated(seen, (await ratesAtDesk(tx)).seen)
  for (const rate of rates) await setRate(tx, rate)
}
