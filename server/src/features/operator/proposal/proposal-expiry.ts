import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { openLog } from '../../../log.ts'
import type { ProposalKind } from './proposal-service.ts'
import { expireProposals } from './proposal-sql.ts'
import { endOutdated } from './proposal-sweep-service.ts'

const LOOK_EVERY_MS = 60_000

/** Ends proposals that expired or are outdated. Safe to run on several servers at the same time. */
export function endOldProposals(
  context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>,
  kinds: readonly ProposalKind[],
): Running {
  const { db, keys, config } = context
  const log = openLog(config, 'proposals')
  const expire = async (): Promise<Outcome> => {
    const expired = await expireProposals(db)
    if (expired > 0) log.info({ expired }, 'ended expired proposals')
    return 'done'
  }
  const endOthers = async (fault: Fault): Promise<Outcome> => {
    const outdated = await endOutdated({ db, keys, kinds }, fault)
    if (outdated > 0) log.info({ outdated }, 'ended outdated proposals')
    return 'done'
  }
  return startWorker(context, {
    log_name: 'proposals',
    failed: 'ending old proposals failed',
    jobs: (fault) => [
      { name: 'expired_proposals', every_ms: LOOK_EVERY_MS, work: expire },
      { name: 'outdated_proposals', every_ms: LOOK_EVERY_MS, work: () => endOthers(fault) },
    ],
  })
}
