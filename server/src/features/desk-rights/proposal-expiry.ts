import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import { type Fault, type Running, repeat } from '../../repeat.ts'
import type { ProposalKind } from './proposal-service.ts'
import { expireProposals } from './proposal-sql.ts'
import { endOutdated } from './proposal-sweep-service.ts'

const LOOK_EVERY_MS = 60_000

/** Ends proposals that nobody decided in time, or can decide any more. Any number of servers may do this at once. */
export function endOldProposals(
  { db, keys, config }: Pick<Context, 'db' | 'keys' | 'config'>,
  kinds: readonly ProposalKind[],
): Running {
  const log = openLog(config, 'proposals')
  const fault: Fault = (error) => log.error({ err: error }, 'old proposals stay')
  const work = async () => {
    const expired = await expireProposals(db)
    if (expired > 0) log.info({ expired }, 'proposals expired')
    const outdated = await endOutdated({ db, keys, kinds }, fault)
    if (outdated > 0) log.info({ outdated }, 'proposals are outdated')
    return 'done' as const
  }
  return repeat([{ every_ms: LOOK_EVERY_MS, work }], fault)
}
