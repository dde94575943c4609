import type { Tx } from '../../db/transaction.ts'
import { type Rate, setRate } from './currency-sql.ts'

export type { Rate } from './currency-sql.ts'
// Read by the desk too, which may import services only.
export { findRates } from './currency-sql.ts'

/** Sets rates in the order of their names, so that two operators who set them at once do not wait for each other. */
export async function setRates(tx: Tx, rates: readonly Rate[]): Promise<void> {
  for (const rate of rates.toSorted((a, b) => (a.currency < b.currency ? -1 : 1))) await setRate(tx, rate)
}
