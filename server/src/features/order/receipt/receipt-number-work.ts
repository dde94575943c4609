import type { Fault, Outcome } from '../../../background/background-loop.ts'
import type { Db } from '../../../db/database.ts'
import { type RowWork, retryTask, workOnRows } from '../../../job/row-work.ts'
import type { Task } from '../../../job/task.ts'
import { numberSeries } from './receipt-number-service.ts'
import { findSeriesToNumber, NUMBERING, nameOf } from './receipt-number-sql.ts'
import type { Series } from './receipt-sql.ts'

/** Series in one round. */
const AT_ONCE = 100

const numberingOf = (db: Db): RowWork<Series> => ({
  task: NUMBERING,
  idOf: nameOf,
  work: (series) => numberSeries(db, series, { skips_locked: true }),
})

/** Repeats the numbering of a series that failed. */
export const receiptNumberTask = ({ db }: { db: Db }): Task => retryTask(numberingOf(db))

/**
 * Numbers up to 500 new receipts and credit notes of each series. A receipt that is read earlier gets its number then.
 */
export async function numberDueReceipts(db: Db, fault: Fault, signal?: AbortSignal): Promise<Outcome> {
  const count = await workOnRows(db, numberingOf(db), { rows: await findSeriesToNumber(db, AT_ONCE), fault, signal })
  return count > 0 ? 'more' : 'done'
}
