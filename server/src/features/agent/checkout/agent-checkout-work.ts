import type { Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { deleteExpired } from './agent-checkout-sql.ts'

const EVERY_MS = 60_000

/** Deletes expired carts and checkouts of agents. */
export const endAgentCheckouts = (source: Pick<Context, 'db' | 'config' | 'metrics'>): Running =>
  startWorker(source, {
    log_name: 'agent checkouts',
    failed: 'deleting expired checkouts of agents failed',
    jobs: () => [
      {
        name: 'agent checkouts',
        every_ms: EVERY_MS,
        work: async () => ((await deleteExpired(source.db)) ? 'more' : 'done'),
      },
    ],
  })
