import { sql } from 'kysely'
import { markWork } from '../db/commits.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'

export type NewJob = {
  task: string
  data: object
  /** Jobs of one lane run one at a time, in the order in which they were added. */
  lane?: string
  /** The shopper whose data the job contains. */
  user_id?: string | null
  /** Jobs of the priority 0, the default, run before those of 1. */
  priority?: 0 | 1
  /** When the job is due: now by default. */
  run_at?: string
  /** A second job with the same key is not added while the first exists. */
  once_key?: string
  /** Not added if a job of its lane has not begun yet: that job does the work of both. */
  joins_waiting?: boolean
  /** The job is dropped if it did not run before. */
  expires_at?: string
}

/** A claimed job. */
export type Job = {
  job_id: number
  task: string
  lane: string | null
  data: unknown
  user_id: string | null
  attempts: number
  /** Number of claims, with which the server proves that the claim is its own. */
  claims: number
  is_expired: boolean
}

const { all: insertJobs } = prepared((_db, jobs: string) => sql`select add_jobs(${jobs}::jsonb)`)

/** Adds jobs in the caller's transaction. They run after the commit. */
export async function addJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  markWork(tx)
  await insertJobs(tx, JSON.stringify(jobs))
}

/**
 * Claims due jobs: at most `free[n]` of `tasks[n]`; with `alone[n]` none of a shopper of whom another job of the task runs.
 * Without `extendLeases`, other servers run them after `lease_s`.
 */
export const { all: claimJobs } = prepared(
  (_db, tasks: readonly string[], free: readonly number[], alone: readonly boolean[], lease_s: number) => sql<Job>`
    select job_id, task, lane, data, user_id, attempts, claims, coalesce(expires_at <= now(), false) as is_expired
    from claim_jobs(${tasks}::text[], ${free}::int[], ${alone}::boolean[], make_interval(secs => ${lease_s}::int)) order by job_id`,
)

type Claimed = Pick<Job, 'job_id' | 'claims'>
const idsOf = (jobs: readonly Claimed[]) => jobs.map(({ job_id }) => job_id)
const claimsOf = (jobs: readonly Claimed[]) => jobs.map(({ claims }) => claims)

const { all: deleteDone } = prepared(
  (_db, ids: readonly number[], claims: readonly number[]) =>
    sql`select finish_jobs(${ids}::bigint[], ${claims}::int[])`,
)

/** Deletes finished jobs and starts the next jobs of their lanes. Jobs that another server has claimed since are kept. */
export const finishJobs = async (db: Db, jobs: readonly Claimed[]): Promise<void> =>
  void (await deleteDone(db, idsOf(jobs), claimsOf(jobs)))

/**
 * Drops the jobs of shoppers. A waiting job of a lane is emptied, and dropped when its turn comes: a lane whose head is
 * deleted would not go on.
 */
export async function dropJobsOf(tx: Tx, user_ids: readonly string[]): Promise<void> {
  const isInLane = sql<boolean>`lane is not null and dead_at is null`
  await sql`
    with emptied as (
      update job set user_id = null, data = '{}', last_error = null, expires_at = now()
      where user_id = any (${user_ids}::uuid[]) and ${isInLane})
    delete from job where user_id = any (${user_ids}::uuid[]) and not (${isInLane})`.execute(tx)
}

/** @param pause_s time until the next attempt; null when there is none, and the job is dead. */
export async function failJob(db: Db, job: Claimed, reason: string, pause_s: number | null): Promise<void> {
  await sql`select fail_job(${job.job_id}::bigint, ${job.claims}::int, ${reason},
    make_interval(secs => ${pause_s}::float8))`.execute(db)
}

/**
 * A time at least a second from now, or `now`. If the clock of the server is behind PostgreSQL's, the time may have passed
 * already, and the job would run again without a pause.
 */
export const notBefore = (until: string) =>
  until === 'now' ? sql`now()` : sql`greatest(${until}::timestamptz, now() + interval '1 second')`

/** Postpones a job whose work is not to be done yet. It does not count as an attempt. */
export async function postponeJob(db: Db, job: Claimed, until: string): Promise<void> {
  await sql`update job set run_at = ${notBefore(until)}, attempts = 0, is_running = false
    where job_id = ${job.job_id} and claims = ${job.claims}`.execute(db)
}

/** Stores that the work of a job succeeded, and makes the job due again after a pause. */
export async function repeatJob(db: Db, job: Claimed, pause_s: number): Promise<void> {
  await sql`update job set run_at = now() + make_interval(secs => ${pause_s}::float8), attempts = 0, is_running = false,
    succeeded_at = now(), last_error = null where job_id = ${job.job_id} and claims = ${job.claims}`.execute(db)
}

export async function extendLeases(db: Db, jobs: readonly Claimed[], lease_s: number): Promise<void> {
  await sql`update job set run_at = now() + make_interval(secs => ${lease_s}::int)
    from unnest(${idsOf(jobs)}::bigint[], ${claimsOf(jobs)}::int[]) as own (id, claim)
    where job_id = id and claims = claim and run_at is not null`.execute(db)
}
