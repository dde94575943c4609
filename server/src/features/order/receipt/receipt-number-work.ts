import type { Fault, Outcome } from '../../../background/background-loop.ts'
import type { Db } from '../../../db/database.ts'
import { processEach } from '../../../db/failed-work.ts'
import { numberSeries } from './receipt-number-service.ts'
import { findSeriesToNumber, NUMBERING, nameOf } from './receipt-number-sql.ts'

/** Series in one round. */
const AT_ONCE = 100

/**
 * Numbers up to 500 new receipts and credit notes of each series. A receipt that is read earlier gets its number then.
 */
export async function numberDueReceipts(db: Db, fault: Fault, signal?: AbortSignal): Promise<Outcome> {
  const left = await processEach(db, {
    worker: NUMBERING,
    items: await findSeriesToNumber(db, AT_ONCE),
    idOf: nameOf,
    work: (series) => numberSeries(db, series, { skips_locked: true }),
    fault,
    signal,
  })
  return left > 0 ? 'more' : 'done'
}
