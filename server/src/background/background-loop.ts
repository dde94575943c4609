import { setTimeout as wait } from 'node:timers/promises'

/** `more` starts the next round without a pause, because work may be left. */
export type Outcome = 'more' | 'done'
export type Fault = (error: unknown) => void
/** A running background loop. `stop` waits until the current round ends. */
export type Running = { stop: () => Promise<void> }

export type PeriodicJob = { every_ms: number; work: (signal: AbortSignal) => Promise<Outcome> }

/** Longest pause of the exponential backoff, unless the regular pause is already longer. */
const FAILING_MS = 15_000

/**
 * Runs each job immediately and then repeatedly, one round at a time. A failed round is reported and retried: first
 * after the regular pause, which then doubles with each further failure.
 * A long-running job should check the signal and return when it is aborted.
 */
export function startPeriodicJobs(jobs: readonly (PeriodicJob & { fault: Fault })[]): Running {
  const stopping = new AbortController()
  const running = Promise.all(jobs.map((job) => runUntil(stopping.signal, job)))
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function runUntil(signal: AbortSignal, { every_ms, work, fault }: PeriodicJob & { fault: Fault }): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let outcome: Outcome = 'done'
    try {
      outcome = await work(signal)
      failures = 0
    } catch (error) {
      failures += 1
      if (!signal.aborted) fault(error)
    }
    if (outcome === 'more') continue
    const pause_ms = failures < 2 ? every_ms : Math.max(every_ms, Math.min(FAILING_MS, every_ms * 2 ** (failures - 1)))
    await wait(pause_ms, undefined, { signal, ref: false }).catch(() => {}) // woken by stop()
  }
}
