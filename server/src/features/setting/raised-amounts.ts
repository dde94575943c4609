import type { Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import { applyDueRaises } from './setting-sql.ts'

const LOOK_EVERY_MS = 2_000

/**
 * Applies scheduled raises of amounts when they are due. The due time is stored in the row, so that any number of
 * servers may run this.
 */
export function applyRaisedAmounts(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db, config } = context
  const log = openLog(config, 'raised amounts')
  const work = async () => {
    const raised = await applyDueRaises(db)
    if (raised > 0) log.info({ raised }, 'applied raised amounts')
    return 'done' as const
  }
  const jobs = () => [{ name: 'raised_amounts', every_ms: LOOK_EVERY_MS, work }]
  return startWorker(context, { log_name: 'raised amounts', failed: 'applying raised amounts failed', jobs })
}
