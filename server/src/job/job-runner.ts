import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Running } from '../background/background-loop.ts'
import type { Db } from '../db/database.ts'
import { claimJobs, extendLeases, failJob, finishJobs, type Job, postponeJob, repeatJob } from './job-sql.ts'
import { type Task, usualPause } from './task.ts'

/** The jobs of a killed server run again after the lease. */
const LEASE_S = 30
/** How often due jobs are looked for. A commit of this process that adds jobs wakes the runner at once. */
const POLL_MS = 500
/** Pause after an error of the database. */
const FAULT_MS = 1_000

type Options = { fault: Fault; lease_s?: number; poll_ms?: number }
type Runner = Running & { wake: () => void }

/** Runs jobs until it is stopped. Several servers may do so at the same time. */
export function startRunner(db: Db, tasks: readonly Task[], options: Options): Runner {
  const runner = new JobRunner(db, tasks, options)
  return { wake: () => runner.wake(), stop: () => runner.stop() }
}

class JobRunner {
  readonly #db: Db
  readonly #tasks: ReadonlyMap<string, Task>
  readonly #fault: Fault
  readonly #lease_s: number
  readonly #poll_ms: number
  readonly #running = new Map<Job, Promise<void>>()
  readonly #stopping = new AbortController()
  readonly #extending: NodeJS.Timeout
  readonly #claiming: Promise<void>
  /** Tasks that may have more due jobs than places. */
  readonly #full = new Set<string>()
  #done: Job[] = []
  #finishing: Promise<void> | undefined
  #is_awake = false
  #wakeUp = () => {}

  constructor(db: Db, tasks: readonly Task[], { fault, lease_s = LEASE_S, poll_ms = POLL_MS }: Options) {
    this.#db = db
    this.#tasks = new Map(tasks.map((task) => [task.name, task]))
    this.#fault = fault
    this.#lease_s = lease_s
    this.#poll_ms = poll_ms
    this.#extending = setInterval(() => this.#extend(), (lease_s * 1_000) / 3).unref()
    this.#claiming = this.#claim()
  }

  wake(): void {
    this.#is_awake = true
    this.#wakeUp()
  }

  /** Claims no further jobs, and waits for those that run. Jobs that still run at the end of the process run again after their lease. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wakeUp()
    await this.#claiming
    await Promise.all(this.#running.values())
    clearInterval(this.#extending)
  }

  async #claim(): Promise<void> {
    const names = [...this.#tasks.keys()]
    const alone = names.map((name) => this.#tasks.get(name)?.is_alone ?? false)
    while (!this.#stopping.signal.aborted) {
      this.#is_awake = false
      const free = names.map((name) => this.#freeOf(name))
      try {
        const jobs = free.some((places) => places > 0)
          ? await claimJobs(this.#db, names, free, alone, this.#lease_s)
          : []
        for (const job of jobs) this.#start(job)
        this.#noteFull(names, free, jobs)
      } catch (error) {
        if (!this.#stopping.signal.aborted) this.#fault(error)
        await wait(FAULT_MS, undefined, { signal: this.#stopping.signal }).catch(() => {}) // woken by stop()
      }
      if (!this.#is_awake) await this.#sleep()
    }
  }

  /** Notes the tasks that may have more due jobs than places. The end of one of their jobs wakes the loop. */
  #noteFull(names: readonly string[], free: readonly number[], jobs: readonly Job[]): void {
    for (const [place, name] of names.entries()) {
      const places = free[place] ?? 0
      const is_full = jobs.filter(({ task }) => task === name).length >= places
      if (is_full) this.#full.add(name)
      else this.#full.delete(name)
      // A task that runs alone gets one job per claim.
      if (is_full && places > 0 && this.#freeOf(name) > 0) this.#is_awake = true
    }
  }

  #freeOf(name: string): number {
    const { concurrency = 0, is_alone = false } = this.#tasks.get(name) ?? {}
    let used = 0
    for (const { task } of this.#running.keys()) if (task === name) used += 1
    return is_alone ? Math.min(1, concurrency - used) : concurrency - used
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#poll_ms)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopping.signal.aborted) this.#wakeUp()
    })
  }

  #start(job: Job): void {
    const running = this.#run(job)
      .catch(this.#fault) // the outcome could not be stored: the job runs again after its lease
      .finally(() => {
        this.#running.delete(job)
        // The end of a job makes the next one of its lane due.
        if (job.lane !== null || this.#full.has(job.task)) this.wake()
      })
    this.#running.set(job, running)
  }

  async #run(job: Job): Promise<void> {
    const task = this.#tasks.get(job.task)
    if (!task) throw new Error(`no task ${job.task}`)
    await runJob(this.#db, task, job, {
      signal: this.#stopping.signal,
      fault: this.#fault,
      finish: (job) => this.#finish(job),
    })
  }

  /** Deletes finished jobs together: jobs that end while a statement runs are deleted by the next statement. */
  #finish(job: Job): Promise<void> {
    this.#done.push(job)
    this.#finishing ??= this.#deleteDone().finally(() => {
      this.#finishing = undefined
    })
    return this.#finishing
  }

  async #deleteDone(): Promise<void> {
    await Promise.resolve() // jobs that end in the same turn are deleted together
    while (this.#done.length > 0) {
      const jobs = this.#done
      this.#done = []
      await finishJobs(this.#db, jobs)
    }
  }

  #extend(): void {
    const jobs = [...this.#running.keys()]
    if (jobs.length > 0) extendLeases(this.#db, jobs, this.#lease_s).catch(this.#fault)
  }
}

type Outcome = { signal: AbortSignal; fault: Fault; finish: (job: Job) => Promise<void> }

/** Runs one claimed job and stores its outcome. */
export async function runJob(db: Db, task: Task, job: Job, { signal, fault, finish }: Outcome): Promise<void> {
  if (job.is_expired) {
    await task.expired?.(job)
    return finish(job)
  }
  const pauseOf = task.pause_s ?? usualPause
  if (job.attempts > 1 && pauseOf(job.attempts - 1, undefined) === null)
    // The last attempt stored no outcome, so the job may have ended the process.
    return failJob(db, job, 'the server ended while the job ran', null)
  try {
    const postponed = await task.run(job, signal)
    if (!postponed) return await finish(job)
    if ('again_s' in postponed) return await repeatJob(db, job, postponed.again_s)
    return await postponeJob(db, job, postponed.until)
  } catch (error) {
    const pause_s = pauseOf(job.attempts, error)
    await failJob(db, job, error instanceof Error ? error.message : String(error), pause_s)
    if (task.isReported && !task.isReported(error)) return
    const outcome = pause_s === null ? 'is dead' : 'will be tried again'
    fault(new Error(`job ${job.task} ${job.job_id} failed ${job.attempts} times and ${outcome}`, { cause: error }))
  }
}
