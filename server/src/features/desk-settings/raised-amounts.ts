import type { Context } from '../../context.ts'
import { openLog } from '../../log.ts'
import { type Running, repeat } from '../../repeat.ts'
import { raiseWhatIsDue } from './setting-sql.ts'

const LOOK_EVERY_MS = 2_000

/** Lets raised amounts count once their day is over. The time stands in the row: any number of servers may do this at once. */
export function countRaisedAmounts({ db, config }: Pick<Context, 'db' | 'config'>): Running {
  const log = openLog(config, 'raised amounts')
  const work = async () => {
    const raised = await raiseWhatIsDue(db)
    if (raised > 0) log.info({ raised }, 'a raised amount counts now')
    return 'done' as const
  }
  return repeat([{ every_ms: LOOK_EVERY_MS, work }], (error) => log.error({ err: error }, 'raised amounts wait'))
}
