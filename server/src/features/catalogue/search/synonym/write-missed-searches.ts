import type { Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import type { Context } from '../../../../context.ts'
import type { MissedSearches } from './missed-searches.ts'

const WRITE_EVERY_MS = 10_000

/** Writes the searches that found nothing every ten seconds. */
export const writeMissedSearches = (
  context: Pick<Context, 'db' | 'config' | 'metrics'> & { missed_searches: MissedSearches },
): Running =>
  startWorker(context, {
    log_name: 'missed_searches',
    failed: 'counting searches without results failed',
    jobs: () => [
      {
        name: 'missed_searches',
        every_ms: WRITE_EVERY_MS,
        work: async () => {
          await context.missed_searches.write(context.db)
          return 'done'
        },
      },
    ],
  })
