import { sql } from 'kysely'
import { markWork } from '../../../db/commits.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { CRON } from '../../../job/cron-sql.ts'

const LIMIT = 100

type DeadJob = { job_id: number; task: string; row: string | null; error: string; added_at: string; dead_at: string }

type PeriodicWork = {
  name: string
  every_s: number
  succeeded_at: string | null
  failures: number
  error: string | null
}

/** Jobs that failed for the last time, newest first, and all periodic work, failing work first. */
export async function findDeadJobs(db: Db): Promise<{ jobs: DeadJob[]; total: number; periodic: PeriodicWork[] }> {
  const [{ rows: jobs }, { rows: counts }, { rows: periodic }] = await Promise.all([
    sql<DeadJob>`select job_id, task, case when starts_with(once_key, task || ':') then substr(once_key, length(task) + 2) end as row,
      coalesce(last_error, '') as error, added_at, dead_at from job
      where dead_at is not null order by dead_at desc, job_id desc limit ${sql.lit(LIMIT)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from job where dead_at is not null`.execute(db),
    // A running round counts as an attempt.
    sql<PeriodicWork>`select data ->> 'name' as name, (data ->> 'every_s')::int as every_s, succeeded_at,
      case when last_error is null then 0 else greatest(1, attempts - is_running::int) end as failures, last_error as error
      from job where task = ${sql.lit(CRON)} order by last_error is null, data ->> 'name'`.execute(db),
  ])
  return { jobs, total: counts[0]?.total ?? 0, periodic }
}

/**
 * Makes a dead job due. If another job of its lane is due or runs, the dead job waits for it.
 * @returns its task; undefined if no dead job has this id.
 */
export async function reviveJob(tx: Tx, job_id: number): Promise<string | undefined> {
  markWork(tx)
  await sql`select lock_job_lanes(array[lane]) from job where job_id = ${job_id} and dead_at is not null`.execute(tx)
  const { rows } = await sql<{ task: string }>`update job set dead_at = null, attempts = 0,
    run_at = case when not exists (
      select from job as ahead where ahead.lane = job.lane and ahead.run_at is not null) then now() end
    where job_id = ${job_id} and dead_at is not null returning task`.execute(tx)
  return rows[0]?.task
}

/** Deletes a dead job. @returns its task; undefined if no dead job has this id. */
export async function deleteDeadJob(tx: Tx, job_id: number): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`delete from job
    where job_id = ${job_id} and dead_at is not null returning task`.execute(tx)
  return rows[0]?.task
}
