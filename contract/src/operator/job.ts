import { z } from 'zod'
import { owners } from '../access.ts'
import { type EndpointTable, Nothing, Time } from '../endpoint.ts'
import { DESK_DEAD_JOBS } from '../stale/desk-reads.ts'

const DeadJob = z.object({
  job_id: z.int(),
  /** What the job does, such as `notice` or `mail`. */
  task: z.string(),
  /** The error of the last attempt. */
  error: z.string(),
  added_at: Time,
  dead_at: Time,
})

const JobKey = z.strictObject({ job_id: z.int().min(1) })

/** Background jobs that failed for the last time. */
export const job_endpoints = {
  'GET /api/admin/job/dead': {
    summary: 'Jobs that failed for the last time, newest first, at most 100',
    access: owners,
    reply: z.object({ jobs: z.array(DeadJob), total: z.int() }),
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
