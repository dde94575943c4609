import { implement, type Server } from '../../../http/implement.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { deleteDeadJob, findDeadJobs, reviveJob } from './job-desk-sql.ts'

const CALLS = [
  ['POST /api/admin/job/retry', 'job_retried', reviveJob],
  ['POST /api/admin/job/delete', 'job_deleted', deleteDeadJob],
] as const

/** Jobs that failed for the last time: an owner runs them again or deletes them. */
export function jobRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/job/dead', ({ db }) => findDeadJobs(db))
  for (const [call, action, change] of CALLS)
    implement(server, call, async ({ db, body: { job_id }, ...operator }) => {
      await actAtDesk(db, operator, async (tx, log) => {
        const task = await change(tx, job_id)
        if (task === undefined) throw new NotFound()
        await log({ action, ref_type: 'job', ref_id: String(job_id), details: { task } })
      })
      return null
    })
}
