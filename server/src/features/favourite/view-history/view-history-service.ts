import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { deleteOldViews } from './view-history-sql.ts'

const SWEEP_EVERY_MS = 60 * 60_000
const SWEPT_AT_ONCE = 1000

/** Deletes views after the period in the privacy notice. Safe to run on several servers at the same time. */
export function sweepOldViews(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db } = context
  const work = async (): Promise<Outcome> =>
    (await deleteOldViews(db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'
  const jobs = () => [{ name: 'old_views', every_ms: SWEEP_EVERY_MS, work }]
  return startWorker(context, { log_name: 'history', failed: 'deleting old product views failed', jobs })
}
