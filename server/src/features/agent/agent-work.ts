import type { Outcome, Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import type { Context } from '../../context.ts'
import { deleteOldAgentCalls } from './agent-key-sql.ts'
import { deleteOldPlatforms } from './agent-sql.ts'

const SWEEP_EVERY_MS = 10 * 60_000
const SWEPT_AT_ONCE = 1000

/** Deletes stored replies to agents, and platforms that no longer call. Safe to run on several servers at the same time. */
export function sweepAgentCalls(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const all = async (sweep: typeof deleteOldAgentCalls): Promise<Outcome> =>
    (await sweep(context.db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'
  const jobs = () => [
    { name: 'old_agent_calls', every_ms: SWEEP_EVERY_MS, work: () => all(deleteOldAgentCalls) },
    { name: 'old_agent_platforms', every_ms: SWEEP_EVERY_MS, work: () => all(deleteOldPlatforms) },
  ]
  return startWorker(context, { log_name: 'agents', failed: 'deleting old data of agents failed', jobs })
}
