import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import { type Running, repeat } from '../../repeat.ts'
import { expireProposals } from './proposal-sql.ts'

const LOOK_EVERY_MS = 60_000

/** Ends proposals that nobody decided in time. Any number of servers may do this at once. */
export function endOldProposals({ db, config }: Pick<Context, 'db' | 'config'>): Running {
  const log = openLog(config, 'proposals')
  const work = async () => {
    const expired = await expireProposals(db)
    if (expired > 0) log.info({ expired }, 'proposals expired')
    return 'done' as const
  }
  return repeat([{ every_ms: LOOK_EVERY_MS, work }], (error) => log.error({ err: error }, 'old proposals stay'))
}
