import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { assignNumbers, lockSeries } from './receipt-number-sql.ts'
import type { Series } from './receipt-sql.ts'

/** Receipts that get their numbers in one transaction. */
const BATCH = 500

/**
 * Assigns numbers to the receipts of a series that have none. The numbers and the count of the series are committed
 * together, so that a rollback or a killed server leaves no gap.
 * @param skips_locked whether to do nothing while another server numbers the series, instead of waiting.
 * @returns whether the batch was full, so that receipts may be left.
 */
export const numberSeries = (db: Db, series: Series, { skips_locked = false } = {}): Promise<boolean> =>
  transaction(db, async (tx) => {
    if (!(await lockSeries(tx, series, skips_locked))) return false
    return (await assignNumbers(tx, series, BATCH)) === BATCH
  })
