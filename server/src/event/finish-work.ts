import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { runJob } from '../job/job-runner.ts'
import { claimJobs, finishJobs } from '../job/job-sql.ts'
import type { Task } from '../job/task.ts'
import { findUnread } from './event-sql.ts'
import { fanOut } from './fan-out.ts'
import type { Listener } from './listener.ts'

const AT_ONCE = 100
const LEASE_S = 60

/**
 * Reads all events so far and runs their jobs, those of `tasks`, until none is left: for programs that end afterwards.
 * @throws the error of a job that failed.
 */
export async function finishWork(
  db: Db,
  { listeners, tasks }: { listeners: readonly Listener[]; tasks: readonly Task[] },
): Promise<void> {
  for (;;) {
    while ((await findUnread(db, 'listeners'))?.has_unread) if ((await fanOut(db, listeners)) === 0) await wait(5)
    if (!(await runDueJobs(db, tasks))) return
  }
}

/**
 * Runs the due jobs of the tasks one after the other. @returns whether there were any.
 * @internal Exported for the tests.
 */
export async function runDueJobs(db: Db, tasks: readonly Task[]): Promise<boolean> {
  const names = tasks.map(({ name }) => name)
  const alone = tasks.map(({ is_alone = false }) => is_alone)
  const free = alone.map((is_alone) => (is_alone ? 1 : AT_ONCE))
  const jobs = await claimJobs(db, names, free, alone, LEASE_S)
  const faults: unknown[] = []
  const means = {
    signal: new AbortController().signal,
    fault: (error: unknown) => void faults.push(error),
    finish: (job: { job_id: number; claims: number }) => finishJobs(db, [job]),
  }
  for (const job of jobs) {
    const task = tasks.find(({ name }) => name === job.task)
    if (task) await runJob(db, task, job, means)
  }
  if (faults.length > 0) throw faults[0]
  return jobs.length > 0
}
