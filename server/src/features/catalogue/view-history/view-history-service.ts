import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { deleteOldViews } from './view-history-sql.ts'

const SWEEP_EVERY_MS = 60 * 60_000
const SWEPT_AT_ONCE = 1000

/** Deletes views that are older than the privacy notice says. Any number of servers may do this at once. */
export function sweepOldViews(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db } = context
  const work = async (): Promise<Outcome> =>
    (await deleteOldViews(db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'
  const works = () => [{ name: 'old_views', every_ms: SWEEP_EVERY_MS, work }]
  return startWorker(context, { log_name: 'history', failed: 'old views stay', works })
}
