import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { processEach } from '../../../db/failed-work.ts'
import { numberSeries } from './receipt-number-service.ts'
import { findSeriesToNumber, NUMBERING, nameOf } from './receipt-number-sql.ts'

const LOOK_EVERY_MS = 1_000
/** Series in one round. */
const AT_ONCE = 100

/**
 * Numbers new receipts and credit notes. Several servers may do this at the same time. A receipt that is read earlier
 * gets its number then.
 */
export const numberReceipts = (context: Pick<Context, 'db' | 'config' | 'metrics'>): Running =>
  startWorker(context, {
    log_name: 'receipts',
    failed: 'numbering receipts failed',
    jobs: (fault) => [
      { name: NUMBERING, every_ms: LOOK_EVERY_MS, work: (signal) => numberDueReceipts(context.db, fault, signal) },
    ],
  })

/** Numbers up to 500 receipts of each series. @internal Exported for its test. */
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
