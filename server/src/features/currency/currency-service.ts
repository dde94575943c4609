import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { findRates, lockRates, type Rate, setRate } from './currency-sql.ts'

/** All rates, and `revision`, which detects a change made between reading and saving (`http/revision.ts`). */
export async function ratesAtDesk(db: Db) {
  const rates = await findRates(db)
  return { rates, revision: revisionOf(rates) }
}

/**
 * Sets rates under a lock, one operator at a time.
 * @throws Refusal changed_meanwhile when the rates changed since the operator read them.
 */
export async function setRates(tx: Tx, rates: readonly Rate[], revision: string): Promise<void> {
  await lockRates(tx)
  refuseOutdated(revision, (await ratesAtDesk(tx)).revision)
  for (const rate of rates) await setRate(tx, rate)
}
