import { z } from 'zod'
import { owners } from '../access.ts'
import { type EndpointTable, Nothing, Time } from '../endpoint.ts'
import { DESK_DEAD_JOBS } from '../stale/desk-reads.ts'

const DeadJob = z.object({
  job_id: z.int(),
  /** The name of the job's task, such as `notice` or `mail`. */
  task: z.string(),
  /** The row of periodic work that failed, such as the id of an order; null for other jobs. */
  row: z.string().nullable(),
  /** The error of the last attempt. */
  error: z.string(),
  added_at: Time,
  dead_at: Time,
})

const PeriodicWork = z.object({
  /** The name of the entry, such as `order_timers` or `ledger_audit`. */
  name: z.string(),
  /** Pause between two rounds. */
  every_s: z.int(),
  /** When a round last ended without an error; null before the first success. */
  succeeded_at: Time.nullable(),
  /** Failed rounds since then, with the error of the last. */
  failures: z.int(),
  error: z.string().nullable(),
})

const JobKey = z.strictObject({ job_id: z.int().min(1) })

/** Background jobs that failed for the last time, and periodic work. */
export const job_endpoints = {
  'GET /api/admin/job/dead': {
    summary: 'Jobs that failed for the last time, newest first, at most 100, and all periodic work',
    access: owners,
    reply: z.object({ jobs: z.array(DeadJob), total: z.int(), periodic: z.array(PeriodicWork) }),
  },
  'POST /api/admin/job/retry': {
    summary: 'Run a job again that failed for the last time',
    access: owners,
    body: JobKey,
    reply: Nothing,
    stale: DESK_DEAD_JOBS,
  },
  'POST /api/admin/job/delete': {
    summary: 'Delete a job that failed for the last time',
    access: owners,
    body: JobKey,
    reply: Nothing,
    stale: DESK_DEAD_JOBS,
  },
} as const satisfies EndpointTable
