import type { Job } from './job-sql.ts'

/**
 * Returned by a task whose work is not to be done yet, or is to be repeated `again_s` seconds after it was done. It does
 * not count as an attempt.
 */
export type Postponed = { until: string } | { again_s: number }

/** The code for the jobs of a name. A server runs `concurrency` of them at the same time. */
export type Task = {
  name: string
  concurrency: number
  /** Whether jobs of one shopper run one at a time, in any order. Then each claim takes one job. */
  is_alone?: boolean
  /**
   * Does the work of a job. It may run twice: a server may die after the work and before the job is deleted, so the work
   * needs a key, such as the id of the event. Errors are retried.
   */
  run: (job: Job, signal: AbortSignal) => Promise<Postponed | undefined>
  /** Seconds until the next attempt; null after the last attempt. By default ten attempts in about 35 minutes. */
  pause_s?: (attempts: number, error: unknown) => number | null
  /** Whether an error is reported in the log. By default each is. */
  isReported?: (error: unknown) => boolean
  /** Called when a job is dropped because its time is over. */
  expired?: (job: Job) => Promise<void> | void
}

const ATTEMPTS = 10
const LONGEST_PAUSE_S = 3_600

/** 4 s, then doubled. */
export const usualPause = (attempts: number): number | null =>
  attempts >= ATTEMPTS ? null : Math.min(LONGEST_PAUSE_S, 2 * 2 ** attempts)
