import type { Context } from '../../../context.ts'
import { listener } from '../../../event/listener.ts'
import type { NewJob } from '../../../job/job-sql.ts'
import type { Task } from '../../../job/task.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import { creditByReport, creditByStatement } from './statement-credit-service.ts'

const TASK = 'statement_credit'

/** What may have brought a line and a report together: a statement, or a shopper's report. */
type Cause = { statement_id: string } | { user_id: string }

/**
 * Credits recharges that lines of statements confirm, after an import and after a report: either may come first. Without
 * the owners' setting no jobs are added.
 */
export const statementCreditListener = listener(
  ['statement.imported', 'recharge.requested'],
  (events) =>
    events.flatMap((event): NewJob[] => {
      const { happening, ref_id, user_id } = event
      if (happening === 'statement.imported') {
        const data: Cause = { statement_id: ref_id }
        return [{ task: TASK, lane: TASK, data }]
      }
      if (user_id === null || event.data.method !== 'manual') return []
      const data: Cause = { user_id }
      return [{ task: TASK, lane: `${TASK}:${user_id}`, data, user_id }]
    }),
  async (tx) => (await readCeiling(tx, 'statement_credit_day')) > 0,
)

export const statementCreditTask = ({ db }: Pick<Context, 'db'>): Task => ({
  name: TASK,
  concurrency: 2,
  run: async ({ data }) => {
    const cause = data as Cause // written above
    if ('statement_id' in cause) await creditByStatement(db, cause.statement_id)
    else await creditByReport(db, cause.user_id)
    return undefined
  },
})
