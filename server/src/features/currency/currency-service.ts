import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseUnseen, seenOf } from '../../http/seen.ts'
import { findRates, lockRates, type Rate, setRate } from './currency-sql.ts'

/** All rates, and what tells whether somebody set one since. */
export async function ratesAtDesk(db: Db) {
  const rates = await findRates(db)
  return { rates, seen: seenOf(rates) }
}

/** Sets rates, one operator at a time. @throws Refusal state_changed when they are not as they were seen. */
export async function setRates(tx: Tx, rates: readonly Rate[], seen: string): Promise<void> {
  await lockRates(tx)
  refuseUnseen(seen, (await ratesAtDesk(tx)).seen)
  for (const rate of rates) await setRate(tx, rate)
}
