import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import { type Outcome, type Running, repeat } from '../../repeat.ts'
import { deleteOldViews } from './history-sql.ts'

const SWEEP_EVERY_MS = 60 * 60_000
const SWEPT_AT_ONCE = 1000

/** Deletes views that are older than the privacy notice says. Any number of servers may do this at once. */
export function sweepOldViews({ db, config }: Pick<Context, 'db' | 'config'>): Running {
  const log = openLog(config, 'history')
  const work = async (): Promise<Outcome> =>
    (await deleteOldViews(db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'
  return repeat([{ every_ms: SWEEP_EVERY_MS, work }], (error) => log.error({ err: error }, 'old views stay'))
}
