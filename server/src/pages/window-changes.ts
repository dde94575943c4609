import type { Outcome, Running } from '../background/background-loop.ts'
import { startWorker } from '../background/worker.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { payloadsOf } from '../http/reply-cache/window-notice.ts'
import { hasWindowChanges, takeWindowChanges, tellServers } from './window-changes-sql.ts'

/** How long a changed product may still be shown as it was, when all is well. */
const LOOK_EVERY_MS = 100
const TAKEN_AT_ONCE = 20_000
/** Transactions that are open for longer have their notes found by a look at all. */
const MOVE_EVERY_MS = 10_000
const LOOK_AT_ALL_EVERY_MS = 60_000

/**
 * Tells servers what to drop from their caches, and forgets it, in one transaction: a server that is killed meanwhile
 * leaves everything as it was. Any number of servers may do this at once.
 */
export function tellWindowChanges(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db } = context
  // While a long transaction is open, such as a backup, notes that were taken stay as dead rows: looks begin after them.
  let [from, next_from, taken_to] = [0, 0, 0]
  const tellAfter = async (change_id: number): Promise<Outcome> => {
    if (!(await hasWindowChanges(db, change_id))) return 'done'
    const { taken, last } = await transaction(db, async (tx) => {
      const found = await takeWindowChanges(tx, change_id, TAKEN_AT_ONCE)
      await tellServers(tx, payloadsOf(found.changes))
      return found
    })
    taken_to = Math.max(taken_to, last)
    return taken === TAKEN_AT_ONCE ? 'more' : 'done'
  }
  const move = async (): Promise<Outcome> => {
    ;[from, next_from] = [next_from, taken_to]
    return 'done'
  }
  return startWorker(context, {
    log_name: 'window',
    failed: 'caches were not told of changes, and catch up when their entries expire',
    works: () => [
      { name: 'window_changes', every_ms: LOOK_EVERY_MS, work: () => tellAfter(from) },
      { name: 'window_changes_mark', every_ms: MOVE_EVERY_MS, work: move },
      { name: 'window_changes_all', every_ms: LOOK_AT_ALL_EVERY_MS, work: () => tellAfter(0) },
    ],
  })
}
