import type { Fault, Outcome } from '../background/background-loop.ts'
import { CRON } from './cron-sql.ts'
import type { Task } from './task.ts'

/** Work that is repeated, by one server of all. */
export type CronEntry = {
  name: string
  /** Pause between the end of a round and the next one. */
  every_s: number
  /** `more` starts the next round without a pause. Failures of single rows go to `fault`, and do not end the round. */
  work: (signal: AbortSignal, fault: Fault) => Promise<Outcome>
}

/** Longest pause after failures, unless the regular pause is already longer. */
const FAILING_S = 15
/** Rounds that follow each other without a pause are noted as a success after this time. */
const LONGEST_MS = 60_000

class FailedRound extends Error {
  readonly every_s: number
  constructor({ name, every_s }: CronEntry, cause: unknown) {
    super(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.every_s = every_s
  }
}

const pauseAfter = (attempts: number, every_s: number) =>
  Math.max(every_s, Math.min(FAILING_S, every_s * 2 ** Math.min(attempts - 1, 10)))

/**
 * Runs the rounds of all entries. The job of an entry never ends: after a round it is due again, and a failed round is
 * repeated. A round of a killed server starts again after the lease.
 */
export const cronTask = (entries: readonly CronEntry[], faultOf: (name: string) => Fault): Task => ({
  name: CRON,
  concurrency: entries.length, // a slow entry delays no other
  pause_s: (attempts, error) => pauseAfter(attempts, error instanceof FailedRound ? error.every_s : 1),
  isReported: () => false, // by `faultOf`, with the name of the entry
  run: async ({ data }, signal) => {
    const { name } = data as { name: string } // written by addCronEntries
    const entry = entries.find((one) => one.name === name)
    // Another version of the server has this entry, or had it. A server that has it adds it again.
    if (!entry) return undefined
    try {
      const end_ms = performance.now() + LONGEST_MS
      let outcome: Outcome
      do outcome = await entry.work(signal, faultOf(name))
      while (outcome === 'more' && !signal.aborted && performance.now() < end_ms)
      return { again_s: outcome === 'more' ? 0 : entry.every_s }
    } catch (error) {
      if (signal.aborted) return { until: 'now' }
      faultOf(name)(error)
      throw new FailedRound(entry, error)
    }
  },
})
